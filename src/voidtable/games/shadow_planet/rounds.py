"""SP-3.1, SP-8, SP-9 A round from its beginning to its end, and whether another follows."""

from __future__ import annotations

from voidtable.kernel import Do

from .control import Control
from .identities import EndOfGame
from .messages import MessagesPhase
from .operations import Operations
from .table import INDICATORS, ShadowTable


class Round(Do):
    """SP-3.1a, SP-3.1b Control, Operations, Messages."""

    def run(self, g: ShadowTable) -> None:
        g.round += 1
        g.tell(self, round=g.round)
        g.then(Control(), Operations(), MessagesPhase(), EndOfRound())


class EndOfRound(Do):
    """SP-8.5, SP-8.4, SP-4.11d What was for this round is over, everything else stays where it is."""

    def run(self, g: ShadowTable) -> None:
        g.then(ReturnGear(), ReturnAbilityCard(), Check())
        g.bonuses, g.shielded, g.guard = [], [], ""
        if g.settings["protagonist_rotates"]:
            g.then(PassProtagonist())


class PassProtagonist(Do):
    """SP-8.4 Only where the table has agreed on it does the Protagonist card go to the left."""

    def run(self, g: ShadowTable) -> None:
        g.protagonist = (g.protagonist + 1) % g.seats
        g.tell(self, seat=g.protagonist)


class ReturnGear(Do):
    """SP-8.1, SP-12.7j Whatever is in hand is now the Gear of the Character."""

    def run(self, g: ShadowTable) -> None:
        for seat, character in enumerate(g.controls):
            g.gear(character).extend(g.hands[seat])
            g.hands[seat] = []
        g.controls = [""] * g.seats


class ReturnAbilityCard(Do):
    """SP-8.2, SP-2.4, SP-1.3c The Ability card lies beside Jenna's Gear again."""

    def run(self, g: ShadowTable) -> None:
        g.cancelled = ""


class Check(Do):
    """SP-8.3, SP-9.1a, SP-9.1b, SP-9.1c, SP-9.2, SP-9.3, SP-7.5c, SP-7.6c, SP-7.7e Once in a round: is an Indicator at
    its end?

    Of several, the first of Threat, Repair and Countdown decides.
    """

    def run(self, g: ShadowTable) -> None:
        met = g.at_limit()
        if g.settings["end_latch"]:
            met = [each for each in INDICATORS if each in g.reached]
        g.reached = ()
        g.then(EndOfGame(met[0]) if met else Round())
