"""Taking back: one's own choices, back to the fence, and no further."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar

import pytest
from tests.kernel.kept import kept
from tests.kernel.play import play, script, started
from tests.kernel.toy import GAME
from tests.kernel.toy.table import Toy

from voidtable.kernel import Ask, Do, Match, Option, Refused, Step, Together, reopen, replay


class Act(Ask):
    """TO-2 Does what a test wants to see fenced, or not; then asks whom it names, and itself."""

    deeds: ClassVar[dict[str, Callable[[Toy, int], object]]] = {}
    others: tuple[int, ...] = ()

    def candidates(self, g: Toy, seat: int) -> Sequence[Option]:
        return list(self.deeds)

    def take(self, g: Toy, seat: int, option: str) -> None:
        self.deeds[option](g, seat)
        g.then(*(Act(other) for other in self.others), Act(seat))


def deed(do: Callable[[Toy, int], object]) -> Callable[[Toy, int], object]:
    Act.deeds[do.__name__.replace("_", " ")] = do
    return do


@deed
def nothing(g: Toy, seat: int) -> None:
    g.tell(Act(seat), "noted", seat=seat, n=g.left)


@deed
def move_a_card(g: Toy, seat: int) -> None:
    g.down.append(g.hands[seat].pop())


@deed
def look_at_my_own(g: Toy, seat: int) -> None:
    g.look(seat, *g.hands[seat])


@deed
def lay_my_own(g: Toy, seat: int) -> None:
    g.arrange(seat, g.hands[seat], g.hands[seat][-1])


@deed
def reveal_again(g: Toy, seat: int) -> None:
    g.reveal(g.up[-1])


@deed
def look(g: Toy, seat: int) -> None:
    g.look(seat, g.deck[-1])


@deed
def somebody_looks(g: Toy, seat: int) -> None:
    g.look(1 - seat, g.deck[-1])


@deed
def reveal(g: Toy, seat: int) -> None:
    g.reveal(g.hands[seat][0])


@deed
def arrange_unknown(g: Toy, seat: int) -> None:
    g.arrange(seat, g.deck[-3:], g.deck[-1])


@deed
def arrange_before_a_witness(g: Toy, seat: int) -> None:
    g.arrange(seat, g.hands[seat], g.hands[seat][-1], witnesses=[1 - seat])


@deed
def shuffle(g: Toy, seat: int) -> None:
    g.shuffle(g.deck)


@deed
def chance(g: Toy, seat: int) -> None:
    g.lucky = g.chance(6)


OPEN = ("nothing", "move a card", "look at my own", "lay my own", "reveal again")
FENCED = tuple(name for name in Act.deeds if name not in OPEN)


def begun(*steps: Step, seats: int = 2) -> Match:
    """A match that begins with these steps, a card already lying open."""

    class Begin(Do):
        """TO-1.1"""

        def run(self, g: Toy) -> None:
            g.deck = g.sleeve(["leaf", "dust", "stone", "ward", "echo", "leaf", "stone", "dust"])
            g.shuffle(g.deck)
            g.up = [g.deck.pop()]
            g.reveal(*g.up)
            g.hands = [[g.deck.pop(), g.deck.pop()] for _ in range(g.seats)]
            for seat, hand in enumerate(g.hands):
                g.look(seat, *hand)
            g.then(*steps)

    return replace(GAME, setup=Begin).start(seats, seed=3)


def fenced(match: Match, seat: int) -> bool:
    """Nobody may take anything back now; it changes nothing to try. Or else `seat` alone may."""
    before = kept(match)
    for other in range(match.table.seats):
        if not match.may_undo(other):
            with pytest.raises(Refused) as caught:
                match.undo(other)
            assert caught.value.refusal.clause == "VT-4"
            assert kept(match) == before
        else:
            assert other == seat
    return not match.may_undo(seat)


# The fence


@pytest.mark.parametrize("option", OPEN)
def test_what_teaches_nobody_anything_can_be_taken_back(option: str):
    match = begun(Act(0))
    before = kept(match)
    match.choose(0, option)
    assert not fenced(match, 0)
    match.undo(0)
    assert kept(match) == before


@pytest.mark.parametrize("option", FENCED)
def test_what_shows_something_or_asks_chance_cannot_be_taken_back(option: str):
    match = script(begun(Act(0)), "nothing", option)
    assert fenced(match, 0)
    script(match, "nothing", "nothing")
    match.undo(0)
    match.undo(0)
    assert (fenced(match, 0), match.count) == (True, 2), "taken back beyond the fence"


def test_before_the_first_choice_there_is_nothing_to_take_back():
    match = begun(Act(0))
    assert fenced(match, 0)


def test_when_another_has_chosen_only_they_may_go_back_and_nobody_behind_what_was_seen_of_it():
    match = begun(Act(0, others=(1,)))
    match.choose(0, "nothing")
    match.choose(1, "nothing")
    assert [match.may_undo(seat) for seat in (0, 1)] == [False, True]
    with pytest.raises(Refused):
        match.undo(0)
    match.undo(1)
    assert [match.may_undo(seat) for seat in (0, 1)] == [False, False]
    match.choose(1, "nothing")
    match.undo(1)
    assert [match.may_undo(seat) for seat in (0, 1)] == [False, False]


def test_a_sealed_answer_can_be_taken_back_until_the_envelopes_are_opened():
    match = begun(Together((Act(0), Act(1))))
    match.choose(1, "nothing")
    before = kept(match)
    match.choose(0, "nothing")
    assert fenced(match, 0), "the others' answers have shown themselves"
    match = begun(Together((Act(0), Act(1))))
    match.choose(1, "nothing")
    assert kept(match) == before
    match.undo(1)
    assert (match.asking, match.table.sealed, match.table.faces[:2]) == ((0, 1), 0, ["", ""])


@pytest.mark.parametrize("viewer", [0, 1, 2, -1, 99])
def test_a_refusal_to_go_back_says_why_in_both_languages(viewer: int):
    match = script(started(), "draw")
    with pytest.raises(Refused) as caught:
        match.undo(viewer)
    assert caught.value.text("en").startswith("This can no longer be taken back")
    assert caught.value.text("pl").startswith("Tego nie można już cofnąć")
    assert caught.value.text("pl").endswith("[VT-4]")


# What comes back


def test_going_back_restores_the_match_with_all_that_was_seen_heard_and_offered():
    match = begun(Act(0))
    stood = []
    for option in ("nothing", "move a card", "nothing", "lay my own"):
        stood.append((kept(match), match.options(0), match.candidates(0), match.ask(0).step))
        match.choose(0, option)
    while stood:
        match.undo(0)
        assert (kept(match), match.options(0), match.candidates(0), match.ask(0).step) == stood.pop()
    assert fenced(match, 0)


def test_what_was_heard_of_the_choice_before_is_heard_again():
    match = script(started(), "draw")
    heard = [match.news(viewer) for viewer in (0, 1, 2, None)]
    match.choose(1, "note")
    assert match.news(1)[0].event == "noted"
    match.undo(1)
    assert [match.news(viewer) for viewer in (0, 1, 2, None)] == heard


def test_another_way_may_be_taken_after_going_back():
    match, other = script(started(), "draw", "note"), script(started(), "draw")
    match.undo(1)
    for each in (match, other):
        script(each, "wink", "roll", "give")
    assert kept(match) == kept(other)
    assert match.choices == other.choices


@pytest.mark.parametrize("many", [1, 31, 32, 33, 63, 64, 65, 100])
def test_one_may_go_back_as_far_as_the_fence_however_long_ago_that_was(many: int):
    match = script(begun(Act(0)), "look")
    before = kept(match)
    script(match, *(["nothing"] * many))
    assert match.count == many + 1
    for _ in range(many):
        match.undo(0)
    assert kept(match)[:3] == before[:3]
    assert fenced(match, 0)


def test_a_long_game_is_not_kept_in_ever_more_snapshots():
    match = script(begun(Act(0)), *(["look", *["nothing"] * 40] * 6))
    assert len(match.snapshots) < 4


# After a copy, after it was opened again


def test_a_copy_can_go_back_as_well_and_the_match_stays():
    match = script(begun(Act(0)), "look", "nothing", "nothing")
    before, copy = kept(match), match.clone()
    copy.undo(0)
    copy.undo(0)
    assert fenced(copy, 0)
    assert kept(match) == before
    match.undo(0)
    assert (match.count, copy.count) == (2, 1)


@pytest.mark.parametrize("many", [0, 1, 2, 40])
def test_a_match_opened_again_can_go_back_as_far_as_before(many: int):
    match = script(started(), "draw", *(["note"] * many))
    stood = kept(match)
    again = reopen(match.save(), GAME)
    assert [again.may_undo(seat) for seat in range(3)] == [match.may_undo(seat) for seat in range(3)]
    for _ in range(many):
        again.undo(1)
        match.undo(1)
        assert kept(again)[:3] == kept(match)[:3]
    assert fenced(again, 1)
    assert again.count == 1
    script(again, *(["note"] * many))
    assert kept(again)[:3] == stood[:3]


def test_an_imagined_match_has_no_past_to_go_back_to():
    imagined = GAME.imagine(script(started(), "draw").view(1), seed=2)
    imagined.choose(1, "note")
    assert not any(imagined.may_undo(seat) for seat in range(3))


def test_without_memory_nobody_goes_back_as_nobody_minds_the_fence():
    match = started(memory=False)
    match.choose(0, "draw")
    assert not any(match.may_undo(seat) for seat in range(3)), "a card was drawn"
    match.choose(1, "note")
    with pytest.raises(Refused):
        match.undo(1)
    assert match.table.knows == []


def test_random_games_can_be_taken_back_to_the_fence():
    for seed in range(8):
        match = play(started(4, seed), seed, choices=15)
        while match.choices and match.may_undo(seat := int(str(match.choices[-2]))):
            match.undo(seat)
        assert match.fingerprint() == replay(match.record(), GAME).fingerprint()
