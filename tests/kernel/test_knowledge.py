"""What the kernel says a seat knows, held against a table of people who think all possibilities through."""

import random
from collections import Counter

import pytest
from tests.kernel.people import Person, World, dealt
from tests.kernel.play import seeds

from voidtable.kernel import Table, secret_of

SEATS = 3


class Bare(Table):
    """Sleeves and nothing else."""


class Both:
    """The kernel's table and a table of people, to which the same happens."""

    def __init__(self, *faces: str, seed: int = 0) -> None:
        self.g = Bare()
        self.g.seats, self.g.secret = SEATS, secret_of(seed)
        self.g.lay_envelopes(memory=True)
        self.people = [Person() for _ in range(SEATS + 1)]
        for person in self.people:
            person.hears_of([""])
            person.hears_of([""])
            person.hears_of([""])
        self.cards = self.sleeve(*faces)

    def sleeve(self, *faces: str) -> list[int]:
        for person in self.people:
            person.hears_of(faces)
        return self.g.sleeve(faces)

    def look(self, seat: int, *cards: int) -> None:
        self.g.look(seat, *cards)
        self.people[seat].sees(cards, self.g.faces)

    def reveal(self, *cards: int) -> None:
        self.g.reveal(*cards)
        for person in self.people:
            person.sees(cards, self.g.faces)

    def shuffle(self, *cards: int) -> None:
        self.g.shuffle(cards)
        for person in self.people:
            person.loses_track(cards)

    def arrange(self, seat: int, cards: list[int], first: int, witnesses: tuple[int, ...] = ()) -> None:
        before = self.g.faces[:]
        self.g.arrange(seat, cards, first, witnesses)
        for viewer, person in enumerate(self.people):
            if viewer == seat or viewer in witnesses:
                person.watches(cards, before, self.g.faces)
            else:
                person.loses_track(cards)

    def kernel(self, viewer: int) -> set[World]:
        return dealt(self.g.seen(viewer), self.g.stock(viewer))

    def exact(self) -> list[int]:
        """The viewers whose worlds are the same at both tables; the people's are never more."""
        for viewer, person in enumerate(self.people):
            assert tuple(self.g.faces) in person.worlds
            assert person.worlds <= self.kernel(viewer), f"viewer {viewer} was told something false"
            for card, face in enumerate(self.g.seen(viewer)[SEATS:], SEATS):
                assert self.g.known(viewer, card) == bool(face)
        return [viewer for viewer, person in enumerate(self.people) if person.worlds == self.kernel(viewer)]

    def worlds(self, viewer: int) -> int:
        assert viewer in self.exact()
        return len(self.people[viewer].worlds)


def at_random(both: Both, rng: random.Random) -> None:
    seat, size = rng.randrange(SEATS), rng.randint(1, 4)
    cards = rng.sample(both.cards, size)
    match rng.choice(("look", "look", "reveal", "shuffle", "arrange", "watched", "sleeve")):
        case "look":
            both.look(seat, *cards[:2])
        case "reveal":
            both.reveal(cards[0])
        case "shuffle":
            both.shuffle(*cards)
        case "arrange":
            both.arrange(seat, cards, rng.choice(cards))
        case "watched":
            both.arrange(seat, cards, rng.choice(cards), witnesses=((seat + 1) % SEATS,))
        case _ if len(both.cards) < 7:
            both.cards += both.sleeve("a")


@pytest.mark.parametrize("faces", ["abcde", "aabcd", "aabbc", "aaabb"])
def test_no_seat_is_ever_told_what_a_table_of_people_could_contradict(faces):
    exact = all_ = 0
    for seed in seeds(60, 15):
        rng, both = random.Random(seed), Both(*faces, seed=seed)
        for _ in range(12):
            at_random(both, rng)
            exact += len(both.exact())
            all_ += SEATS + 1
    assert exact > 0.97 * all_, "wider than people's knowledge more often than it was"


def test_who_saw_five_of_six_knows_the_sixth():
    both = Both(*"abcdef")
    both.look(0, *both.cards[:5])
    assert both.worlds(0) == 1
    assert both.g.known(0, both.cards[5])
    assert both.worlds(1) == 720


def test_who_saw_all_of_a_kind_knows_that_the_rest_are_not_of_it():
    both = Both(*"aaab", seed=3)
    [b] = [card for card in both.cards if both.g.faces[card] == "b"]
    both.look(0, b)
    assert both.worlds(0) == 1
    assert all(both.g.known(0, card) for card in both.cards)


def test_equal_faces_are_known_without_a_look():
    both = Both(*"aa")
    assert all(both.g.known(viewer, card) for viewer in range(4) for card in both.cards)
    assert both.worlds(3) == 1


def test_a_look_teaches_the_one_who_looks_and_nobody_else():
    both = Both(*"abcc")
    both.look(1, both.cards[0])
    assert both.exact() == [0, 1, 2, 3]
    assert both.worlds(1) < both.worlds(0) == both.worlds(2) == both.worlds(3) == 12


def test_a_private_choice_from_cards_i_knew_leaves_me_the_set():
    both = Both(*"abcde")
    hand = both.cards[:3]
    both.look(1, *hand)
    both.look(2, *hand)
    both.arrange(1, hand, hand[2])
    assert both.worlds(1) == 2, "who chose knows each card; two are elsewhere"
    assert both.worlds(2) == 6 * 2, "who knew the hand knows the set"
    both.reveal(hand[1])
    assert both.worlds(2) == 2 * 2, "what is shown later narrows what was chosen"
    both.reveal(hand[2])
    assert both.worlds(2) == 2, "by elimination the chosen card is known"


def test_witnesses_of_a_private_choice_see_it():
    both = Both(*"abcd", seed=5)
    hand = both.cards[:3]
    both.arrange(0, hand, hand[1], witnesses=(2,))
    assert (both.worlds(0), both.worlds(1), both.worlds(2), both.worlds(3)) == (1, 24, 1, 24)


def test_a_hand_passed_on_is_still_known_to_who_held_it():
    both = Both(*"aabcde", seed=7)
    hands = [both.cards[:2], both.cards[2:4], both.cards[4:]]
    for seat, hand in enumerate(hands):
        both.look(seat, *hand)
    assert both.exact() == [0, 1, 2, 3]
    for seat in range(SEATS):
        both.look(seat, *hands[(seat + 1) % SEATS])
        assert both.exact() == [0, 1, 2, 3]
    assert [both.worlds(seat) <= 2 for seat in range(4)] == [True, True, True, False]


@pytest.mark.parametrize("known", [1, 2, 3])
def test_a_shuffle_of_known_with_unknown_cards_leaves_the_whole_set(known):
    both = Both(*"abcda")
    both.look(0, *both.cards[:known])
    both.shuffle(*both.cards)
    assert both.exact() == [0, 1, 2, 3]
    assert both.worlds(0) == 60
    both.reveal(both.cards[0])
    assert both.exact() == [0, 1, 2, 3]


def test_a_shuffle_of_known_cards_alone_mixes_in_nothing_else():
    both = Both(*"abcde")
    both.reveal(*both.cards[:3])
    both.shuffle(*both.cards[:3])
    assert [both.worlds(viewer) for viewer in range(4)] == [12] * 4
    both.reveal(both.cards[0], both.cards[1])
    assert [both.worlds(viewer) for viewer in range(4)] == [2] * 4


def test_a_shuffle_of_one_card_or_none_forgets_nothing():
    both = Both(*"ab")
    both.reveal(both.cards[0])
    both.shuffle(both.cards[0])
    both.shuffle()
    assert both.worlds(0) == 1
    assert both.g.drawn == 0


def test_what_stays_behind_after_a_private_choice_tells_nothing_of_it():
    left: dict[int, Counter[str]] = {}
    for first in range(4):
        left[first] = Counter()
        for seed in range(120):
            g = Both(*"aaaa", seed=seed).g
            hand = g.sleeve("wxyz")
            g.reveal(*hand)
            g.arrange(0, hand, hand[first])
            assert g.faces[hand[0]] == "wxyz"[first]
            left[first]["".join(g.faces[card] for card in hand[1:])] += 1
    for orders in left.values():
        assert len(orders) == 6, f"people would shuffle a hand they chose from; here it stays {dict(orders)}"
        assert min(orders.values()) > 5


def test_the_order_of_what_stays_behind_raises_no_fence():
    both = Both(*"abcd")
    both.look(0, *both.cards)
    both.g.opened, both.g.stirred = 0, False
    both.arrange(0, both.cards, both.cards[3])
    assert (both.g.opened, both.g.stirred) == (0, False)
    both.arrange(1, both.cards, both.cards[3])
    assert (both.g.opened, both.g.stirred) == (2, True)


def test_a_private_choice_is_of_one_of_the_cards_named():
    both = Both(*"abcd")
    with pytest.raises(ValueError, match="argument"):
        both.g.arrange(0, both.cards[:2], both.cards[3])


def test_a_sealed_answer_is_known_to_who_sealed_it():
    g = Both(*"ab").g
    g.seal(1, ("x", 3))
    assert [g.known(viewer, 1) for viewer in range(4)] == [False, True, False, False]
    assert [g.seen(viewer)[1] for viewer in range(4)] == ["", '["x", 3]', "", ""]
    assert g.unseal(1) == ("x", 3)
    assert all(g.known(viewer, 1) for viewer in range(4))


def test_without_memory_the_same_happens_and_nothing_is_kept():
    with_, without = Both(*"abcd", seed=9).g, Bare()
    without.seats, without.secret = SEATS, secret_of(9)
    without.lay_envelopes(memory=False)
    cards = without.sleeve("abcd")
    for g in (with_, without):
        g.shuffle(cards)
        g.look(0, cards[0])
        g.arrange(1, cards, cards[2])
        g.reveal(cards[1])
    assert with_.faces == without.faces
    assert without.knows == []
    assert without.opened == 0
