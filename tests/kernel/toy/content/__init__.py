"""What is printed on the toy's cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from voidtable.kernel import BadPack, Pack, Row


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Row):
    """One row of each shape that a pack can hold."""

    full: int
    tiny: int = 0
    kind: Literal["plain", "listener"] = "plain"
    also: tuple[str, ...] = ()
    worth: int | None = None
    by_seats: dict[str, int] = field(default_factory=dict)
    heavy: bool = False


@dataclass(frozen=True)
class ToyPack(Pack):
    game: ClassVar[str] = "toy"

    cards: dict[str, Card]

    def check(self) -> None:
        for card in self.cards.values():
            if card.full < 1:
                raise BadPack(
                    "against-rule", file="cards.toml", row=card.id, found=card.full, clause="TO-1.1", wanted="1 or more"
                )
