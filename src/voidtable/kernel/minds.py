"""What one viewer knows of the faces: a face it has not seen comes from a pool, and pools may draw from other pools.

At first all unseen cards draw their faces from one pool. Anna shows a card, takes it back into her hand of three and
goes through the hand in private: for the others the three draw from a pool of their own now, which holds the card she
showed and two draws from the pool of all that is unseen. Whoever then sees one of the three knows that much more of
the other two. So what people at a table conclude from what they saw follows from counting, and so does a fair guess at
the rest: shuffle each pool and draw.

A mind that stands in a table is never changed but replaced, so that copies of a game share it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from . import partition

Pool = tuple[tuple[str, ...], tuple[int, ...]]  # faces of its own, and for each draw the number of a pool
Block = tuple[list[int], list[str], list[int]]  # a pool as data: its sleeves, its faces, the blocks it draws from
Leads = dict[int, list[int]]  # for each pool on the ways to a face, those that come next
KNOWN = "\0"
DEEPEST = 32  # pools that one may draw from, itself or through others; of more, people could not keep count either
T = TypeVar("T")


class Mind:
    """For each sleeve the pool that its face comes from, and the pools, by number."""

    __slots__ = ("of", "pools")

    def __init__(self, of: str, pools: dict[int, Pool]) -> None:
        self.of = of  # a character for each sleeve, the number of its pool; KNOWN where its face is known
        self.pools = pools

    @classmethod
    def from_partition(cls, known: str, faces: Sequence[str]) -> Mind:
        """What must be known by one who has looked at so much."""
        mind = cls(KNOWN * len(known), {})
        for cards in partition.blocks(known):
            mind.pool(cards, [faces[card] for card in cards], ())
        return mind

    def knows(self, card: int) -> bool:
        return self.of[card] == KNOWN

    # What happens: each gives the mind after it, this one where it makes no difference

    def sleeved(self, first: int, faces: Sequence[str]) -> Mind:
        """New sleeves, from this number on: all know which faces there are."""
        new = Mind(self.of + KNOWN * len(faces), self.pools.copy())
        new.pool(range(first, first + len(faces)), faces, ())
        return new

    def mixed(self, cards: Sequence[int], faces: Sequence[str]) -> Mind:
        """These sleeves are mixed out of sight; `faces` are those before that."""
        marks = [self.of[card] for card in cards]
        if marks.count(marks[0]) == len(marks) and marks[0] != KNOWN:
            return self  # draws from one pool are alike already
        new = Mind(self.of, self.pools.copy())
        own = [faces[card] for card in cards if new.of[card] == KNOWN]
        new.pool(cards, own, [ord(mark) for mark in marks if mark != KNOWN])
        return new

    def looked(self, cards: Iterable[int], faces: Sequence[str]) -> Mind:
        """These faces are seen."""
        new = self
        for card in cards:
            if new.of[card] != KNOWN:
                if new is self:
                    new = Mind(self.of, self.pools.copy())
                new.see(card, faces[card])
        return new

    # Pools

    def pool(self, cards: Iterable[int], faces: Iterable[str], draws: Iterable[int]) -> None:
        """A pool for these sleeves. All in it is put in order, since how it lies there is nobody's business."""
        at = max(self.pools, default=0) + 1
        of, mark = list(self.of), chr(at)
        for card in cards:
            of[card] = mark
        self.of = "".join(of)
        self.pools[at] = tuple(sorted(faces)), tuple(sorted(draws))
        self.settle(at)
        if len(self.pools) > DEEPEST and len(deep := self.below({at} & self.pools.keys())) > DEEPEST:
            self.merge(deep)

    def see(self, card: int, face: str) -> None:
        """The face comes from somewhere: that pool holds it no more, and those on the way draw less."""
        at, way = ord(self.of[card]), []
        if face not in self.pools[at][0]:
            while several := doubtful(at, leads := self.leads(at, face)):
                self.merge(several)
                at = ord(self.of[card])
            while leads[at]:
                faces, draws = self.pools[at]
                self.pools[at] = faces, without(draws, leads[at][0])
                way.append(at)
                at = leads[at][0]
        faces, draws = self.pools[at]
        self.pools[at] = without(faces, face), draws
        self.of = self.of[:card] + KNOWN + self.of[card + 1 :]
        for changed in (*way, at):
            self.settle(changed)

    def leads(self, at: int, face: str) -> Leads:
        """The ways from a pool to those that hold the face: for each pool on them, which come next.

        Where a pool holds it, none further on is of interest: that face may still be drawn, in place of this one.
        """
        leads: Leads = {}
        astray: set[int] = set()

        def lead(at: int) -> bool:
            if at not in leads and at not in astray:
                faces, draws = self.pools[at]
                onward = [] if face in faces else [draw for draw in dict.fromkeys(draws) if lead(draw)]
                if onward or face in faces:
                    leads[at] = onward
                else:
                    astray.add(at)
            return at in leads

        lead(at)
        return leads

    def merge(self, those: set[int]) -> None:
        """Make one pool of several, and of those between them: it may hold more than is known, and never less."""
        those = {at for at in self.below(those) if at in those or not those.isdisjoint(self.below({at}))}
        into, pools = min(those), [self.pools.pop(at) for at in those]
        for at in those:
            self.redirect(at, into)
        faces = [face for own, _ in pools for face in own]
        draws = [draw for _, own in pools for draw in own if draw not in those]
        self.pools[into] = tuple(sorted(faces)), tuple(sorted(draws))

    def below(self, those: set[int]) -> set[int]:
        """These pools, and all that they draw from, themselves or through others."""
        found, fresh = those, those
        while fresh := {draw for at in fresh for draw in self.pools[at][1]} - found:
            found = found | fresh
        return found

    def redirect(self, at: int, to: int) -> None:
        """Whoever drew from one pool draws from another now."""
        self.of = self.of.replace(chr(at), chr(to))
        for other in self.drawing(at):
            faces, draws = self.pools[other]
            self.pools[other] = faces, tuple(sorted([to if draw == at else draw for draw in draws]))

    def settle(self, at: int) -> None:
        """A pool has changed. It goes if all in it is alike; what one other pool alone draws from goes into that."""
        if at not in self.pools:
            return
        faces, draws = self.pools[at]
        drawing = self.drawing(at) if len(self.pools) > 1 else []
        if draws and not faces and draws[0] == draws[-1]:
            del self.pools[at]
            self.redirect(at, draws[0])
        elif not draws and (not faces or faces[0] == faces[-1]):
            del self.pools[at]
            self.of = self.of.replace(chr(at), KNOWN)
            for other in drawing:
                theirs, own = self.pools[other]
                more = faces[:1] * own.count(at)
                self.pools[other] = tuple(sorted(theirs + more)), tuple([draw for draw in own if draw != at])
        elif draws and (source := self.only_here(draws)):
            inner, deeper = self.pools.pop(source)
            rest = [draw for draw in draws if draw != source]
            self.pools[at] = tuple(sorted(faces + inner)), tuple(sorted([*rest, *deeper]))
            drawing = [at]
        elif len(drawing) != 1 or self.pools[drawing[0]][1].count(at) < len(faces) + len(draws):
            return
        for other in drawing:
            self.settle(other)

    def drawing(self, at: int) -> list[int]:
        """The pools that draw from this one."""
        return [other for other, (_, draws) in self.pools.items() if at in draws]

    def only_here(self, draws: tuple[int, ...]) -> int:
        """Of these draws, a pool that has nothing for anybody else; 0 where there is none."""
        for source in dict.fromkeys(draws):
            faces, deeper = self.pools[source]
            if draws.count(source) == len(faces) + len(deeper):
                return source
        return 0

    # As data

    def blocks(self) -> list[Block]:
        """The pools: their sleeves, their faces, their draws."""
        number = {at: n for n, at in enumerate(sorted(self.pools))}
        cards: dict[str, list[int]] = {chr(at): [] for at in number}
        for card, mark in enumerate(self.of):
            if mark != KNOWN:
                cards[mark].append(card)
        pools = [(at, *self.pools[at]) for at in number]
        return [(cards[chr(at)], list(faces), [number[draw] for draw in draws]) for at, faces, draws in pools]

    @classmethod
    def read(cls, blocks: Sequence[Block], sleeves: int) -> Mind:
        """The mind that made these blocks."""
        of, pools = [KNOWN] * sleeves, {}
        for at, (cards, faces, draws) in enumerate(blocks, 1):
            pools[at] = tuple(faces), tuple([number + 1 for number in draws])
            for card in cards:
                of[card] = chr(at)
        if any(min(cards, default=0) < 0 for cards, _, _ in blocks):
            raise ValueError("a sleeve below the first")
        return cls("".join(of), pools)


def without(items: tuple[T, ...], gone: T) -> tuple[T, ...]:
    at = items.index(gone)
    return items[:at] + items[at + 1 :]


def doubtful(at: int, leads: Leads) -> set[int]:
    """A face may have come by several ways: the pools in which they differ. None where there is one way only."""
    while len(leads[at]) == 1:
        at = leads[at][0]
    if not leads[at]:
        return set()
    found, fresh = {at}, {at}
    while fresh := {lead for pool in fresh for lead in leads[pool]} - found:
        found |= fresh
    between, joined, ends = found - {at}, 0, [pool for pool in found if not leads[pool]]
    while len(ends) == 1:  # from here on all ways are one again
        [joined] = ends
        between.discard(joined)
        ends = [pool for pool in found if joined in leads[pool]]
    return between if len(between) > 1 and joined not in leads[at] else between | {at}


def deal(blocks: Sequence[Block], shuffled: Callable[[list[str]], list[str]]) -> Iterator[tuple[int, str]]:
    """A face for each sleeve, by chance: all that is known of them is true of it."""
    full: dict[int, list[str]] = {}

    def draw(at: int) -> str:
        if at not in full:
            _, faces, draws = blocks[at]
            full[at] = shuffled([*faces, *map(draw, draws)])
        return full[at].pop()

    for at, (cards, _, _) in enumerate(blocks):
        for card in cards:
            yield card, draw(at)
    if any(full.values()):
        raise ValueError("more faces than sleeves")
