"""The laws themselves are tried: each flaw in `mutants`, put into a copy of the source, must break one of them.

A flaw is one that was, or could be, made: a small change to the kernel or to a game. The list grows with every leak.
Where a rule alone says who may know something (that a blind card is seen by one player, say), no law can notice, and
the row names the `tests` of the game that must.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from .laws import LAWS

ROOT = Path(__file__).parents[2]
FILES = sorted((Path(__file__).parent / "mutants").glob("*.toml"))
MUTANTS = [mutant for file in FILES for mutant in tomllib.loads(file.read_text("utf-8"))["mutant"]]
GAMES = 150  # at every seat count: most flaws are noticed in the first few, some need a rare turn of events


def laws_on(source: Path, game: str = "hello", games: int = GAMES) -> subprocess.CompletedProcess[str]:
    """Try the laws on another copy of the source."""
    command = [sys.executable, "-m", "tests.laws", game, str(games)]
    env = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=300)


def noticed_on(source: Path, tests: list[str]) -> subprocess.CompletedProcess[str]:
    """Run tests on another copy of the source."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", "not slow", *tests]
    path = os.pathsep.join([str(source), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "VOIDTABLE_FAST": "1"}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=300)


@pytest.fixture
def source(tmp_path):
    return shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))


@pytest.mark.slow
@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant["flaw"])
def test_a_law_notices_that(mutant, source):
    file = source / "voidtable" / mutant["file"]
    text = file.read_text("utf-8")
    assert text.count(mutant["old"]) == 1, "the source has changed; say anew where this flaw would be"
    file.write_text(text.replace(mutant["old"], mutant["new"]), "utf-8")
    if "tests" in mutant:
        assert noticed_on(source, mutant["tests"]).returncode == pytest.ExitCode.TESTS_FAILED, "no test has noticed"
        return
    found = laws_on(source, mutant.get("game", "hello"))
    assert found.returncode == 1, "no law has noticed"
    assert found.stderr.split(":")[0] in LAWS, found.stderr


def test_the_laws_hold_where_no_flaw_was_put_in(source):
    found = laws_on(source, games=2)
    assert (found.returncode, found.stderr) == (0, "")
