"""What lies on the table of Hello, Wreck."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from voidtable.kernel import BadPack, Pack, Pile, Row, Table

HAND = 3  # cards that each player begins with
MOST = 99  # copies of a card: more, and nobody could shuffle them


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Row):
    """A kind of card: how many there are, what it counts at the end, and whether it may be installed."""

    copies: int
    points: int
    gear: bool = False


@dataclass(frozen=True)
class Cards(Pack):
    """The cards that lie in the wreck."""

    game = "hello"
    cards: dict[str, Card]

    def check(self) -> None:
        """HE-1.1, HE-1.2 The kinds that the rules speak of are there, and enough to deal to five even without gear."""
        for name in ("relic", "scrap", "leech", "beacon", "hatch", "jammer"):
            if name not in self.cards:
                raise BadPack("missing-row", file="cards.toml", row=name)
        for name, card in self.cards.items():
            if not 1 <= card.copies <= MOST:
                found, wanted = f"copies = {card.copies}", f"1 <= copies <= {MOST}"
                raise BadPack("against-rule", file="cards.toml", row=name, clause="HE-1.1", found=found, wanted=wanted)
        plain = sum(card.copies for card in self.cards.values() if not card.gear)
        if plain <= 5 * HAND:
            raise BadPack(
                "sum",
                file="cards.toml",
                key="copies (gear = false)",
                clause="HE-1.2",
                found=plain,
                wanted=f"> {5 * HAND}",
            )


class HelloTable(Table):
    """Piles are lists of sleeves; the last of the wreck is its top."""

    pack: Cards
    wreck: Pile
    hands: list[Pile]
    installed: list[Pile]
    hold: Pile
    scrapyard: Pile
    round: int
    first: int
    alarm: int
    ending: str  # why the game ended

    def in_play(self) -> Iterator[tuple[int, str]]:
        """HE-4.1 The gear that is installed, clockwise from the first player."""
        for seat in self.clockwise():
            for card in self.installed[seat]:
                yield card, self.faces[card]

    def clockwise(self) -> list[int]:
        return [*range(self.first, self.seats), *range(self.first)]

    def owner(self, card: int) -> int:
        """Whose installed gear this is."""
        return next(seat for seat, gear in enumerate(self.installed) if card in gear)

    def draw(self, seat: int) -> None:
        """The top card of the wreck, if there is one, goes to a hand."""
        if self.wreck:
            card = self.wreck.pop()
            self.hands[seat].append(card)
            self.look(seat, card)
