"""The rules as text: numbered clauses in our own words, with rulings, in both languages.

A rules file is Markdown: `## HE-1 The table` opens a chapter, `**HE-1.1** ...` a clause (to the next blank line), and
a following `> ...` is a ruling on it.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources.abc import Traversable
from typing import NamedTuple

from .words import HERE, spoken

HEAD = re.compile(r"\*\*([A-Z]{2}-[0-9][0-9A-Za-z.]*)\*\*\s+(.*)", re.S)


class Clause(NamedTuple):
    """One rule, as the rules file has it."""

    id: str
    chapter: str
    text: str
    rulings: tuple[str, ...]


def parse(markdown: str) -> dict[str, Clause]:
    """The clauses of a rules file, in its order."""
    clauses: dict[str, Clause] = {}
    chapter, last = "", ""
    for paragraph in re.split(r"\n\s*\n", markdown):
        lines = " ".join(line.strip() for line in paragraph.strip().splitlines())
        if lines.startswith("## "):
            chapter = lines[3:]
        elif found := HEAD.match(lines):
            last = found[1]
            if last in clauses:
                raise ValueError(f"clause {last} stands twice")
            clauses[last] = Clause(last, chapter, found[2], ())
        elif lines.startswith("> ") and last:
            ruling = " ".join(line.strip().removeprefix(">").strip() for line in paragraph.strip().splitlines())
            clauses[last] = clauses[last]._replace(rulings=(*clauses[last].rulings, ruling))
    return clauses


def read(folder: Traversable, lang: str) -> dict[str, Clause]:
    return parse(folder.joinpath("rules", f"{spoken(lang)}.md").read_text("utf-8"))


@cache
def kernel_clauses(lang: str) -> dict[str, Clause]:
    """The rules of the table itself, the same in every game."""
    return read(HERE, lang)
