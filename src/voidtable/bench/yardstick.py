"""The yardstick: a fixed piece of plain Python that every time is compared with.

THIS FILE MUST NEVER CHANGE. Ratios to the yardstick are what budgets are set in and what is compared between machines
and years; another yardstick would make all that was ever measured worthless. A test pins its source and its answer.

It does what the rules of a board game do: read and write attributes, slice lists, look into dicts, build tuples, add
and compare small integers, call methods. It allocates little and depends on nothing.
"""

from __future__ import annotations


class Place:
    """A place with cards, such as a hand."""

    __slots__ = ("cards", "count")

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.count = 0

    def take(self) -> int:
        self.count += 1
        return self.cards.pop()

    def put(self, card: int) -> None:
        self.cards.append(card)


VALUES = {f"face-{n}": n * 7 % 11 for n in range(24)}
FACES = [f"face-{n}" for n in range(24)]


def yardstick() -> int:
    """Deal, compare and pass on a few cards; the answer is always the same."""
    places = [Place(list(range(seat, 24, 4))) for seat in range(4)]
    total = 0
    for turn in range(336):
        giver, taker = places[turn & 3], places[turn + 1 & 3]
        if not giver.cards:
            continue
        card = giver.take()
        options = [("give", card), ("keep", card), ("show", turn)]
        word, what = options[VALUES[FACES[card]] % 3]
        if word == "give":
            taker.put(what)
        elif word == "keep":
            giver.cards = [what, *giver.cards[:3], *giver.cards[3:]]
        else:
            total += what
            taker.cards.insert(0, card)
        total = (total * 31 + giver.count + len(taker.cards)) & 0xFFFFFF
    return total
