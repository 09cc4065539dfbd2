"""A table of people: for each, all worlds that fit what it saw. Slow, sure, and with nothing of the kernel in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations, product

World = tuple[str, ...]
Block = tuple[Sequence[int], Sequence[str], Sequence[int]]  # sleeves, faces, and the blocks that faces are drawn from
Full = frozenset[tuple[int, tuple[str, ...]]]  # what is left in each block


class Person:
    """One who sees what is shown to it, and follows in thought all that could have happened out of its sight."""

    def __init__(self) -> None:
        self.worlds: set[World] = {()}

    def hears_of(self, faces: Sequence[str]) -> None:
        """New cards lie on the table; which are among them is known, their order is not."""
        self.worlds = {(*world, *more) for world, more in product(self.worlds, set(permutations(faces)))}

    def sees(self, cards: Iterable[int], truth: Sequence[str]) -> None:
        """These cards, as they are."""
        shown = tuple(cards)
        self.worlds = {world for world in self.worlds if all(world[card] == truth[card] for card in shown)}

    def watches(self, cards: Sequence[int], before: Sequence[str], after: Sequence[str]) -> None:
        """These cards, while they are put into another order."""
        self.sees(cards, before)
        self.worlds = {put(world, cards, [after[card] for card in cards]) for world in self.worlds}

    def loses_track(self, cards: Sequence[int]) -> None:
        """These cards go through somebody's hands, or are shuffled: any order is possible."""
        seen: set[tuple[World, World]] = set()
        worlds: set[World] = set()
        for world in self.worlds:
            inside = tuple(sorted(world[card] for card in cards))
            outside = put(world, cards, [""] * len(cards))
            if (inside, outside) not in seen:
                seen.add((inside, outside))
                worlds |= {put(world, cards, order) for order in set(permutations(inside))}
        self.worlds = worlds


def put(world: World, cards: Sequence[int], faces: Sequence[str]) -> World:
    new = list(world)
    for card, face in zip(cards, faces, strict=True):
        new[card] = face
    return tuple(new)


def dealt(seen: Sequence[str], stock: Sequence[Block]) -> set[World]:
    """All worlds that can be dealt from what a view says: its known faces, and its stock."""

    def drawn(world: World, full: Full, at: int) -> set[tuple[World, Full, str]]:
        """The next face of a block, in every way that chance may have it."""
        if at not in dict(full):
            _, faces, sources = stock[at]
            ways = {(world, full, tuple(faces))}
            for source in sources:
                ways = {(w, f, (*p, x)) for world, full, p in ways for w, f, x in drawn(world, full, source)}
            return {way for w, f, p in ways for way in drawn(w, f | {(at, tuple(sorted(p)))}, at)}
        pool = dict(full)[at]
        rest = full - {(at, pool)}
        return {(world, rest | {(at, tuple(less(pool, face)))}, face) for face in set(pool)}

    ways: set[tuple[World, Full]] = {(tuple(seen), frozenset())}
    for at, (cards, _, _) in enumerate(stock):
        for card in cards:
            ways = {(put(w, [card], [face]), f) for world, full in ways for w, f, face in drawn(world, full, at)}
    return {world for world, _ in ways}


def less(faces: Sequence[str], gone: str) -> list[str]:
    left = list(faces)
    left.remove(gone)
    return left
