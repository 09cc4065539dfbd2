"""SP-4.4d, SP-12.7 What cards do when they are played: verbs that cards share, with a number where they take one."""

from __future__ import annotations

from collections.abc import Callable

from voidtable.kernel import Ask, Do, Refusal, Step

from .content import CHARACTERS
from .decks import ChooseDeck, Salvage, TakeBottom
from .exchange import ChooseGear, SwapWith, Target
from .markers import GiveMarker
from .table import ShadowTable
from .vehicles import bring


class Order(Do):
    """SP-12.7b, SP-4.11a, SP-4.11c The others in this Character's Location search more, for the rest of the round."""

    seat: int
    amount: int

    def run(self, g: ShadowTable) -> None:
        g.bonuses.append((g.active, "search", self.amount, True))
        g.tell(self, character=g.active, amount=self.amount)


class BringCrawler(Do):
    """SP-12.7c, SP-6.4c, SP-6.4e The Crawler enters play where the player's Character is."""

    seat: int

    def run(self, g: ShadowTable) -> None:
        if bring(g, "crawler", g.pawns[g.active]):
            g.tell(self, vehicle="crawler", place=g.pawns[g.active])


class MoreThisTurn(Do):
    """SP-4.11a Added to the sum of a later step of this turn."""

    step: str
    amount: int

    def run(self, g: ShadowTable) -> None:
        g.extra[self.step] = g.extra.get(self.step, 0) + self.amount
        g.tell(self, character=g.active, amount=self.amount, step=self.step)


class Driver(Do):
    """SP-4.11a A Vehicle that is driven in this step goes further."""

    amount: int

    def run(self, g: ShadowTable) -> None:
        if g.driving:
            g.boost += self.amount
            g.tell(self, vehicle=g.driving, amount=self.amount)


class Push(Ask):
    """SP-12.7l Another Character here is moved through a Link on foot."""

    offers = "character place"
    if_any = True

    def candidates(self, g: ShadowTable, seat: int) -> list[tuple[str, str]]:
        ways = g.on_foot(g.pawns[g.active])
        return [(other, place) for other in g.here(g.active) for place in ways]

    def forbids(self, g: ShadowTable, seat: int, option: tuple[str, str]) -> Refusal | None:
        return Refusal("SP-12.3", character=option[0]) if g.protected(option[0]) else None

    def take(self, g: ShadowTable, seat: int, option: tuple[str, str]) -> None:
        g.then(MoveOther(seat, *option))


class Lure(Ask):
    """SP-12.7g A Character who is one Link on foot away comes here."""

    offers = "character"
    if_any = True

    def candidates(self, g: ShadowTable, seat: int) -> list[str]:
        at = g.pawns[g.active]
        return [other for other in CHARACTERS if at in g.on_foot(g.pawns[other])]

    def forbids(self, g: ShadowTable, seat: int, option: str) -> Refusal | None:
        return Refusal("SP-12.3", character=option) if g.protected(option) else None

    def take(self, g: ShadowTable, seat: int, option: str) -> None:
        g.then(MoveOther(seat, option, g.pawns[g.active]))


class MoveOther(Do):
    """SP-12.7g, SP-12.7l A card moves somebody else's pawn."""

    seat: int
    character: str
    place: str

    def run(self, g: ShadowTable) -> None:
        g.pawns[self.character] = self.place
        g.tell(self, seat=self.seat, character=self.character, place=self.place)


class PeekMessages(Do):
    """SP-4.4d A look at the top cards of the Messages pile."""

    seat: int
    amount: int

    def run(self, g: ShadowTable) -> None:
        cards = tuple(g.messages[-self.amount :][::-1])
        if cards:
            g.look(self.seat, *cards)
            g.tell(self, seat=self.seat, cards=cards)


class Shield(Do):
    """SP-4.4d, SP-12.3 Until the end of the round nobody else's card touches this Character or its hand."""

    seat: int

    def run(self, g: ShadowTable) -> None:
        g.shielded.append(g.active)
        g.tell(self, character=g.active)


class TurnIndicator(Do):
    """SP-4.4d, SP-1.7c, SP-1.7d A card turns an Indicator."""

    indicator: str
    by: int

    def run(self, g: ShadowTable) -> None:
        g.advance_indicator(self, self.indicator, self.by)


EFFECTS: dict[str, Callable[[int, int], Step]] = {
    "order": Order,
    "crawler": lambda seat, _: BringCrawler(seat),
    "bonus-search": lambda _, amount: MoreThisTurn("search", amount),
    "bonus-get": lambda _, amount: MoreThisTurn("get", amount),
    "driver": lambda _, amount: Driver(amount),
    "push": lambda seat, _: Push(seat),
    "lure": lambda seat, _: Lure(seat),
    "peek-gear": lambda seat, _: ChooseGear(seat, swap=False),
    "peek-messages": PeekMessages,
    "sink": lambda seat, _: ChooseDeck(seat, "sink"),
    "burn": lambda seat, _: ChooseDeck(seat, "burn"),
    "salvage": lambda seat, _: Salvage(seat),
    "fetch": lambda seat, _: ChooseDeck(seat, "fetch"),
    "dig": lambda seat, _: TakeBottom(seat),
    "marker": lambda seat, _: GiveMarker(seat, more=False),
    "swap-player": lambda seat, _: SwapWith(seat),
    "swap-gear": lambda seat, _: ChooseGear(seat, swap=True),
    "strike": lambda seat, _: Target(seat, "strike"),
    "expose": lambda seat, _: Target(seat, "expose"),
    "shield": lambda seat, _: Shield(seat),
    "repair": lambda _, amount: TurnIndicator("repair", amount),
    "sabotage": lambda _, amount: TurnIndicator("repair", -amount),
    "calm": lambda _, amount: TurnIndicator("threat", -amount),
    "stir": lambda _, amount: TurnIndicator("threat", amount),
}
