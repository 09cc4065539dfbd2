"""`voidtable bench`: how fast the engine is, held against its budgets."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from itertools import count

from voidtable.bench import Bench, bench
from voidtable.bench.report import Line, first_line, lines_of
from voidtable.kernel import games, load
from voidtable.terminal.language import decimal, words_of
from voidtable.terminal.progress import bar
from voidtable.terminal.screen import Screen

COLUMNS = ("measure", "figure", "ratio", "spread", "budget")


def run(args: Namespace, lang: str) -> int:
    names = list(dict.fromkeys(args.games)) or games()
    for name in names:
        load(name)  # an unknown name is told at once, not after the others are measured
    with bar(len(names) + 1) as progress:
        parts = count()
        found = bench(names, lambda name: progress(next(parts)) if progress else None)
    if args.json:
        print(json.dumps(found))
    else:
        Report(lang).show(found)
    return 0


class Report:
    """The table, for people."""

    def __init__(self, lang: str) -> None:
        self.lang, self.words, self.screen = lang, words_of(lang), Screen.standard()

    def show(self, found: Bench) -> None:
        stick = self.said("us", found["yardstick_us"])
        self.screen.say(self.words.text("bench-yardstick", None, {"time": stick}))
        self.table(self.words.text("bench-start"), [first_line(found)], 0)
        for game, measured in found["games"].items():
            facts: dict[str, int | str] = {"game": game, "seats": measured["seats"], "decisions": measured["decisions"]}
            heading = self.words.text("bench-game", None, facts)
            self.table(heading, lines_of(measured), measured["reopen_choices"])

    def table(self, heading: str, lines: Sequence[Line], choices: int) -> None:
        """Words to the left, numbers to the right, the verdict after them."""
        rows = [[self.words.text("bench-column", column) for column in COLUMNS]]
        rows += [self.cells(line, choices) for line in lines]
        widths = [max(len(row[at]) for row in rows) for at in range(len(COLUMNS))]
        self.screen.heading(heading)
        for row, line in zip(rows, (None, *lines), strict=True):
            measure, *numbers = [
                cell.ljust(width) if at == 0 else cell.rjust(width)
                for at, (cell, width) in enumerate(zip(row, widths, strict=True))
            ]
            text = "  ".join([measure, *numbers, self.verdict(line)]).rstrip()
            self.screen.say(text, "faint" if line is None else "" if line.kept else "warning")

    def cells(self, line: Line, choices: int) -> list[str]:
        return [
            self.words.text("bench-row", line.name, {"choices": choices}),
            self.said(line.unit, line.figure),
            "" if line.ratio is None else decimal(line.ratio, 3, self.lang),
            "" if line.spread is None else self.said("percent", 100 * line.spread),
            "" if line.budget is None else self.said(line.budget_unit, line.budget),
        ]

    def said(self, unit: str, value: float) -> str:
        """A figure with its unit, as exact as it deserves."""
        places = 0 if unit == "percent" or value >= 100 or value == int(value) else 1 if value >= 10 else 2
        return self.words.text("bench-figure", unit, {"value": decimal(value, places, self.lang)})

    def verdict(self, line: Line | None) -> str:
        if line is None or line.budget is None:
            return ""
        return self.words.text("bench-kept" if line.kept else "bench-over")
