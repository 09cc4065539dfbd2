"""The fence: it stands wherever somebody may have learned something, and does not tell what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from tests.kernel.play import script, started
from tests.kernel.test_undo import Act, begun, fenced
from tests.kernel.toy import GAME
from tests.kernel.toy.table import Toy

from voidtable.kernel import Ask, Do, Option, Refused, reopen


def test_after_the_end_nothing_is_taken_back():
    class Last(Ask):
        """TO-2"""

        def candidates(self, g: Toy, seat: int) -> Sequence[Option]:
            return ["x", "y"]

        def take(self, g: Toy, seat: int, option: str) -> None:
            g.bust = option == "x"
            g.end()

    match = begun(Last(0))
    match.choose(0, "x")
    assert match.over
    assert fenced(match, 0), "the result tells what hands had hidden"


@pytest.mark.parametrize("top", ["leaf", "dust"])
def test_the_fence_does_not_tell_what_another_learned(top: str):
    class Show(Ask):
        """TO-2 The other looks at a card; whether that card could be no other is not for me to know."""

        def candidates(self, g: Toy, seat: int) -> Sequence[Option]:
            return ["show"]

        def take(self, g: Toy, seat: int, option: str) -> None:
            g.look(1, g.deck[0])
            g.then(Act(0))

    class Begin(Do):
        """TO-1.1"""

        def run(self, g: Toy) -> None:
            g.hands = [[], []]
            g.deck = g.sleeve(["leaf", "leaf", "dust"] if top == "dust" else ["leaf", "dust", "leaf"])
            g.look(1, g.deck[2])
            g.then(Show(0))

    match = replace(GAME, setup=Begin).start(2, seed=1)
    assert match.table.known(1, match.table.deck[0]) == (top == "dust"), "there is no other face left for it"
    match.choose(0, "show")
    assert fenced(match, 0)


def test_an_answer_meant_for_what_was_taken_back_is_stale():
    match = begun(Act(0, others=(1,)))
    match.choose(0, "nothing")
    meant, count = match.moment, match.count
    match.undo(0)
    match.choose(0, "move a card")
    assert match.count == count
    with pytest.raises(Refused) as caught:
        match.choose(1, "nothing", at=meant)
    assert caught.value.refusal.clause == "VT-3"
    match.choose(1, "nothing", at=match.moment)


def test_the_moment_grows_with_what_is_taken_back_and_is_saved():
    match = script(started(), "draw", "note")
    match.undo(1)
    assert (match.count, match.moment) == (1, 3)
    assert reopen(match.save(), GAME).moment == match.clone().moment == 3


def test_a_partner_who_knew_the_cards_and_watches_the_choice_raises_the_fence():
    class Lay(Ask):
        """TO-2 A choice that the partner watches, from cards that the partner has seen."""

        def candidates(self, g: Toy, seat: int) -> Sequence[Option]:
            return g.hands[seat]

        def take(self, g: Toy, seat: int, option: int) -> None:
            g.look(1, *g.hands[0])
            g.arrange(0, g.hands[0], option, witnesses=[1])
            g.then(Lay(0))

    match = begun(Lay(0))
    for card in match.table.hands[0]:
        match.choose(0, card)
        assert fenced(match, 0), "the partner has seen what was chosen"
