"""SP-4.1, SP-4.2, SP-4.3, SP-4.4 Operations: six turns, and the five steps of a controlled Character's turn."""

from __future__ import annotations

from voidtable.kernel import Do

from .abilities import CONTROLLED, UNCONTROLLED
from .content import CHARACTERS, TYPES
from .get import GetConsequence, MandatoryCard
from .move import MoveConsequence
from .play import Play
from .search import SearchConsequence
from .sections import EndWithSection
from .table import ShadowTable


class Operations(Do):
    """SP-4.1a, SP-4.1b, SP-2.3g, SP-3.2g Each of the six has one turn, in Initiative Order."""

    def run(self, g: ShadowTable) -> None:
        g.then(*map(Turn, CHARACTERS))


class Turn(Do):
    """SP-4.1a, SP-3.1d A Character's turn, through its player if it has one."""

    character: str

    def run(self, g: ShadowTable) -> None:
        g.active = self.character
        g.extra, g.banned, g.ban = {}, (), 0
        seat = g.seat_of(self.character)
        if seat is None:
            g.tell(self, "uncontrolled", character=self.character)
            g.then(UncontrolledAbility(self.character), DiscardTop(self.character), TurnOver())
            return
        g.tell(self, seat=seat, character=self.character)
        steps = [ActionStep(seat, step) for step in TYPES]
        g.then(ControlledAbility(seat, self.character), *steps, EndOfTurn(seat), TurnOver())


class UncontrolledAbility(Do):
    """SP-4.2a, SP-4.2e An uncontrolled Character's ability, unless the Ability card lies on it."""

    character: str

    def run(self, g: ShadowTable) -> None:
        if g.cancelled == self.character:
            g.tell(self, "cancelled", character=self.character)
        else:
            g.then(UNCONTROLLED[g.pack.characters[self.character].uncontrolled](self.character))


class DiscardTop(Do):
    """SP-4.2b, SP-4.2c, SP-4.2d The top card of the deck where it stands goes face up to the discard area."""

    character: str

    def run(self, g: ShadowTable) -> None:
        deck = g.own_deck()
        if deck:
            card = deck.pop()
            g.to_discard(card)
            g.tell(self, character=self.character, card=card)


class ControlledAbility(Do):
    """SP-4.3a, SP-4.3b, SP-4.3c Before any card, and not by choice, unless the Ability card lies on it."""

    seat: int
    character: str

    def run(self, g: ShadowTable) -> None:
        if g.cancelled == self.character:
            g.tell(self, "cancelled", seat=self.seat, character=self.character)
            return
        g.then(CONTROLLED[g.pack.characters[self.character].controlled](self.seat, self.character))


class ActionStep(Do):
    """SP-4.4a, SP-4.4e, SP-4.4f, SP-4.8, SP-4.9 One of the five steps: cards one at a time, then the consequence,
    once.
    """

    seat: int
    step: str

    def run(self, g: ShadowTable) -> None:
        g.step, g.total, g.laid = self.step, 0, 0
        play = Play(self.seat, self.step)
        match self.step:
            case "move":
                g.announcing, g.driving, g.heading, g.boost = True, "", "", 0
                g.then(play, MoveConsequence(self.seat))
            case "search":
                g.then(play, SearchConsequence(self.seat))
            case "get":
                g.then(MandatoryCard(self.seat), play, GetConsequence(self.seat))
            case _:
                g.then(play)


class EndOfTurn(Do):
    """SP-4.10a, SP-4.10i The Section first, then what cards say of the end of the turn."""

    seat: int

    def run(self, g: ShadowTable) -> None:
        g.then(EndWithSection(self.seat), LeaveAtEnd(self.seat))


class LeaveAtEnd(Do):
    """SP-4.10i, SP-12.7d Cards that go to the discard area at the end of the turn, in the order they were played."""

    seat: int

    def run(self, g: ShadowTable) -> None:
        leaving = [card for card in g.played[self.seat] if g.kind(card).goes == "turn-end"]
        for card in leaving:
            g.played[self.seat].remove(card)
            g.to_discard(card)
            g.tell(self, seat=self.seat, card=card)


class TurnOver(Do):
    """SP-4.10g The pawn is back from a Section, if it was in one; between turns nobody acts."""

    def run(self, g: ShadowTable) -> None:
        g.active = g.step = g.inside = ""
        g.total = g.laid = 0
