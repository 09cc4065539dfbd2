"""Cards in play react before a step, after it, or instead of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from tests.kernel.trail import Cancel, Choose, End, Say, Shout, Trail, after, answer, trail

from voidtable.kernel import Do, Step, Table

Reacts = Callable[[Trail, int, Step], Iterable[Step] | None]


def says(*words: str) -> Reacts:
    return lambda g, card, step: [Shout(word) for word in words]


def nothing(g: Trail, card: int, step: Step) -> None:
    return None


def listening(*in_play: str, before: str = "", instead: str = "", after: str = "") -> Trail:
    """A table where, of those in play, some say their name before, instead of or after each `Say`."""
    g = trail(*in_play)
    for listen, names in ((g.before, before), (g.instead, instead), (g.after, after)):
        for name in names.split():
            listen(Say, name)(says(f"{listen.__name__} {name}"))
    return g


TWICE = Say("a", (Shout("then"),))


@pytest.mark.parametrize(
    ("g", "said"),
    [
        (listening("x"), ["a", "then", "z"]),
        (listening("x", before="x"), ["before x", "a", "then", "z"]),
        (listening("x", after="x"), ["a", "then", "after x", "z"]),
        (listening("x", before="x", after="x"), ["before x", "a", "then", "after x", "z"]),
        (listening("x", "y", before="y x", after="y x"), [
            "before x", "before y", "a", "then", "after x", "after y", "z",
        ]),
        (listening("y", "x", before="y x", after="y x"), [
            "before y", "before x", "a", "then", "after y", "after x", "z",
        ]),
        (listening("x", "y", instead="x"), ["instead x", "z"]),
        (listening("x", "y", instead="y x"), ["instead x", "z"]),
        (listening("x", "y", before="x", instead="y", after="x"), ["before x", "instead y", "z"]),
        (listening("y", before="x", instead="x", after="x"), ["a", "then", "z"]),
        (listening(before="x", instead="x", after="x"), ["a", "then", "z"]),
        (listening("x", "x", before="x"), ["before x", "before x", "a", "then", "z"]),
    ],
)  # fmt: skip
def test_who_is_in_play_reacts_in_the_order_of_play(g: Trail, said: list[str]):
    assert after(g, TWICE, Shout("z")) == said


def test_another_kind_of_step_is_nobodys_business():
    assert after(listening("x", before="x", instead="x", after="x"), Shout("b")) == ["b"]


def test_each_table_has_listeners_of_its_own():
    listening("x", before="x", instead="x", after="x")
    assert after(trail("x"), TWICE) == ["a", "then"]


def test_a_reaction_is_told_which_card_it_is_and_what_it_reacts_to():
    g, heard = trail("x", "y"), []
    for listen in (g.before, g.instead, g.after):

        @listen(Say, "y")
        def react(g: Trail, card: int, step: Step) -> None:
            heard.append((card, step))

    after(g, TWICE)
    assert heard == [(1, TWICE)] * 3


@pytest.mark.parametrize("kind", ["before", "instead", "after"])
def test_a_reaction_may_come_to_nothing(kind: str):
    g = trail("x")
    assert getattr(g, kind)(Say, "x")(nothing) is nothing
    assert after(g, TWICE) == ["a", "then"]


def test_who_lets_it_happen_leaves_it_to_the_next_to_put_something_in_its_place():
    g = listening("x", "y", instead="y")
    g.instead(Say, "x")(nothing)
    assert after(g, TWICE) == ["instead y"]


def test_nothing_at_all_may_come_in_its_place():
    g = listening("x", before="x", after="x")
    g.instead(Say, "x")(lambda g, card, step: [])
    assert after(g, TWICE, Shout("z")) == ["before x", "z"]


def test_what_came_before_a_step_may_still_call_up_what_stands_in_its_place():
    class Arrive(Do):
        """TR-9"""

        def run(self, g: Trail) -> None:
            g.listeners.append("y")

    g = listening("x", instead="y", after="y")
    g.before(Say, "x")(lambda g, card, step: [Arrive()])
    assert after(g, TWICE) == ["instead y"]


def test_who_comes_into_play_while_a_step_resolves_reacts_after_it():
    class Arrive(Do):
        """TR-9"""

        def run(self, g: Trail) -> None:
            g.listeners.append("y")

    g = listening("x", before="y", after="x y")
    assert after(g, Say("a", (Arrive(), Shout("then")))) == ["a", "then", "after x", "after y"]


def test_who_leaves_play_while_a_step_resolves_does_not():
    class Leave(Do):
        """TR-9"""

        def run(self, g: Trail) -> None:
            g.listeners.clear()

    assert after(listening("x", before="x", after="x"), Say("a", (Leave(),))) == ["before x", "a"]


def test_a_step_that_a_reaction_leads_to_is_reacted_to_as_well():
    g = listening("x", before="x")
    g.before(Shout, "x")(lambda g, card, step: None if step == Shout("b") else [Shout("b")])
    assert after(g, TWICE) == ["b", "before x", "a", "b", "then"]


@pytest.mark.parametrize(
    ("kind", "first", "last"),
    [("before", [], ["a", "then", "z"]), ("instead", [], ["z"]), ("after", ["a", "then"], ["z"])],
)
def test_a_reaction_may_ask(kind: str, first: list[str], last: list[str]):
    g = trail("x")
    getattr(g, kind)(Say, "x")(lambda g, card, step: [Choose(2)] if step is TWICE else None)
    assert after(g, TWICE, Shout("z")) == first
    assert g.asking == (2,)
    assert answer(g, 2, "no") == [*first, "2:no", "after 2:no", *last]


@pytest.mark.parametrize(
    ("reaction", "said"),
    [
        ([Cancel("say")], ["-a", "z"]),
        ([Shout("b"), Cancel("say")], ["b", "-a", "z"]),
        ([Cancel("say"), Cancel("say")], ["-a", "-None", "z"]),
        ([Cancel("shout"), Shout("b")], ["-b", "a", "then", "after x", "z"]),
        ([End()], ["end"]),
    ],
)
def test_a_reaction_may_cancel_the_step_that_it_comes_before(reaction: list[Step], said: list[str]):
    g = listening("x", after="x")
    g.before(Say, "x")(lambda g, card, step: reaction)
    assert after(g, TWICE, Shout("z")) == said


def test_a_reaction_may_cancel_the_step_at_once():
    g = listening("x", after="x")
    g.before(Say, "x")(lambda g, card, step: g.cancel(Say) and [])
    assert after(g, TWICE, Shout("z")) == ["z"]


def test_where_nobody_is_in_play_nobody_reacts():
    class Plain(Table):
        """Says of nobody that they are in play."""

        said: list[str]

    g = Plain()
    for listen in (g.before, g.instead, g.after):
        listen(Say, "x")(says("x"))
    g.then(TWICE)
    g.advance()
    assert g.said == ["a", "then"]


def test_after_a_step_that_ends_the_game_nobody_reacts():
    g = trail("x")
    g.after(End, "x")(says("x"))
    assert after(g, End(), Shout("z")) == ["end"]
