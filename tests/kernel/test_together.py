"""Several are asked at once: nobody's answer is opened until all are in."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.kernel.play import script, started
from tests.kernel.trail import Choose, First, Perhaps, Say, Shout, Trail, after, answer, trail

from voidtable.kernel import Ask, Option, Together


def asked(*parts: Ask) -> Trail:
    g = trail()
    after(g, Together(parts), Say("z"))
    return g


def test_answers_are_sealed_until_all_are_in():
    g = asked(Choose(0), Choose(2))
    assert (g.asking, g.question(1)) == ((0, 2), None)
    answer(g, 2, "no")
    assert (g.said, g.asking, g.question(2)) == ([], (0,), None)
    assert [bool(face) for face in g.faces] == [False, False, True]
    answer(g, 0, "yes")
    assert (g.said[:2], g.faces, g.sealed, g.asking) == (["0:yes", "2:no"], ["", "", ""], 0, ())


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_they_are_taken_in_the_order_of_the_parts_whoever_answered_first(order: tuple[int, ...]):
    g = asked(Choose(1), Choose(0), Choose(2))
    for seat in order:
        answer(g, seat, "yes")
    assert g.said == ["1:yes", "0:yes", "2:yes", "after 1:yes", "after 0:yes", "after 2:yes", "z"]
    assert g.count == 3


def test_nobody_is_asked_where_nobody_has_anything_to_answer():
    g = trail()
    assert after(g, Together(()), Say("z")) == ["z"]
    assert g.count == 0


def test_one_alone_may_be_asked():
    g = asked(Choose(1))
    answer(g, 1, "no")
    assert g.said == ["1:no", "after 1:no", "z"]


@pytest.mark.parametrize(
    "option", [0, 7, -1, 10**30, "yes", "", "7", "-1", "²", "„a”", "null", (), (1,), (3, "x"), ((1, 2), ("a", (0,)))]
)
def test_any_option_comes_out_of_an_envelope_as_it_went_in(option: Option):
    g, taken = trail(), []

    class Keep(Choose):
        """TR-8"""

        def take(self, g: Trail, seat: int, option: Option) -> None:
            taken.append(option)

    after(g, Together((Keep(0, (option,)), Keep(1, ("no",)))))
    answer(g, 0, option)
    answer(g, 1, "no")
    assert taken == [option, "no"]
    assert repr(taken[0]) == repr(option)


def test_an_answer_may_lead_to_another_question_and_the_rest_waits():
    class Again(Choose):
        """TR-8"""

        def take(self, g: Trail, seat: int, option: Option) -> None:
            g.then(Choose(seat), Say(f"last {seat}"))

    g = asked(Again(0), Again(1))
    answer(g, 0, "yes")
    answer(g, 1, "yes")
    assert g.asking == (0,)
    answer(g, 0, "no")
    answer(g, 1, "no")
    assert g.said == ["0:no", "after 0:no", "last 0", "1:no", "after 1:no", "last 1", "z"]


def test_an_answer_that_ends_the_game_leaves_nothing_to_happen():
    class Stop(Choose):
        """TR-8"""

        def take(self, g: Trail, seat: int, option: Option) -> None:
            g.said.append(str(seat))
            g.end()

    for last in (Stop(1), Choose(1)):
        g = asked(Stop(0), last)
        answer(g, 0, "yes")
        answer(g, 1, "yes")
        assert (g.said, g.stack) == (["0"], []), "the answer that ended it was the last to be taken"


def test_an_answer_that_cancels_what_waits_leaves_the_others_in_their_order():
    class Cut(Choose):
        """TR-8"""

        def take(self, g: Trail, seat: int, option: Option) -> None:
            g.cancel(Shout)
            g.then(Say("A"), Say("B"))

    g = trail()
    after(g, Together((Cut(0), Choose(1))), Shout("x"), Say("z"))
    answer(g, 0, "yes")
    assert answer(g, 1, "yes") == ["1:yes", "A", "B", "after 1:yes", "z"]


def test_who_could_not_answer_anything_is_passed_over_among_several():
    g = asked(Choose(0), Perhaps(1, ()), Perhaps(2))
    assert g.asking == (0, 2)
    answer(g, 2, "no")
    assert answer(g, 0, "yes") == ["0:yes", "2:no", "after 0:yes", "after 2:no", "z"]
    g = trail()
    assert after(g, Together((Perhaps(0, ()), Perhaps(1, ()))), Say("z")) == ["z"]


def test_where_several_are_asked_nothing_is_done_first():
    g = asked(First(0, asides_=(Choose(0, ("wink",)),)), Choose(1))
    ask = g.question(0)
    assert ask is not None
    assert list(g.asked(ask)) == [ask]
    answer(g, 1, "no")
    assert answer(g, 0, "yes")[:2] == ["0:yes", "1:no"]


# In a match


def test_the_others_see_that_an_answer_is_in_and_not_which():
    views = []
    for bid in (0, 3):
        match = script(started(3), "bid")
        match.choose(1, bid)
        views.append([match.view(viewer) for viewer in (0, 1, 2, None)])
    assert views[0][0] == views[1][0]
    assert views[0][2:] == views[1][2:]
    assert [view["faces"][1] for view in views[1]] == ["", "3", "", ""]
    assert [(view["asking"], view["sealed"]) for view in views[0]] == [([0, 2], 2)] * 4


def test_who_has_answered_is_asked_no_more():
    match = script(started(3), "bid")
    match.choose(1, 3)
    assert match.asking == (0, 2)
    assert match.why(1, 3).clause == "VT-1"
