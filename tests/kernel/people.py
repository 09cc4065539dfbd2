"""A table of people: for each, all worlds that fit what it saw. Slow, sure, and with nothing of the kernel in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, permutations, product

World = tuple[str, ...]
Block = tuple[Sequence[int], Sequence[str], int]  # sleeves, faces, and which block the missing faces come from


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
    lack = [len(cards) - len(faces) for cards, faces, _ in stock]
    for at, (_, _, around) in reversed(list(enumerate(stock))):
        if around >= 0:
            lack[around] += lack[at]
    # A world, and what is left over in each block for the blocks inside it.
    worlds: set[tuple[World, tuple[World, ...]]] = {(tuple(seen), ())}
    for at, (cards, faces, around) in enumerate(stock):
        fresh = set()
        for world, left in worlds:
            drawn = set(combinations(left[around], lack[at])) if around >= 0 else {()}
            for more in drawn:
                rest = list(left)
                if around >= 0:
                    rest[around] = tuple(less(left[around], more))
                pool = (*faces, *more)
                for order in set(permutations(pool, len(cards))):
                    fresh.add((put(world, cards, order), (*rest, tuple(sorted(less(pool, order))))))
        worlds = fresh
    return {world for world, _ in worlds}


def less(faces: Sequence[str], gone: Sequence[str]) -> list[str]:
    left = list(faces)
    for face in gone:
        left.remove(face)
    return left
