"""News: what the table is told, with the faces that each viewer knows at that moment.

An argument says by its name what it is: `card` or `cards` are sleeves, `seat` or `seats` are seats (also as the last
word of a longer name: `own_card`); any other number is a number and any other string a word of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Arg = int | str | bool | tuple[int, ...]
CARDS, SEATS = ("card", "cards"), ("seat", "seats")


def meaning(name: str) -> str:
    """Of what kind an argument is, by its name: cards, seats or plain."""
    last = name.rpartition("_")[2]
    return "cards" if last in CARDS else "seats" if last in SEATS else "plain"


def sleeves(value: Arg) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else (int(value),)


class Heard(NamedTuple):
    """A piece of news as one viewer hears it: `faces` gives, by sleeve, what that viewer knows of its cards."""

    step: str
    event: str
    args: Mapping[str, Arg]
    faces: Mapping[int, str]


class News(NamedTuple):
    """A piece of news, with the faces of its cards and a bit for each viewer who knew them."""

    step: str
    event: str
    args: Mapping[str, Arg]
    faces: Mapping[int, tuple[str, int]]

    def heard(self, viewer: int) -> Heard:
        known = {card: face if who >> viewer & 1 else "" for card, (face, who) in self.faces.items()}
        return Heard(self.step, self.event, self.args, known)
