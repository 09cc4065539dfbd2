"""Coverage: where clauses are cited, what becomes of them, and what is said of a citation that cannot be right."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.coverage.sample import project

from voidtable.coverage import (
    BadCitation,
    Coverage,
    NoTests,
    coverage,
    in_code,
    in_tests,
    survey,
)
from voidtable.coverage import tests_of as home  # pytest takes what is called so for a test
from voidtable.kernel import UnknownGame

CODE = '''"""TI-1.1 The docstring of a module cites nothing: it names a chapter."""

TOO_LATE = Refusal("TI-1.2", "late", seat=1)
AGREED: Refusal = kernel.Refusal("TI-1.3")

class Turn(Ask):
    """TI-1.1, TI-1.2 A step."""

    def forbids(self, g, seat, option):
        """TI-1.3 A method."""
        if option:
            return Refusal("TI-1.2", "soon")
        return Refusal("TI-1.1") if seat else Refusal(unknown)

    def take(self, g, seat, option):
        """See TI-1.1: no citation."""
        # TI-1.1
        return "TI-1.1"

@Table.after(Turn, "beacon")
def beacon(g, card, turn):
    """TI-1.2"""
    def inside():
        """TI-1.3 A function in a function."""

async def later():
    """TI-1.1 Later."""
'''
TEST = '''"""TI-1.3 No mark, no citation."""

import pytest
from pytest import mark
from tests.marks import clause

{module}

@clause("TI-1.1")
def test_one():
    pass

@pytest.mark.clause("TI-1.1", "TI-1.2")
@mark.clause("TI-1.1")
@pytest.mark.parametrize("text", [GAME.clause("TI-1.3").text])
async def test_two():
    game.clause("TI-1.3")

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=clause("TI-1.3"))])
def test_three():
    pass

@clause("TI-1.3")
def no_test():
    pass

@clause("TI-1.1")
class TestSeveral:
    pytestmark = [pytest.mark.slow, clause("TI-1.2")]

    def test_four(self):
        pass

    @clause("TI-1.3", "TI-1.2")
    def test_five(self):
        pass

    class TestInside:
        def test_six(self):
            pass

def test_seven():
    pass
'''


def cited(folder: Path, text: str) -> dict[str, str]:
    """The clauses that each test in a file with this text cites, by its name."""
    folder.joinpath("test_it.py").write_text(text, "utf-8")
    found: dict[str, str] = {}
    for each in in_tests(folder, folder.parent):
        path, name = each.name.split("::", 1)
        assert (path, each.file, each.kind) == (f"{folder.name}/test_it.py", Path(path), "test")
        found[name] = f"{found.get(name, '')} {each.clause}".strip()
    return found


def status(found: Coverage) -> list[str]:
    return [f"{each['status']} {each['reason'] or ''}".strip() for each in found["clauses"].values()]


# Where clauses are cited


def test_code_cites_in_docstrings_and_refusals(tmp_path: Path):
    folder = project(tmp_path, CODE)
    assert [(each.clause, each.name, each.kind, each.line) for each in in_code(folder)] == [
        ("TI-1.2", "TOO_LATE", "refusal", 3),
        ("TI-1.3", "AGREED", "refusal", 4),
        ("TI-1.1", "Turn", "class", 6),
        ("TI-1.2", "Turn", "class", 6),
        ("TI-1.3", "Turn.forbids", "function", 9),
        ("TI-1.2", "Turn.forbids", "refusal", 12),
        ("TI-1.1", "Turn.forbids", "refusal", 13),
        ("TI-1.2", "beacon", "function", 21),
        ("TI-1.3", "beacon.inside", "function", 23),
        ("TI-1.1", "later", "function", 26),
    ]
    assert {each.place.rpartition(":")[0] for each in in_code(folder)} == {str(folder / "play.py")}


def test_tests_cite_by_the_marks_of_functions_and_classes(tmp_path: Path):
    assert cited(tmp_path, TEST.format(module="")) == {
        "test_one": "TI-1.1",
        "test_two": "TI-1.1 TI-1.2",
        "test_three": "TI-1.3",
        "TestSeveral::test_four": "TI-1.1 TI-1.2",
        "TestSeveral::test_five": "TI-1.1 TI-1.2 TI-1.3",
        "TestSeveral::TestInside::test_six": "TI-1.1 TI-1.2",
    }


@pytest.mark.parametrize("module", ['pytestmark = clause("TI-1.9")', 'pytestmark = [mark.slow, mark.clause("TI-1.9")]'])
def test_tests_cite_by_the_marks_of_a_module(tmp_path: Path, module: str):
    found = cited(tmp_path, TEST.format(module=module))
    assert found["test_seven"] == "TI-1.9"
    assert found["test_one"] == "TI-1.9 TI-1.1"
    assert found["TestSeveral::test_four"] == "TI-1.9 TI-1.1 TI-1.2"
    assert len(found) == 7


def test_only_files_of_tests_are_read(tmp_path: Path):
    tmp_path.joinpath("stage.py").write_text('@clause("TI-1.1")\ndef test_one(): pass', "utf-8")
    assert cited(tmp_path, "") == {}


# What becomes of them


def test_a_clause_needs_code_and_a_test_or_an_excuse(tmp_path: Path):
    code, test = 'class Turn:\n    """TI-1.1, TI-1.2"""', '@clause("TI-1.1", "TI-1.3")\ndef test_it(): pass'
    game = project(tmp_path, code, test)
    assert status(survey("tiny", game, tmp_path / "tests")) == ["implemented", "missing no-test", "missing no-step"]
    game.joinpath("rules", "excused.toml").write_text('"TI-1.2" = "Nobody can."\n"TI-1.3" = "Said only."', "utf-8")
    assert status(survey("tiny", game, tmp_path / "tests")) == [
        "implemented", "excused Nobody can.", "excused Said only.",
    ]  # fmt: skip


def test_what_nobody_cites_has_neither(tmp_path: Path):
    found = survey("tiny", project(tmp_path), tmp_path / "tests")
    assert status(found) == ["missing no-step-no-test"] * 3
    assert found["clauses"]["TI-1.1"] == {
        "status": "missing", "steps": [], "tests": [], "reason": "no-step-no-test",
    }  # fmt: skip


def test_what_cites_a_clause_twice_stands_once(tmp_path: Path):
    test = TEST.format(module='pytestmark = clause("TI-1.2")')
    found = survey("tiny", project(tmp_path, CODE, test), tmp_path / "tests")
    assert found["clauses"]["TI-1.2"]["steps"] == ["TOO_LATE", "Turn", "Turn.forbids", "beacon"]
    tests = found["clauses"]["TI-1.2"]["tests"]
    assert len(tests) == len(set(tests)) == 7
    assert tests[0] == "tests/test_tiny.py::test_one"


def test_the_shape_is_the_one_that_tools_rely_on():
    found = coverage("hello")
    assert list(found) == ["game", "clauses"]
    assert found["game"] == "hello"
    assert all(list(each) == ["status", "steps", "tests", "reason"] for each in found["clauses"].values())
    assert json.loads(json.dumps(found)) == found


def test_tests_of_other_games_cite_what_they_like_but_not_under_our_name(tmp_path: Path):
    game = project(tmp_path, "", '@clause("XX-9.9")\ndef test_it(): pass')
    assert status(survey("tiny", game, tmp_path / "tests")) == ["missing no-step-no-test"] * 3
    own = tmp_path / "tests" / "games" / "tiny"
    own.mkdir(parents=True)
    tmp_path.joinpath("tests", "test_tiny.py").rename(own / "test_tiny.py")
    with pytest.raises(BadCitation, match=r"XX-9\.9"):
        survey("tiny", game, tmp_path / "tests")


def test_the_clauses_of_the_table_may_be_cited(tmp_path: Path):
    test = '@clause("VT-1", "TI-1.1")\ndef test_it(): pass'
    found = survey("tiny", project(tmp_path, 'REFUSED = Refusal("VT-2")', test), tmp_path / "tests")
    assert list(found["clauses"]) == ["TI-1.1", "TI-1.2", "TI-1.3"]


# Whose tests


def test_the_tests_are_those_of_the_project_that_a_game_belongs_to(tmp_path: Path):
    game = project(tmp_path)
    assert home("tiny", game) == tmp_path / "tests"


def test_an_installed_game_has_no_tests(tmp_path: Path):
    project(tmp_path)  # its tests are not those of what is installed in its environment
    for folder in (tmp_path / ".venv" / "lib" / "site-packages" / "tiny", Path("/") / "nowhere" / "tiny"):
        with pytest.raises(NoTests) as caught:
            home("tiny", folder)
        assert caught.value.text("en") == (
            "The tests of tiny are not here: an installed package comes without them. Run this from a checkout of the"
            " source."
        )
        assert caught.value.text("pl") == (
            "Nie ma tu testów gry tiny: zainstalowany pakiet ich nie zawiera. Uruchom to w katalogu ze źródłami."
        )


def test_a_folder_of_tests_must_be_there(tmp_path: Path):
    with pytest.raises(NoTests) as caught:
        coverage("hello", tmp_path / "none")
    assert caught.value.text("en") == f"There is no folder of tests at {tmp_path / 'none'}."
    assert caught.value.text("pl") == f"Nie ma katalogu z testami: {tmp_path / 'none'}."


def test_an_unknown_game_is_the_kernels_error():
    with pytest.raises(UnknownGame):
        coverage("chess")


def test_a_row_of_content_cites_the_clauses_that_it_names(tmp_path: Path):
    tmp_path.joinpath("content").mkdir()
    rows = '[hill]\nsource = "rulebook"\nclauses = ["TI-1.1", "TI-1.2"]\n\n[caves]\nsource = "rulebook"\n'
    tmp_path.joinpath("content", "places.toml").write_text(rows, "utf-8")
    cited = [(each.clause, each.name, each.kind, each.line) for each in in_code(tmp_path)]
    assert cited == [("TI-1.1", "places.toml [hill]", "row", 1), ("TI-1.2", "places.toml [hill]", "row", 1)]
