"""Bots: each sees one seat and nothing else, and chooses by that and by its own chance alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from voidtable import bots
from voidtable.bots import Seen, UnknownBot, greedy
from voidtable.games.hello import GAME
from voidtable.kernel import Match, Refused

GUESSES = 40


def halfway(seed: int = 1, seats: int = 3) -> Match:
    """A match with things known and unknown to everybody, in which one seat is asked."""
    match, chance = GAME.start(seats, seed), Random(seed)
    while match.count < 15 or len(match.asking) > 1:
        seat = match.asking[0]
        match.choose(seat, chance.choice(match.options(seat)))
    assert not match.over
    return match


def test_a_bot_sees_what_its_seat_sees():
    match = halfway()
    for seat in range(3):
        seen = Seen.by(match, seat)
        assert (seen.game, seen.seat, seen.view) == (GAME, seat, match.view(seat))
        assert seen.view != match.view((seat + 1) % 3)
    seat = match.asking[0]
    assert Seen.by(match, seat).options == match.options(seat)


def test_its_eyes_stay_open():
    match = halfway()
    seen = {seat: Seen.by(match, seat) for seat in range(3)}
    while not match.over:
        seat = match.asking[0]
        assert (seen[seat].options, seen[seat].view) == (match.options(seat), match.view(seat))
        match.choose(seat, seen[seat].options[0])
    assert seen[0].view["asking"] == []


def test_there_is_nothing_else_for_it_to_see():
    assert {name for name in dir(Seen) if not name.startswith("_")} == {"by", "game", "options", "seat", "view"}
    seen = Seen.by(halfway(), 1)
    with pytest.raises(AttributeError):
        seen.match = halfway()


def test_to_take_another_number_opens_nobody_elses_eyes():
    match = halfway()
    seat, other = match.asking[0], (match.asking[0] + 1) % 3
    liar = Seen.by(match, other)
    liar.seat = seat
    assert liar.view == match.view(other)
    with pytest.raises(Refused):
        print(liar.options)


def test_a_seat_that_is_not_asked_has_no_options():
    match = halfway()
    with pytest.raises(Refused) as caught:
        print(Seen.by(match, (match.asking[0] + 1) % 3).options)
    assert caught.value.refusal.clause == "VT-1"


def spoil(value: object) -> None:
    """Change everything in a view that can be changed."""
    if isinstance(value, dict):
        for inside in value.values():
            spoil(inside)
        value.clear()
    elif isinstance(value, list):
        for inside in value:
            spoil(inside)
        value.clear()


def test_what_a_bot_does_to_its_view_and_options_changes_nothing():
    match = halfway()
    seat = match.asking[0]
    seen, before = Seen.by(match, seat), (match.fingerprint(), match.view(seat), match.options(seat))
    spoil(seen.view)
    spoil(seen.options)
    assert (match.fingerprint(), match.view(seat), match.options(seat)) == before


# Random


def test_random_takes_any_option_as_often_as_the_other():
    seen = Seen(GAME, 0, lambda: ["a", "b", "c", "d", "e"], dict)
    choose, chance, times = bots.load("random").choose, Random(1), 20_000
    took = Counter(choose(seen, chance) for _ in range(times))
    expected = times / 5
    assert sum((took[option] - expected) ** 2 / expected for option in "abcde") < 18.5  # chi-square, one in a thousand


def test_random_depends_on_its_chance_and_on_nothing_else():
    match = GAME.start(3, seed=1)
    seen, choose = Seen.by(match, match.asking[0]), bots.load("random").choose
    assert len(seen.options) > 2

    def choices(seed: int) -> list[object]:
        chance = Random(seed)
        return [choose(seen, chance) for _ in range(20)]

    assert choices(1) == choices(1)
    assert choices(1) != choices(2)


def test_random_does_not_look_at_the_table():
    match = GAME.start(3, seed=1, memory=False)  # where there is no view to look at
    bot = bots.load("random")
    assert bot.views is False
    assert bot.choose(Seen.by(match, match.asking[0]), Random(1)) in match.options(match.asking[0])


# Greedy


def hinted(monkeypatch: pytest.MonkeyPatch, **worth: float) -> list[object]:
    """Hints for options that are words; the list tells what they were asked."""
    heard: list[object] = []

    def worths(game: object, view: object, options: list[str]) -> list[float]:
        heard.append((game, view, options))
        return [worth.get(option, 0.0) for option in options]

    monkeypatch.setattr(greedy, "hints_of", lambda package: worths)
    return heard


def test_greedy_takes_the_best_and_among_equals_any(monkeypatch: pytest.MonkeyPatch):
    heard = hinted(monkeypatch, b=2.0, d=2.0, e=1.0)
    seen, chance = Seen(GAME, 0, lambda: ["a", "b", "c", "d", "e"], lambda: {"seat": 0}), Random(1)
    took = Counter(greedy.choose(seen, chance) for _ in range(2_000))
    assert set(took) == {"b", "d"}
    assert 900 < took["b"] < 1_100
    assert heard[0] == (GAME, {"seat": 0}, ["a", "b", "c", "d", "e"])


def test_greedy_does_not_look_where_there_is_nothing_to_weigh(monkeypatch: pytest.MonkeyPatch):
    heard, looks = hinted(monkeypatch), []
    assert greedy.choose(Seen(GAME, 0, lambda: ["a"], lambda: looks.append(0) or {}), Random(1)) == "a"
    assert (heard, looks) == ([], [])


def test_without_hints_greedy_is_random_and_does_not_look():
    assert greedy.hints_of(GAME.package) is None
    assert greedy.hints_of("") is None
    seen = Seen(GAME, 0, lambda: ["a", "b", "c"], lambda: pytest.fail("it looked"))
    choose = bots.load("random").choose
    assert [greedy.choose(seen, Random(n)) for n in range(30)] == [choose(seen, Random(n)) for n in range(30)]


# Every bot


@pytest.mark.parametrize("name", bots.NAMES)
@pytest.mark.parametrize("seed", range(5))
def test_two_truths_with_equal_views_and_equal_chance_give_the_same_choice(name: str, seed: int):
    match = halfway(seed)
    seat, choose = match.asking[0], bots.load(name).choose
    view, chosen = match.view(seat), choose(Seen.by(match, seat), Random(seed))
    worlds = [GAME.imagine(view, seed=guess) for guess in range(GUESSES)]
    assert len({world.fingerprint() for world in worlds}) > GUESSES // 2
    for world in worlds:
        assert world.view(seat) == view
        assert choose(Seen.by(world, seat), Random(seed)) == chosen


@pytest.mark.parametrize("name", bots.NAMES)
def test_a_bot_is_found_by_its_name(name: str):
    assert bots.load(name).name == name
    bots.check([name, name])


@pytest.mark.parametrize("name", ["oracle", "", "Random", "seen", "random.BOT"])
def test_an_unknown_bot_is_named_and_so_are_those_that_there_are(name: str):
    for ask in (bots.load, lambda name: bots.check(["random", name])):
        with pytest.raises(UnknownBot) as caught:
            ask(name)
        assert caught.value.text("en") == f"There is no bot “{name}”. There are: random, greedy."
        assert caught.value.text("pl") == f"Nie ma bota „{name}”. Są: random, greedy."


def test_somebody_must_play():
    with pytest.raises(UnknownBot) as caught:
        bots.check([])
    assert caught.value.text("en") == "At least one bot is needed. There are: random, greedy."
    assert caught.value.text("pl") == "Potrzebny jest co najmniej jeden bot. Są: random, greedy."
