"""SP-4.6 The consequence of step II: looking at the deck of one's Location."""

from __future__ import annotations

from voidtable.kernel import Ask, Do

from .table import ShadowTable


class SearchConsequence(Do):
    """SP-4.6a, SP-4.6d, SP-4.6e, SP-4.11a, SP-12.2a So many top cards of the own deck, or all there are."""

    seat: int

    def run(self, g: ShadowTable) -> None:
        many = min(g.total + g.bonus("search"), len(g.own_deck()))
        if many and g.settings["up_to"]:
            g.then(SearchFewer(self.seat, many))
        elif many > 0:
            g.then(LookAtTop(self.seat, many))


class SearchFewer(Ask):
    """SP-4.6a Where the table has agreed on it: how many of them."""

    many: int
    offers = "number"

    def candidates(self, g: ShadowTable, seat: int) -> list[int]:
        return list(range(self.many + 1))

    def take(self, g: ShadowTable, seat: int, option: int) -> None:
        if option:
            g.then(LookAtTop(seat, option))


class LookAtTop(Do):
    """SP-4.6a, SP-4.6b Only the player whose turn it is sees them."""

    seat: int
    many: int

    def run(self, g: ShadowTable) -> None:
        cards = tuple(g.own_deck()[-self.many :][::-1])
        g.look(self.seat, *cards)
        g.tell(self, seat=self.seat, cards=cards, place=g.pawns[g.active])
        if len(cards) > 1:
            g.then(PutOnTop(self.seat, cards))


class PutOnTop(Ask):
    """SP-4.6c Back on top in any order: which of them lies highest, which next, and so on."""

    cards: tuple[int, ...]
    secret = True

    def candidates(self, g: ShadowTable, seat: int) -> list[int]:
        return list(self.cards)

    def take(self, g: ShadowTable, seat: int, option: int) -> None:
        _, *below = g.arrange(seat, self.cards, first=option)
        if len(below) > 1:
            g.then(PutOnTop(seat, tuple(below)))
        else:
            g.tell(self, seat=seat)
