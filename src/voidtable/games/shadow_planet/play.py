"""SP-4.4 Playing Operation cards, one at a time."""

from __future__ import annotations

from collections.abc import Mapping

from voidtable.kernel import Arg, Ask, Do, Option, Refusal

from .content import LOCATIONS, TYPES
from .effects import EFFECTS
from .table import ShadowTable

Choice = str | int | tuple[str, str, str]
BANS = {"smoking": "SP-12.7e", "space-suit": "SP-12.7f"}
STEP_CLAUSES = {"move": "SP-4.5a", "search": "SP-4.6a", "get": "SP-4.7d", "repair": "SP-4.8", "attack": "SP-4.9"}


class Play(Ask):
    """SP-4.4b, SP-4.4c, SP-4.4d, SP-4.8, SP-4.9 The next card of this step, or no more."""

    step: str

    def candidates(self, g: ShadowTable, seat: int) -> list[Choice]:
        return [*self.drives(g), *sorted(g.hands[seat]), "done"]

    def drives(self, g: ShadowTable) -> list[Choice]:
        """SP-6.1a Drive a Vehicle that stands here."""
        if self.step != "move" or g.driving or not g.vehicles:
            return []
        at = g.pawns[g.active]
        reach = g.pack.drives[at]
        return [
            ("drive", vehicle, to)
            for vehicle, stands in g.vehicles.items()
            if stands == at
            for to in LOCATIONS
            if to in reach
        ]

    def options(self, g: ShadowTable, seat: int) -> list[Option]:
        """What nothing forbids, at once: this is the question asked most often."""
        if self.no_more(g):
            cards: list[int] = []
        else:
            types, faces = g.pack.types[str(g.settings["deck_columns"])], g.faces
            cards = [card for card in sorted(g.hands[seat]) if types[faces[card]] == self.step]
        return [*(self.drives(g) if g.announcing else ()), *cards, "done"]

    def forbids(self, g: ShadowTable, seat: int, option: Choice) -> Refusal | None:
        if isinstance(option, tuple):
            return None if g.announcing else Refusal("SP-6.1c")
        if isinstance(option, str):
            return None
        if self.no_more(g):
            return Refusal(BANS.get(g.faces[g.ban], "SP-4.4d"), card=g.ban)
        kind = g.type(option)
        if kind == self.step:
            return None
        closed = TYPES.index(kind) < TYPES.index(self.step)
        return Refusal("SP-4.4f" if closed else "SP-4.4c", card=option, icon=kind)

    def prompts(self, g: ShadowTable) -> Mapping[str, Arg]:
        """The sum so far, without what others lend."""
        return {"sum": g.total + g.boost}

    def no_more(self, g: ShadowTable) -> bool:
        """SP-12.7e, SP-12.7f A card was played that allows no other in this turn, or none of this type."""
        return bool(g.banned) and (g.settings["ban_scope"] == "turn" or self.step in g.banned)

    def names(self, option: Option) -> Mapping[str, Arg]:
        match option:
            case (str(_), str(vehicle), str(to)):
                return {"action": "drive", "vehicle": vehicle, "place": to}
            case int(card):
                return {"action": "play", "card": card}
        return {"action": "done", "step": self.step}

    def cites(self, option: Option) -> tuple[str, ...]:
        """The clause of what it leads to."""
        if isinstance(option, tuple):
            return ("SP-6.1a", "SP-6.1c")
        return ("SP-4.4b", STEP_CLAUSES[self.step]) if isinstance(option, int) else ("SP-4.4e",)

    def take(self, g: ShadowTable, seat: int, option: Choice) -> None:
        match option:
            case (_, vehicle, to):
                g.then(Announce(seat, vehicle, to), self)
            case int(card):
                g.then(PlayCard(seat, card), self)


class Announce(Do):
    """SP-6.1c, SP-6.1j The destination is said before the cards."""

    seat: int
    vehicle: str
    place: str

    def run(self, g: ShadowTable) -> None:
        g.driving, g.heading, g.announcing = self.vehicle, self.place, False
        g.tell(self, seat=self.seat, vehicle=self.vehicle, place=self.place)


class PlayCard(Do):
    """SP-4.4d, SP-4.4g, SP-1.2c, SP-1.2d, SP-1.2e, SP-1.8b, SP-4.11b, SP-6.1d A card lies open; its effect comes at
    once, its value counts for the sum.
    """

    seat: int
    card: int

    def run(self, g: ShadowTable) -> None:
        kind = g.kind(self.card)
        g.hands[self.seat].remove(self.card)
        g.reveal(self.card)
        g.tell(self, seat=self.seat, card=self.card)
        g.announcing = False
        g.laid += 1
        if kind.goes == "at-once":
            g.discard.append(self.card)
        else:
            g.played[self.seat].append(self.card)
            g.total += kind.value
            g.boost += self.boosted(g, kind.value)
        if kind.bans:
            g.banned, g.ban = kind.bans, self.card
        if kind.effect in EFFECTS:
            g.then(EFFECTS[kind.effect](self.seat, kind.amount))

    def boosted(self, g: ShadowTable, value: int) -> int:
        """SP-6.1d, SP-6.3b, SP-6.4b, SP-6.4d What the Vehicle adds: the Moonette doubles, the Crawler gives 1 a
        card.
        """
        if not g.driving:
            return 0
        vehicle = g.pack.vehicles[g.driving]
        return value * (vehicle.times - 1) + vehicle.plus
