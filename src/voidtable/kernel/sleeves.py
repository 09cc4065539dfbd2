"""Sleeves: everything on the table is public, except the faces under them.

A card in the code is the number of a sleeve. Everyone sees *that* one go from the deck to Anna's hand; the face in it
is secret until someone looks. Faces move, sleeves stay: a shuffle or a private choice exchanges what is under the
sleeves, so nobody can follow a number through it. The first sleeves, one for each seat, are envelopes for sealed
answers.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import Annotated, ClassVar, cast

from . import partition
from .chance import Chance
from .fields import Shape, as_tuple
from .minds import Block, Mind
from .step import Option

Pile = Annotated[list[int], "pile"]  # a place where sleeves lie; each sleeve is in exactly one


class Sleeves(Chance):
    """The part of a table that is hidden, and who knows what of it."""

    SHAPES: ClassVar[dict[str, Shape]] = {
        "knows": Shape("[]", "{}[:]"),
        "minds": Shape("[]", "{}[:]"),
    }

    seats: int
    faces: list[str]  # what is printed under each sleeve: the one secret
    knows: list[str]  # a partition for each viewer, the spectator last; empty where no knowledge is kept
    minds: list[Mind | None]  # what each viewer knows of the faces; None until it is asked for
    opened: int  # a bit for each viewer that has been shown a face since the last choice
    sealed: int  # a bit for each seat whose envelope holds an answer

    def lay_envelopes(self, memory: bool) -> None:
        """An envelope for each seat, and a partition for each viewer."""
        self.faces = [""] * self.seats
        viewers = self.seats + 1 if memory else 0
        self.knows = ["".join(map(chr, range(self.seats)))] * viewers
        self.minds = [None] * viewers

    def sleeve(self, faces: Iterable[str]) -> list[int]:
        """Put these faces into new sleeves; all know which faces there are, none which lies where."""
        first = len(self.faces)
        self.faces.extend(faces)
        fresh = self.faces[first:]
        for viewer, known in enumerate(self.knows):
            mind = self.minds[viewer]
            self.minds[viewer] = mind and mind.sleeved(first, fresh)
            self.knows[viewer] = known + chr(first) * len(fresh)
        return list(range(first, len(self.faces)))

    def mind(self, viewer: int) -> Mind:
        mind = self.minds[viewer]
        if mind is None:
            mind = self.minds[viewer] = Mind.from_partition(self.knows[viewer], self.faces)
        return mind

    def look(self, seat: int, *cards: int) -> None:
        """`seat` alone learns these faces."""
        if self.knows:
            self.learn(seat, cards)

    def reveal(self, *cards: int) -> None:
        """Everyone learns these faces."""
        for viewer in range(len(self.knows)):
            self.learn(viewer, cards)

    def learn(self, viewer: int, cards: Sequence[int]) -> None:
        mind, known = self.mind(viewer), self.knows[viewer]
        wiser = mind.looked(cards, self.faces)
        if wiser is not mind:
            self.minds[viewer] = wiser
            self.opened |= 1 << viewer
        self.knows[viewer] = partition.alone(known, cards)
        # The fence may not tell what was learned: it rises where all see a look that was not known to be idle.
        self.stirred |= self.knows[viewer] != known

    def lose_track(self, viewers: Iterable[int], cards: Sequence[int]) -> None:
        """These cards are about to be mixed out of the sight of these viewers."""
        if len(cards) < 2:
            return
        marks_at = itemgetter(*cards)
        for viewer in viewers:
            self.minds[viewer] = self.mind(viewer).mixed(cards, self.faces)
            marks = set(marks_at(self.knows[viewer]))
            if len(marks) > 1:
                self.knows[viewer] = partition.joined(self.knows[viewer], marks)

    def arrange(self, seat: int, cards: Sequence[int], first: int, witnesses: Sequence[int] = ()) -> tuple[int, ...]:
        """In private, `seat` looks at these cards and brings the face under `first` under the first sleeve of them.

        The sleeves stay, so the one that moves on does not tell which face was chosen, and neither do those that stay
        behind: the rest is jumbled. All but the witnesses (the partners who watch) lose track of which is where.
        """
        if self.knows:
            watching = {seat, *witnesses}
            for viewer in watching:
                self.learn(viewer, cards)
            for viewer in witnesses:
                self.opened |= 1 << viewer  # who watches learns what was chosen
                self.stirred = True
            self.lose_track([viewer for viewer in range(len(self.knows)) if viewer not in watching], cards)
        faces = self.faces
        rest = self.jumbled(seat, [faces[card] for card in cards if card != first])
        for card, face in zip(cards, [faces[first], *rest], strict=True):
            faces[card] = face
        return tuple(cards)

    def shuffle(self, cards: Sequence[int]) -> None:
        """The faces change sleeves by chance, and all forget which is where."""
        if len(cards) < 2:
            return
        self.lose_track(range(len(self.knows)), cards)
        faces = self.faces
        for card, face in zip(cards, self.shuffled([faces[card] for card in cards]), strict=True):
            faces[card] = face

    def seal(self, seat: int, option: Option) -> None:
        """`seat` puts an answer into its envelope; the others learn only that it did."""
        self.faces[seat] = str(option) if type(option) is int else json.dumps(option)
        self.sealed |= 1 << seat

    def unseal(self, seat: int) -> Option:
        """Take an answer out of its envelope."""
        face = self.faces[seat]
        answer = int(face) if face.isdigit() else cast("Option", as_tuple(json.loads(face)))
        self.faces[seat] = ""
        self.sealed &= ~(1 << seat)
        return answer

    def known(self, viewer: int, card: int) -> bool:
        """Does the viewer know this face: has it seen it, or can it be no other?"""
        if card < self.seats:
            return viewer == card or not self.sealed >> card & 1
        return self.mind(viewer).knows(card)

    def seen(self, viewer: int) -> list[str]:
        """The faces as this viewer knows them: the empty string where it does not."""
        mind = self.mind(viewer)
        seen = [face if mind.knows(card) else "" for card, face in enumerate(self.faces)]
        for seat in range(self.seats):
            if seat != viewer:
                seen[seat] = ""
        return seen

    def stock(self, viewer: int) -> list[Block]:
        """What this viewer cannot tell apart: blocks of sleeves, the faces known to lie there, and for each that is
        missing the number of the block it comes from.
        """
        return self.mind(viewer).blocks()

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise from this one."""
        return [*range(seat + 1, self.seats), *range(seat)]
