"""A wrong citation is worse than none: what cites a clause is broken, and a test that shows the clause must notice."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from tests.coverage.sample import project
from tests.coverage.trial import ROOT, Cited, Trial, cited_in

from voidtable.kernel import games, load

SAMPLE = 16  # citations tried, of all games together: well under a minute on two cores


def sample(name: str, size: int) -> list[tuple[Cited, str]]:
    """So many citations of this game's clauses, each a clause and a test; always the same ones."""
    cited = cited_in(ROOT, Path(str(load(name).folder)))
    pairs = [(each, test) for each in cited for test in each.tests]
    return Random(f"citations of {name}").sample(pairs, min(size, len(pairs)))


CITATIONS = [
    pytest.param(cited, test, id=f"{cited.clause} {test.rpartition('::')[2]}")
    for name in games()
    for cited, test in sample(name, SAMPLE // len(games()))
]


@pytest.mark.slow
@pytest.mark.parametrize(("cited", "test"), CITATIONS)
def test_who_cites_a_clause_notices_when_its_code_is_broken(cited: Cited, test: str, tmp_path: Path):
    assert Trial(ROOT, tmp_path).against(cited, test) == []


# The trial itself, on a few lines

CODE = '''
from voidtable.kernel import Refusal

class Pay:
    """TI-1.1 Pay what it costs."""

    def run(self, g):
        g.coins -= g.cost
        g.paid = True

class PayTwice(Pay):
    """TI-1.3 A step that says nothing of its own."""

def forbids(g):
    """TI-1.2 Only who has the coins may pay."""
    return Refusal("TI-1.2") if g.coins < g.cost else None
'''
TEST = """
from types import SimpleNamespace
import pytest
from tiny.play import Pay, PayTwice, forbids

def paid(coins, step=Pay):
    g = SimpleNamespace(coins=coins, cost=2, paid=False)
    step().run(g)
    return g

@pytest.mark.clause("TI-1.1")
@pytest.mark.parametrize("coins", [2, 5])
def test_pay(coins):
    assert paid(coins).coins == coins - 2

@pytest.mark.clause("TI-1.1", "TI-1.2")
def test_poor():
    assert forbids(SimpleNamespace(coins=1, cost=2)).clause == "TI-1.2"

@pytest.mark.clause("TI-1.1")
def test_nothing():
    assert paid(3)

@pytest.mark.clause("TI-1.3")
def test_twice():
    assert paid(3, PayTwice).paid
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    project(tmp_path, CODE, TEST)
    tmp_path.joinpath("pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["clause"]\n', "utf-8")
    return tmp_path


def against(tiny: Path, clause: str, test: str) -> list[str]:
    cited = next(each for each in cited_in(tiny, tiny / "src" / "tiny") if each.clause == clause)
    return Trial(tiny, tiny / "copy").against(cited, f"tests/test_tiny.py::{test}")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("clause", "test"),
    [("TI-1.1", "test_pay"), ("TI-1.1", "test_nothing"), ("TI-1.2", "test_poor"), ("TI-1.3", "test_twice")],
)
def test_a_right_citation_stands(tiny: Path, clause: str, test: str):
    assert against(tiny, clause, test) == []


@pytest.mark.slow
def test_a_test_that_does_not_come_to_the_code_is_found(tiny: Path):
    assert against(tiny, "TI-1.1", "test_poor") == [
        "tests/test_tiny.py::test_poor cites TI-1.1: it does not come to its code"
    ]


@pytest.mark.slow
def test_code_that_no_test_notices_is_found(tiny: Path):
    play = tiny / "src" / "tiny" / "play.py"
    play.write_text(CODE + '\ndef change(g):\n    """TI-1.1 Nobody shows this."""\n    g.change = 1\n', "utf-8")
    assert against(tiny, "TI-1.1", "test_pay") == [
        "change (src/tiny/play.py:18) cites TI-1.1: no test of it notices a change there"
    ]


def test_a_crash_is_no_notice_and_the_copy_is_made_whole_again(tiny: Path):
    cited, trial = cited_in(tiny, tiny / "src" / "tiny")[0], Trial(tiny, tiny / "copy")
    (pay,), (right, poor, nothing) = cited.code, cited.tests
    assert trial.noticing(cited.tests, pay, CODE.replace("-= g.cost", "-= 1 / 0")) == set()
    assert trial.noticing(cited.tests, pay, CODE.replace("-= g.cost", "-= 1")) == {right}
    assert [trial.comes_to(pay, test) for test in (right, poor, nothing)] == [True, False, True]
    assert trial.source(pay) == CODE
    whole = trial.run(cited.tests)
    assert (whole.returncode, whole.stdout.splitlines()[-1].split(" in ")[0]) == (0, "4 passed")
