"""The toy's steps: each turn does one thing that a kernel can get wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from voidtable.kernel import Arg, Ask, Do, Option, Refusal, Together

from .table import Toy

NO_DECK, FULL_HAND = Refusal("TO-2.1"), Refusal("TO-2.2", most=5)
NO_HAND, NONE_DOWN = Refusal("TO-2.3", "hand"), Refusal("TO-2.3", "down")
WORDS = ("draw", "peek", "lay", "give", "flip", "mix", "pass-hands", "swap", "roll", "bid", "note")
FAULTS = ("boom", "stuck")


class Setup(Do):
    """TO-1.1, TO-1.2 A deck, and hands of two that their owners see."""

    def run(self, g: Toy) -> None:
        size = str(g.settings["deck"])
        g.deck = g.sleeve(card.id for card in g.pack.cards.values() for _ in range(getattr(card, size)))
        g.shuffle(g.deck)
        hand = 2 if size == "full" else 1
        g.hands = [[g.deck.pop() for _ in range(hand)] for _ in range(g.seats)]
        g.winks = [2] * g.seats
        g.left = int(g.settings["turns"])
        for seat, cards in enumerate(g.hands):
            g.look(seat, *cards)
            g.tell(self, cards=tuple(cards), seat=seat)
        g.then(Turn(0))


class Turn(Ask):
    """TO-2"""

    def candidates(self, g: Toy, seat: int) -> list[Option]:
        return [*WORDS, *(FAULTS if g.settings.get("faults") else ()), *g.hands[seat]]

    def forbids(self, g: Toy, seat: int, option: Option) -> Refusal | None:
        if option in ("draw", "peek") and not g.deck:
            return NO_DECK
        if option == "draw" and len(g.hands[seat]) > 4:
            return FULL_HAND
        if option in ("lay", "give", "mix", "swap") and not g.hands[seat]:
            return NO_HAND
        if option == "flip" and not g.down:
            return NONE_DOWN
        if isinstance(option, int) and seat == g.turn and len(g.up) > 6:
            return Refusal("TO-2.4", card=option, seat=seat, cards=tuple(g.up))
        return None

    def take(self, g: Toy, seat: int, option: Option) -> None:
        if isinstance(option, int):
            g.then(Show(option), Next())
        elif option == "note":
            g.marks["notes"] = g.marks.get("notes", 0) + 1
            g.tell(self, "noted", seat=seat, n=g.marks["notes"])
            g.then(self)
        else:
            g.then(STEPS[str(option)](seat), Next())

    def asides(self, g: Toy) -> Sequence[Ask]:
        return (Wink(self.seat),)

    def prompts(self, g: Toy) -> dict[str, Arg]:
        return {"cards": tuple(g.hands[self.seat]), "n": g.left}


class Wink(Ask):
    """TO-2.5"""

    def candidates(self, g: Toy, seat: int) -> list[Option]:
        return ["wink"]

    def forbids(self, g: Toy, seat: int, option: Option) -> Refusal | None:
        return None if g.winks[seat] else Refusal("TO-2.5", seat=seat)

    def take(self, g: Toy, seat: int, option: Option) -> None:
        g.winks[seat] -= 1
        g.tell(self, seat=seat)


class Next(Do):
    """TO-1.3 The next seat's turn, or the end."""

    def run(self, g: Toy) -> None:
        g.left -= 1
        g.turn = (g.turn + 1) % g.seats
        if g.left > 0:
            g.then(Turn(g.turn))
        else:
            g.end()


class Draw(Do):
    """TO-3.1"""

    seat: int

    def run(self, g: Toy) -> None:
        card = g.deck.pop()
        g.hands[self.seat].append(card)
        g.look(self.seat, card)
        g.tell(self, card=card, seat=self.seat)


class Peek(Do):
    """TO-3.2 All know that you looked, you alone know what you saw."""

    seat: int

    def run(self, g: Toy) -> None:
        g.look(self.seat, g.deck[-1])
        g.tell(self, card=g.deck[-1], seat=self.seat)


class Lay(Ask):
    """TO-3.3 A card face down; the others do not see which."""

    secret: ClassVar[bool] = True

    def candidates(self, g: Toy, seat: int) -> list[Option]:
        return list(g.hands[seat])

    def take(self, g: Toy, seat: int, option: int) -> None:
        card, *rest = g.arrange(seat, g.hands[seat], first=option)
        g.hands[seat] = rest
        g.down.append(card)
        g.tell(self, card=card, seat=seat)


class Give(Ask):
    """TO-3.4 A card to the seat on the left; a team of two sees which card."""

    secret: ClassVar[bool] = True
    offers: ClassVar[str] = "card seat"

    def options(self, g: Toy, seat: int) -> list[Option]:
        return [(card, to) for card in g.hands[seat] for to in g.others(seat)[:1]]

    def candidates(self, g: Toy, seat: int) -> list[Option]:
        return self.options(g, seat)

    def take(self, g: Toy, seat: int, option: tuple[int, int]) -> None:
        card, to = option
        card, *rest = g.arrange(seat, g.hands[seat], card, witnesses=[(seat + 2) % g.seats])
        g.hands[seat] = rest
        g.hands[to].append(card)
        g.look(to, card)
        g.last = g.pairs[str(seat)] = (seat, to)
        g.tell(self, card=card, seats=(seat, to))


class Flip(Do):
    """TO-3.5"""

    seat: int

    def run(self, g: Toy) -> None:
        g.then(Show(g.down.pop()))


class Show(Do):
    """TO-3.6"""

    card: int

    def run(self, g: Toy) -> None:
        for hand in g.hands:
            if self.card in hand:
                hand.remove(self.card)
        g.reveal(self.card)
        g.up.append(self.card)
        g.tell(self, card=self.card)


class Mix(Do):
    """TO-3.7 A hand and the deck are shuffled, known cards with unknown, and as many are drawn again."""

    seat: int

    def run(self, g: Toy) -> None:
        n = len(g.hands[self.seat])
        g.deck += g.hands[self.seat]
        g.shuffle(g.deck)
        g.hands[self.seat] = [g.deck.pop() for _ in range(n)]
        g.look(self.seat, *g.hands[self.seat])
        g.tell(self, seat=self.seat)


class PassHands(Do):
    """TO-3.8 All hands go one seat on."""

    seat: int

    def run(self, g: Toy) -> None:
        g.hands = [g.hands[seat - 1] for seat in range(g.seats)]
        for seat, hand in enumerate(g.hands):
            g.look(seat, *hand)
        g.tell(self, seat=self.seat)


class Swap(Ask):
    """TO-3.9 You may change a card for the top one, face down, if there is one."""

    if_any: ClassVar[bool] = True

    def candidates(self, g: Toy, seat: int) -> list[Option]:
        return list(g.hands[seat]) if g.deck else []

    def take(self, g: Toy, seat: int, option: int) -> None:
        hand = g.hands[seat]
        hand[hand.index(option)], g.deck[-1] = g.deck[-1], option
        g.tell(self, seat=seat)


class Roll(Do):
    """TO-3.10"""

    seat: int

    def run(self, g: Toy) -> None:
        g.trail.append((self.seat, g.chance(6) + 1))
        g.tell(self, seat=self.seat, n=g.trail[-1][1])


class BidAll(Do):
    """TO-3.11 All write down a number; who wrote the lowest is marked."""

    seat: int

    def run(self, g: Toy) -> None:
        g.bids = []
        g.then(Together(tuple(Bid(seat) for seat in range(g.seats))))


class Bid(Ask):
    """TO-3.11"""

    offers: ClassVar[str] = "number"

    def candidates(self, g: Toy, seat: int) -> list[Option]:
        return list(range(4))

    def take(self, g: Toy, seat: int, option: int) -> None:
        g.bids.append(option)
        g.then(Mark(f"bid-{seat}"))


class Mark(Do):
    """TO-4"""

    word: str

    def run(self, g: Toy) -> None:
        g.marks[self.word] = g.marks.get(self.word, 0) + 1
        g.tell(self, word=self.word, n=g.marks[self.word])


class Boom(Do):
    """TO-5.1 A flaw in the rules: half done, then an exception."""

    seat: int

    def run(self, g: Toy) -> None:
        g.mood = "broken"
        g.shuffle(g.deck)
        g.hands[self.seat].clear()
        raise ZeroDivisionError("boom")


class Stuck(Ask):
    """TO-5.2 A flaw in the rules: a question without an answer."""

    def candidates(self, g: Toy, seat: int) -> list[Option]:
        return []


STEPS = {
    "draw": Draw, "peek": Peek, "lay": Lay, "give": Give, "flip": Flip, "mix": Mix, "pass-hands": PassHands,
    "swap": Swap, "roll": Roll, "bid": BidAll, "boom": Boom, "stuck": Stuck,
}  # fmt: skip
