"""Many games between bots: the shape of the answer, its counts, and that they depend on the seeds alone."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from tests.kernel.toy import GAME as TOY

from voidtable import bots
from voidtable.arena import simulate
from voidtable.arena.playthrough import Tally
from voidtable.arena.simulation import chunks
from voidtable.bots import Bot, Seen, UnknownBot
from voidtable.games.hello import GAME
from voidtable.kernel import BadStart, Option, Result, UnknownGame

SHAPE = [
    "game", "seats", "games", "decisions", "seconds", "decisions_per_second", "endings", "wins", "errors",
]  # fmt: skip


def counts(found: dict[str, object]) -> dict[str, object]:
    """All but the times."""
    return {name: value for name, value in found.items() if name not in ("seconds", "decisions_per_second")}


def names(monkeypatch: pytest.MonkeyPatch, **playing: Bot) -> None:
    """Bots of a test, under these names."""
    monkeypatch.setattr(bots, "load", playing.__getitem__)


def test_the_shape_is_the_one_that_tools_rely_on():
    found = simulate("hello", 3, 20, 1)
    assert list(found) == SHAPE
    assert (found["game"], found["seats"], found["games"]) == ("hello", 3, 20)
    assert list(found["wins"]) == ["seat", "faction"]
    assert [type(n) for n in found["wins"]["seat"]] == [int] * 3
    assert type(found["decisions"]) is type(found["decisions_per_second"]) is int
    assert type(found["seconds"]) is float
    assert (found["wins"]["faction"], found["errors"]) == ({}, [])
    assert json.loads(json.dumps(found)) == found


def test_the_speed_is_decisions_by_seconds():
    found = simulate("hello", 2, 50, 1)
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"], rel=0.01)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_counts_are_those_of_the_games_with_these_seeds(seats: int):
    decisions, endings, wins = 0, Counter(), Counter()
    for seed in range(5, 15):
        match = GAME.start(seats, seed, memory=False)
        chance = [Random(f"{seed} {seat}") for seat in range(seats)]
        while not match.over:
            seat = match.asking[0]
            match.choose(seat, chance[seat].choice(match.options(seat)))
        decisions += match.count
        endings[match.result.ending] += 1
        wins.update(match.result.winners)
    assert counts(simulate(GAME, seats, 10, 5)) == {
        "game": "hello", "seats": seats, "games": 10, "decisions": decisions, "endings": dict(endings),
        "wins": {"seat": [wins[seat] for seat in range(seats)], "faction": {}}, "errors": [],
    }  # fmt: skip


def test_the_counts_are_the_same_on_one_core_and_on_two():
    heard: list[int] = []
    two = simulate("hello", 4, 70, 3, jobs=2, progress=heard.append)
    assert counts(two) == counts(simulate("hello", 4, 70, 3))
    assert (heard[-1], heard) == (70, sorted(set(heard)))


def test_the_counts_are_the_same_in_one_go_and_in_parts():
    whole, parts = simulate("hello", 3, 30, 100), [simulate("hello", 3, 11, 100), simulate("hello", 3, 19, 111)]
    assert whole["decisions"] == sum(part["decisions"] for part in parts)
    assert whole["endings"] == sum((Counter(part["endings"]) for part in parts), Counter())
    seats = [part["wins"]["seat"] for part in parts]
    assert whole["wins"]["seat"] == [sum(wins) for wins in zip(*seats, strict=True)]
    assert counts(parts[0]) != counts(simulate("hello", 3, 11, 111))


def test_other_seeds_are_other_games():
    assert len({simulate("hello", 5, 3, seed)["decisions"] for seed in range(20)}) > 5


@pytest.mark.parametrize(
    ("seed", "games", "jobs"), [(0, 1, 1), (0, 1, 8), (7, 100, 1), (7, 1000, 3), (-5, 64, 2), (1, 0, 2), (0, 5000, 1)]
)
def test_the_parts_are_all_seeds_once_and_in_order(seed: int, games: int, jobs: int):
    parts = chunks(seed, games, jobs)
    assert [one for part in parts for one in part] == list(range(seed, seed + games))
    assert all(1 <= len(part) <= 64 for part in parts)


@pytest.mark.parametrize("games", [1, 5, 40])
def test_progress_tells_how_many_games_are_played(games: int):
    heard: list[int] = []
    simulate("hello", 2, games, 1, progress=heard.append)
    assert heard == sorted(set(heard))
    assert (heard[-1], len(heard) > 1) == (games, games > 1)


def test_the_options_of_the_table_are_agreed_on():
    short, usual = simulate("hello", 2, 20, 1, options={"rounds": 1}), simulate("hello", 2, 20, 1)
    assert short["decisions"] < usual["decisions"] / 2
    assert simulate("hello", 2, 20, 1, options={"rounds": 1, "alarm": 6})["endings"] == {"done": 20}


# Who plays where


def first(seen: Seen, chance: Random) -> Option:
    return seen.options[0]


def last(seen: Seen, chance: Random) -> Option:
    return seen.options[-1]


@pytest.mark.parametrize(("seats", "sit"), [(2, "ab"), (3, "aba"), (4, "abab"), (5, "ababa")])
def test_bots_sit_down_in_order_and_again_from_the_first(monkeypatch: pytest.MonkeyPatch, seats: int, sit: str):
    sat: dict[int, str] = {}

    def seated(name: str) -> Bot:
        return Bot(name, lambda seen, chance: sat.update({seen.seat: name}) or first(seen, chance), views=False)

    names(monkeypatch, a=seated("a"), b=seated("b"))
    simulate("hello", seats, 1, 1, bots=["a", "b"])
    assert "".join(sat[seat] for seat in range(seats)) == sit


@pytest.mark.parametrize("views", [False, True])
def test_a_match_remembers_only_where_a_bot_looks_at_the_table(monkeypatch: pytest.MonkeyPatch, views: bool):
    def looks(seen: Seen, chance: Random) -> Option:
        assert seen.view["seat"] == seen.seat
        return first(seen, chance)

    names(monkeypatch, looks=Bot("looks", looks, views))
    errors = simulate("hello", 2, 2, 1, bots=["looks"])["errors"]
    assert [error["message"].split(":")[1] for error in errors] == ([] if views else [" NoMemory"] * 2)


def test_the_chance_of_a_seat_is_its_own(monkeypatch: pytest.MonkeyPatch):
    heard: dict[tuple[str, int], list[float]] = {}

    def hears(playing: str, times: int) -> Bot:
        def choose(seen: Seen, chance: Random) -> Option:
            heard.setdefault((playing, seen.seat), []).extend(chance.random() for _ in range(times))
            return first(seen, chance)

        return Bot(playing, choose, views=False)

    names(monkeypatch, slow=hears("slow", 1), fast=hears("fast", 3), still=Bot("still", first, views=False))
    simulate("hello", 2, 1, 9, bots=["slow", "still"])
    simulate("hello", 2, 1, 9, bots=["fast", "slow"])
    own, greedy = heard["slow", 0], heard["fast", 0]
    assert greedy[: len(own)] == own
    assert heard["slow", 1][0] not in greedy


# What is counted


def test_who_ties_has_won_too():
    found = Tally()
    found.count(Result((0, 2), None, "done", {}))
    found.count(Result((2,), None, "awake", {}))
    found.count(Result((), None, "awake", {}))
    assert dict(found.seats) == {0: 1, 2: 2}
    assert dict(found.endings) == {"done": 1, "awake": 2}


def test_the_wins_of_a_faction_are_counted_where_a_game_has_factions():
    one, other = Tally(decisions=3), Tally(decisions=4, errors=[{"message": "x", "record": None}])
    one.count(Result((0,), None, "done", {"faction": "crew"}))
    other.count(Result((1,), None, "done", {"faction": "crew"}))
    other.count(Result((1,), None, "done", {"faction": "void"}))
    one.add(other)
    assert (dict(one.factions), dict(one.seats)) == ({"crew": 2, "void": 1}, {0: 1, 1: 2})
    assert (one.decisions, one.errors) == (7, [{"message": "x", "record": None}])


# What cannot be played is said at once


@pytest.mark.parametrize(
    ("changed", "error", "reason"),
    [
        ({"game": "chess"}, UnknownGame, "unknown"),
        ({"seats": 1}, BadStart, "seats"),
        ({"seats": 6}, BadStart, "seats"),
        ({"seats": "3"}, BadStart, "seats"),
        ({"seed": "x"}, BadStart, "seed"),
        ({"options": {"rounds": 9}}, BadStart, "setting"),
        ({"options": {"colour": 1}}, BadStart, "unknown-setting"),
        ({"bots": ["random", "oracle"]}, UnknownBot, "unknown"),
        ({"bots": []}, UnknownBot, "nobody"),
        ({"game": TOY, "jobs": 2}, UnknownGame, "unknown"),  # workers know a game by its name alone
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_what_nobody_could_play_is_refused_before_the_first_game(changed, error, reason: str, jobs: int):
    heard: list[int] = []
    asked = {"game": "hello", "seats": 3, "games": 5, "seed": 1, "jobs": jobs, "progress": heard.append}
    with pytest.raises(error) as caught:
        simulate(**asked | changed)
    assert (caught.value.reason, heard) == (reason, [])
    assert caught.value.text("en") != caught.value.text("pl")
