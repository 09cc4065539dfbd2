"""News: what the table is told, with the faces that each viewer knows at that moment.

An argument says by the last word of its name what it is: `card`, `own_card` or `cards` are sleeves, `seat` or `seats`
are seats. Other numbers are numbers. Other strings are words of the game: `place="hold"` is told by the message
`place-hold`, if there is one, and its attributes, such as grammatical cases, are there as `place_gen`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple, cast

Arg = int | str | bool | tuple[int, ...] | tuple[str, ...]


@cache
def meaning(name: str) -> str:
    """Of what kind an argument is: the last word of its name, in the singular."""
    return name.rpartition("_")[2].removesuffix("s")


def numbers(value: Arg) -> tuple[int, ...]:
    """One sleeve or seat, or several."""
    return cast("tuple[int, ...]", value) if isinstance(value, tuple) else (int(value),)


def cards_in(args: Mapping[str, Arg]) -> list[int]:
    return [card for name, value in args.items() if meaning(name) == "card" for card in numbers(value)]


class Heard(NamedTuple):
    """A piece of news as one viewer hears it: `faces` gives, by sleeve, what that viewer knows of its cards."""

    step: str
    event: str
    args: Mapping[str, Arg]
    faces: Mapping[int, str]


class News(NamedTuple):
    """A piece of news, with the faces of its cards and what each viewer knew at that moment."""

    step: str
    event: str
    args: Mapping[str, Arg]
    faces: Mapping[int, str]
    known: Mapping[int, int]  # for each card a bit for each viewer who knew its face

    def heard(self, viewer: int) -> Heard:
        known = {card: face if self.known[card] >> viewer & 1 else "" for card, face in self.faces.items()}
        return Heard(self.step, self.event, self.args, known)
