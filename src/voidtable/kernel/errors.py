"""What can go wrong, said so that a person knows what would be right. Every error speaks both languages."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Union

if TYPE_CHECKING:
    from .refusal import Refusal
    from .words import Words

Fact = Union[int, str, "VoidtableError"]  # what an error tells of: another one, perhaps


def shown(value: object) -> str:
    """A wrong value as an error names it: in short, whatever it is, and as a file would have it."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=repr)
    except (RecursionError, ValueError):  # a list too deep, a number of thousands of digits
        text = type(value).__name__
    return text if len(text) <= 100 else text[:99] + "…"


class VoidtableError(Exception):
    """The root of all errors raised on purpose; its words are in `words/*.ftl` under the name of its class."""

    def __init__(self, reason: str, **facts: Fact) -> None:
        facts = {name: fact[:500] if isinstance(fact, str) else fact for name, fact in facts.items()}
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), self.reason, **self.facts), ()  # so that it can come out of another process

    def words(self, lang: str) -> Words:
        """The words that this error is in."""
        from .words import kernel_words

        return kernel_words(lang)

    def text(self, lang: str = "en") -> str:
        """An error among the facts speaks for itself; others may have a name: `wanted-int`."""
        words = self.words(lang)
        facts: dict[str, int | str] = {}
        for name, fact in self.facts.items():
            facts |= {name: fact.text(lang)} if isinstance(fact, VoidtableError) else words.named(name, name, fact)
        return words.text(type(self).__name__, self.reason, facts)

    def __str__(self) -> str:
        return self.text("en")


class Refused(VoidtableError):
    """A choice that the rules do not allow; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("refused", clause=refusal.clause)
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.refusal.lend(None, {}),)

    def text(self, lang: str = "en") -> str:
        return f"{self.refusal.text(lang)} [{self.refusal.clause}]"


class UnknownGame(VoidtableError):
    """No game is registered under that name."""


class BadStart(VoidtableError):
    """A game cannot start so: seats, seed or a setting are not possible."""


class BadPack(VoidtableError):
    """A content pack has a row that cannot be right."""


class BadRecord(VoidtableError):
    """A record or saved game that is damaged, or does not replay to its end."""


class ForeignRecord(BadRecord):
    """A sound record, but of another game, version or content than the one at hand."""


class BadView(VoidtableError):
    """Something that is not a view of this game."""


class NoMemory(VoidtableError):
    """Views need a match that keeps each seat's knowledge; this one was started without."""


class DeadEnd(VoidtableError):
    """A step asked a seat and offered nothing: an error of the game's rules, never of a player."""


class UnknownClause(VoidtableError):
    """The rules have no such clause."""
