"""SP-6.1 Driving a Vehicle."""

from __future__ import annotations

import pytest
from tests.games.said import asked, offered, play, refused
from tests.games.shadow_planet.scene import CHARACTERS, LOCATIONS, PACK, pass_until, scene, sizes, table
from tests.games.shadow_planet.visits import STEPS, acting, beside, driving, report, steps_told
from tests.marks import clause

from voidtable.kernel import Match

VEHICLES = ["moonette", "crawler"]
DRIVES = [f"drive {vehicle} {to}" for vehicle in VEHICLES for to in LOCATIONS]
THREE = [STEPS] * 3
SUIT = "space-suit"  # worth 5; no more cards in this turn


def at_the_wheel(hand: str, at: str = "melita", vehicle: str = "moonette", who: str = "john") -> Match:
    """Alone with a Vehicle in this Location, with these cards."""
    return acting(who, hand, pawns=beside(who, at=at), vehicles={vehicle: at})


def drives(match: Match) -> list[str]:
    return [said for said in offered(match) if said.startswith("drive")]


# SP-6.1a who drives


@clause("SP-6.1a")
@pytest.mark.parametrize("who", CHARACTERS)
@pytest.mark.parametrize("vehicle", VEHICLES)
def test_sp_6_1a_any_controlled_character_may_drive_what_stands_in_its_location(who: str, vehicle: str):
    match = at_the_wheel(SUIT, vehicle=vehicle, who=who)
    assert drives(match) == [f"drive {vehicle} {to}" for to in LOCATIONS if to != "melita"]
    driving(match, vehicle, "erico", SUIT)
    assert (table(match).pawns[who], table(match).vehicles) == ("erico", {vehicle: "erico"})


@clause("SP-6.1a")
def test_sp_6_1a_nobody_drives_a_vehicle_that_stands_elsewhere_or_is_not_in_play():
    match = acting("john", SUIT, pawns=beside("john", at="melita"), vehicles={"moonette": "hill"})
    assert drives(match) == []
    assert drives(acting("john", SUIT)) == []


@clause("SP-6.1a")
def test_sp_6_1a_of_two_vehicles_in_the_location_the_driver_takes_one():
    match = acting(
        "john", SUIT, pawns=beside("john", at="melita"), vehicles={"moonette": "melita", "crawler": "melita"}
    )
    assert drives(match) == [said for said in DRIVES if "melita" not in said]
    driving(match, "crawler", "hill", SUIT)
    assert table(match).vehicles == {"moonette": "melita", "crawler": "hill"}


@clause("SP-6.1a")
def test_sp_6_1a_nobody_has_to_drive():
    match = at_the_wheel(f"{STEPS} {STEPS}")
    play(match, STEPS, STEPS, "done", "erico")
    assert table(match).vehicles == {"moonette": "melita"}


@clause("SP-6.1a")
def test_sp_6_1a_a_drive_is_announced_in_step_one_only():
    match = play(at_the_wheel(""), "done")
    assert match.ask(0).kind == "Play"
    assert [said for said in offered(match) if said.startswith("drive")] == []


# SP-6.1b, SP-6.1e where to


@clause("SP-6.1b")
@pytest.mark.parametrize("at", LOCATIONS)
def test_sp_6_1b_destinations_are_the_other_locations_and_no_section(at: str):
    match = at_the_wheel(SUIT, at=at)
    others = [to for to in LOCATIONS if to != at]
    assert drives(match) == [f"drive moonette {to}" for to in others]
    driving(match, "moonette", others[0], SUIT)
    assert (table(match).vehicles["moonette"], table(match).inside) == (others[0], "")


@clause("SP-6.1b")
def test_sp_6_1b_a_drive_pays_the_links_on_its_way():
    """By the cheapest way: from E/Rico to the Caves over the Hill, or by a Link of their own."""
    straight = PACK.links["erico-caves"].cost
    over_the_hill = PACK.links["erico-hill"].cost + PACK.links["hill-caves"].cost
    assert PACK.drives["erico"]["caves"] == min(straight, over_the_hill)
    assert (PACK.drives["hill"]["caves"], PACK.drives["erico"]["hill"]) == (8, 4)
    short = driving(at_the_wheel(f"{STEPS} {STEPS}", at="hill"), "moonette", "caves", STEPS, STEPS)
    assert asked(short)[0] == "DriveElsewhere"
    assert table(driving(at_the_wheel(SUIT, at="hill"), "moonette", "caves", SUIT)).pawns["john"] == "caves"


@clause("SP-6.1e")
def test_sp_6_1e_links_that_are_closed_on_foot_are_open_to_a_vehicle_both_ways():
    on_foot = play(acting("john", SUIT, pawns={"john": "hill"}), SUIT, "done")
    assert refused(on_foot, "caves").clause == "SP-4.5i"
    there = driving(at_the_wheel(SUIT, at="hill"), "moonette", "caves", SUIT)
    assert table(there).pawns["john"] == "caves"
    back = driving(at_the_wheel(SUIT, at="caves"), "moonette", "hill", SUIT)
    assert table(back).pawns["john"] == "hill"


# SP-6.1c, SP-6.1j announcing


@clause("SP-6.1c")
def test_sp_6_1c_the_destination_is_announced_to_all_before_the_first_card():
    match = play(at_the_wheel(f"{STEPS} {STEPS}"), "drive moonette hill")
    assert report(match, "Announce") == {"seat": 0, "vehicle": "moonette", "place": "hill"}
    assert sorted(set(offered(match))) == ["done", STEPS]
    late = play(at_the_wheel(f"{STEPS} {STEPS}"), STEPS)
    assert refused(late, "drive moonette hill").clause == "SP-6.1c"


@clause("SP-6.1c")
def test_sp_6_1c_a_destination_that_can_be_paid_for_is_binding():
    match = driving(at_the_wheel(SUIT), "moonette", "erico", SUIT)
    assert steps_told(match)[:2] == ["Drive", "Arrive"]
    assert table(match).pawns["john"] == "erico"
    assert report(match, "Drive") == {"seat": 0, "vehicle": "moonette", "points": 10, "place": "erico"}


@clause("SP-6.1j")
def test_sp_6_1j_whose_drive_it_is_is_open_and_lasts_for_that_drive():
    match = scene(
        controls="john rachel jenna reed robot", turn="john", cancelled="john", vehicles={"moonette": "melita"},
        pawns=beside("john", "rachel", at="melita"), gears={"john": SUIT, "rachel": SUIT},
    )  # fmt: skip
    play(match, "drive moonette hill")
    assert (table(match).driving, table(match).heading) == ("moonette", "hill")
    play(match, SUIT, "done", "ride")
    pass_until(match, "Play", 1)
    assert (table(match).driving, table(match).heading) == ("", "")
    assert drives(match) == ["drive moonette melita", "drive moonette erico", "drive moonette caves"]


# SP-6.1d, SP-6.1f to SP-6.1i the drive


@clause("SP-6.1d")
@pytest.mark.parametrize(("vehicle", "points"), [("moonette", 4), ("crawler", 4), ("", 2)])
def test_sp_6_1d_cards_played_after_the_announcement_get_the_bonus(vehicle: str, points: int):
    match = at_the_wheel(f"{STEPS} {STEPS}", vehicle=vehicle or "moonette")
    if vehicle:
        driving(match, vehicle, "hill", STEPS, STEPS)
        assert report(match, "Drive")["points"] == points
        return
    assert refused(play(match, STEPS, STEPS, "done"), "hill").args["points"] == points


@clause("SP-6.1f")
def test_sp_6_1f_the_vehicle_stays_where_the_drive_ends():
    match = driving(at_the_wheel(SUIT), "moonette", "hill", SUIT)
    assert report(match, "Arrive") == {"vehicle": "moonette", "place": "hill", "characters": ("john",)}
    assert table(match).aboard == []
    pass_until(match, "Pick")
    assert table(match).vehicles == {"moonette": "hill"}


@clause("SP-6.1f", "SP-6.2d")
def test_t_38_the_moonette_is_driven_there_and_back_in_one_round():
    match = scene(
        controls="john rachel jenna reed robot", turn="john", cancelled="john", vehicles={"moonette": "hill"},
        pawns=beside("john", "rachel", at="hill"), gears={"john": SUIT, "rachel": SUIT},
    )  # fmt: skip
    driving(match, "moonette", "caves", SUIT)
    assert asked(match) == ("Ride", 1)
    play(match, "ride")
    assert table(match).vehicles == {"moonette": "caves"}
    pass_until(match, "Play", 1)
    driving(match, "moonette", "hill", SUIT)
    assert asked(match) == ("Ride", 0)
    play(match, "remain")
    g = table(match)
    assert (g.vehicles, g.pawns["rachel"], g.pawns["john"]) == ({"moonette": "hill"}, "hill", "caves")


@clause("SP-6.1g", "SP-6.1h", "SP-6.1i")
def test_sp_6_1g_points_left_are_lost_and_step_two_follows_at_the_new_location():
    match = driving(at_the_wheel(f"{SUIT} john-search"), "moonette", "erico", SUIT)
    assert report(match, "Drive")["points"] == 10  # of which 2 are paid
    assert (asked(match), table(match).step, table(match).inside) == (("Play", 0), "search", "")
    size = sizes(match)
    play(match, "done")
    assert (table(match).step, sizes(match)) == ("get", size | {"erico": size["erico"] - 1})


# SP-6.1k too few points


@clause("SP-6.1k")
def test_sp_6_1k_another_destination_that_can_be_paid_for_or_none():
    match = driving(at_the_wheel(f"{STEPS} {STEPS}", at="hill"), "moonette", "caves", STEPS, STEPS)
    assert (asked(match), offered(match)) == (("DriveElsewhere", 0), ["stay", *reached("hill", 4)])
    why = refused(match, "caves")
    assert (why.clause, why.args) == ("SP-6.1k", {"place": "caves", "cost": 8, "points": 4})
    there = play(match.clone(), "erico")
    assert (table(there).pawns["john"], table(there).vehicles["moonette"]) == ("erico", "erico")
    play(match, "stay")
    assert (table(match).pawns["john"], table(match).vehicles["moonette"]) == ("hill", "hill")
    assert (asked(match), table(match).step) == (("Play", 0), "search")


def reached(at: str, points: int) -> list[str]:
    return [to for to in LOCATIONS if 0 < PACK.drives[at].get(to, 99) <= points]


@clause("SP-6.1k")
def test_sp_6_1k_exactly_as_many_points_as_it_costs_are_enough():
    match = driving(at_the_wheel(f"{STEPS} {STEPS}", at="hill"), "moonette", "erico", STEPS, STEPS)
    assert table(match).pawns["john"] == "erico"


@clause("SP-6.1k", "SP-6.2f")
@pytest.mark.parametrize("cards", [[], [STEPS]])
def test_t_39_a_total_short_of_every_link_is_no_drive(cards: list[str]):
    match = acting(
        "john", " ".join(cards), pawns=beside("john", "jenna", "rachel", at="hill"), vehicles={"moonette": "hill"}
    )  # fmt: skip
    driving(match, "moonette", "caves", *cards)
    assert (asked(match), table(match).step) == (("Play", 0), "search")
    assert "Ride" not in steps_told(match)
    assert match.news(None)[1].event == "nowhere"
    assert (table(match).pawns["john"], table(match).vehicles) == ("hill", {"moonette": "hill"})
    assert [match.table.faces[card] for card in table(match).played[0]] == cards


@clause("SP-6.1h", "SP-5.1e", "SP-6.2g")
def test_t_72_what_is_left_of_a_drive_enters_no_section_but_a_passenger_may_on_her_own_turn():
    match = scene(
        controls="john rachel jenna reed robot", turn="john", cancelled="john", vehicles={"moonette": "hill"},
        pawns=beside("john", "rachel", at="hill"), gears={"john": " ".join(THREE), "rachel": "jenna-move jenna-move"},
    )  # fmt: skip
    driving(match, "moonette", "erico", *THREE)
    assert report(match, "Drive")["points"] == 6  # of which 4 are paid
    play(match, "ride")
    assert (table(match).inside, table(match).step) == ("", "search")
    pass_until(match, "Play", 1)
    play(match, "jenna-move", "jenna-move", "done")
    assert {"bridge", "hibernation-chamber"} <= set(offered(match))
    assert table(play(match, "bridge")).inside == "bridge"
