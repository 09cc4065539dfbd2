"""SP-4.10, SP-5 The end of a turn in a Section: showing its icons, its effect, the Marker."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from voidtable.kernel import Arg, Ask, Do, Option, Refusal

from .section_effects import SECTION_EFFECTS
from .table import ShadowTable


class EndWithSection(Do):
    """SP-4.10a Who stands in a Section may use it."""

    seat: int

    def run(self, g: ShadowTable) -> None:
        if g.inside:
            g.then(UseSection(self.seat, g.inside))


class UseSection(Ask):
    """SP-4.10a, SP-4.10b, SP-4.10f, SP-5.1f, SP-5.2f One of the Section's effects, or none."""

    place: str

    def candidates(self, g: ShadowTable, seat: int) -> list[str]:
        return [*g.pack.uses_of[self.place], "leave"]

    def forbids(self, g: ShadowTable, seat: int, option: str) -> Refusal | None:
        if option == "leave":
            return None
        use = g.pack.uses[option]
        if use.effect == "moonette" and "moonette" in g.vehicles:
            return Refusal("SP-5.2e")
        missing = missing_icons(g, use.icons, showable(g, seat))
        return Refusal("SP-4.10b", icons=tuple(missing)) if missing else None

    def take(self, g: ShadowTable, seat: int, option: str) -> None:
        if option == "leave":
            g.tell(self, "leave", seat=seat, place=self.place)
            return
        g.tell(self, seat=seat, place=self.place, use=option)
        g.then(ShowIcon(seat, option, g.pack.uses[option].icons, ()))


def showable(g: ShadowTable, seat: int) -> list[int]:
    """SP-4.10d Cards in hand; of those played this turn only what says that it is ready."""
    return [*g.hands[seat], *[card for card in g.played[seat] if g.kind(card).effect == "ready"]]


def missing_icons(g: ShadowTable, icons: Sequence[str], cards: Sequence[int]) -> list[str]:
    """SP-4.10b The icons that none of these cards is there for."""
    types = [g.type(card) for card in cards]
    missing = []
    for icon in icons:
        if icon in types:
            types.remove(icon)
        else:
            missing.append(icon)
    return missing


class ShowIcon(Ask):
    """SP-4.10b, SP-4.10c, SP-4.10d A card for each icon is shown to all, and stays in hand; who stops does not use
    the Section.
    """

    use: str
    icons: tuple[str, ...]
    shown: tuple[int, ...]

    def candidates(self, g: ShadowTable, seat: int) -> list[int | str]:
        return [*sorted(card for card in showable(g, seat) if card not in self.shown), "stop"]

    def forbids(self, g: ShadowTable, seat: int, option: int | str) -> Refusal | None:
        if isinstance(option, str) or g.type(option) in self.icons:
            return None
        return Refusal("SP-4.10b", "other", card=option, icons=self.icons)

    def names(self, option: Option) -> Mapping[str, Arg]:
        return {"action": "show", "card": option} if isinstance(option, int) else {"action": str(option)}

    def take(self, g: ShadowTable, seat: int, option: int | str) -> None:
        place = g.pack.uses[self.use].section
        if isinstance(option, str):
            g.tell(self, "stopped", seat=seat, place=place)
            return
        g.reveal(option)
        g.tell(self, seat=seat, card=option)
        owed = list(self.icons)
        owed.remove(g.type(option))
        if owed:
            g.then(ShowIcon(seat, self.use, tuple(owed), (*self.shown, option)))
        else:
            g.then(SECTION_EFFECTS[g.pack.uses[self.use].effect](seat, place), PlaceMarker(seat, place))


class PlaceMarker(Do):
    """SP-4.10e, SP-5.1c A Marker of its colour from the pool, for good: this Character will not enter again."""

    seat: int
    place: str

    def run(self, g: ShadowTable) -> None:
        if g.pool[g.active]:
            g.pool[g.active] -= 1
            g.marked[self.place] = (*g.marked[self.place], g.active)
            g.tell(self, place=self.place, colour=g.active)
