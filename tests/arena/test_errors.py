"""What goes wrong in a game between bots: it is written down so that it can be had again, and the others are played."""

from __future__ import annotations

import json
from random import Random

import pytest
from tests.kernel.toy import GAME, actions

from voidtable import bots
from voidtable.arena import playthrough, simulate, simulation
from voidtable.bots import Bot, Seen
from voidtable.bots.random import choose as any_option
from voidtable.kernel import Match, Option, replay
from voidtable.kernel.record import write


def broken(**asked: object) -> dict[str, object]:
    """The toy with its flaws, played by chance."""
    return simulate(GAME, **{"seats": 3, "games": 12, "seed": 1, "options": {"faults": True}} | asked)


def can_fail(match: Match, error: str) -> bool:
    """Is there an option after which this error comes again?"""
    for option in match.options(match.asking[0]):
        try:
            copy = match.clone()
            copy.choose(copy.asking[0], option)
        except Exception as again:
            if type(again).__name__ == error:
                return True
    return False


@pytest.mark.parametrize("views", [False, True], ids=["without memory", "with memory"])
def test_an_error_comes_with_a_message_and_a_record_up_to_it(monkeypatch: pytest.MonkeyPatch, views: bool):
    monkeypatch.setattr(bots, "load", lambda name: Bot(name, any_option, views))
    found = broken(options={"faults": True, "turns": 200})
    assert len(found["errors"]) == 12
    met = set()
    for seed, error in enumerate(found["errors"], 1):
        assert list(error) == ["message", "record"]
        start, kind, rest = error["message"].split(": ", 2)
        assert start == f"seed {seed}"
        met.add(kind)
        assert (kind, "actions.py" in rest, "boom" in rest) in [
            ("ZeroDivisionError", True, True), ("DeadEnd", False, False),
        ]  # fmt: skip
        for record in (error["record"], write(error["record"]), json.loads(json.dumps(error["record"]))):
            match = replay(record, GAME)
            assert not match.over
        assert can_fail(match, kind)
    assert met == {"ZeroDivisionError", "DeadEnd"}
    stuck = sum("DeadEnd" in error["message"] for error in found["errors"])  # only memory can take such a choice back
    made = sum(len(error["record"]["choices"]) for error in found["errors"])
    assert found["decisions"] == made + stuck * (not views)
    assert (found["endings"], found["wins"]["seat"]) == ({}, [0, 0, 0])


def test_the_games_without_an_error_are_counted():
    found = broken(games=30, options={"faults": True, "turns": 8})
    assert 0 < len(found["errors"]) < 30
    assert sum(found["endings"].values()) == 30 - len(found["errors"])


def test_errors_are_the_same_on_one_core_and_on_two(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(simulation, "load", lambda name, pack: GAME)
    simulation.game_at_work.cache_clear()
    one, two = (broken(games=40, jobs=jobs, options={"faults": True, "turns": 8}) for jobs in (1, 2))
    simulation.game_at_work.cache_clear()
    assert len(one["errors"]) > 1
    for name in ("decisions", "endings", "wins", "errors"):
        assert one[name] == two[name]


def test_a_game_that_cannot_be_set_up_has_a_seed_and_no_record(monkeypatch: pytest.MonkeyPatch):
    def run(self: actions.Setup, g: object) -> None:
        raise RuntimeError("no deck")

    monkeypatch.setattr(actions.Setup, "run", run)
    found = simulate(GAME, 2, 2, 7)
    assert [error["message"].split(" (")[0] for error in found["errors"]] == [
        "seed 7: RuntimeError: no deck", "seed 8: RuntimeError: no deck",
    ]  # fmt: skip
    assert ([error["record"] for error in found["errors"]], found["decisions"]) == ([None, None], 0)


def test_where_nobody_can_say_who_has_won_the_record_ends_just_before(monkeypatch: pytest.MonkeyPatch):
    def result(g: object) -> None:
        raise LookupError("who?")

    monkeypatch.setitem(vars(GAME), "result", result)
    found = simulate(GAME, 2, 1, 3, options={"turns": 4})
    monkeypatch.undo()
    (error,) = found["errors"]
    assert error["message"].startswith("seed 3: LookupError: who? (")
    match = replay(error["record"], GAME)
    assert (match.over, match.count) == (False, found["decisions"] - 1)
    assert any(ends(match, option) for option in match.options(match.asking[0]))


def ends(match: Match, option: Option) -> bool:
    copy = match.clone()
    copy.choose(copy.asking[0], option)
    return copy.over


def test_a_game_that_does_not_end_is_an_error_of_its_rules(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(playthrough, "LONGEST", 10)
    (error,) = simulate(GAME, 2, 1, 1, options={"turns": 200})["errors"]
    assert error["message"].startswith("seed 1: Endless: 10 (")
    assert replay(error["record"], GAME).count == 10


@pytest.mark.parametrize("option", ["checkmate", None, 10**6, ("draw",)])
def test_a_bot_that_takes_what_is_not_offered_is_refused(monkeypatch: pytest.MonkeyPatch, option: object):
    def choose(seen: Seen, chance: Random) -> Option:
        return option

    monkeypatch.setattr(bots, "load", lambda name: Bot(name, choose, views=False))
    (error,) = simulate(GAME, 2, 1, 1)["errors"]
    assert error["message"].startswith("seed 1: Refused: ")
    assert "[VT-2]" in error["message"]
    assert replay(error["record"], GAME).count == 0
