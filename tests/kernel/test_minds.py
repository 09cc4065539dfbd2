"""Cards that a seat knew, mixed with some it did not: it still knows among which they lie, and no more than that."""

import sys

import pytest
from tests.kernel.test_knowledge import Bare, Both

from voidtable.kernel.minds import KNOWN, Mind
from voidtable.kernel.store import decode, encode

EVERYBODY = [0, 1, 2, 3]


def shown_hand(faces: str = "abcdefg", seed: int = 0) -> tuple[Both, list[int]]:
    """Seat 0 holds three cards and has shown the first; the others lie face down."""
    both = Both(*faces, seed=seed)
    hand = both.cards[:3]
    both.look(0, *hand)
    both.reveal(hand[0])
    return both, hand


def test_a_card_shown_and_taken_back_is_known_to_be_in_the_hand():
    both, hand = shown_hand()
    both.arrange(0, hand, hand[1])
    assert both.exact() == EVERYBODY
    assert both.worlds(1) == 3 * 6 * 5 * 4 * 3 * 2, "under any of three sleeves, and the other six in any order"
    shown = both.g.faces.index("a")
    for card in hand:
        assert both.g.known(1, card) is False
    both.reveal(shown)
    assert both.worlds(1) == 720


def test_what_is_laid_face_down_from_that_hand_may_be_the_shown_card():
    both, hand = shown_hand()
    both.arrange(0, hand, hand[2])
    laid, *kept = hand
    both.arrange(0, kept, kept[1])
    assert both.exact() == EVERYBODY
    both.reveal(laid)
    assert both.exact() == EVERYBODY
    assert both.worlds(1) == 2 * 120, "it was another card, so the shown one is one of the two that were kept"


def test_by_elimination_the_last_of_the_hand_is_known():
    both, hand = shown_hand()
    both.arrange(0, hand, hand[2])
    others = [card for card in hand if both.g.faces[card] != "a"]
    both.reveal(*others)
    last = both.g.faces.index("a")
    assert all(both.g.known(viewer, last) for viewer in EVERYBODY)
    assert [both.worlds(viewer) for viewer in EVERYBODY] == [24] * 4
    assert [own for own, _, _ in both.g.stock(1)] == [both.cards[3:]]


def test_a_reshuffle_keeps_the_known_cards_out_of_the_hands():
    both = Both(*"abcdef")
    hand, pile = both.cards[:2], both.cards[2:]
    both.look(0, *hand)
    both.reveal(*pile[:2])
    both.shuffle(*pile)
    assert both.exact() == EVERYBODY
    for viewer in (1, 2, 3):
        assert {world[card] for world in both.kernel(viewer) for card in hand} == {"a", "b", "e", "f"}


def test_a_card_drawn_after_a_reshuffle_says_what_was_not_in_the_hands():
    for seed in range(8):
        both = Both(*"aabbcd", seed=seed)
        hand, pile = both.cards[:2], both.cards[2:]
        both.look(0, *hand)
        both.reveal(pile[0])
        both.shuffle(*pile)
        both.look(1, pile[3])
        assert both.exact() == EVERYBODY
        both.look(2, *hand)
        assert both.exact() == EVERYBODY


def test_a_pool_in_a_pool():
    both = Both(*"aabcdef", seed=4)
    held, pile = both.cards[:1], both.cards[1:]
    both.reveal(pile[0], pile[1])
    both.shuffle(*pile)
    hand = pile[:3]
    both.look(0, *hand)
    both.reveal(hand[0])
    both.arrange(0, hand, hand[1])
    assert both.exact() == EVERYBODY
    assert [(len(cards), len(faces), len(draws)) for cards, faces, draws in both.g.stock(1)][-1] == (3, 1, 2)
    both.reveal(*hand)
    assert both.exact() == EVERYBODY
    both.look(1, *held)
    assert both.exact() == EVERYBODY


def test_what_one_viewer_knows_is_its_own():
    """Seat 1 looks at a card of seat 0 before it is mixed: the others know that it looked, not at what."""
    both, hand = shown_hand()
    both.look(1, hand[1])
    both.arrange(0, hand, hand[2])
    assert [both.g.stock(viewer)[-1][1] for viewer in (1, 2)] == [["a", "b"], ["a"]]
    assert len(both.g.stock(0)) == 1
    assert both.exact() == EVERYBODY


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_two_hands_mixed_in_part_are_never_told_apart_wrongly(order):
    both = Both(*"abcdefgh", seed=2)
    hands = [both.cards[:3], both.cards[3:6]]
    for seat, hand in enumerate(hands):
        both.look(seat, *hand)
        both.reveal(hand[0])
        both.arrange(seat, hand, hand[1])
    one, other = (hands[at] for at in order)
    both.shuffle(one[0], other[0], both.cards[6])
    both.exact()
    both.reveal(one[1], other[2])
    both.exact()
    both.reveal(*both.cards)
    assert [both.worlds(viewer) for viewer in EVERYBODY] == [1] * 4
    assert [both.g.stock(viewer) for viewer in EVERYBODY] == [[]] * 4


def test_a_face_of_which_there_are_two_is_taken_from_the_nearest_pool():
    """The shown leaf or another: whichever is seen, the other may still be anywhere."""
    both = Both(*["leaf", "leaf", "dust", "stone", "herb", "moss"])
    hand = both.cards[1:4]
    both.look(0, *hand)
    both.reveal(hand[0], hand[1])
    both.arrange(0, hand, hand[2])
    leaf = next(card for card in hand if both.g.faces[card] == "leaf")
    both.reveal(leaf)
    assert both.exact() == EVERYBODY
    assert ([own for _, own, _ in both.g.stock(1)][-1]) == ["dust"], "the shown dust is still known to be in the hand"


def test_minds_travel_as_data():
    both, hand = shown_hand()
    both.arrange(0, hand, hand[2])
    both.reveal(hand[1])
    for viewer in EVERYBODY:
        mind = both.g.mind(viewer)
        again = Mind.read(decode(encode(mind.blocks())), len(both.g.faces))
        assert again.blocks() == mind.blocks()
        assert [again.knows(card) for card in both.cards] == [mind.knows(card) for card in both.cards]


def test_who_joins_late_knows_what_the_partition_says():
    g = Both(*"abca").g
    mind = Mind.from_partition(g.knows[1], g.faces)
    assert mind.blocks() == [([3, 4, 5, 6], ["a", "a", "b", "c"], [])]
    assert mind.of[:3] == KNOWN * 3


def test_cards_mixed_inside_one_pool_change_nothing():
    mind = Mind("\1" * 3 + "\2" * 2, {1: (("a", "b", "c"), ()), 2: (("d", "e"), ())})
    assert mind.mixed([0, 2], "abcde") is mind
    assert mind.looked([], "abcde") is mind
    assert mind.mixed([0, 3], "abcde") is not mind
    assert mind.of == "\1" * 3 + "\2" * 2


@pytest.mark.parametrize("rounds", [20, 200])
def test_however_often_known_piles_are_mixed_crosswise_a_look_costs_little(rounds: int):
    g = Bare()
    g.seats, g.secret = 2, bytes(32)
    g.lay_envelopes(memory=True)
    cards = [*g.sleeve("abcd"), *g.sleeve("efgh")]
    for _ in range(rounds):
        cards = [cards[at] for at in (0, 1, 4, 5, 2, 3, 6, 7)]
        g.shuffle(cards[:4])
        g.shuffle(cards[4:])
    calls: list[str] = []
    sys.setprofile(lambda frame, event, what: calls.append(event) if len(calls) < 10_000 else None)
    g.look(0, cards[0])
    sys.setprofile(None)
    assert len(calls) < 10_000, "ways to a face are counted one by one"
    assert len(g.stock(1)) <= 40, "pools upon pools for ever"
