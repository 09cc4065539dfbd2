"""The budgets: times are held against them in yardsticks, whatever a microsecond is worth on this machine."""

from __future__ import annotations

import pytest

from voidtable.bench import Bars, Bench, GameBench
from voidtable.bench.report import BUDGETS, UNITS, Line, first_line, lines_of

TIMES = ("decision", "clone", "view", "imagine", "reopen")


def measured(**ratios: float) -> GameBench:
    """Measures within every budget, but for the ratios that are named; a yardstick takes 100 microseconds."""
    within = dict.fromkeys(Bars.__annotations__, 0.01) | {"decision_memory": 0.02} | ratios
    times = {f"{name}_us": 100 * ratio for name, ratio in within.items()}
    times |= {f"{name}_ms": ratio / 10 for name, ratio in within.items()}
    sizes = {"view_bytes": 32 * 1024, "bytes_per_match": 40 * 1024}
    return {**times, **sizes, "ratio": within, "spread": dict.fromkeys(within, 0.1)}


def lines(found: GameBench) -> dict[str, Line]:
    return {line.name: line for line in lines_of(found)}


def over(found: GameBench) -> list[str]:
    return [name for name, line in lines(found).items() if not line.kept]


def test_the_budgets_are_those_of_the_page():
    assert BUDGETS == {
        "import": 150, "decision": 0.1, "memory_price": 3, "clone": 0.1, "view": 2, "view_bytes": 32, "imagine": 3,
        "bytes_per_match": 40, "reopen": 500,
    }  # fmt: skip


def test_every_budget_is_held_against_a_measure():
    found = lines(measured())
    assert list(found) == list(UNITS)
    assert BUDGETS.keys() == {*(name for name, line in found.items() if line.budget), "import"}
    assert found["decision"] == Line("decision", "us", 1.0, 0.01, 0.1)
    assert over(measured()) == []


@pytest.mark.parametrize("name", TIMES)
def test_a_time_is_held_against_its_budget_in_yardsticks(name: str):
    for ratio, kept in ((BUDGETS[name], True), (BUDGETS[name] * 1.01, False)):
        line = lines(measured(**{name: ratio, "decision_memory": 0.2}))[name]
        assert line.kept is kept
        assert (line.budget, line.budget_unit) == (BUDGETS[name], "sticks")


@pytest.mark.parametrize("slower", [0.1, 1, 10])
def test_a_slow_machine_keeps_the_same_budgets(slower: float):
    found = measured(clone=0.2, reopen=499, decision_memory=0.02)
    times = {name: value * slower for name, value in found.items() if name.endswith(("_us", "_ms"))}
    assert over({**found, **times}) == ["clone"]


def test_memory_costs_no_more_than_three_times_a_decision():
    assert lines(measured(decision_memory=0.0325))["memory_price"] == Line("memory_price", "times", 3.25)
    assert over(measured(decision_memory=0.0325)) == ["memory_price"]
    assert lines(measured())["memory_price"].budget_unit == "times"


@pytest.mark.parametrize("name", ["view_bytes", "bytes_per_match"])
def test_a_size_is_held_against_its_budget_in_kibibytes(name: str):
    found = measured()
    assert lines(found)[name].budget_unit == "kib"
    found[name] += 1
    assert over(found) == [name]


@pytest.mark.parametrize(("ms", "kept"), [(150.0, True), (150.1, False)])
def test_the_import_is_held_against_its_budget_in_milliseconds(ms: float, kept: bool):
    bench: Bench = {"yardstick_us": 1.0, "import_ms": ms, "games": {}}
    line = first_line(bench)
    assert (line.figure, line.budget, line.budget_unit, line.kept) == (ms, 150, "ms", kept)
