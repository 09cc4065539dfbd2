"""Blocks within blocks: what a viewer still knows of cards it knew, once they are mixed with some it did not.

Anna shows a card, takes it back into her hand of three, and lays one of the three face down: for the others the card
she showed is under one of these three sleeves, and what lies under the other two may be anything they have not seen.
So the three are a nest, with one face of its own, inside the block of all that is unseen. The faces of a nest lie under
its own sleeves or those of the nests in it; what it lacks comes from around it.

Who has looked where is public, and so is the partition; what was seen there is not: nests belong to their viewer alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, cast


class Nest(NamedTuple):
    """Some sleeves, the faces that are known to lie there, and the nests inside."""

    cards: tuple[int, ...]
    faces: tuple[str, ...]
    inner: tuple[Nest, ...]


Nests = tuple[Nest, ...]  # all that lie in the blocks of one viewer, or in one nest
Block = tuple[list[int], list[str], int]  # sleeves, faces, and where in the list of blocks the missing faces are


def cards_in(nests: Nests) -> Iterator[int]:
    for nest in nests:
        yield from nest.cards
        yield from cards_in(nest.inner)


def faces_in(nests: Nests) -> Iterator[str]:
    for nest in nests:
        yield from nest.faces
        yield from faces_in(nest.inner)


def lack(nest: Nest) -> int:
    """How many faces come from around."""
    return len(nest.cards) + sum(map(lack, nest.inner)) - len(nest.faces)


def less(faces: Iterable[str], gone: Iterable[str]) -> list[str]:
    left = list(faces)
    for face in gone:
        left.remove(face)
    return left


def seen(nests: Nests, card: int, face: str) -> Nests:
    """After a look: the sleeve leaves its nest, and takes its face from the innermost that has it."""
    return opened(nests, card, face)[0]


def opened(nests: Nests, card: int, face: str) -> tuple[Nests, tuple[int, ...], bool, bool]:
    """Also the sleeves left behind by a nest that knows no more, whether the card lay here, whether its face did."""
    for at, nest in enumerate(nests):
        inner, loose, here, found = nest.inner, nest.cards, card in nest.cards, False
        if not here:
            inner, left, here, found = opened(nest.inner, card, face)
            loose = tuple(sorted((*loose, *left)))
        if here:
            cards, faces = tuple(other for other in loose if other != card), nest.faces
            if not found and face in faces:
                found, faces = True, tuple(less(faces, [face]))
            here_now = (Nest(cards, faces, inner),) if faces else inner
            return nests[:at] + here_now + nests[at + 1 :], () if faces else cards, True, found
    return nests, (), False, False


class Mixing:
    """Sleeves that are mixed out of the viewer's sight."""

    def __init__(self, cards: Sequence[int]) -> None:
        self.cards = frozenset(cards)
        self.faces: list[str] = []  # that are known to lie among them

    def part(self, nests: Nests) -> tuple[Nests, Nests]:
        """The nests that are mixed in part, and those that are not; what is known of whole ones is kept in mind."""
        partial: list[Nest] = []
        apart: list[Nest] = []
        for nest in nests:
            inside = frozenset(cards_in((nest,)))
            if inside <= self.cards:
                self.faces += faces_in((nest,))
            else:
                (apart if inside.isdisjoint(self.cards) else partial).append(nest)
        return tuple(partial), tuple(apart)

    def within(self, nests: Nests, around: bool) -> tuple[Nests, bool]:
        """The nests of a block or nest after mixing; `around`: does it lose sleeves of its own to the mixing?

        Also whether the mixed sleeves lie in one of these nests now, or belong to what is around them.
        """
        partial, apart = self.part(nests)
        if len(partial) == 1 and not around:
            [nest] = partial
            inner, placed = self.within(nest.inner, not self.cards.isdisjoint(nest.cards))
            own = frozenset(nest.cards) - self.cards if placed else self.cards.union(nest.cards)
            return (*apart, Nest(tuple(sorted(own)), nest.faces, inner)), True
        cards, faces, inner = self.joined(partial)
        mixed = Nest(tuple(sorted(self.cards)), tuple(sorted(self.faces)), ())
        if not partial:
            return ((*apart, mixed), True) if self.faces else (apart, False)
        if self.faces:
            wide = Nest(tuple(sorted(cards)), tuple(sorted(faces)), (*inner, mixed))
        else:
            wide = Nest(tuple(sorted(self.cards.union(cards))), tuple(sorted(faces)), inner)
        return (*apart, wide), True

    def joined(self, nests: Nests) -> tuple[list[int], list[str], Nests]:
        """The sleeves not mixed, the faces and the inner nests of nests that are mixed in part: they become one."""
        cards: list[int] = []
        faces: list[str] = []
        inside: Nests = ()
        for nest in nests:
            partial, apart = self.part(nest.inner)
            more = self.joined(partial)
            cards += [card for card in nest.cards if card not in self.cards] + more[0]
            faces += [*nest.faces, *more[1]]
            inside += apart + more[2]
        return cards, faces, inside


def mixed(nests: Nests, known: str, cards: Sequence[int], faces: Sequence[str]) -> Nests:
    """After these sleeves are mixed. `known` is the partition and `faces` what lies there before that."""
    count: dict[str, int] = {}
    for card in cards:
        count[known[card]] = count.get(known[card], 0) + 1
    partial = [mark for mark, n in count.items() if n < known.count(mark)]
    whole = [faces[card] for card in cards if known[card] not in partial]
    if not nests and (not partial or not whole):
        return nests
    touched = tuple(nest for nest in nests if known[next(cards_in((nest,)))] in count)
    apart = tuple(nest for nest in nests if nest not in touched)
    if not partial:
        return apart
    mixing = Mixing(cards)
    mixing.faces += whole
    inside = frozenset(cards_in(touched))
    around = len(partial) > 1 or any(card not in inside for card in cards if known[card] in partial)
    here = tuple(nest for nest in touched if known[next(cards_in((nest,)))] in partial)
    return apart + mixing.within(here, around)[0]


def blocks(cards: Iterable[int], faces: Iterable[str], nests: Nests) -> list[Block]:
    """A block with these nests in it, as what is unknown of it: without the sleeves whose faces must be what they are.

    Each nest comes after what it lies in.
    """
    found: list[Block] = []

    def lay(own: Sequence[int], pool: Sequence[str], inner: Nests, missing: int, around: int, sole: str) -> None:
        if sole:  # all that it can get from around is alike
            pool, missing, around = [*pool, *[sole] * missing], 0, -1
        here, alike = len(found), not missing and len(set(pool)) < 2
        if not alike:
            found.append((list(own), sorted(pool), around if missing else -1))
        for nest in inner:
            lay(nest.cards, nest.faces, nest.inner, lack(nest), here, pool[0] if alike and pool else "")

    inside = frozenset(cards_in(nests))
    lay([card for card in cards if card not in inside], less(faces, faces_in(nests)), nests, 0, -1, "")
    return found


def read(data: object) -> Nests:
    """Nests from the arrays of a file."""
    return tuple(
        Nest(tuple(cards), tuple(faces), read(inner))
        for cards, faces, inner in cast("Sequence[tuple[list[int], list[str], object]]", data)
    )
