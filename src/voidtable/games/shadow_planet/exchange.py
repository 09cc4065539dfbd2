"""SP-5.4, SP-12.7i Looking into Gears, and swapping cards with them and with other players."""

from __future__ import annotations

from voidtable.kernel import Ask, Do, Pile, Refusal

from .content import CHARACTERS
from .table import ShadowTable


class ChooseGear(Ask):
    """SP-5.4c, SP-5.4d, SP-1.6 The Gear of a Character whom nobody controls, to look at or to swap a card with."""

    swap: bool
    bridge: bool = False  # no card: nobody is protected, and where the table has agreed on it hands are reached too
    if_any = True

    def candidates(self, g: ShadowTable, seat: int) -> list[str]:
        return list(CHARACTERS)

    def forbids(self, g: ShadowTable, seat: int, option: str) -> Refusal | None:
        owner = g.seat_of(option)
        if owner == seat:
            return Refusal("SP-5.4c", "own", character=option)
        if owner is not None and not (self.bridge and g.settings["bridge_targets"] == "any"):
            return Refusal("SP-5.4c", character=option)
        if g.protected(option) and not self.bridge:
            return Refusal("SP-12.3", character=option)
        return None if gear_of(g, option) else Refusal("SP-5.4c", "empty", character=option)

    def take(self, g: ShadowTable, seat: int, option: str) -> None:
        swap = self.swap and bool(g.hands[seat])
        g.then(LookAtGear(seat, option), *([TakeFromGear(seat, option)] if swap else []))


def gear_of(g: ShadowTable, character: str) -> Pile:
    """SP-3.3a The Gear of a Character, in the hand of its player if it has one."""
    seat = g.seat_of(character)
    return g.gear(character) if seat is None else g.hands[seat]


class LookAtGear(Do):
    """SP-5.4c, SP-12.3 Only who looks sees the cards."""

    seat: int
    character: str

    def run(self, g: ShadowTable) -> None:
        cards = tuple(gear_of(g, self.character))
        g.look(self.seat, *cards)
        g.tell(self, seat=self.seat, cards=cards, character=self.character)


class TakeFromGear(Ask):
    """SP-5.4d The card that one takes."""

    character: str
    secret = True

    def candidates(self, g: ShadowTable, seat: int) -> list[int]:
        return sorted(gear_of(g, self.character))

    def take(self, g: ShadowTable, seat: int, option: int) -> None:
        taken = g.arrange(seat, gear_of(g, self.character), first=option)[0]
        g.then(GiveToGear(seat, self.character, taken))


class GiveToGear(Ask):
    """SP-5.4d The card from one's own hand that one puts there instead."""

    character: str
    taken_card: int
    secret = True

    def candidates(self, g: ShadowTable, seat: int) -> list[int]:
        return sorted(g.hands[seat])

    def take(self, g: ShadowTable, seat: int, option: int) -> None:
        given = g.arrange(seat, g.hands[seat], first=option)[0]
        gear = gear_of(g, self.character)
        gear.remove(self.taken_card)
        g.hands[seat].remove(given)
        gear.append(given)
        g.hands[seat].append(self.taken_card)
        owner = g.seat_of(self.character)
        if owner is not None:
            g.look(owner, *gear)
        g.tell(self, seat=seat, card=given, taken_card=self.taken_card, character=self.character)


class SwapWith(Ask):
    """SP-12.7i Another player who has cards left in hand."""

    offers = "seat"
    if_any = True

    def candidates(self, g: ShadowTable, seat: int) -> list[int]:
        return g.others(seat) if g.hands[seat] else []

    def forbids(self, g: ShadowTable, seat: int, option: int) -> Refusal | None:
        if g.protected(g.controls[option]):
            return Refusal("SP-12.3", character=g.controls[option])
        return None if g.hands[option] else Refusal("SP-12.7i", seat=option)

    def take(self, g: ShadowTable, seat: int, option: int) -> None:
        g.then(SwapOffer(seat, option))


class SwapOffer(Ask):
    """SP-12.7i Each chooses a card of their own: first who has asked."""

    to_seat: int
    secret = True

    def candidates(self, g: ShadowTable, seat: int) -> list[int]:
        return sorted(g.hands[seat])

    def take(self, g: ShadowTable, seat: int, option: int) -> None:
        offered = g.arrange(seat, g.hands[seat], first=option)[0]
        g.tell(self, seat=seat, to_seat=self.to_seat, card=offered)
        g.then(SwapReply(self.to_seat, seat, offered))


class SwapReply(Ask):
    """SP-12.7i, SP-3.1d, SP-4.4g, SP-12.7j Then the other, without seeing that card; only these two know what was
    swapped.
    """

    from_seat: int
    card: int
    secret = True

    def candidates(self, g: ShadowTable, seat: int) -> list[int]:
        return sorted(g.hands[seat])

    def take(self, g: ShadowTable, seat: int, option: int) -> None:
        given = g.arrange(seat, g.hands[seat], first=option)[0]
        for card, giver, taker in ((self.card, self.from_seat, seat), (given, seat, self.from_seat)):
            g.hands[giver].remove(card)
            g.hands[taker].append(card)
            g.look(taker, card)
        g.tell(self, seat=seat, other_seat=self.from_seat, card=self.card, return_card=given)


class Target(Ask):
    """SP-4.4d A player whose Character is here, and who has cards in hand."""

    purpose: str  # strike, expose
    offers = "seat"
    if_any = True

    def candidates(self, g: ShadowTable, seat: int) -> list[int]:
        return [other for other in g.others(seat) if g.controls[other] in g.here(g.active)]

    def forbids(self, g: ShadowTable, seat: int, option: int) -> Refusal | None:
        if g.protected(g.controls[option]):
            return Refusal("SP-12.3", character=g.controls[option])
        return None if g.hands[option] else Refusal("SP-12.7i", seat=option)

    def take(self, g: ShadowTable, seat: int, option: int) -> None:
        g.tell(self, self.purpose, seat=seat, other_seat=option)
        g.then(GiveUp(option, seat) if self.purpose == "strike" else Show(option, seat))


class GiveUp(Ask):
    """SP-4.4d, SP-3.1d Who was struck puts a card of their choice from the hand face up on the discard area."""

    from_seat: int

    def candidates(self, g: ShadowTable, seat: int) -> list[int]:
        return sorted(g.hands[seat])

    def take(self, g: ShadowTable, seat: int, option: int) -> None:
        g.hands[seat].remove(option)
        g.to_discard(option)
        g.tell(self, seat=seat, card=option)


class Show(Ask):
    """SP-4.4d, SP-3.1d Who was exposed shows everyone a card of their choice from the hand, and keeps it."""

    from_seat: int

    def candidates(self, g: ShadowTable, seat: int) -> list[int]:
        return sorted(g.hands[seat])

    def take(self, g: ShadowTable, seat: int, option: int) -> None:
        g.reveal(option)
        g.tell(self, seat=seat, card=option)
