"""HE-1 The wreck: how a game begins."""

from __future__ import annotations

from voidtable.kernel import Do

from .table import HAND, HelloTable
from .turn import Round


class Setup(Do):
    """HE-1.1 All cards are shuffled: the wreck."""

    def run(self, g: HelloTable) -> None:
        kinds = [name for name, card in sorted(g.pack.cards.items()) if g.settings["gear"] or not card.gear]
        g.wreck = g.sleeve(name for name in kinds for _ in range(g.pack.cards[name].copies))
        g.shuffle(g.wreck)
        g.hands, g.installed = [[] for _ in range(g.seats)], [[] for _ in range(g.seats)]
        g.then(Deal(), FirstPlayer(), Round())


class Deal(Do):
    """HE-1.2 Each player is dealt three cards."""

    def run(self, g: HelloTable) -> None:
        for _ in range(HAND):
            for seat in range(g.seats):
                g.draw(seat)


class FirstPlayer(Do):
    """HE-1.3 Chance says who is first."""

    def run(self, g: HelloTable) -> None:
        g.first = g.chance(g.seats)
        g.tell(self, seat=g.first)
