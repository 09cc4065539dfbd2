"""SP-4.5 The consequence of step I."""

from __future__ import annotations

import pytest
from tests.games.said import asked, offered, play, refused
from tests.games.shadow_planet.scene import LOCATIONS, PACK, table
from tests.games.shadow_planet.turns import acting, points, printed, turns, worth
from tests.marks import clause

from voidtable.kernel import Match

ON_FOOT = {("melita", "erico"): 2, ("erico", "hill"): 4}  # these two are the rulebook's


def walking(many: int, *, who: str = "john", **plan: object) -> Match:
    """A Character with so many points."""
    return play(acting(who, "john-move", game=worth(john_move=many), **plan), "john-move", "done")


@clause("SP-4.5a")
@pytest.mark.parametrize("values", [(1, 1), (2, 3), (1, 4)])
def test_sp_4_5a_the_sum_is_so_many_points(values: tuple[int, int]):
    one, other = values
    match = acting("john", "john-move moon-walk", game=worth(john_move=one, moon_walk=other))
    assert points(play(match, "john-move", "moon-walk", "done")) == one + other


@clause("SP-4.5a")
def test_sp_4_5a_without_points_there_is_no_movement():
    match = play(acting("john", "john-move"), "done")
    assert (asked(match), table(match).step) == (("Play", 3), "search")


@clause("SP-4.5b")
@pytest.mark.parametrize("ends", list(ON_FOOT))
def test_sp_4_5b_points_pay_for_links_at_their_cost_both_ways(ends: tuple[str, str]):
    cost = ON_FOOT[ends]
    for one, other in (ends, ends[::-1]):
        assert refused(walking(cost - 1, pawns={"john": one}), other).clause == "SP-4.5b"
        match = play(walking(cost + 4, pawns={"john": one}), other)
        assert (table(match).pawns["john"], points(match)) == (other, 4)


@clause("SP-4.5b")
def test_sp_4_5b_a_link_costs_what_the_pack_says():
    game = printed(cards={"john-move": {"value": 5}}, links={"melita-erico": {"cost": 3}})
    match = play(acting("john", "john-move", game=game), "john-move", "done", "erico")
    assert points(match) == 2
    for one in LOCATIONS:
        ends = {other for link in PACK.links.values() for other in link.ends if one in link.ends and other != one}
        assert set(PACK.links_from[one]) == ends


@clause("SP-4.5c")
def test_sp_4_5c_several_links_in_one_movement():
    match = play(walking(8), "erico", "hill")
    assert (table(match).pawns["john"], points(match)) == ("hill", 2)
    match = play(walking(4), "erico", "melita")  # back again, if one likes
    assert table(match).pawns["john"] == "melita"


@clause("SP-4.5c", "SP-4.5d")
def test_t_09_two_links_and_a_section_in_one_movement():
    match = play(walking(8), "erico", "hill", "graveyard")
    assert (table(match).pawns["john"], table(match).inside) == ("hill", "graveyard")
    assert (asked(match), table(match).step) == (("Play", 3), "search")
    less = play(walking(7), "erico", "hill")  # nothing is left that 1 point could pay for
    assert (asked(less), table(less).step, table(less).inside) == (("Play", 3), "search", "")


@clause("SP-4.5d")
def test_sp_4_5d_a_section_is_entered_after_links_or_without_any():
    assert table(play(walking(2), "flight-deck")).inside == "flight-deck"
    match = play(walking(4), "erico")
    assert offered(match) == ["stay", "melita", "bridge", "decompression-chamber", "hibernation-chamber"]
    assert table(play(match, "bridge")).inside == "bridge"


@clause("SP-4.5d")
def test_sp_4_5d_sections_of_other_locations_are_out_of_reach():
    match = walking(20)
    assert [each for each in match.candidates(3) if each in PACK.sections] == ["accommodation", "flight-deck"]


@clause("SP-4.5e", "SP-4.5f")
def test_t_08_entering_a_section_ends_the_movement_and_the_rest_is_lost():
    match = play(walking(3), "flight-deck")
    assert (table(match).inside, asked(match), table(match).step) == ("flight-deck", ("Play", 3), "search")
    assert "WalkTo" not in questions(match)


@clause("SP-4.5e")
def test_sp_4_5e_with_points_left_one_goes_nowhere_from_a_section():
    match = play(walking(20), "accommodation")
    assert (asked(match), table(match).pawns["john"], table(match).inside) == (("Play", 3), "melita", "accommodation")


@clause("SP-4.5f")
def test_sp_4_5f_nobody_has_to_move_and_points_do_not_last():
    match = play(walking(3), "stay")
    assert (asked(match), table(match).pawns["john"], table(match).inside) == (("Play", 3), "melita", "")
    assert "WalkTo" not in questions(match)
    match = play(walking(4), "erico", "stay")
    assert (asked(match), table(match).pawns["john"]) == (("Play", 3), "erico")


def questions(match: Match) -> list[str]:
    """What is asked in the rest of this turn, if the player does nothing more."""
    found, who = [], table(match).active
    while table(match).active == who:
        found.append(asked(match)[0])
        play(match, next(word for word in ("done", "stay", "leave", offered(match)[0]) if word in offered(match)))
    return found


@clause("SP-4.5g")
def test_t_11_a_section_with_its_own_marker_is_closed_to_a_character_and_open_to_others():
    match = walking(9, who="reed", pawns={"reed": "hill"}, marked={"graveyard": "reed"})
    assert refused(match, "graveyard").clause == "SP-4.5g"
    assert offered(match) == ["stay", "erico", "melita"]
    other = walking(9, pawns={"john": "hill"}, marked={"graveyard": "reed"})
    assert table(play(other, "graveyard")).inside == "graveyard"


@clause("SP-4.5g")
def test_sp_4_5g_a_marker_closes_that_section_only():
    match = walking(2, marked={"flight-deck": "john nikke"})
    assert refused(match, "flight-deck").clause == "SP-4.5g"
    assert table(play(match, "accommodation")).inside == "accommodation"


@clause("SP-4.5h")
@pytest.mark.parametrize("place", LOCATIONS)
def test_t_12_the_robot_is_offered_links_and_no_section(place: str):
    match = walking(10, who="robot", pawns={"robot": place}, settings={"caves_exit_on_foot": True})
    sections = [each for each in match.candidates(4) if each in PACK.sections]
    assert sections == list(PACK.sections_in[place])
    assert {refused(match, section).clause for section in sections} == {"SP-4.5h"}
    assert offered(match) == ["stay", *[to for to in PACK.links_from[place] if to != "caves"]]


@clause("SP-4.5i")
@pytest.mark.parametrize("place", ["melita", "erico", "hill"])
def test_t_10_the_caves_cannot_be_reached_without_a_vehicle(place: str):
    match = walking(20, pawns={"john": place}, vehicles={"moonette": place})
    assert refused(match, "caves").clause == "SP-4.5i"


@clause("SP-4.5i")
def test_caves_exit_on_foot_off_nobody_walks_out_of_the_caves():
    match = walking(20, pawns={"john": "caves"}, settings={"caves_exit_on_foot": False})
    assert {refused(match, place).clause for place in ("melita", "erico", "hill")} == {"SP-4.5i"}
    assert offered(match) == ["stay", "temple"]


@clause("SP-4.5i")
def test_caves_exit_on_foot_on_one_walks_out_for_the_cost_of_the_link_but_not_in():
    match = walking(8, pawns={"john": "caves"}, settings={"caves_exit_on_foot": True})
    assert refused(match, "melita").clause == "SP-4.5b"
    play(match, "hill")
    assert (table(match).pawns["john"], table(match).step) == ("hill", "search")
    match = walking(20, pawns={"john": "hill"}, settings={"caves_exit_on_foot": True})
    assert refused(match, "caves").clause == "SP-4.5i"


@clause("SP-4.5i")
@pytest.mark.parametrize(("on", "ways"), [(False, []), (True, ["melita", "erico", "hill"])])
def test_sp_4_5i_cards_move_others_on_foot_only(on: bool, ways: list[str]):
    game = printed(cards={"john-move": {"effect": "push"}, "john-search": {"effect": "lure"}})
    settings = {"caves_exit_on_foot": on}
    pawns = {"rachel": "hill", "jenna": "erico", "nikke": "erico"}
    match = acting("john", "john-move", game=game, settings=settings, pawns=pawns | {"john": "hill"})
    assert {word.split()[1] for word in offered(play(match, "john-move"))} == {"melita", "erico"}
    in_caves = {"rachel": "caves", "john": "caves", "jenna": "erico", "nikke": "erico"}
    match = play(acting("john", "john-move", game=game, settings=settings, pawns=in_caves), "john-move")
    assert [word for word in offered(match) if word != "done"] == [f"rachel {to}" for to in ways]
    pawns = {"rachel": "caves", "john": "hill", "jenna": "erico", "nikke": "erico"}
    match = acting("john", "john-search", step="search", game=game, settings=settings, pawns=pawns)
    assert ("rachel" in offered(play(match, "john-search"))) == on


@clause("SP-4.1a")
def test_sp_4_1a_a_character_that_has_moved_has_no_second_turn():
    match = play(walking(2), "erico")
    assert turns(match, until="Discard") == ["rachel", "reed", "robot"]
