"""Coverage: for every clause of a game's rules, the code that implements it and the tests that show it.

A clause without both is missing, unless `rules/excused.toml` in the game's folder says why it may be.
"""

from __future__ import annotations

import tomllib
from itertools import zip_longest
from pathlib import Path
from typing import Literal, TypedDict

from voidtable.kernel import load
from voidtable.kernel.clauses import kernel_clauses, read

from .citations import Citation, in_code, in_tests
from .errors import BadCitation, BadExcuse, BadRules, CoverageError, NoTests

__all__ = [
    "BadCitation", "BadExcuse", "BadRules", "Citation", "ClauseCoverage", "Coverage", "CoverageError", "NoTests",
    "coverage", "in_code", "in_tests", "survey", "tests_of",
]  # fmt: skip

Status = Literal["implemented", "excused", "missing"]


class ClauseCoverage(TypedDict):
    """One clause. The reason is the excuse, or of a missing clause `no-step`, `no-test` or `no-step-no-test`."""

    status: Status
    steps: list[str]
    tests: list[str]
    reason: str | None


class Coverage(TypedDict):
    game: str
    clauses: dict[str, ClauseCoverage]


def coverage(name: str, tests: Path | None = None) -> Coverage:
    """The coverage of a game, by the tests of the checkout that it lies in or by those in another folder."""
    game = load(name)
    folder = Path(str(game.folder))
    return survey(game.id, folder, tests or tests_of(game.id, folder))


def tests_of(game: str, folder: Path) -> Path:
    """The tests of the project that this folder belongs to."""
    for above in folder.parents:
        if above.name in ("site-packages", "dist-packages"):
            break
        if (above / "pyproject.toml").is_file() and (above / "tests").is_dir():
            return above / "tests"
    raise NoTests("nowhere", game=game)


def survey(game: str, folder: Path, tests: Path) -> Coverage:
    """The coverage of the game in a folder by the tests in another."""
    if not tests.is_dir():
        raise NoTests("not-a-folder", folder=str(tests))
    clauses = clauses_of(game, folder)
    code, shown = in_code(folder), in_tests(tests, tests.parent)
    check_citations(game, clauses, code, own_tests(shown, clauses, folder.name))
    excuses = excuses_of(folder, clauses)
    covered = {clause: cover(clause, code, shown, excuses.get(clause)) for clause in clauses}
    for clause, found in covered.items():
        if clause in excuses and found["status"] == "implemented":
            raise BadExcuse("needless", file=str(folder / "rules" / "excused.toml"), clause=clause)
    return {"game": game, "clauses": covered}


def clauses_of(game: str, folder: Path) -> list[str]:
    """The ids of the game's own clauses, the same in both languages."""
    english, polish = list(read(folder, "en")), list(read(folder, "pl"))
    for place, (one, other) in enumerate(zip_longest(english, polish, fillvalue="-"), 1):
        if one != other:
            raise BadRules("languages", game=game, place=place, english=one, polish=other)
    return english


def prefix(clause: str) -> str:
    return clause.partition("-")[0]


def own_tests(shown: list[Citation], clauses: list[str], game: str) -> list[Citation]:
    """Of what tests cite, what must be this game's or the kernel's; the rest may be another game's."""
    ours = {prefix(clause) for clause in [*clauses, *kernel_clauses("en")]}
    return [each for each in shown if prefix(each.clause) in ours or ("games", game) == each.file.parts[1:3]]


def check_citations(game: str, clauses: list[str], *citations: list[Citation]) -> None:
    known = {*clauses, *kernel_clauses("en")}
    wrong = [f"{each.clause} ({each.place})" for several in citations for each in several if each.clause not in known]
    if wrong:
        raise BadCitation("unknown", game=game, found=", ".join(wrong))


def excuses_of(folder: Path, clauses: list[str]) -> dict[str, str]:
    """The clauses that need no code or no test, and why."""
    file = folder / "rules" / "excused.toml"
    if not file.exists():
        return {}
    try:
        excuses = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadExcuse("not-toml", file=str(file), problem=str(error)) from error
    for clause, reason in excuses.items():
        if clause not in clauses:
            raise BadExcuse("unknown", file=str(file), clause=clause)
        if not isinstance(reason, str) or not reason.strip():
            raise BadExcuse("no-reason", file=str(file), clause=clause)
    return excuses


def cover(clause: str, code: list[Citation], shown: list[Citation], excuse: str | None) -> ClauseCoverage:
    steps = list(dict.fromkeys(each.name for each in code if each.clause == clause))
    tests = list(dict.fromkeys(each.name for each in shown if each.clause == clause))
    if steps and tests:
        return {"status": "implemented", "steps": steps, "tests": tests, "reason": None}
    if excuse is not None:
        return {"status": "excused", "steps": steps, "tests": tests, "reason": excuse}
    lacking = "-".join(word for word, found in (("no-step", steps), ("no-test", tests)) if not found)
    return {"status": "missing", "steps": steps, "tests": tests, "reason": lacking}
