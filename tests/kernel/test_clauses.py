"""The rules as text: clauses by id, in their order, with rulings."""

from __future__ import annotations

import pytest
from tests.kernel.toy import GAME

from voidtable.kernel import Clause, load
from voidtable.kernel.clauses import kernel_clauses, parse

RULES = """# A game

A preface with **AB-1** in the middle.

> A ruling before any clause is on none.

## AB-1 The beginning

A word before.

**AB-1.1** First clause,
over two lines.

> A ruling
> over two lines.

> Another.

**AB-1.2a** **Bold** words.


## AB-2 The end

**AB-2** One digit.
\t
**AB-10.2b** Two digits.

A word after, that belongs to no clause.

> And a ruling, on the last.
"""


def test_the_clauses_of_a_file_come_in_its_order():
    assert list(parse(RULES).values()) == [
        Clause(
            "AB-1.1", "AB-1 The beginning", "First clause, over two lines.", ("A ruling over two lines.", "Another.")
        ),
        Clause("AB-1.2a", "AB-1 The beginning", "**Bold** words.", ()),
        Clause("AB-2", "AB-2 The end", "One digit.", ()),
        Clause("AB-10.2b", "AB-2 The end", "Two digits.", ("And a ruling, on the last.",)),
    ]
    assert list(parse(RULES)) == ["AB-1.1", "AB-1.2a", "AB-2", "AB-10.2b"]


@pytest.mark.parametrize("text", ["", "\n\n", "# Only a title", "**ab-1** small", "**AB-** none", "AB-1.1 not bold"])
def test_what_is_no_clause_is_passed_over(text: str):
    assert parse(text) == {}


def test_a_clause_may_not_stand_twice():
    with pytest.raises(ValueError, match=r"^clause AB-1\.1 stands twice$"):
        parse("**AB-1.1** One.\n\n**AB-1.2** Two.\n\n**AB-1.1** Three.")


def test_lines_may_end_in_any_way():
    assert parse("**AB-1** One\r\nmore.\r\n\r\n> So.\r\n\r\n**AB-2** Two.") == {
        "AB-1": Clause("AB-1", "", "One more.", ("So.",)),
        "AB-2": Clause("AB-2", "", "Two.", ()),
    }


def test_a_ruling_may_speak_of_what_is_greater():
    assert parse("**AB-1** One.\n\n> If a > b, a wins.")["AB-1"].rulings == ("If a > b, a wins.",)


def test_the_rules_of_the_table_stand_after_those_of_the_game():
    rules = GAME.rules()
    assert list(rules)[:2] == ["TO-1.1", "TO-1.2"]
    assert list(rules)[-5:] == list(kernel_clauses("en")) == ["VT-1", "VT-2", "VT-3", "VT-4", "VT-5"]


def test_a_clause_can_be_looked_up_in_both_languages():
    assert GAME.clause("TO-1.3") == GAME.clause("TO-1.3", "en")
    english, polish = GAME.clause("TO-1.3"), GAME.clause("TO-1.3", "pl")
    assert (english.chapter, polish.chapter) == ("TO-1 Course", "TO-1 Przebieg")
    assert english.rulings == ("Several can win together. Nobody breaks the tie.", "A second ruling.")
    assert polish.rulings == ("Może wygrać kilka osób. Nic nie rozstrzyga remisu.", "Drugie orzeczenie.")
    assert GAME.clause("VT-2", "pl").text == "Można wybrać tylko to, co jest proponowane."


@pytest.mark.parametrize("game", [GAME, load("hello")], ids=str)
def test_both_languages_have_the_same_clauses_with_as_many_rulings(game):
    english, polish = game.rules("en"), game.rules("pl")
    assert list(english) == list(polish)
    for id, clause in english.items():
        assert len(clause.rulings) == len(polish[id].rulings), id
        assert clause.chapter.split()[0] == polish[id].chapter.split()[0]
        assert clause.text != polish[id].text
