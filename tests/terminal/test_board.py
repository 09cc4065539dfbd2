"""The table in words: what belongs to no seat, and what is there more than once."""

from tests.kernel.toy import LAWFUL

from voidtable.kernel import Words
from voidtable.terminal.board import Board, Lines


class Labelled(Words):
    """Words in which a field of the toy has the names of its parts."""

    def __init__(self, words: Words, **labels: str) -> None:
        self.__dict__ |= words.__dict__
        self.labels = labels

    def has(self, message: str, attribute: str | None = None) -> bool:
        return self.key(message, attribute) in self.labels or super().has(message, attribute)

    def text(self, message, attribute=None, facts=None) -> str:
        key = self.key(message, attribute)
        return self.labels[key] if key in self.labels else super().text(message, attribute, facts)

    def key(self, message: str, attribute: str | None) -> str:
        return f"{message}.{attribute}" if attribute else message


def lines(value: object, **labels: str) -> Lines:
    """A field of this value, at a table of three."""
    match = LAWFUL.start(3, 0)
    board = Board(LAWFUL, match.view(0), "en")
    board.words = Labelled(board.words, **labels)
    return board.field("left", "Score", value)


def test_a_list_as_long_as_the_seats_belongs_to_them():
    assert lines([4, 5, 6]) == [(0, "Score:"), (1, "Player 1 (you): 4"), (1, "Player 2: 5"), (1, "Player 3: 6")]


def test_parts_that_have_names_belong_to_no_seat():
    names = {"table-left.part-1": "Hull", "table-left.part-2": "Deck", "table-left.part-3": "Bow"}
    assert lines([4, 5, 6], **names) == [(0, "Score:"), (1, "Hull: 4"), (1, "Deck: 5"), (1, "Bow: 6")]
    assert lines([[1], [2]], **names) == [(0, "Score:"), (1, "Hull: 1"), (1, "Deck: 2")]


def test_parts_without_names_are_numbered():
    assert lines([[1], [2]]) == [(0, "Score:"), (1, "1: 1"), (1, "2: 2")]


def test_equal_words_are_told_once_with_their_number():
    assert lines([["red", "blue", "red"]]) == [(0, "Score:"), (1, "1: red (2) and blue")]


def test_an_empty_word_is_nothing():
    assert lines("") == [(0, "Score: nothing")]
