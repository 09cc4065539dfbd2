"""The bench: the shape of its answer, and that its numbers fit each other."""

from __future__ import annotations

import json
import tracemalloc
from itertools import count
from math import isclose
from types import SimpleNamespace

import pytest

from voidtable.bench import Bars, Bench, GameBench, bench, footprint
from voidtable.bench.footprint import bytes_per_match, import_ms
from voidtable.bench.playouts import LONG, decisions, length, play, started
from voidtable.games.hello import GAME

# What DESIGN section 4 promises to tools, and what is told beside it.
PROMISED = {
    "seats", "decision_us", "decision_memory_us", "clone_us", "view_us", "imagine_us", "bytes_per_match", "reopen_ms",
    "ratio",
}  # fmt: skip
BESIDE = {
    "decisions", "clone_bare_us", "view_bytes", "save_us", "load_us", "reopen_choices", "replay_ms", "spread",
}  # fmt: skip
WHOLE = ("seats", "decisions", "view_bytes", "bytes_per_match", "reopen_choices")
BARS = {
    "decision", "decision_memory", "clone", "clone_bare", "view", "imagine", "save", "load", "reopen", "replay",
}  # fmt: skip


@pytest.fixture(scope="module")
def told() -> tuple[Bench, list[str]]:
    """A quick bench of hello, and what its progress said."""
    heard: list[str] = []
    return bench(["hello"], heard.append, quick=True), heard


@pytest.fixture(scope="module")
def hello(told: tuple[Bench, list[str]]) -> GameBench:
    return told[0]["games"]["hello"]


def test_the_shape_is_the_one_that_tools_rely_on(told, hello):
    assert list(told[0]) == ["yardstick_us", "import_ms", "games"]
    assert list(told[0]["games"]) == ["hello"]
    assert hello.keys() == PROMISED | BESIDE == GameBench.__annotations__.keys()
    assert hello["ratio"].keys() == hello["spread"].keys() == BARS == Bars.__annotations__.keys()
    assert json.loads(json.dumps(told[0])) == told[0]


def test_every_number_is_one(told, hello):
    times = {name: value for name, value in hello.items() if name.endswith(("_us", "_ms"))}
    numbers = [told[0]["yardstick_us"], told[0]["import_ms"], *times.values(), *hello["ratio"].values()]
    assert all(type(number) is float and number > 0 for number in numbers)
    assert all(type(hello[name]) is int and hello[name] > 0 for name in WHOLE)
    assert all(spread >= 0 for spread in hello["spread"].values())


@pytest.mark.parametrize("bar", sorted(BARS))
def test_a_ratio_is_a_time_in_yardsticks(told, hello, bar: str):
    us = hello[f"{bar}_us"] if f"{bar}_us" in hello else hello[f"{bar}_ms"] * 1000
    assert isclose(hello["ratio"][bar] * told[0]["yardstick_us"], us, rel_tol=0.7)


def test_the_numbers_fit_each_other(hello):
    assert hello["seats"] == GAME.seats[-1]
    assert hello["decision_us"] < hello["decision_memory_us"]
    assert hello["reopen_choices"] >= hello["decisions"]
    assert hello["reopen_ms"] < hello["replay_ms"]
    match = started(GAME, 5, 0, 30)
    assert hello["view_bytes"] > len(json.dumps(match.view(0)["faces"], separators=(",", ":")))


def test_progress_is_told_what_comes_next(told):
    assert told[1] == ["import", "hello"]


def test_nobody_need_listen(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("voidtable.bench.measure.import_ms", float)
    monkeypatch.setattr("voidtable.bench.measure.measure", lambda game, effort: (game.seats[0] * 1e-6, {}))
    assert bench(["hello"]) == {"yardstick_us": 2.0, "import_ms": 9.0, "games": {"hello": {}}}


# Playouts


def test_a_playout_is_the_game_of_its_seed():
    assert started(GAME, 3, 4, 20).fingerprint() == started(GAME, 3, 4, 20, memory=False).fingerprint()
    assert started(GAME, 3, 4, 20).count == 20
    assert len({length(GAME, 3, seed) for seed in range(10)}) > 3


def test_a_length_is_that_of_the_whole_game():
    choices = length(GAME, 4, 2)
    assert not started(GAME, 4, 2, choices - 1).over
    assert started(GAME, 4, 2, choices).over
    assert started(GAME, 4, 2, LONG).count == choices < LONG


def test_to_play_says_how_many_choices_it_made():
    match = started(GAME, 2, 1, 3)
    assert play(match, lambda: 0.0, 4) == 4
    assert match.count == 7


@pytest.mark.parametrize("memory", [False, True])
def test_a_decision_is_timed_without_the_start_of_the_game(monkeypatch: pytest.MonkeyPatch, memory: bool):
    ticks, begun = count(0, 12), []
    game = SimpleNamespace(start=lambda seats, seed, memory: begun.append((seats, seed, memory)))
    monkeypatch.setattr("voidtable.bench.playouts.now", lambda: next(ticks))
    monkeypatch.setattr("voidtable.bench.playouts.play", lambda match, random, limit: 4)
    monkeypatch.setattr("voidtable.bench.playouts.SLICE", 8)
    run = decisions(game, 3, memory)
    assert [run(), run()] == [3.0, 3.0]
    assert begun == [(3, seed, memory) for seed in range(4)]


# Weight


def test_the_footprint_is_that_of_one_match(monkeypatch: pytest.MonkeyPatch):
    asked: list[tuple[int, int]] = []

    def block(game: object, seats: int, seed: int, choices: int) -> bytearray:
        asked.append((seed, choices))
        return bytearray(100_000)

    monkeypatch.setattr(footprint, "started", block)
    assert 100_000 <= bytes_per_match(GAME, 2, [10, 20, 30, 40]) < 101_000
    assert asked[1:] == [(0, 9), (1, 19), (2, 29), (3, 39)]  # one choice before the end; the first is not counted


@pytest.mark.parametrize("tracing", [False, True])
def test_weighing_leaves_tracing_as_it_found_it(tracing: bool):
    if tracing:
        tracemalloc.start()
    assert 1_000 < bytes_per_match(GAME, 2, [20, 20]) < 40 * 1024
    assert tracemalloc.is_tracing() is tracing
    tracemalloc.stop()


def test_the_import_is_the_middle_one_of_several(monkeypatch: pytest.MonkeyPatch):
    seconds = iter(["0.9\n", "0.1\n", "0.2\n"])
    monkeypatch.setattr(footprint.subprocess, "run", lambda *given, **how: SimpleNamespace(stdout=next(seconds)))
    assert import_ms(3) == 200


def test_a_fresh_interpreter_imports_the_package_and_lists_the_games():
    assert 1 < import_ms(1) < 5_000
