"""The toy's table: a field of every type that a table can hold."""

from __future__ import annotations

from collections.abc import Iterator

from voidtable.kernel import Pile, Table

from .content import ToyPack


class Toy(Table):
    pack: ToyPack
    deck: Pile
    hands: list[Pile]
    down: Pile
    up: Pile
    turn: int
    left: int
    mood: str = "calm"
    bust: bool
    bids: list[int]
    winks: list[int]
    trail: list[tuple[int, ...]]
    last: tuple[int, int] | None
    marks: dict[str, int]
    pairs: dict[str, tuple[int, ...]]
    lucky: int | None

    def in_play(self) -> Iterator[tuple[int, str]]:
        return ((card, self.faces[card]) for card in self.up)
