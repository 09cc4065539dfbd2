"""SP-4.7 Step III: the card that must be taken, and those that the step is worth."""

from __future__ import annotations

from voidtable.kernel import Ask, Do

from .table import ShadowTable


class MandatoryCard(Do):
    """SP-4.7a, SP-4.7b, SP-4.7c, SP-4.7e, SP-4.7f Before any green card: the top card of the own deck."""

    seat: int

    def run(self, g: ShadowTable) -> None:
        cards = g.draw(self.seat, g.own_deck(), 1)
        if cards:
            g.tell(self, seat=self.seat, card=cards[0], place=g.pawns[g.active])
        else:
            g.tell(self, "empty", seat=self.seat, place=g.pawns[g.active])


class GetConsequence(Do):
    """SP-4.7d, SP-4.7e, SP-4.7g, SP-4.7h, SP-4.11a As many more as the sum, or all there are; the step is then over."""

    seat: int

    def run(self, g: ShadowTable) -> None:
        many = min(g.total + g.bonus("get"), len(g.own_deck()))
        if many and g.settings["up_to"]:
            g.then(GetFewer(self.seat, many))
        elif many > 0:
            g.then(TakeMore(self.seat, many))


class GetFewer(Ask):
    """SP-4.7d Where the table has agreed on it: how many of them."""

    many: int
    offers = "number"

    def candidates(self, g: ShadowTable, seat: int) -> list[int]:
        return list(range(self.many + 1))

    def take(self, g: ShadowTable, seat: int, option: int) -> None:
        if option:
            g.then(TakeMore(seat, option))


class TakeMore(Do):
    """SP-4.7d, SP-4.7f Further top cards of the same deck, unseen by the others."""

    seat: int
    many: int

    def run(self, g: ShadowTable) -> None:
        cards = g.draw(self.seat, g.own_deck(), self.many)
        g.tell(self, seat=self.seat, cards=cards, place=g.pawns[g.active])
