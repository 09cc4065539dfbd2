"""HE-5 The hold: at the end of a round all stow a card at once."""

from __future__ import annotations

from voidtable.kernel import Ask, Do, Together

from .ending import Ending
from .table import HelloTable


class Stowing(Do):
    """HE-5.1 Everyone who has cards chooses one in secret, all at once."""

    def run(self, g: HelloTable) -> None:
        g.then(Together(tuple(Stow(seat) for seat in g.clockwise() if g.hands[seat])), OpenHold())


class Stow(Ask):
    """HE-5.1 The chosen card goes face down to the hold."""

    secret = True

    def candidates(self, g: HelloTable, seat: int) -> list[int]:
        return sorted(g.hands[seat])

    def take(self, g: HelloTable, seat: int, option: int) -> None:
        stowed = g.arrange(seat, g.hands[seat], first=option)[0]
        g.hands[seat].remove(stowed)
        g.hold.append(stowed)
        g.tell(self, seat=seat, card=stowed)


class OpenHold(Do):
    """HE-5.2, HE-5.3 What was stowed is shuffled and shown; each leech among it raises the alarm."""

    def run(self, g: HelloTable) -> None:
        cards = tuple(g.hold)
        g.shuffle(cards)
        g.reveal(*cards)
        g.scrapyard += cards
        g.hold = []
        g.alarm += sum(g.faces[card] == "leech" for card in cards)
        g.tell(self, cards=cards, alarm=g.alarm)
        g.then(Alarm())


class Alarm(Do):
    """HE-5.4 At the limit the wreck wakes, and the game ends."""

    def run(self, g: HelloTable) -> None:
        if g.alarm >= int(g.settings["alarm"]):
            g.then(Ending("awake"))
