"""What cannot be right about citations and excuses, said with its place in both languages."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.coverage.sample import RULES, project

from voidtable.coverage import BadCitation, BadExcuse, BadRules, CoverageError, survey


def problem(read: Callable[[str], object], text: str) -> str:
    """What Python says of a text that cannot be read."""
    with pytest.raises((SyntaxError, ValueError)) as caught:
        read(text)
    return str(caught.value)


NO_PYTHON, NO_TOML = problem(ast.parse, "def ("), problem(tomllib.loads, "TI-1.1")
UNREAD = (
    "tests/test_tiny.py:1: nie da się odczytać ze źródła, na które zasady powołuje się ten znacznik; wypisz je jako"
    " tekst."
)
POLISH = RULES.replace("**TI-1.2** A rule.\n\n", "")
ENGLISH = POLISH.replace("TI-1.3", "TI-1.2")
MARKED = "@clause({})\ndef test_it(): pass"
BOTH = ('class Turn:\n    """TI-1.1"""', '@clause("TI-1.1")\ndef test_it(): pass')
WRONG = [
    (
        BadRules, {"pl_md": POLISH},
        "The rules of tiny are not the same in both languages: in place 2, en.md has TI-1.2 and pl.md has TI-1.3.",
        "Zasady gry tiny nie są takie same w obu językach: na miejscu 2 w en.md jest TI-1.2, a w pl.md TI-1.3.",
    ),
    (
        BadRules, {"en_md": ENGLISH},
        "The rules of tiny are not the same in both languages: in place 3, en.md has - and pl.md has TI-1.3.",
        "Zasady gry tiny nie są takie same w obu językach: na miejscu 3 w en.md jest -, a w pl.md TI-1.3.",
    ),
    (
        BadCitation, {"code": 'class Turn:\n    """TI-1.9"""', "test": MARKED.format('"TI-2.1"')},
        "Cited, but not in the rules of tiny: TI-1.9 ({game}/play.py:1), TI-2.1 (tests/test_tiny.py:2)",
        "Są powołania na zasady, których gra tiny nie ma: TI-1.9 ({game}/play.py:1), TI-2.1 (tests/test_tiny.py:2)",
    ),
    (
        BadCitation, {"code": '\nX = Refusal("TI-9")'},
        "Cited, but not in the rules of tiny: TI-9 ({game}/play.py:2)",
        "Są powołania na zasady, których gra tiny nie ma: TI-9 ({game}/play.py:2)",
    ),
    (
        BadCitation, {"test": MARKED.format("*SEVERAL")},
        "tests/test_tiny.py:1: the clauses in this marker cannot be read from the source; write them out as text.",
        UNREAD,
    ),
    (
        BadCitation, {"code": "def ("},
        f"{{game}}/play.py: this file cannot be read as Python: {NO_PYTHON}",
        f"{{game}}/play.py: tego pliku nie da się odczytać jako Pythona: {NO_PYTHON}",
    ),
    (
        BadExcuse, {"excused_toml": '"TI-7.7" = "Why not."'},
        "{game}/rules/excused.toml excuses TI-7.7, which is not in the rules.",
        "{game}/rules/excused.toml usprawiedliwia zasadę TI-7.7, której nie ma.",
    ),
    (
        BadExcuse, {"code": BOTH[0], "test": BOTH[1], "excused_toml": '"TI-1.1" = "Hard."'},
        "{game}/rules/excused.toml excuses TI-1.1, which has both code and tests; take the excuse out.",
        "{game}/rules/excused.toml usprawiedliwia zasadę TI-1.1, która ma i kod, i testy; usuń usprawiedliwienie.",
    ),
    (
        BadExcuse, {"excused_toml": '"TI-1.1" = " "'},
        "{game}/rules/excused.toml: the excuse for TI-1.1 must be a text that says why.",
        "{game}/rules/excused.toml: usprawiedliwienie zasady TI-1.1 musi być tekstem, który mówi dlaczego.",
    ),
    (
        BadExcuse, {"excused_toml": '"TI-1.2" = 3'},
        "{game}/rules/excused.toml: the excuse for TI-1.2 must be a text that says why.",
        "{game}/rules/excused.toml: usprawiedliwienie zasady TI-1.2 musi być tekstem, który mówi dlaczego.",
    ),
    (
        BadExcuse, {"excused_toml": "TI-1.1"},
        f"{{game}}/rules/excused.toml is not TOML: {NO_TOML}",
        f"{{game}}/rules/excused.toml nie jest plikiem TOML: {NO_TOML}",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("error", "files", "english", "polish"), WRONG, ids=lambda each: getattr(each, "__name__", ""))
def test_what_cannot_be_right_is_said_with_its_place(tmp_path: Path, error, files, english: str, polish: str):
    game = project(tmp_path, **files)
    with pytest.raises(CoverageError) as caught:
        survey("tiny", game, tmp_path / "tests")
    assert type(caught.value) is error
    assert caught.value.text("en") == english.replace("{game}", str(game))
    assert caught.value.text("pl") == polish.replace("{game}", str(game))


@pytest.mark.parametrize("file", ["src/tiny/play.py", "tests/test_tiny.py"])
def test_a_file_that_is_no_text_is_named(tmp_path: Path, file: str):
    game = project(tmp_path)
    tmp_path.joinpath(file).write_bytes(b"\xff\xfe")
    with pytest.raises(BadCitation) as caught:
        survey("tiny", game, tmp_path / "tests")
    assert (caught.value.reason, file in str(caught.value.facts["place"])) == ("syntax", True)
