"""The public table as lines of words, made of a view alone: what a seat does not know cannot appear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import cast

from voidtable.kernel import Arg, Game, Words

from .language import words_of

Lines = list[tuple[int, str]]  # how far a line stands in, and what it says


def changed(lines: Lines, before: Lines) -> Lines:
    """The lines that were not there before, under their headings."""
    old, found = set(headed(before)), Lines()
    for heading, depth, line in headed(lines):
        if (heading, depth, line) in old:
            continue
        if depth and (0, heading) not in found:
            found.append((0, heading))
        found.append((depth, line))
    return found


def headed(lines: Lines) -> list[tuple[str, int, str]]:
    """Each line with the heading it stands under: many say `nothing`."""
    heading, found = "", []
    for depth, line in lines:
        heading = heading if depth else line
        found.append((heading, depth, line))
    return found


def something(value: object) -> bool:
    """Is there anything to tell? A number is something, nought too."""
    if isinstance(value, (list, tuple)):
        return any(map(something, value))
    return value not in (None, "", {})


class Board:
    """A table as a seat sees it. A game names its fields: `table-FIELD`, and how a value is told by `.value`."""

    def __init__(self, game: Game, view: Mapping[str, object], lang: str) -> None:
        self.game = game
        self.words: Words = game.words(lang)
        self.own = words_of(lang)
        self.fields = cast("Mapping[str, object]", view["table"])
        self.seats = cast("int", view["seats"])
        self.seat = cast("int | None", view["seat"])
        self.faces = dict(enumerate(cast("list[str]", view["faces"])))

    def lines(self) -> Lines:
        """Fields that a game has no words for are its own affair; places for cards are there when empty, too."""
        lines = Lines()
        for field, value in self.fields.items():
            told = bool(self.game.table.shapes[field].piles) or something(value)
            if told and self.words.has(f"table-{field}"):
                lines += self.field(field, self.words.text(f"table-{field}"), value)
        return lines

    def field(self, field: str, label: str, value: object) -> Lines:
        """A field on one line, or on one for each part where its parts are lists or belong to the seats."""
        piles = self.game.table.shapes[field].piles
        if piles == 1 or not isinstance(value, (list, dict)):
            return [(0, self.labelled(label, self.told(field, value, piles == 1)))]
        named = self.words.has(f"table-{field}", "part-1")
        if isinstance(value, dict):
            parts = {self.key(field, key): part for key, part in value.items()}
        elif len(value) == self.seats and not named:
            parts = {self.name(seat): part for seat, part in enumerate(value)}
        elif named or piles or any(isinstance(part, list) for part in value):
            parts = {self.part(field, at + 1): part for at, part in enumerate(value)}
        else:
            return [(0, self.labelled(label, self.told(field, value, False)))]
        if not any(part or part == 0 for part in parts.values()):
            return [(0, self.labelled(label, self.words.several([])))]
        told = [(1, self.labelled(part, self.told(field, inside, piles == 2))) for part, inside in parts.items()]
        return [(0, self.labelled(label, "")), *told]

    def labelled(self, label: str, text: str) -> str:
        return self.own.text("labelled", None, {"label": label, "text": text}).rstrip()

    def name(self, seat: int) -> str:
        name = self.words.seat(seat)
        return self.own.text("you", None, {"seat": name}) if seat == self.seat else name

    def part(self, field: str, number: int) -> str:
        """A part of a list that belongs to no seat: an attribute `.part-N` of the field's label, else its number."""
        label, part = f"table-{field}", f"part-{number}"
        return self.words.text(label, part) if self.words.has(label, part) else str(number)

    def key(self, field: str, key: str) -> str:
        """A word of the table: an attribute of the field's label or a card, else as it is."""
        label = f"table-{field}"
        if self.words.has(label, key):
            return self.words.text(label, key)
        return self.words.face(key) if self.words.has(f"face-{key}") else key

    def told(self, field: str, value: object, pile: bool) -> str:
        """A value in words."""
        if pile:
            return self.pile(field, cast("Sequence[int]", value))
        if isinstance(value, (list, tuple)):
            return self.words.several(self.counted([self.told(field, part, False) for part in value]))
        if value == "":
            return self.words.several([])
        if isinstance(value, bool):
            return self.own.text("yes" if value else "no")
        label = f"table-{field}"
        if not isinstance(value, (int, str)):
            return self.words.several([])
        if self.words.has(label, "value"):
            return self.words.text(label, "value", self.facts(value))
        if isinstance(value, str):
            return self.key(field, value)
        return str(self.words.facts({field: value}, self.faces)[field])

    def facts(self, value: int | str) -> dict[str, int | str]:
        """A value for the words of a game: as it is, and as the seat or the card of that number."""
        args: dict[str, Arg] = {"value": value}
        if isinstance(value, int) and 0 <= value < self.seats:
            args["seat"] = value
        if isinstance(value, int) and value in self.faces:
            args["card"] = value
        return self.words.facts(args, self.faces)

    def pile(self, field: str, pile: Sequence[int]) -> str:
        """A pile of which the order matters says so by `.from-top`: its last card is its top."""
        label = f"table-{field}"
        runs = [self.cards(list(run)) for _, run in groupby(pile[::-1], self.faces.__getitem__)]
        if len(runs) < 2 or not self.words.has(label, "from-top"):
            return self.cards(pile)
        return self.words.text(label, "from-top", {"cards": ", ".join(runs)})

    def cards(self, pile: Sequence[int]) -> str:
        """The faces this seat knows, equal ones counted, and how many it does not."""
        known = [self.words.face(self.faces[card]) for card in pile if self.faces[card]]
        told = self.counted(known)
        unseen = len(pile) - len(known)
        if unseen:
            told.append(self.words.text("unknown-cards", None, {"n": unseen}))
        return self.words.several(told)

    def counted(self, said: Sequence[str]) -> list[str]:
        """Equal things told once, with their number."""
        return [
            self.own.text("times", None, {"face": each, "n": n}) if n > 1 else each for each, n in Counter(said).items()
        ]
