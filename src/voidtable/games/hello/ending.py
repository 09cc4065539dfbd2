"""HE-6 The end: who has won."""

from __future__ import annotations

from voidtable.kernel import Do, Result

from .table import HelloTable


class Ending(Do):
    """HE-6.1 All hands are shown; nothing more happens."""

    why: str

    def run(self, g: HelloTable) -> None:
        g.ending = self.why
        for seat in g.clockwise():
            g.reveal(*g.hands[seat])
            g.tell(self, seat=seat, cards=tuple(g.hands[seat]))
        g.end()


def points(g: HelloTable, seat: int) -> int:
    """HE-6.2 What the hand and the installed gear count."""
    return sum(g.pack.cards[g.faces[card]].points for card in (*g.hands[seat], *g.installed[seat]))


def contenders(g: HelloTable) -> list[int]:
    """HE-6.4 Once the wreck is awake, nobody who holds a leech can win."""
    if g.ending != "awake":
        return list(range(g.seats))
    return [seat for seat in range(g.seats) if "leech" not in [g.faces[card] for card in g.hands[seat]]]


def result(g: HelloTable) -> Result:
    """HE-6.3 The most points win; who ties, wins together."""
    scores = {seat: points(g, seat) for seat in range(g.seats)}
    able = contenders(g)
    best = max((scores[seat] for seat in able), default=0)
    winners = tuple(seat for seat in able if scores[seat] == best)
    return Result(winners, scores, g.ending, {"alarm": g.alarm})
