"""The hardest rules of big games, each said with the kernel's few words: a draft, a consent, a copy of a copy, ..."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import factorial
from typing import ClassVar

import pytest
from tests.kernel.people import dealt

from voidtable.kernel import Ask, Do, Option, Pile, Refusal, Step, Table, Together


class Hard(Table):
    hands: list[Pile]
    kept: list[Pile]
    secret_plan: Pile
    said: list[str]
    discs: list[str]
    damage: list[int]
    colours: list[int]  # the seat that plays each colour
    silenced: list[str]  # whose ability is cancelled until the round ends
    station: list[int]  # the seats that stand where the plan may be looked at

    def in_play(self) -> Iterator[tuple[int, str]]:
        return ((at, name) for at, name in enumerate(("guard", "medic")) if name not in self.silenced)


@pytest.fixture
def g() -> Hard:
    g = Hard()
    g.seats = 3
    g.secret = bytes(32)
    g.lay_envelopes(memory=True)
    return g


def happen(g: Hard, *steps: Step) -> list[str]:
    g.then(*steps)
    g.advance()
    return g.said


def answer(g: Hard, seat: int, *options: Option) -> list[str]:
    for option in options:
        ask = g.question(seat)
        assert ask is not None
        assert option in [each for asked in g.asked(ask) for each in asked.options(g, seat)]
        g.choose(ask, option)
    return g.said


class Say(Do):
    """HR-0 Says its word."""

    word: str

    def run(self, g: Hard) -> None:
        g.said.append(self.word)


# A draft in secret: each keeps one, and the hands pass left


class Draft(Do):
    """HR-1 Until the hands are empty."""

    def run(self, g: Hard) -> None:
        if any(g.hands):
            g.then(Together(tuple(Keep(seat) for seat in range(g.seats))), PassLeft(), Draft())


class Keep(Ask):
    """HR-1 One card, face down."""

    secret: ClassVar[bool] = True

    def candidates(self, g: Hard, seat: int) -> list[int]:
        return sorted(g.hands[seat])

    def take(self, g: Hard, seat: int, option: int) -> None:
        kept, *g.hands[seat] = g.arrange(seat, g.hands[seat], first=option)
        g.kept[seat].append(kept)


class PassLeft(Do):
    """HR-1 Whoever gets a hand looks at it."""

    def run(self, g: Hard) -> None:
        g.hands = [g.hands[seat - 1] for seat in range(g.seats)]
        for seat, hand in enumerate(g.hands):
            g.look(seat, *hand)


def worlds(g: Hard, viewer: int) -> int:
    return len(dealt(g.seen(viewer), g.stock(viewer)))


def test_in_a_draft_i_know_what_i_passed_on_and_not_which_of_it_was_kept(g: Hard):
    cards = g.sleeve("abcdef")
    g.hands, g.kept = [cards[seat * 2 : seat * 2 + 2] for seat in range(3)], [[], [], []]
    for seat, hand in enumerate(g.hands):
        g.look(seat, *hand)
    happen(g, Draft())
    assert worlds(g, 0) == factorial(4)
    for seat in (2, 0, 1):
        answer(g, seat, g.hands[seat][0])
    assert [len(hand) for hand in g.hands] == [1, 1, 1]
    assert worlds(g, 0) == factorial(3), "I know my own two, and the one that came to me"
    for seat in (1, 2, 0):
        answer(g, seat, g.hands[seat][0])
    assert sorted(len(kept) for kept in g.kept) == [2, 2, 2]
    assert all(g.known(0, card) for card in g.kept[0])
    assert g.known(0, g.kept[1][1]), "the last card that I passed on must have been kept"
    assert not any(g.known(0, card) for card in (g.kept[1][0], *g.kept[2]))
    assert worlds(g, 3) == factorial(6), "who only watches knows nothing"


# A deed that is declared in full, and waits for another's consent


class Consent(Ask):
    """HR-2 Refusing has its price."""

    deed: Step

    def candidates(self, g: Hard, seat: int) -> list[str]:
        return ["accept", "refuse"]

    def take(self, g: Hard, seat: int, option: str) -> None:
        g.then(self.deed if option == "accept" else Say(f"{seat} is a suspect"))


@pytest.mark.parametrize(("option", "led"), [("accept", "the lock is forced"), ("refuse", "1 is a suspect")])
def test_a_declared_deed_waits_on_the_stack_for_a_consent(g: Hard, option: str, led: str):
    happen(g, Consent(1, Say("the lock is forced")), Say("my turn goes on"))
    assert g.asking == (1,)
    assert answer(g, 1, option) == [led, "my turn goes on"]


# What is due resolves one by one, in an order that its owner chooses


class NextDisc(Ask):
    """HR-3 Whatever an effect makes due joins the others."""

    if_any: ClassVar[bool] = True

    def candidates(self, g: Hard, seat: int) -> list[str]:
        return sorted(g.discs)

    def take(self, g: Hard, seat: int, option: str) -> None:
        g.discs.remove(option)
        if option == "fuse":
            g.discs.append("blast")
        g.then(Say(option), self)


def test_timed_effects_come_in_the_order_that_their_owner_chooses(g: Hard):
    g.discs = ["fuse", "launch"]
    happen(g, NextDisc(2), Say("the minute is over"))
    answer(g, 2, "fuse")
    assert g.question(2).options(g, 2) == ["blast", "launch"]
    assert answer(g, 2, "launch", "blast") == ["fuse", "launch", "blast", "the minute is over"]


# Somebody whose turn it is not deals out damage, one by one


class Damage(Ask):
    """HR-4 A ship with two marks takes no more."""

    left: int
    offers: ClassVar[str] = "number"

    def candidates(self, g: Hard, seat: int) -> list[int]:
        return list(range(len(g.damage)))

    def forbids(self, g: Hard, seat: int, option: int) -> Refusal | None:
        return Refusal("HR-4", number=option) if g.damage[option] == 2 else None

    def take(self, g: Hard, seat: int, option: int) -> None:
        g.damage[option] += 1
        if self.left > 1:
            g.then(Damage(seat, self.left - 1))


def test_the_resolving_player_deals_out_damage_one_by_one(g: Hard):
    g.damage = [0, 1, 2]
    happen(g, Damage(2, 3), Say("the skirmish is over"))
    assert g.question(2).options(g, 2) == [0, 1]
    answer(g, 2, 1)
    assert g.question(2).options(g, 2) == [0]
    assert answer(g, 2, 0, 0) == ["the skirmish is over"]
    assert g.damage == [2, 2, 2]


# The effect of another component, which may copy a third


class Effect(Do):
    """HR-5 A mirror does what a neighbour does; nothing is copied twice in a chain."""

    at: int
    through: tuple[int, ...] = ()

    def run(self, g: Hard) -> None:
        row: Sequence[str] = ("mirror", "mirror", "repair")
        if row[self.at] != "mirror":
            g.then(Say(row[self.at]))
        elif near := [at for at in range(len(row)) if abs(at - self.at) == 1 and at not in self.through]:
            g.then(Effect(near[-1], (*self.through, self.at)))


@pytest.mark.parametrize("at", [0, 1, 2])
def test_a_copy_may_copy_on_and_ends(g: Hard, at: int):
    g.silenced = ["guard", "medic"]
    assert happen(g, Effect(at)) == ["repair"]


# Abilities that trigger before and after, and one that is cancelled until the round ends


@Hard.before(Effect, "guard")
def guard(g: Hard, card: int, effect: Effect) -> list[Step]:
    """HR-6 During."""
    return [Say("guard")] if not effect.through else []


@Hard.after(Effect, "medic")
def medic(g: Hard, card: int, effect: Effect) -> list[Step]:
    """HR-6 Immediately after, once for a chain."""
    return [Say("medic")] if not effect.through else []


@pytest.mark.parametrize("silenced", [(), ("guard",), ("guard", "medic")])
def test_a_cancelled_ability_does_not_trigger(g: Hard, silenced: tuple[str, ...]):
    g.silenced = list(silenced)
    told = [word for word in ("guard", "repair", "medic") if word not in silenced]
    assert happen(g, Effect(0)) == told


# Partners, one person with two colours, and a secret that may be looked at while one stands there


def test_partners_see_what_either_of_them_chooses_in_secret(g: Hard):
    hand = g.sleeve("abc")
    g.look(0, *hand)
    g.arrange(0, hand, first=hand[2], witnesses=(2,))
    assert [worlds(g, viewer) for viewer in range(4)] == [1, 6, 1, 6]


class Advance(Ask):
    """HR-7 A colour moves; its player decides, who may first look at the plan while standing at the station."""

    colour: int

    def candidates(self, g: Hard, seat: int) -> list[str]:
        return ["advance", "wait"]

    def take(self, g: Hard, seat: int, option: str) -> None:
        g.then(Say(f"{self.colour} {option}"))

    def asides(self, g: Hard) -> Sequence[Ask]:
        return (LookAtPlan(self.seat),) if self.seat in g.station else ()


class LookAtPlan(Ask):
    """HR-7 At any time."""

    def candidates(self, g: Hard, seat: int) -> list[str]:
        return ["look"]

    def take(self, g: Hard, seat: int, option: str) -> None:
        g.look(seat, *g.secret_plan)


def test_one_person_may_play_two_colours_and_look_at_what_lies_where_they_stand(g: Hard):
    g.colours, g.station, g.secret_plan = [0, 1, 0], [0], g.sleeve("xy")[:1]
    happen(g, *(Advance(seat, colour) for colour, seat in enumerate(g.colours)))
    assert (g.asking, g.question(0).colour) == ((0,), 0)
    answer(g, 0, "look", "wait")
    assert [g.known(viewer, g.secret_plan[0]) for viewer in range(4)] == [True, False, False, False]
    answer(g, 1, "advance")
    assert (g.asking, g.question(0).colour) == ((0,), 2)
    assert answer(g, 0, "advance") == ["0 wait", "1 advance", "2 advance"]
