"""SP-6 Vehicles: driving, and who travels along."""

from __future__ import annotations

from voidtable.kernel import Ask, Do, Refusal

from .content import LOCATIONS
from .table import ShadowTable


class Drive(Do):
    """SP-6.1c, SP-6.1e, SP-6.1k, SP-6.2f To the announced destination if the points pay for it; else to another, or
    nowhere.
    """

    seat: int
    points: int

    def run(self, g: ShadowTable) -> None:
        costs = g.pack.drives[g.pawns[g.active]]
        g.tell(self, seat=self.seat, vehicle=g.driving, points=self.points, place=g.heading)
        if costs[g.heading] <= self.points:
            g.then(Boarding(self.seat, g.heading))
        elif min(costs.values()) <= self.points:
            g.then(DriveElsewhere(self.seat, self.points))
        else:
            g.tell(self, "nowhere", vehicle=g.driving)


class DriveElsewhere(Ask):
    """SP-6.1k Where the Vehicle goes instead, since the announced destination is too far; or nowhere."""

    points: int

    def candidates(self, g: ShadowTable, seat: int) -> list[str]:
        costs = g.pack.drives[g.pawns[g.active]]
        return ["stay", *[place for place in LOCATIONS if place in costs]]

    def forbids(self, g: ShadowTable, seat: int, option: str) -> Refusal | None:
        cost = 0 if option == "stay" else g.pack.drives[g.pawns[g.active]][option]
        return Refusal("SP-6.1k", place=option, cost=cost, points=self.points) if cost > self.points else None

    def take(self, g: ShadowTable, seat: int, option: str) -> None:
        if option != "stay":
            g.then(Boarding(seat, option))


class Boarding(Do):
    """SP-6.2a, SP-6.2b, SP-6.2d, SP-6.2e, SP-6.2f, SP-6.2h Now that the drive is sure, the others here are asked in
    Initiative Order.

    Controlled Characters only, the Robot among them; the driver has no say in it.
    """

    seat: int
    place: str

    def run(self, g: ShadowTable) -> None:
        g.aboard = [g.active]
        riders = [other for other in g.here(g.active) if other in g.controls]
        g.then(*[MayRide(rider, self.place) for rider in riders], Arrive(self.place))


class MayRide(Do):
    """SP-6.2d, SP-6.3a, SP-6.4a As long as a seat is free."""

    character: str
    place: str

    def run(self, g: ShadowTable) -> None:
        seat = g.seat_of(self.character)
        if seat is not None and len(g.aboard) < g.pack.vehicles[g.driving].seats:
            g.then(Ride(seat, self.character, g.driving, self.place))


class Ride(Ask):
    """SP-6.2c, SP-6.2d, SP-3.1d Its own player says whether a Character travels along."""

    character: str
    vehicle: str
    place: str

    def candidates(self, g: ShadowTable, seat: int) -> list[str]:
        return ["ride", "remain"]

    def take(self, g: ShadowTable, seat: int, option: str) -> None:
        g.tell(self, option, seat=seat, character=self.character, vehicle=self.vehicle)
        if option == "ride":
            g.aboard.append(self.character)


class Arrive(Do):
    """SP-6.1b, SP-6.1f, SP-6.1g, SP-6.1h, SP-6.1i, SP-6.2g, SP-5.1e The Vehicle and all aboard are there, in none
    of its Sections; the turn goes on.
    """

    place: str

    def run(self, g: ShadowTable) -> None:
        g.vehicles[g.driving] = self.place
        for character in g.aboard:
            g.pawns[character] = self.place
        g.tell(self, vehicle=g.driving, place=self.place, characters=tuple(g.aboard))
        g.aboard = []


def bring(g: ShadowTable, vehicle: str, place: str) -> bool:
    """SP-6.3c, SP-6.4c, SP-6.4e A Vehicle enters play, once; in one's own step I it may be driven at once."""
    if vehicle in g.vehicles:
        return False
    g.vehicles[vehicle] = place
    g.announcing = g.step == "move" and not g.driving
    return True
