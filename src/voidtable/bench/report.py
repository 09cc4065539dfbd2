"""The measures as lines of a table, held against the budgets: times in yardsticks, which are alike on every machine."""

from __future__ import annotations

from typing import NamedTuple, cast

from .measure import Bench, GameBench

# Times in yardsticks, but for the import; the rest in the units below. The price of memory is what a decision with it
# costs, as a multiple of one without.
BUDGETS = {
    "import": 150,
    "decision": 0.10,
    "memory_price": 3,
    "clone": 0.10,
    "view": 2,
    "view_bytes": 32,
    "imagine": 3,
    "bytes_per_match": 40,
    "reopen": 500,
}
UNITS = {
    "decision": "us",
    "decision_memory": "us",
    "memory_price": "times",
    "clone": "us",
    "clone_bare": "us",
    "view": "us",
    "view_bytes": "kib",
    "imagine": "us",
    "save": "us",
    "load": "us",
    "bytes_per_match": "kib",
    "reopen": "ms",
    "replay": "ms",
}


class Line(NamedTuple):
    """One measure. Sizes and the import are not set against the yardstick; some measures have no budget."""

    name: str
    unit: str
    figure: float
    ratio: float | None = None
    spread: float | None = None

    @property
    def budget(self) -> float | None:
        return BUDGETS.get(self.name)

    @property
    def budget_unit(self) -> str:
        return self.unit if self.ratio is None else "sticks"

    @property
    def kept(self) -> bool:
        """A microsecond is another on each machine, so the ratio is what counts, where there is one."""
        return self.budget is None or (self.figure if self.ratio is None else self.ratio) <= self.budget


def first_line(found: Bench) -> Line:
    """What belongs to no game."""
    return Line("import", "ms", found["import_ms"])


def lines_of(measured: GameBench) -> list[Line]:
    """The measures of a game, in the order of the budgets."""
    ratios, spreads = cast("dict[str, float]", measured["ratio"]), cast("dict[str, float]", measured["spread"])
    return [
        Line(name, unit, figure(measured, name, unit), ratios.get(name), spreads.get(name))
        for name, unit in UNITS.items()
    ]


def figure(measured: GameBench, name: str, unit: str) -> float:
    found = cast("dict[str, float]", measured)
    match unit:
        case "times":
            return measured["decision_memory_us"] / measured["decision_us"]
        case "kib":
            return found[name] / 1024
    return found[f"{name}_{unit}"]
