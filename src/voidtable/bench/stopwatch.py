"""Times that can be believed on a busy machine: each slice of work is set against the yardstick run just before it."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from statistics import median, quantiles
from typing import NamedTuple

from .yardstick import yardstick

Slice = Callable[[], float]  # does a little work and says how many seconds one piece of it took
STICKS = 3  # yardsticks before each slice

# The time this thread spent computing, so that what else runs disturbs little; the clock where there is no such time.
FINE = time.get_clock_info("thread_time").resolution <= 1e-6
now: Callable[[], float] = time.thread_time if FINE else time.perf_counter


class Measure(NamedTuple):
    """Seconds in the middle, how far apart the middle half lies as a part of that, and in yardsticks."""

    median: float
    spread: float
    ratio: float


def stick() -> float:
    """Seconds of one yardstick."""
    start = now()
    for _ in range(STICKS):
        yardstick()
    return (now() - start) / STICKS


def each(work: Sequence[Callable[[], object]], times: int = 1) -> Slice:
    """A slice that does all of this work, so many times."""

    def run() -> float:
        start = now()
        for _ in range(times):
            for piece in work:
                piece()
        return (now() - start) / (times * len(work))

    return run


def spread(times: Sequence[float]) -> float:
    """The distance between the quartiles, as a part of the median."""
    low, middle, high = quantiles(times, n=4, method="inclusive")
    return (high - low) / middle


def alternate(slices: Mapping[str, Slice], seconds: float, rounds: int) -> tuple[float, dict[str, Measure]]:
    """Seconds of a yardstick and the measures of all slices, taken in turn for so long and at least so many rounds."""
    sticks: list[float] = []
    times: dict[str, list[float]] = {name: [] for name in slices}
    ratios: dict[str, list[float]] = {name: [] for name in slices}
    end = time.perf_counter() + seconds
    done = 0
    while done < rounds or time.perf_counter() < end:
        for name, run in slices.items():
            sticks.append(stick())
            times[name].append(run())
            ratios[name].append(times[name][-1] / sticks[-1])
        done += 1
    measures = {name: Measure(median(times[name]), spread(times[name]), median(ratios[name])) for name in slices}
    return median(sticks), measures
