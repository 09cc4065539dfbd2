"""Cards that a seat knew, mixed with some it did not: it still knows among which they lie, and no more than that."""

import pytest
from tests.kernel.test_knowledge import Both

from voidtable.kernel.nests import mixed, nest, plain, read, seen
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


def test_a_nest_in_a_nest():
    both = Both(*"aabcdef", seed=4)
    held, pile = both.cards[:1], both.cards[1:]
    both.reveal(pile[0], pile[1])
    both.shuffle(*pile)
    hand = pile[:3]
    both.look(0, *hand)
    both.reveal(hand[0])
    both.arrange(0, hand, hand[1])
    assert both.exact() == EVERYBODY
    [outer] = both.g.nests[1]
    assert outer.inner[0].cards == set(hand)
    assert outer.inner[0].faces == (both.g.faces[next(c for c in hand if both.g.faces[c] == outer.inner[0].faces[0])],)
    both.reveal(*hand)
    assert both.exact() == EVERYBODY
    both.look(1, *held)
    assert both.exact() == EVERYBODY


def test_what_a_nest_says_is_its_viewers_own():
    """Seat 1 looks at a card of seat 0 before it is mixed: the others know that it looked, not at what."""
    both, hand = shown_hand()
    both.look(1, hand[1])
    both.arrange(0, hand, hand[2])
    assert [face for nest in both.g.nests[1] for face in nest.faces] == sorted(["a", "b"])
    assert [face for nest in both.g.nests[2] for face in nest.faces] == ["a"]
    assert both.g.nests[0] == ()
    assert both.exact() == EVERYBODY


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_two_nests_mixed_in_part_are_never_told_apart_wrongly(order):
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
    assert both.g.nests == [()] * 4


def test_nests_travel_as_arrays():
    nests = (nest((3, 5), ("a",), (nest((7,), ("b",)),)),)
    assert read(decode(encode(plain(nests)))) == nests
    assert (nests[0].lack, nests[0].spread) == (1, {3, 5, 7})


def test_a_nest_that_knows_no_more_falls_apart():
    inner = nest((4, 5), ("x",))
    outer = nest((1, 2), ("y",), (inner,))
    assert seen((outer,), 1, "y") == (inner,)
    assert seen((outer,), 4, "x") == (nest((1, 2, 5), ("y",)),)
    assert seen((outer,), 4, "y") == (nest((5,), ("x",)),)
    assert seen((outer,), 9, "y") == (outer,)


def test_cards_mixed_inside_one_nest_change_nothing():
    one = nest((1, 2, 3), ("x",))
    assert mixed((one,), "\0" * 6, [1, 2], "zzzxzz") == (one,)
