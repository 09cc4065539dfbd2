"""HE-4 Gear: what installed cards do of themselves."""

from __future__ import annotations

from voidtable.kernel import Ask, Do, Step

from .barter import Barter
from .table import HelloTable
from .turn import Jettison, Scout


@HelloTable.after(Scout, "beacon")
def beacon(g: HelloTable, card: int, scout: Scout) -> list[Step]:
    """HE-4.2 A beacon shows its owner what another's scouting left on top."""
    return [Ping(g.owner(card))] if g.wreck and scout.seat != g.owner(card) else []


class Ping(Do):
    """HE-4.2 Look at the top card of the wreck."""

    seat: int

    def run(self, g: HelloTable) -> None:
        g.look(self.seat, g.wreck[-1])
        g.tell(self, seat=self.seat, card=g.wreck[-1])


@HelloTable.instead(Jettison, "hatch")
def hatch(g: HelloTable, card: int, jettison: Jettison) -> list[Step] | None:
    """HE-4.3 Through its owner's hatch a card leaves unseen."""
    return [DropThroughHatch(jettison.seat, jettison.card)] if jettison.seat == g.owner(card) else None


class DropThroughHatch(Do):
    """HE-4.3 Under the wreck, face down, instead of on the scrapyard."""

    seat: int
    card: int

    def run(self, g: HelloTable) -> None:
        dropped = g.arrange(self.seat, g.hands[self.seat], first=self.card)[0]
        g.hands[self.seat].remove(dropped)
        g.wreck.insert(0, dropped)
        g.tell(self, seat=self.seat, card=dropped)
        g.draw(self.seat)


@HelloTable.before(Barter, "jammer")
def jammer(g: HelloTable, card: int, barter: Barter) -> list[Step]:
    """HE-4.4 Who is asked to barter may use up a jammer."""
    return [Jam(barter.other, card, barter.seat)] if barter.other == g.owner(card) else []


class Jam(Ask):
    """HE-4.4 The jammer goes to the scrapyard, and the barter does not happen."""

    card: int
    from_seat: int

    def candidates(self, g: HelloTable, seat: int) -> list[str]:
        return ["jam", "allow"]

    def take(self, g: HelloTable, seat: int, option: str) -> None:
        g.tell(self, option, seat=seat, other_seat=self.from_seat, card=self.card)
        if option == "jam":
            g.installed[seat].remove(self.card)
            g.scrapyard.append(self.card)
            g.cancel(Barter)
