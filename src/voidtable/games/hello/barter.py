"""HE-3 Barter: a card for a card, unseen, if the other consents."""

from __future__ import annotations

from voidtable.kernel import Ask, Do

from .table import HelloTable


class Barter(Do):
    """HE-3.1 With a player who has cards; both must have one."""

    seat: int
    other: int

    def run(self, g: HelloTable) -> None:
        g.tell(self, seat=self.seat, other_seat=self.other)
        g.then(Offer(self.seat, self.other))


class Offer(Ask):
    """HE-3.2 Put a card from your hand face down before the other."""

    other_seat: int
    secret = True

    def candidates(self, g: HelloTable, seat: int) -> list[int]:
        return sorted(g.hands[seat])

    def take(self, g: HelloTable, seat: int, option: int) -> None:
        offered = g.arrange(seat, g.hands[seat], first=option)[0]
        g.tell(self, seat=seat, card=offered)
        g.then(Consent(self.other_seat, seat, offered))


class Consent(Ask):
    """HE-3.3 The other agrees or refuses, without seeing the card."""

    from_seat: int
    card: int

    def candidates(self, g: HelloTable, seat: int) -> list[str]:
        return ["agree", "refuse"]

    def take(self, g: HelloTable, seat: int, option: str) -> None:
        g.tell(self, option, seat=seat, other_seat=self.from_seat)
        if option == "agree":
            g.then(GiveInReturn(seat, self.from_seat, self.card))
        else:
            g.then(PriceOfRefusal(seat))


class GiveInReturn(Ask):
    """HE-3.4 Who agrees gives any card in return; each looks at what they got."""

    to_seat: int
    card: int
    secret = True

    def candidates(self, g: HelloTable, seat: int) -> list[int]:
        return sorted(g.hands[seat])

    def take(self, g: HelloTable, seat: int, option: int) -> None:
        given = g.arrange(seat, g.hands[seat], first=option)[0]
        for card, giver, taker in ((self.card, self.to_seat, seat), (given, seat, self.to_seat)):
            g.hands[giver].remove(card)
            g.hands[taker].append(card)
            g.look(taker, card)
        g.tell(self, seat=seat, other_seat=self.to_seat, card=self.card, return_card=given)


class PriceOfRefusal(Ask):
    """HE-3.5 Who refuses shows everyone a card of their hand."""

    def candidates(self, g: HelloTable, seat: int) -> list[int]:
        return sorted(g.hands[seat])

    def take(self, g: HelloTable, seat: int, option: int) -> None:
        g.reveal(option)
        g.tell(self, seat=seat, card=option)
