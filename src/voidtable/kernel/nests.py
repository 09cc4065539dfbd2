"""Blocks within blocks: what a viewer still knows of cards it knew, once they are mixed with some it did not.

Anna shows a card, takes it back into her hand of three, and lays one of the three face down: for the others the card
she showed is under one of these three sleeves, and what lies under the other two may be anything they have not seen.
So the three are a nest, with one face of its own, inside the block of all that is unseen. The faces of a nest lie under
its own sleeves or those of the nests in it; what it lacks comes from around it.

Who has looked where is public, and so is the partition; what was seen there is not: nests belong to their viewer alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, cast


class Nest(NamedTuple):
    """Some sleeves, the faces that are known to lie there, and the nests inside. Made by `nest`."""

    cards: frozenset[int]  # of its own
    faces: tuple[str, ...]
    inner: tuple[Nest, ...]
    spread: frozenset[int]  # all its sleeves, those of the nests inside too
    lack: int  # how many faces come from around


Nests = tuple[Nest, ...]  # all that lie in the blocks of one viewer, or in one nest
Block = tuple[list[int], list[str], int]  # sleeves, faces, and where in the list of blocks the missing faces are


def nest(cards: Iterable[int], faces: Iterable[str], inner: Nests = ()) -> Nest:
    own, known = frozenset(cards), tuple(sorted(faces))
    lack = len(own) - len(known) + sum([each.lack for each in inner])
    return Nest(own, known, inner, own.union(*[each.spread for each in inner]), lack)


def all_faces(nests: Nests) -> list[str]:
    return [face for each in nests for face in (*each.faces, *all_faces(each.inner))]


def less(faces: Iterable[str], gone: Iterable[str]) -> list[str]:
    left = list(faces)
    for face in gone:
        left.remove(face)
    return left


# What is seen


def seen(nests: Nests, card: int, face: str) -> Nests:
    """After a look: the sleeve leaves its nest, and takes its face from the innermost that has it."""
    return opened(nests, card, face)[0]


def opened(nests: Nests, card: int, face: str) -> tuple[Nests, Iterable[int], bool]:
    """Also the sleeves left behind by a nest that knows no more, and whether the face was found."""
    for at, each in enumerate(nests):
        if card in each.spread:
            inner, loose, found = opened(each.inner, card, face)
            cards, faces = (each.cards - {card}).union(loose), each.faces
            if not found and face in faces:
                found, faces = True, tuple(less(faces, [face]))
            left = (nest(cards, faces, inner),) if faces else inner
            return nests[:at] + left + nests[at + 1 :], () if faces else cards, found
    return nests, (), False


def sure(nests: Nests, card: int, face: str, block: Iterable[str]) -> bool:
    """Can it be no other face than this? `block`: all faces of the block that these nests are in."""
    path: list[Nest] = []
    level = nests
    while around := [each for each in level if card in each.spread]:
        path += around
        level = around[0].inner
    for each in reversed(path):
        if each.faces.count(face) < len(each.faces):
            return False
        if not each.lack:
            return True
    elsewhere = sum([other != face for other in all_faces(nests)])
    for other in block:
        if other != face:
            if not elsewhere:
                return False
            elsewhere -= 1
    return True


# What is mixed


class Mixing:
    """Sleeves that are mixed out of the viewer's sight."""

    def __init__(self, cards: Iterable[int], faces: Iterable[str]) -> None:
        self.cards = frozenset(cards)
        self.faces = list(faces)  # that are known to lie among them

    def part(self, nests: Nests) -> tuple[list[Nest], Nests]:
        """The nests that are mixed in part, and those that are not; what is known of whole ones is kept in mind."""
        partial: list[Nest] = []
        apart: list[Nest] = []
        for each in nests:
            if each.spread <= self.cards:
                self.faces += all_faces((each,))
            else:
                (apart if each.spread.isdisjoint(self.cards) else partial).append(each)
        return partial, tuple(apart)

    def within(self, nests: Nests, around: bool) -> tuple[Nests, bool]:
        """The nests of a block or nest after mixing; `around`: does it lose sleeves of its own to the mixing?

        Also whether the mixed sleeves lie in one of these nests now, or belong to what is around them.
        """
        partial, apart = self.part(nests)
        if len(partial) == 1 and not around:
            [only] = partial
            inner, placed = self.within(only.inner, not self.cards.isdisjoint(only.cards))
            own = only.cards - self.cards if placed else only.cards | self.cards
            return (*apart, nest(own, only.faces, inner)), True
        cards, faces, inner = self.joined(partial)
        if not partial:
            return ((*apart, nest(self.cards, self.faces)), True) if self.faces else (apart, False)
        if self.faces:
            return (*apart, nest(cards, faces, (*inner, nest(self.cards, self.faces)))), True
        return (*apart, nest(self.cards.union(cards), faces, inner)), True

    def joined(self, nests: Sequence[Nest]) -> tuple[list[int], list[str], Nests]:
        """The sleeves not mixed, the faces and the inner nests of nests that are mixed in part: they become one."""
        cards: list[int] = []
        faces: list[str] = []
        inside: Nests = ()
        for each in nests:
            partial, apart = self.part(each.inner)
            more = self.joined(partial)
            cards += [*(each.cards - self.cards), *more[0]]
            faces += [*each.faces, *more[1]]
            inside += apart + more[2]
        return cards, faces, inside


def mixed(nests: Nests, known: str, cards: Sequence[int], faces: Sequence[str]) -> Nests:
    """After these sleeves are mixed. `known` is the partition and `faces` what lies there before that."""
    marks = [known[card] for card in cards]
    partial = {mark for mark in marks if known.count(mark) > marks.count(mark)}
    whole = [faces[card] for card, mark in zip(cards, marks, strict=True) if mark not in partial]
    if not nests:
        return (nest(cards, whole),) if partial and whole else nests
    touched = tuple([each for each in nests if known[next(iter(each.spread))] in marks])
    if not touched and not whole:
        return nests
    apart = tuple([each for each in nests if each not in touched]) if touched else nests
    if not partial:
        return apart
    inside = frozenset().union(*[each.spread for each in touched])
    around = len(partial) > 1 or any(
        mark in partial and card not in inside for card, mark in zip(cards, marks, strict=True)
    )
    here = tuple([each for each in touched if known[next(iter(each.spread))] in partial])
    return apart + Mixing(cards, whole).within(here, around)[0]


# What is unknown


def blocks(cards: Iterable[int], faces: Iterable[str], nests: Nests) -> list[Block]:
    """A block with these nests in it, as what is unknown of it: without the sleeves whose faces must be what they are.

    Each nest comes after what it lies in.
    """
    found: list[Block] = []

    def lay(own: Iterable[int], pool: list[str], inner: Nests, lack: int, around: int, sole: str) -> None:
        if sole:  # all that it can get from around is alike
            pool, lack, around = pool + [sole] * lack, 0, -1
        here, alike = len(found), not lack and len(set(pool)) < 2
        if not alike:
            found.append((sorted(own), sorted(pool), around if lack else -1))
        for each in inner:
            lay(each.cards, list(each.faces), each.inner, each.lack, here, pool[0] if alike and pool else "")

    inside = frozenset().union(*[each.spread for each in nests])
    lay([card for card in cards if card not in inside], less(faces, all_faces(nests)), nests, 0, -1, "")
    return found


# As data


def plain(nests: Nests) -> list[object]:
    return [[sorted(each.cards), each.faces, plain(each.inner)] for each in nests]


def read(data: object) -> Nests:
    """What `plain` made these arrays of."""
    arrays = cast("Sequence[tuple[list[int], list[str], object]]", data)
    return tuple(nest(cards, faces, read(inner)) for cards, faces, inner in arrays)
