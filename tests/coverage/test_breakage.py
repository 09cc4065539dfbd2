"""What is done to code that cites a clause, so that its tests can show that they notice."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.coverage.breakage import breakages, trapped

from voidtable.coverage import Citation, in_code
from voidtable.games import hello

CODE = '''
LATE = Refusal("TI-1.1", "late")

class Turn(Ask):
    """TI-1.2"""

    def forbids(self, g, seat, option) -> Refusal | None:
        if seat and g.coins:
            return Refusal("TI-1.3")
        return None if option else kernel.Refusal("TI-1.3", "none")

    def take(self, g, seat, option) -> None:
        """Docstring."""
        for card in g.hand:
            g.pay(card)
        g.left = 0

    def names(self, option):
        return {}

class Same(Turn):
    """TI-1.4"""

def cards(g) -> list[int]:
    """TI-1.5"""
    return [card for card in g.hand if card > 3]

def may(g) -> bool:
    """TI-1.6"""
    return g.coins >= 2
'''


def done(clause: str, kind: str, tmp_path: Path) -> dict[str, str]:
    """What can be done to the code that cites this clause, and the lines that are then new."""
    tmp_path.joinpath("play.py").write_text(CODE, "utf-8")
    whole = ast.unparse(ast.parse(CODE)).splitlines()
    cited = [each for each in in_code(tmp_path) if (each.clause, each.kind) == (clause, kind)]
    found = {f"{each.line} {what}": spoilt for each in cited for what, spoilt in breakages(CODE, each)}
    for spoilt in found.values():
        compile(spoilt, "play.py", "exec")
    new = {what: [line.strip() for line in text.splitlines() if line not in whole] for what, text in found.items()}
    return {what: " / ".join(lines) for what, lines in new.items()}


def test_a_refusal_is_not_made(tmp_path: Path):
    assert done("TI-1.1", "refusal", tmp_path) == {"2 TI-1.1 is not refused": "LATE = None"}
    assert done("TI-1.3", "refusal", tmp_path) == {
        "9 TI-1.3 is not refused": "return None",
        "10 TI-1.3 is not refused": "return None if option else None",
    }


def test_a_step_is_broken_in_what_it_says_of_itself(tmp_path: Path):
    found = done("TI-1.2", "class", tmp_path)
    assert list(found) == [
        "4 take does nothing",
        "4 take, line 12: no for card in g.hand:\n    g.pay(card)",
        "4 take, line 12: no g.left = 0",
        "4 take, line 14: no g.pay(card)",
        "4 take, line 16: 1 for 0",
        "4 forbids does nothing",
        "4 forbids, line 8: not seat and g.coins",
        "4 forbids, line 8: no matter if seat",
        "4 forbids, line 8: no matter if g.coins",
        "4 forbids, line 10: not option",
        "4 forbids, line 7: no if seat and g.coins:\n    return Refusal('TI-1.3')",
        "4 forbids, line 7: no return None if option else kernel.Refusal('TI-1.3', 'none')",
        "4 forbids, line 8: no return Refusal('TI-1.3')",
        "4 forbids, line 10: not 'none'",
    ]
    assert found["4 take, line 16: 1 for 0"] == "g.left = 1"
    assert found["4 forbids, line 8: not seat and g.coins"] == "if not (seat and g.coins):"


def test_a_step_that_inherits_what_it_does_no_longer_does_it(tmp_path: Path):
    run, take = "def run(self, g): / return {}", "def take(self, g, seat, option): / return {}"
    found = done("TI-1.4", "class", tmp_path)
    assert found["21 run does nothing"] == (f"{run.format(None)} / {take.format('super().take(g, seat, option)')}")
    assert found["21 take does nothing"] == f"{run.format('super().run(g)')} / {take.format(None)}"


def test_a_trap_stands_in_everything_that_the_code_does(tmp_path: Path):
    tmp_path.joinpath("play.py").write_text(CODE, "utf-8")
    traps = {f"{each.clause} {each.kind}": trapped(CODE, each).count("raise") for each in in_code(tmp_path)}
    assert traps == {
        "TI-1.1 refusal": 0, "TI-1.2 class": 2, "TI-1.3 refusal": 0, "TI-1.4 class": 2, "TI-1.5 function": 1,
        "TI-1.6 function": 1,
    }  # fmt: skip


def test_a_function_answers_nothing_or_the_contrary(tmp_path: Path):
    assert done("TI-1.5", "function", tmp_path) == {
        "24 cards does nothing": "return []",
        "24 cards, line 24: not card > 3": "return [card for card in g.hand if not card > 3]",
        "24 cards, line 24: no return [card for card in g.hand if card > 3]": "pass",
        "24 cards, line 26: 4 for 3": "return [card for card in g.hand if card > 4]",
    }
    assert list(done("TI-1.6", "function", tmp_path).values())[:2] == ["return False", "return not g.coins >= 2"]


@pytest.mark.parametrize(
    "citation", in_code(Path(hello.__file__).parent), ids=lambda each: f"{each.clause} {each.name}"
)
def test_all_code_that_cites_a_clause_can_be_broken(citation: Citation):
    source = citation.file.read_text("utf-8")
    whole, found = ast.unparse(ast.parse(source)), dict(breakages(source, citation))
    assert found
    assert all(spoilt != whole for spoilt in found.values())
    assert len(set(found.values())) == len(found)


def test_a_row_is_broken_by_another_number_or_without_a_line():
    rows = '[hill]\nsource = "rulebook"\nclauses = ["TI-1.1"]\ncost = 8\nends = ["a"]\n[caves]\ncost = 9'
    hill = Citation("TI-1.1", "links.toml [hill]", "row", Path("links.toml"), 1)
    broken = dict(breakages(rows, hill))
    assert broken == {
        "cost is another": rows.replace("cost = 8", "cost = 9", 1),
        "ends is another": rows.replace('ends = ["a"]\n', ""),
    }
    assert trapped(rows, hill) == broken["cost is another"]
