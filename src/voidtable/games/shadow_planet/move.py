"""SP-4.5 The consequence of step I: on foot through Links and into a Section."""

from __future__ import annotations

from voidtable.kernel import Ask, Do, Refusal

from .table import ShadowTable
from .vehicles import Drive


class MoveConsequence(Do):
    """SP-4.5a, SP-4.11a, SP-6.3b, SP-12.5a The sum of the step is so many points: to drive with, or else to walk."""

    seat: int

    def run(self, g: ShadowTable) -> None:
        points = g.total + g.boost + g.bonus("move")
        g.then(Drive(self.seat, points) if g.driving else Walk(self.seat, points))


class Walk(Do):
    """SP-4.5c, SP-4.5f As long as the points pay for something, and the player likes."""

    seat: int
    points: int

    def run(self, g: ShadowTable) -> None:
        step = WalkTo(self.seat, self.points)
        if len(step.options(g, self.seat)) > 1:  # nothing in this is hidden
            g.then(step)


class WalkTo(Ask):
    """SP-4.5b, SP-4.5c, SP-4.5d, SP-4.5f A Link, a Section of this Location, or no further; what is left is lost."""

    points: int

    def candidates(self, g: ShadowTable, seat: int) -> list[str]:
        at = g.pawns[g.active]
        return ["stay", *g.pack.links_from[at], *g.pack.sections_in[at]]

    def forbids(self, g: ShadowTable, seat: int, option: str) -> Refusal | None:
        if option == "stay":
            return None
        if option in g.pack.sections:
            return self.forbids_section(g, option)
        at = g.pawns[g.active]
        if not g.walkable(at, option):
            return Refusal("SP-4.5i", place=option)
        cost = g.pack.links_from[at][option].cost
        return Refusal("SP-4.5b", place=option, cost=cost, points=self.points) if cost > self.points else None

    def forbids_section(self, g: ShadowTable, section: str) -> Refusal | None:
        """SP-4.5g, SP-4.5h, SP-4.10h, SP-5.1a, SP-5.1b, SP-5.1c Not the Robot, nobody twice, and not for less than its
        cost.
        """
        cost = g.pack.sections[section].enter
        if g.active == "robot":
            return Refusal("SP-4.5h", place=section)
        if g.active in g.marked[section]:
            return Refusal("SP-4.5g", place=section, character=g.active)
        return Refusal("SP-5.1a", place=section, cost=cost, points=self.points) if cost > self.points else None

    def take(self, g: ShadowTable, seat: int, option: str) -> None:
        if option in g.pack.sections:
            g.then(Enter(seat, option))
        elif option != "stay":
            cost = g.pack.links_from[g.pawns[g.active]][option].cost
            g.then(WalkThrough(seat, option), Walk(seat, self.points - cost))


class WalkThrough(Do):
    """SP-4.5b A Link is paid, and the pawn stands at its other end."""

    seat: int
    place: str

    def run(self, g: ShadowTable) -> None:
        g.pawns[g.active] = self.place
        g.tell(self, seat=self.seat, character=g.active, place=self.place)


class Enter(Do):
    """SP-4.5d, SP-4.5e, SP-5.1a, SP-5.1d The pawn stands in the Section, and its movement is over."""

    seat: int
    place: str

    def run(self, g: ShadowTable) -> None:
        g.inside = self.place
        g.tell(self, seat=self.seat, character=g.active, place=self.place)
