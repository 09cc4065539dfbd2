"""SP-5.2 to SP-5.8 What the Sections do."""

from __future__ import annotations

from collections.abc import Callable

from voidtable.kernel import Ask, Do, Step

from .decks import ChooseDeck
from .exchange import ChooseGear
from .markers import GiveMarker
from .table import ShadowTable
from .vehicles import bring

ACCOMMODATION = 3  # cards looked at
TEMPLE = 5  # cards put on the Temple pile


class RepairShuttle(Do):
    """SP-5.2c On the Flight Deck: Repair advances by two."""

    def run(self, g: ShadowTable) -> None:
        g.advance_indicator(self, "repair", 2)


class BringMoonette(Do):
    """SP-5.2e, SP-6.3c On the Flight Deck: the Moonette enters play in Melita."""

    place: str

    def run(self, g: ShadowTable) -> None:
        at = g.pack.sections[self.place].location
        if bring(g, "moonette", at):
            g.tell(self, vehicle="moonette", place=at)


class LookInAccommodation(Do):
    """SP-5.3c In the Accommodation: a look at the top three cards of the pile that the table has agreed on."""

    seat: int

    def run(self, g: ShadowTable) -> None:
        pile = g.messages if g.settings["accommodation_source"] == "messages" else g.deck("melita")
        cards = tuple(pile[-ACCOMMODATION:][::-1])
        if cards:
            g.look(self.seat, *cards)
            g.tell(self, seat=self.seat, cards=cards)
            g.then(SendAway(self.seat, cards))


class SendAway(Ask):
    """SP-5.3d One of them is sent away: out of the game, or from Melita's deck to the discard area; the others go
    back as they lay.
    """

    cards: tuple[int, ...]
    secret = True

    def candidates(self, g: ShadowTable, seat: int) -> list[int]:
        return list(self.cards)

    def take(self, g: ShadowTable, seat: int, option: int) -> None:
        as_they_lay = [g.faces[card] for card in self.cards if card != option]
        away, *others = g.arrange(seat, self.cards, first=option)
        for face in as_they_lay:
            _, *others = g.arrange(seat, others, first=next(card for card in others if g.faces[card] == face))
        messages = g.settings["accommodation_source"] == "messages"
        source, target = (g.messages, g.removed) if messages else (g.deck("melita"), g.discard)
        source.remove(away)
        target.append(away)
        if target is g.discard:
            g.reveal(away)  # whatever lies there in this phase lies face up
        g.tell(self, seat=seat, card=away)


class TurnCountdown(Ask):
    """SP-5.5c In the Decompression Chamber: the Countdown advances or moves back by one."""

    def candidates(self, g: ShadowTable, seat: int) -> list[str]:
        return ["advance", "move-back"]

    def take(self, g: ShadowTable, seat: int, option: str) -> None:
        g.then(CountdownTurned(1 if option == "advance" else -1))


class CountdownTurned(Do):
    """SP-5.5c, SP-1.7c, SP-1.7d By one, as the player said."""

    by: int

    def run(self, g: ShadowTable) -> None:
        g.advance_indicator(self, "countdown", self.by)


class LookInTemple(Do):
    """SP-5.8c In the Temple: a look through the pile that the table has agreed on; five of its cards are chosen."""

    seat: int

    def run(self, g: ShadowTable) -> None:
        pile = g.messages if g.settings["temple_source"] == "messages" else g.removed
        cards = tuple(pile)
        g.look(self.seat, *cards)
        g.tell(self, seat=self.seat, cards=cards)
        if len(cards) > TEMPLE:
            g.then(ChooseForTemple(self.seat, cards, TEMPLE))
        else:
            g.temple += cards
            pile.clear()


class ChooseForTemple(Ask):
    """SP-5.8c, SP-5.8d The next card for the Temple pile; later ones lie higher."""

    cards: tuple[int, ...]
    many: int
    secret = True

    def candidates(self, g: ShadowTable, seat: int) -> list[int]:
        return sorted(self.cards)

    def take(self, g: ShadowTable, seat: int, option: int) -> None:
        chosen, *others = g.arrange(seat, self.cards, first=option)
        pile = g.messages if g.settings["temple_source"] == "messages" else g.removed
        pile.remove(chosen)
        g.temple.append(chosen)
        g.tell(self, seat=seat, card=chosen)
        if self.many > 1:
            g.then(ChooseForTemple(seat, tuple(others), self.many - 1))


SECTION_EFFECTS: dict[str, Callable[[int, str], Step]] = {
    "repair": lambda *_: RepairShuttle(),
    "moonette": lambda _, place: BringMoonette(place),
    "accommodation": lambda seat, _: LookInAccommodation(seat),
    "bridge": lambda seat, _: ChooseGear(seat, swap=True, bridge=True),
    "decompression": lambda seat, _: TurnCountdown(seat),
    "hibernation": lambda seat, _: GiveMarker(seat, more=True),
    "graveyard": lambda seat, _: ChooseDeck(seat, "take"),
    "temple": lambda seat, _: LookInTemple(seat),
}
