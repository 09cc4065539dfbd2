"""SP-4.11 What cards and abilities add to the sum of a step."""

from __future__ import annotations

import pytest
from tests.games.said import asked, offered, play
from tests.games.shadow_planet.scene import hand, scene, table
from tests.games.shadow_planet.turns import SEATS, acting, looked, points, printed, to_step
from tests.marks import clause

from voidtable.kernel import Match

CONTROLS = " ".join(SEATS)  # nobody controls Nikke
ORDER = {"effect": "order", "amount": 2}


def nikke_lends(step: str, amount: int) -> dict[str, object]:
    return {"uncontrolled": "lend", "uncontrolled_step": step, "uncontrolled_amount": amount}


def ordered(*, elsewhere: str = "", **plan: object) -> Match:
    """Jenna has played Direct Order, and John's step II has come."""
    match = scene(5, controls=CONTROLS, turn="jenna", cancelled="jenna", **plan)
    play(match, "direct-order", "done")
    if elsewhere:
        play(match, elsewhere)
    return to_step(match, "search", "john")


def searched(match: Match) -> int:
    """How many cards one sees in this step, with one Search card."""
    play(match, next(word for word in offered(match) if word.endswith("-search")), "done")
    return looked(match)


# SP-4.11a added to the sum of a step


@clause("SP-4.11a")
@pytest.mark.parametrize("amount", [1, 2])
def test_sp_4_11a_a_card_for_others_adds_to_their_search(amount: int):
    game = printed(cards={"direct-order": {"amount": amount}}, characters={"nikke": {"uncontrolled": "guard"}})
    assert searched(ordered(game=game)) == 1 + amount
    match = scene(5, controls=CONTROLS, turn="jenna", cancelled="jenna", game=game)
    assert searched(to_step(play(match, "direct-order"), "search")) == 1  # not to who played it


@clause("SP-4.11a")
def test_sp_4_11a_it_adds_to_no_other_step():
    game = printed(
        cards={"direct-order": ORDER, "john-move": {"value": 1}}, characters={"nikke": {"uncontrolled": "guard"}}
    )
    match = scene(5, controls=CONTROLS, turn="jenna", cancelled="jenna", game=game)
    play(match, "direct-order", "done")
    play(to_step(match, "move", "john"), "john-move", "done")
    assert points(match) == 1
    before = len(hand(match, 3))
    play(to_step(match, "get"), "done")
    assert len(hand(match, 3)) == before + 1  # the mandatory card alone


@clause("SP-4.11a")
@pytest.mark.parametrize("amount", [1, 3])
def test_sp_4_11a_an_uncontrolled_one_lends_to_move(amount: int):
    game = printed(cards={"john-move": {"value": 1}}, characters={"nikke": nikke_lends("move", amount)})
    match = scene(5, controls=CONTROLS, turn="nikke", cancelled="john", game=game)
    assert points(play(match, "john-move", "done")) == 1 + amount


@clause("SP-4.11a")
@pytest.mark.parametrize("amount", [1, 3])
def test_sp_4_11a_an_uncontrolled_one_lends_to_get(amount: int):
    game = printed(characters={"nikke": nikke_lends("get", amount)})
    match = scene(5, controls=CONTROLS, turn="nikke", cancelled="john", game=game, gears={"john": "crying"})
    play(to_step(match, "get"), "crying", "done")
    assert len(hand(match, 3)) == 1 + 1 + amount


@clause("SP-4.11a")
@pytest.mark.parametrize(("effect", "step"), [("bonus-search", "search"), ("bonus-get", "get")])
def test_sp_4_11a_a_card_adds_to_a_later_step_of_the_turn(effect: str, step: str):
    game = printed(cards={"john-move": {"effect": effect, "amount": 2}})
    match = acting("john", "john-move john-search crying", game=game)
    play(match, "john-move")
    assert searched(to_step(match, "search")) == (3 if step == "search" else 1)
    play(to_step(match, "get"), "crying", "done")
    assert len(hand(match, 3)) == (2 if step == "search" else 4)
    assert searched(to_step(match, "search", "rachel")) == 1  # for this turn alone


@clause("SP-4.11a")
def test_sp_4_11a_the_own_ability_adds_to_a_step_of_the_turn():
    ability = {"controlled": "more", "controlled_step": "search", "controlled_amount": 2}
    game = printed(characters={"john": ability})
    match = scene(5, controls=CONTROLS, turn="john", game=game, gears={"john": "john-search"})
    assert searched(to_step(match, "search")) == 3


@clause("SP-4.11a")
def test_sp_4_11a_a_card_adds_to_a_drive_and_to_nothing_else():
    game = printed(cards={"john-move": {"value": 1, "effect": "driver", "amount": 3}})
    plan = {"vehicles": {"moonette": "melita"}, "game": game}
    match = acting("john", "john-move", **plan)
    assert points(play(match, "drive moonette caves", "john-move", "done")) == 1 * 2 + 3
    assert points(play(acting("john", "john-move", **plan), "john-move", "done")) == 1


# SP-4.11b, SP-4.11c several, and where


@clause("SP-4.11a", "SP-4.11b")
def test_t_67_bonuses_of_nikke_and_of_direct_order_add_up_in_step_ii_only():
    match = scene(
        5, controls=CONTROLS, turn="jenna", cancelled="jenna",
        game=printed(
            characters={"nikke": nikke_lends("search", 1), "john": {"controlled": "protagonist"}},
            cards={"direct-order": {"amount": 1}, "john-move": {"value": 1}},
        ),
        gears={"john": "john-move john-search crying"},
    )  # fmt: skip
    play(match, "direct-order", "done", "stay")
    play(to_step(match, "move", "john"), "john-move", "done")
    assert points(match) == 1
    assert searched(to_step(match, "search", "john")) == 1 + 2
    play(to_step(match, "get"), "crying", "done")
    assert len(hand(match, 3)) == 2


@clause("SP-4.11c")
def test_sp_4_11c_it_counts_where_the_giver_is_when_the_other_acts():
    game = printed(cards={"direct-order": {"value": 2, "amount": 1}}, characters={"nikke": {"uncontrolled": "guard"}})
    match = ordered(elsewhere="erico", game=game)  # played in Melita
    assert searched(match) == 1
    assert searched(to_step(match, "search", "rachel")) == 2
    assert searched(to_step(match, "search", "robot")) == 2


@clause("SP-4.11c")
def test_sp_4_11c_and_where_the_other_has_come_to():
    game = printed(
        cards={"direct-order": {"value": 2, "amount": 1}, "john-move": {"value": 2}},
        characters={"nikke": {"uncontrolled": "guard"}},
    )
    match = scene(5, controls=CONTROLS, turn="jenna", cancelled="jenna", game=game)
    play(match, "direct-order", "done", "erico")
    play(to_step(match, "move", "john"), "john-move", "done", "erico")
    assert searched(match) == 2


@clause("SP-4.11c")
def test_t_45_the_bonus_travels_with_its_giver():
    game = printed(
        cards={"rachel-move": {"value": 1}, "direct-order": {"amount": 1}},
        characters={"nikke": {"uncontrolled": "guard"}},
    )
    pawns = {"rachel": "melita", "robot": "erico", "reed": "hill"}
    match = scene(
        5, controls=CONTROLS, turn="jenna", cancelled="jenna", game=game, pawns=pawns, vehicles={"moonette": "melita"}
    )
    play(match, "direct-order", "done")
    play(to_step(match, "move", "rachel"), "drive moonette erico", "rachel-move", "done")
    assert asked(match) == ("Ride", 0)
    play(match, "ride", "remain")
    assert table(match).pawns["jenna"] == "erico"
    assert searched(to_step(match, "search", "robot")) == 2


# SP-4.11e without a card, and the setting bonus_without_card


@clause("SP-4.11e")
@pytest.mark.parametrize(("on", "seen"), [(True, 1), (False, 0)])
def test_t_68_bonus_without_card_a_bonus_alone_shows_a_card_or_none(on: bool, seen: int):
    game = printed(characters={"nikke": nikke_lends("search", 1)})
    settings = {"bonus_without_card": on}
    match = scene(5, controls=CONTROLS, turn="nikke", cancelled="john", game=game, settings=settings)
    play(to_step(match, "search"), "done")
    assert looked(match) == seen
    match = scene(5, controls=CONTROLS, turn="nikke", cancelled="john", game=game, settings=settings)
    assert searched(to_step(match, "search")) == 2


@clause("SP-4.11e")
@pytest.mark.parametrize(("on", "many"), [(True, 3), (False, 0)])
def test_sp_4_11e_bonus_without_card_holds_for_moving_and_taking_too(on: bool, many: int):
    settings = {"bonus_without_card": on}
    game = printed(characters={"nikke": nikke_lends("move", 3)})
    match = scene(5, controls=CONTROLS, turn="nikke", cancelled="john", game=game, settings=settings)
    play(match, "done")
    assert (points(match) if asked(match)[0] == "WalkTo" else 0) == many
    game = printed(characters={"nikke": nikke_lends("get", 3)})
    match = scene(5, controls=CONTROLS, turn="nikke", cancelled="john", game=game, settings=settings)
    before = len(hand(match, 3))
    play(to_step(match, "get"), "done")
    assert len(hand(match, 3)) == before + 1 + many
