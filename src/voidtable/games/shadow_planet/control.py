"""SP-3 Control: who acts through whom in this round."""

from __future__ import annotations

from voidtable.kernel import Ask, Do

from .table import ShadowTable


class Control(Do):
    """SP-3.2a, SP-3.2b, SP-8.6, SP-2.7b The Protagonist shuffles all six; the player to the right draws one unseen by
    the others.
    """

    def run(self, g: ShadowTable) -> None:
        g.shuffle(g.people)
        last = (g.protagonist - 1) % g.seats
        g.blind = [g.people.pop()]
        g.look(last, g.blind[0])
        g.tell(self, seat=g.protagonist, last_seat=last, card=g.blind[0])
        g.then(*[Receive(seat) for seat in g.clockwise(g.protagonist)], RevealCharacters(), TakeGear(), TakeMarkers())


class Receive(Do):
    """SP-3.2c, SP-3.2d, SP-3.2e A player looks at the cards that arrive; the last adds the one drawn before."""

    seat: int

    def run(self, g: ShadowTable) -> None:
        if (self.seat + 1) % g.seats == g.protagonist:
            g.people += g.blind
            g.blind = []
        cards = tuple(g.people)
        g.look(self.seat, *cards)
        g.tell(self, seat=self.seat, cards=cards)
        g.then(Pick(self.seat))


class Pick(Ask):
    """SP-3.2c, SP-3.2d, SP-3.2e, SP-3.2h Lay one of them face down; the others go on to the left."""

    secret = True

    def candidates(self, g: ShadowTable, seat: int) -> list[int]:
        return sorted(g.people)

    def take(self, g: ShadowTable, seat: int, option: int) -> None:
        chosen, *g.people = g.arrange(seat, g.people, first=option)
        g.chosen[seat] = [chosen]
        g.tell(self, seat=seat, card=chosen)


class RevealCharacters(Do):
    """SP-3.2f, SP-3.2g All Character cards are turned up together; those left over are uncontrolled."""

    def run(self, g: ShadowTable) -> None:
        cards = [card for (card,) in g.chosen]
        g.reveal(*cards, *g.people)
        g.controls = [g.faces[card] for card in cards]
        for seat, card in enumerate(cards):
            g.tell(self, seat=seat, card=card)
        g.tell(self, "left", cards=tuple(g.people))
        g.people += cards
        g.chosen = [[] for _ in cards]


class TakeGear(Do):
    """SP-3.3a, SP-3.3b, SP-3.3c, SP-1.5i The whole Gear of the Character is the player's hand."""

    def run(self, g: ShadowTable) -> None:
        for seat, character in enumerate(g.controls):
            gear = g.gear(character)
            g.hands[seat] = gear[:]
            gear.clear()
            g.look(seat, *g.hands[seat])


class TakeMarkers(Do):
    """SP-3.4a, SP-3.4b, SP-3.4c, SP-1.8a A Marker of its colour for each; none for the Robot."""

    def run(self, g: ShadowTable) -> None:
        for seat, character in enumerate(g.controls):
            if g.take_marker(seat, character):
                g.tell(self, seat=seat, colour=character)
