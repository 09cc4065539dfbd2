"""SP-12.4, SP-5.6 Giving Markers from the pool to players."""

from __future__ import annotations

from voidtable.kernel import Ask, Do

from .table import COLOURED, ShadowTable


class GiveMarker(Ask):
    """SP-12.4a, SP-5.6c A Marker of any colour in the pool to another player."""

    more: bool  # a second one goes to the same player
    offers = "colour seat"
    if_any = True

    def candidates(self, g: ShadowTable, seat: int) -> list[tuple[str, int]]:
        return [(colour, other) for other in g.others(seat) for colour in COLOURED if g.pool[colour]]

    def take(self, g: ShadowTable, seat: int, option: tuple[str, int]) -> None:
        colour, other = option
        g.then(Give(seat, other, colour), *([GiveAgain(seat, other)] if self.more else []))


class GiveAgain(Ask):
    """SP-5.6c The second Marker, of the same colour or another, to the same player."""

    to_seat: int
    offers = "colour"
    if_any = True

    def candidates(self, g: ShadowTable, seat: int) -> list[str]:
        return [colour for colour in COLOURED if g.pool[colour]]

    def take(self, g: ShadowTable, seat: int, option: str) -> None:
        g.then(Give(seat, self.to_seat, option))


class Give(Do):
    """SP-12.4a, SP-5.6c, SP-3.4b The Marker lies before the other player."""

    seat: int
    to_seat: int
    colour: str

    def run(self, g: ShadowTable) -> None:
        if g.take_marker(self.to_seat, self.colour):
            g.tell(self, seat=self.seat, to_seat=self.to_seat, colour=self.colour)


class GiveWhite(Ask):
    """SP-12.4b, SP-4.2a The Protagonist gives a white Marker to any player."""

    offers = "seat"
    if_any = True

    def candidates(self, g: ShadowTable, seat: int) -> list[int]:
        return g.clockwise(seat) if g.pool["rachel"] else []

    def take(self, g: ShadowTable, seat: int, option: int) -> None:
        g.then(Give(seat, option, "rachel"))
