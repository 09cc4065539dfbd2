"""Steps: what they are, and in what order they happen."""

from __future__ import annotations

import pytest
from tests.kernel.trail import Cancel, Choose, End, First, Perhaps, Say, Shout, Trail, after, answer, trail

from voidtable.kernel import Ask, Do, Option, Table, Together
from voidtable.kernel.step import cited
from voidtable.kernel.table import After, Doing


class Pick(Ask):
    """TR-7, TR-7.1 A card for a seat."""

    offers = "card to_seat"

    def candidates(self, g: Table, seat: int) -> list[tuple[int, int]]:
        return [(4, 1), (5, 0)]


# A step as a record


def test_a_step_is_equal_to_another_of_its_kind_with_the_same_fields():
    assert Say("a") == Say("a", ())
    assert hash(Say("a")) == hash(Say("a", ()))
    assert Say("a") != Say("b")
    assert Say("a") != Shout("a")
    assert Say("a") != "a"
    assert len({Say("a"), Say("a"), Shout("a"), Say("a", (Say("b"),))}) == 3


def test_a_step_is_frozen_and_says_what_to_do_instead():
    step = Say("a")
    with pytest.raises(AttributeError, match=r"Say\.word: steps are frozen; put another step in its place"):
        step.word = "b"
    assert step == Say("a")


def test_a_step_shows_its_fields():
    assert repr(Say("a", (End(),))) == "Say(word='a', leads=(End(),))"


@pytest.mark.parametrize(
    ("docstring", "clauses"),
    [
        ("SP-4.14 Text.", ("SP-4.14",)),
        ("SP-4.14, SP-4.15a Text, SP-5 is not meant.", ("SP-4.14", "SP-4.15a")),
        ("HE-2", ("HE-2",)),
        ("HE-2.", ("HE-2",)),
        ("HE-2, HE-3", ("HE-2", "HE-3")),
        ("A step of HE-2.", ()),
        ("", ()),
        (None, ()),
    ],
)
def test_a_step_cites_the_clauses_at_the_head_of_its_docstring(docstring: str | None, clauses: tuple[str, ...]):
    assert cited(docstring) == clauses
    assert type("Cites", (Do,), {"__doc__": docstring}).clauses == clauses


def test_a_kind_of_step_does_not_inherit_clauses():
    class Silent(Say):
        pass

    assert Silent.clauses == ()
    assert Shout.clauses == ("TR-1.1",)


# Their order


def test_steps_happen_in_reading_order():
    assert after(trail(), Say("a"), Say("b"), Say("c")) == ["a", "b", "c"]


def test_what_a_step_leads_to_comes_before_what_was_waiting():
    led = Say("a", (Say("b", (Say("c"),)), Say("d")))
    assert after(trail(), led, Say("e")) == ["a", "b", "c", "d", "e"]


def test_things_happen_until_a_person_must_decide():
    g = trail()
    assert after(g, Say("a"), Choose(1), Say("b")) == ["a"]
    assert g.asking == (1,)
    assert answer(g, 1, "yes") == ["a", "1:yes", "after 1:yes", "b"]
    assert (g.asking, g.stack, g.count) == ((), [], 1)


def test_nothing_to_do_is_nothing_done():
    g = trail()
    assert after(g) == []
    assert (g.asking, g.question(0)) == ((), None)


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ((Cancel("say"), Say("a"), Say("b")), ["-a", "b"]),
        ((Cancel("shout"), Say("a"), Shout("b"), Shout("c")), ["-b", "a", "c"]),
        ((Cancel("say"), Shout("a")), ["-None", "a"]),
        ((Cancel("say"),), ["-None"]),
        ((Say("a"), Cancel("say")), ["a", "-None"]),
        ((Cancel("choose"), Choose(2), Say("a")), ["-Choose(seat=2, among=('yes', 'no'), forbidden=())", "a"]),
    ],
)
def test_the_nearest_waiting_step_of_a_kind_is_cancelled(steps: tuple[Do, ...], said: list[str]):
    assert after(trail(), *steps) == said


def test_after_the_end_nothing_happens():
    g = trail()
    assert after(g, Say("a"), End(), Say("b"), Choose(0)) == ["a", "end"]
    assert g.stack == []


# Questions


def test_a_seat_that_is_not_asked_has_no_question():
    g = trail()
    after(g, Choose(1))
    assert [g.question(seat) for seat in range(3)] == [None, Choose(1), None]


def test_nobody_is_asked_while_something_is_still_to_happen():
    g = trail()
    g.then(Say("a"), Choose(1))
    assert (g.asking, g.question(1)) == ((), None)


def test_a_question_that_may_be_passed_over_is_asked_only_where_something_can_be_taken():
    assert after(trail(), Perhaps(0, ()), Say("a")) == ["a"]
    assert after(trail(), Perhaps(0, ("x",), ("x",)), Say("a")) == ["a"]
    assert after(trail(), Perhaps(0, ("x", "y"), ("x",)), Say("a")) == []


def test_another_question_waits_though_nothing_can_be_taken():
    g = trail()
    assert after(g, Choose(0, ()), Say("a")) == []
    assert g.asking == (0,)


def test_options_are_the_candidates_that_nothing_forbids():
    assert Choose(0, ("a", "b", "c"), ("b",)).options(trail(), 0) == ["a", "c"]
    assert Pick(0).options(trail(), 0) == [(4, 1), (5, 0)]


@pytest.mark.parametrize(
    ("ask", "option", "names"),
    [
        (Choose(0), "yes", {"word": "yes"}),
        (Choose(0), 7, {"card": 7}),
        (Pick(0), (4, 1), {"card": 4, "to_seat": 1}),
    ],
)
def test_an_option_is_named_by_the_question_that_offers_it(ask: Ask, option: object, names: dict[str, object]):
    assert ask.names(option) == names


@pytest.mark.parametrize("option", [(4,), (4, 1, 2)])
def test_a_tuple_with_another_number_of_parts_than_is_offered_has_no_names(option: tuple[int, ...]):
    with pytest.raises(ValueError, match="zip"):
        Pick(0).names(option)


# What may be done first


def offered(g: Trail, ask: Ask) -> list[Option]:
    """What a question and what may be done before it offer."""
    return [option for each in g.asked(ask) for option in each.options(g, ask.seat)]


def test_what_may_be_done_first_leaves_the_question_standing():
    g = trail()
    ask = First(0, asides_=(Choose(0, ("wink",)), Choose(0, ("nod", "bow"), ("bow",))))
    after(g, ask, Say("z"))
    assert offered(g, ask) == ["yes", "no", "wink", "nod"]
    assert answer(g, 0, "nod") == ["0:nod", "after 0:nod"]
    assert (g.stack[-1], g.count) == (ask, 1)
    answer(g, 0, "wink")
    assert answer(g, 0, "no")[2:] == ["0:wink", "after 0:wink", "0:no", "after 0:no", "z"]


@pytest.mark.parametrize(
    ("ask", "stands"),
    [
        (First(0, ("a",), (), (Choose(0, ("a",), ("a",)),)), False),
        (First(0, ("a",), ("a",), (Choose(0, ("a",)),)), True),
        (First(0, ("a",), (), (Choose(0, ("a",)),)), False),
        (First(0, ("b",), (), (Choose(0, ("a",), ("a",)), Choose(0, ("a",)))), True),
    ],
)
def test_an_option_is_taken_by_who_offers_it_and_never_by_who_forbids_it(ask: First, stands: bool):
    g = trail()
    after(g, ask)
    assert "a" in offered(g, ask)
    assert answer(g, 0, "a") == ["0:a", "after 0:a"]
    assert (g.stack == [ask]) is stands


def test_an_option_that_nobody_would_try_belongs_to_the_question():
    ask = First(0, asides_=(Choose(0, ("wink",)),))
    assert [trail().behind(ask, option) for option in ("yes", "wink", "fly")] == [ask, Choose(0, ("wink",)), ask]


# The kernel's own steps


def test_the_kernels_own_steps_cite_no_clause_and_show_what_they_hold():
    for step in (Doing(Say("a")), After(Say("a")), Together((Choose(0),))):
        assert type(step).clauses == ()
        assert "Say(word='a', leads=())" in repr(step) or "Choose(seat=0" in repr(step)
