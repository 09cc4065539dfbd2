"""A rule that says no: the clause, and what a person needs to be told about this case."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from .news import Arg

if TYPE_CHECKING:
    from .words import Words


class Refusal:
    """Data; a match lends it the words of its game, and then it speaks either language."""

    __slots__ = ("args", "clause", "faces", "reason", "words")

    def __init__(self, clause: str, reason: str = "", **args: Arg) -> None:
        self.clause = clause
        self.reason = reason  # which message, where one clause refuses in several cases
        self.args = args
        self.words: Callable[[str], Words] | None = None
        self.faces: Mapping[int, str] = {}

    def lend(self, words: Callable[[str], Words] | None, faces: Mapping[int, str]) -> Refusal:
        """The same refusal, able to speak; `faces` are those that its hearer knows."""
        lent = Refusal(self.clause, self.reason, **self.args)
        lent.words, lent.faces = words, faces
        return lent

    def text(self, lang: str = "en") -> str:
        if self.words is None:
            return f"{self.clause} {self.reason}".strip()
        words = self.words(lang)
        message = "refusal-" + self.clause.replace(".", "-")
        return words.text(message, self.reason or None, words.facts(self.args, self.faces))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return (self.clause, self.reason, self.args) == (other.clause, other.reason, other.args)

    def __hash__(self) -> int:
        return hash((self.clause, self.reason))

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.reason!r}, {self.args!r})"
