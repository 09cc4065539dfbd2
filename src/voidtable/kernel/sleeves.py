"""Sleeves: everything on the table is public, except the faces under them.

A card in the code is the number of a sleeve. Everyone sees *that* one go from the deck to Anna's hand; the face in it
is secret until someone looks. Faces move, sleeves stay: a shuffle or a private choice exchanges what is under the
sleeves, so nobody can follow a number through it. The first sleeves, one for each seat, are envelopes for sealed
answers.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Annotated, ClassVar, cast

from . import nests, partition
from .chance import Chance
from .fields import Shape, as_it_is, as_tuple
from .nests import Block, Nests
from .step import Option

Pile = Annotated[list[int], "pile"]  # a place where sleeves lie; each sleeve is in exactly one


class Sleeves(Chance):
    """The part of a table that is hidden, and who knows what of it."""

    SHAPES: ClassVar[dict[str, Shape]] = {
        "knows": Shape("[]", "{}[:]", as_it_is),
        "nests": Shape("[]", "{}[:]", as_it_is),
    }

    seats: int
    faces: list[str]  # what is printed under each sleeve: the one secret
    knows: list[str]  # a partition for each viewer, the spectator last; empty where no knowledge is kept
    nests: list[Nests]  # for each viewer, what it knows of mixed cards beyond its partition
    opened: int  # a bit for each viewer that has been shown a face since the last choice
    sealed: int  # a bit for each seat whose envelope holds an answer

    def lay_envelopes(self, memory: bool) -> None:
        """An envelope for each seat, and a partition for each viewer."""
        self.faces = [""] * self.seats
        viewers = self.seats + 1 if memory else 0
        self.knows = [partition.apart("", self.seats)] * viewers
        self.nests = [()] * viewers

    def sleeve(self, faces: Iterable[str]) -> list[int]:
        """Put these faces into new sleeves; all know which faces there are, none which lies where."""
        first = len(self.faces)
        self.faces.extend(faces)
        fresh = len(self.faces) - first
        self.knows = [partition.together(known, fresh) for known in self.knows]
        return list(range(first, first + fresh))

    def look(self, seat: int, *cards: int) -> None:
        """`seat` alone learns these faces."""
        if self.knows:
            self.learn(seat, cards)

    def reveal(self, *cards: int) -> None:
        """Everyone learns these faces."""
        for viewer in range(len(self.knows)):
            self.learn(viewer, cards)

    def learn(self, viewer: int, cards: Iterable[int]) -> None:
        known = before = self.knows[viewer]
        for card in cards:
            if self.nests[viewer]:
                self.nests[viewer] = nests.seen(self.nests[viewer], card, self.faces[card])
            known = partition.alone(known, card)
        if known != before:
            self.knows[viewer] = known
            self.opened |= 1 << viewer

    def lose_track(self, viewer: int, cards: Sequence[int]) -> None:
        """These cards are about to be mixed out of the viewer's sight."""
        known = self.knows[viewer]
        self.nests[viewer] = nests.mixed(self.nests[viewer], known, cards, self.faces)
        self.knows[viewer] = partition.joined(known, cards)

    def arrange(self, seat: int, cards: Sequence[int], first: int, witnesses: Sequence[int] = ()) -> tuple[int, ...]:
        """In private, `seat` looks at these cards and brings the face under `first` under the first sleeve of them.

        The sleeves stay, so the one that moves on does not tell which face was chosen, and neither do those that stay
        behind: the rest is jumbled. All but the witnesses (the partners who watch) lose track of which is where.
        """
        for viewer in range(len(self.knows)):
            if viewer == seat or viewer in witnesses:
                self.learn(viewer, cards)
            else:
                self.lose_track(viewer, cards)
        faces = self.faces
        rest = self.jumbled(seat, [faces[card] for card in cards if card != first])
        for card, face in zip(cards, [faces[first], *rest], strict=True):
            faces[card] = face
        return tuple(cards)

    def shuffle(self, cards: Sequence[int]) -> None:
        """The faces change sleeves by chance, and all forget which is where."""
        if len(cards) < 2:
            return
        for viewer in range(len(self.knows)):
            self.lose_track(viewer, cards)
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
        """Does the viewer know this face: has it seen it, or are all that it could be alike?"""
        if card < self.seats:
            return viewer == card or not self.sealed >> card & 1
        known, faces = self.knows[viewer], self.faces
        mark, face = known[card], faces[card]
        if known.count(mark) == 1:
            return True
        if self.nests[viewer]:
            inside = self.inside(viewer, mark)
            return nests.sure(inside, card, face, (faces[other] for other in partition.block(known, mark)))
        return all(faces[other] == face for other in partition.block(known, mark))

    def knowing(self, card: int) -> int:
        """A bit for each viewer that knows this face."""
        knowing = 0
        for viewer in range(len(self.knows)):
            if self.known(viewer, card):
                knowing |= 1 << viewer
        return knowing

    def inside(self, viewer: int, mark: str) -> Nests:
        """The nests in one of the viewer's blocks."""
        known = self.knows[viewer]
        return tuple([nest for nest in self.nests[viewer] if known[next(iter(nest.spread))] == mark])

    def seen(self, viewer: int) -> list[str]:
        """The faces as this viewer knows them: the empty string where it does not."""
        seen = list(self.faces)
        for cards, _, _ in self.stock(viewer):
            for card in cards:
                seen[card] = ""
        for seat in range(self.seats):
            if seat != viewer:
                seen[seat] = ""
        return seen

    def stock(self, viewer: int) -> list[Block]:
        """What this viewer cannot tell apart, block by block: sleeves, the faces known to lie there in alphabetical
        order, and the number of the block around, where the faces that are missing come from (-1: none is missing).
        """
        stock: list[Block] = []
        faces, known = self.faces, self.knows[viewer]
        for cards in partition.blocks(known):
            if len(cards) > 1:
                found = nests.blocks(cards, [faces[card] for card in cards], self.inside(viewer, known[cards[0]]))
                stock += [(own, pool, around + len(stock) if around >= 0 else -1) for own, pool, around in found]
        return stock

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise from this one."""
        return [*range(seat + 1, self.seats), *range(seat)]
