"""A trial of citations: a copy of the source, the code of a clause broken in it, and the tests that cite the clause."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.coverage.breakage import breakages, trapped
from tests.coverage.witness import NOTICED

from voidtable.coverage import Citation, in_code, in_tests

ROOT = Path(__file__).parents[2]
PATIENCE = 30  # seconds; what takes longer has lost its way, and that is a crash


class Cited(NamedTuple):
    """A clause, the code that cites it, and the tests that do."""

    clause: str
    code: list[Citation]
    tests: list[str]


def cited_in(root: Path, package: Path) -> list[Cited]:
    """All clauses that both code of a package and tests of its project cite."""
    code, shown = in_code(package), in_tests(root / "tests", root)
    clauses = dict.fromkeys(each.clause for each in code)
    found = [
        Cited(
            clause,
            [each for each in code if each.clause == clause],
            list(dict.fromkeys(each.name for each in shown if each.clause == clause)),
        )
        for clause in clauses
    ]
    return [each for each in found if each.tests]


class Trial:
    """A copy of a project's source, in which one thing at a time is broken."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root = root
        # With its compiled files: they stay good for all but the file that is broken. Not those just being written.
        self.copy = shutil.copytree(root / "src", folder / "src", ignore=shutil.ignore_patterns("*.pyc.*"))

    def against(self, cited: Cited, test: str) -> list[str]:
        """What speaks against the citations of a clause: code that no test of it notices, and this test, if it does not
        so much as come to any of that code. (That nothing happens is a claim too, and no change of the code may break
        it.)
        """
        found, sharp = [], False
        for citation in cited.code:
            broken = [spoilt for _, spoilt in breakages(self.source(citation), citation)]
            noticed = next(filter(None, (self.noticing(cited.tests, citation, each) for each in broken)), set())
            if not noticed:
                found.append(f"{place(citation, self.root)} cites {cited.clause}: no test of it notices a change there")
            sharp = sharp or test in noticed
        if not sharp and not any(self.comes_to(citation, test) for citation in cited.code):
            found.append(f"{test} cites {cited.clause}: it does not come to its code")
        return found

    def file(self, citation: Citation) -> Path:
        """Where the code stands in the copy."""
        return self.copy / citation.file.relative_to(self.root / "src")

    def source(self, citation: Citation) -> str:
        return self.file(citation).read_text("utf-8")

    def noticing(self, tests: list[str], citation: Citation, spoilt: str) -> set[str]:
        """Which of these tests notice, where this stands in place of the code."""
        told = self.run_broken(tests, citation, spoilt).stdout.splitlines()
        return {line.removeprefix(NOTICED) for line in told if line.startswith(NOTICED)}

    def comes_to(self, citation: Citation, test: str) -> bool:
        """Does the test fail where nobody can pass through the code?"""
        done = self.run_broken([test], citation, trapped(self.source(citation), citation))
        return done.returncode == pytest.ExitCode.TESTS_FAILED

    def run_broken(self, tests: list[str], citation: Citation, spoilt: str) -> subprocess.CompletedProcess[str]:
        """Break the code, run these tests, and make it whole again."""
        source = self.source(citation)
        self.file(citation).write_text(spoilt, "utf-8")
        done = self.run(tests)
        self.file(citation).write_text(source, "utf-8")
        return done

    def run(self, tests: list[str]) -> subprocess.CompletedProcess[str]:
        """These tests on the copy."""
        plugins = ["-p", "no:cacheprovider", "-p", "tests.coverage.witness"]
        command = [sys.executable, "-m", "pytest", "-q", *plugins, *tests]
        env = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(self.copy), str(ROOT)]),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "VOIDTABLE_FAST": "1",
        }
        try:
            return subprocess.run(command, cwd=self.root, env=env, capture_output=True, text=True, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            return subprocess.CompletedProcess(command, -1, "", f"longer than {PATIENCE} seconds")


def place(citation: Citation, root: Path) -> str:
    return f"{citation.name} ({citation.file.relative_to(root)}:{citation.line})"
