"""SP-1.6 What cards and Sections do with a Location deck of one's choice."""

from __future__ import annotations

from voidtable.kernel import Ask, Do, Refusal, Step

from .content import LOCATIONS
from .table import ShadowTable


class ChooseDeck(Ask):
    """SP-1.6, SP-5.7c A Location deck with cards in it: to take from, to discard from, or to look at."""

    purpose: str  # take, fetch, burn, sink
    if_any = True

    def candidates(self, g: ShadowTable, seat: int) -> list[str]:
        return list(LOCATIONS)

    def forbids(self, g: ShadowTable, seat: int, option: str) -> Refusal | None:
        if self.purpose == "fetch" and option == g.pawns[g.active]:
            return Refusal("SP-4.4d", "own-deck", place=option)
        return None if g.deck(option) else Refusal("SP-5.7c", place=option)

    def take(self, g: ShadowTable, seat: int, option: str) -> None:
        verbs: dict[str, Step] = {
            "take": TakeTop(seat, option),
            "fetch": TakeTop(seat, option),
            "burn": Burn(seat, option),
            "sink": LookUnder(seat, option),
        }
        g.then(verbs[self.purpose])


class TakeTop(Do):
    """SP-5.7c, SP-4.7f The top card of that deck goes to the hand, unseen by the others."""

    seat: int
    place: str

    def run(self, g: ShadowTable) -> None:
        cards = g.draw(self.seat, g.deck(self.place), 1)
        g.tell(self, seat=self.seat, card=cards[0], place=self.place)


class TakeBottom(Do):
    """SP-1.6, SP-4.4d The bottom card of the own deck goes to the hand, unseen by the others."""

    seat: int

    def run(self, g: ShadowTable) -> None:
        deck = g.own_deck()
        if deck:
            card = deck.pop(0)
            g.hands[self.seat].append(card)
            g.look(self.seat, card)
            g.tell(self, seat=self.seat, card=card, place=g.pawns[g.active])


class Burn(Do):
    """SP-1.6, SP-4.4d The top card of that deck goes face up to the discard area."""

    seat: int
    place: str

    def run(self, g: ShadowTable) -> None:
        card = g.deck(self.place).pop()
        g.to_discard(card)
        g.tell(self, seat=self.seat, card=card, place=self.place)


class LookUnder(Do):
    """SP-1.6, SP-4.4d A look at the top card of a deck, if it has one."""

    seat: int
    place: str

    def run(self, g: ShadowTable) -> None:
        deck = g.deck(self.place)
        if deck:
            g.look(self.seat, deck[-1])
            g.tell(self, seat=self.seat, card=deck[-1], place=self.place)
            g.then(Sink(self.seat, self.place, deck[-1]))


class Sink(Ask):
    """SP-1.6, SP-4.4d The card stays on top, or goes under the deck; all see which."""

    place: str
    card: int

    def candidates(self, g: ShadowTable, seat: int) -> list[str]:
        return ["leave", "sink"]

    def take(self, g: ShadowTable, seat: int, option: str) -> None:
        g.tell(self, option, seat=seat, place=self.place)
        if option == "sink":
            deck = g.deck(self.place)
            deck.insert(0, deck.pop())


class Salvage(Ask):
    """SP-1.6, SP-4.4d A card that lies face up in the discard area goes to the hand."""

    if_any = True

    def candidates(self, g: ShadowTable, seat: int) -> list[int]:
        return sorted(g.discard)

    def take(self, g: ShadowTable, seat: int, option: int) -> None:
        g.discard.remove(option)
        g.hands[seat].append(option)
        g.tell(self, seat=seat, card=option)
