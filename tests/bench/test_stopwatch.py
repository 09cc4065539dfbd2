"""The yardstick never changes, and the stopwatch takes it before each slice of work."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from voidtable.bench import stopwatch, yardstick
from voidtable.bench.stopwatch import STICKS, alternate, each, spread, stick

SOURCE = "8b4a6360584485227ec92bfdd9e23a847c9c0c318dfa40ce63b4cf129eab9ea5"  # SHA-256 of yardstick.py
ANSWER = 10332709


def test_the_yardstick_is_what_it_always_was():
    source = Path(yardstick.__file__).read_bytes().replace(b"\r\n", b"\n")
    assert hashlib.sha256(source).hexdigest() == SOURCE, "a changed yardstick makes every number ever told worthless"


def test_the_yardstick_always_comes_to_the_same_answer():
    assert [yardstick.yardstick() for _ in range(3)] == [ANSWER] * 3


class Clock:
    """A clock that goes on only when something is said to take time, and what took it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *sticks: float) -> None:
        self.time, self.log, self.sticks = 0.0, [], list(sticks)
        monkeypatch.setattr(stopwatch, "now", lambda: self.time)
        monkeypatch.setattr(stopwatch, "yardstick", self.yardstick)
        monkeypatch.setattr(stopwatch.time, "perf_counter", lambda: self.time)

    def take(self, name: str, seconds: float) -> None:
        self.log.append(name)
        self.time += seconds

    def yardstick(self) -> None:
        at = (len(self.log) - sum(name != "|" for name in self.log)) // STICKS
        self.take("|", self.sticks[at % len(self.sticks)])


def test_a_stick_is_one_yardstick(monkeypatch: pytest.MonkeyPatch):
    clock = Clock(monkeypatch, 0.25)
    assert stick() == 0.25
    assert clock.log == ["|"] * STICKS


def test_a_slice_is_the_time_of_one_piece_of_its_work(monkeypatch: pytest.MonkeyPatch):
    clock = Clock(monkeypatch, 1)
    run = each([lambda: clock.take("a", 1), lambda: clock.take("b", 3)], times=2)
    assert run() == 2
    assert clock.log == ["a", "b", "a", "b"]


def test_the_yardstick_is_taken_before_each_slice_in_turn(monkeypatch: pytest.MonkeyPatch):
    clock = Clock(monkeypatch, 0.125)
    slices = {"a": each([lambda: clock.take("a", 0.25)]), "b": each([lambda: clock.take("b", 1)])}
    yardstick, told = alternate(slices, seconds=0, rounds=2)
    assert "".join(clock.log) == "|||a|||b" * 2
    assert yardstick == 0.125
    assert told == {"a": (0.25, 0, 2), "b": (1, 0, 8)}


def test_a_slice_is_set_against_the_yardstick_just_before_it(monkeypatch: pytest.MonkeyPatch):
    # The machine is busy every other time: all takes twice as long, and the ratio is the same.
    clock = Clock(monkeypatch, 0.125, 0.25)
    slow = iter([1, 2] * 4)
    _, told = alternate({"a": each([lambda: clock.take("a", next(slow))])}, seconds=0, rounds=8)
    assert told["a"] == (1.5, pytest.approx(2 / 3), 8)


@pytest.mark.parametrize(("seconds", "rounds", "done"), [(0, 3, 3), (20, 3, 5), (7.9, 2, 2), (8.1, 2, 3)])
def test_measuring_lasts_so_long_and_at_least_so_many_rounds(monkeypatch, seconds: float, rounds: int, done: int):
    clock = Clock(monkeypatch, 1)
    told = alternate({"a": each([lambda: clock.take("a", 1)])}, seconds, rounds)[1]
    assert clock.log.count("a") == done
    assert told["a"].ratio == 1


def test_the_spread_is_the_middle_half_as_a_part_of_the_median():
    assert spread([1, 2, 3, 4, 5]) == pytest.approx(2 / 3)
    assert spread([7, 7, 7]) == 0
    assert spread([100, 2, 3, 4, 0]) == pytest.approx(2 / 3)  # what happens seldom does not count
