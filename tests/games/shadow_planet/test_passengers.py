"""SP-6.2 Who travels along."""

from __future__ import annotations

from typing import Unpack

import pytest
from tests.games.said import asked, everybody, offered, play, refused, waiting
from tests.games.shadow_planet.scene import CHARACTERS, Plan, pass_until, scene, sizes, table
from tests.games.shadow_planet.visits import STEPS, acting, beside, driving, report, steps_told
from tests.marks import clause

from voidtable.games.shadow_planet.vehicles import Ride
from voidtable.kernel import Match

SUIT = "space-suit"


def boarding(who: str, *others: str, vehicle: str = "crawler", seats: int = 5, **plan: Unpack[Plan]) -> Match:
    """Seat 0's Character is sure to drive from Melita to E/Rico, and these are there too."""
    usual = Plan(pawns=beside(who, *others, at="melita"), vehicles={vehicle: "melita"})
    return driving(acting(who, SUIT, seats=seats, **(usual | plan)), vehicle, "erico", SUIT)


def answers(match: Match, **wanted: str) -> list[str]:
    """Who is asked, one after another; all ride but those of whom something else is said."""
    found = []
    while match.ask(match.asking[0]).kind == "Ride":
        found.append(table(match).controls[match.asking[0]])
        play(match, wanted.get(found[-1], "ride"))
    return found


@clause("SP-6.2a")
@pytest.mark.parametrize("other", ["jenna", "rachel", "reed", "robot"])
def test_sp_6_2a_another_character_in_the_location_may_travel_along(other: str):
    match = boarding("john", other)
    assert asked(match) == ("Ride", table(match).seat_of(other))
    assert offered(match) == ["ride", "remain"]
    play(match, "ride")
    assert (table(match).pawns[other], table(match).pawns["john"]) == ("erico", "erico")


@clause("SP-6.2a")
def test_sp_6_2a_who_is_elsewhere_is_not_asked():
    assert "Ride" not in steps_told(boarding("john"))
    assert answers(boarding("john", "reed")) == ["reed"]


@clause("SP-6.2b")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sp_6_2b_only_controlled_characters_travel_along(seats: int):
    match = boarding("john", *CHARACTERS, seats=seats)
    controlled = [each for each in CHARACTERS if each in table(match).controls]
    assert answers(match) == [each for each in controlled if each != "john"]
    at = table(match).pawns
    assert [each for each in CHARACTERS if at[each] == "erico"] == controlled


@clause("SP-6.2c")
def test_sp_6_2c_each_decides_for_itself_and_nobody_is_forced():
    match = boarding("jenna", "john", "rachel", "reed", "robot")
    assert answers(match, john="remain", reed="remain") == ["john", "rachel", "reed", "robot"]
    at = table(match).pawns
    assert [each for each in CHARACTERS if at[each] == "erico"] == ["jenna", "rachel", "robot"]
    assert report(match, "Arrive") == {
        "vehicle": "crawler",
        "place": "erico",
        "characters": ("jenna", "rachel", "robot"),
    }


@clause("SP-6.2c", "SP-6.1f")
@pytest.mark.parametrize("exit_on_foot", [False, True])
def test_t_42_who_declined_stays_and_cannot_walk_out_of_the_caves(exit_on_foot: bool):
    match = scene(
        controls="jenna rachel john reed robot", turn="jenna", cancelled="jenna", vehicles={"moonette": "caves"},
        pawns=beside("jenna", "rachel", at="caves"), settings={"caves_exit_on_foot": exit_on_foot},
        gears={"jenna": SUIT, "rachel": f"{SUIT} {STEPS} {STEPS} {STEPS}"},
    )  # fmt: skip
    driving(match, "moonette", "hill", SUIT)
    play(match, "remain")
    assert table(match).pawns["rachel"] == "caves"
    assert table(match).vehicles == {"moonette": "hill"}
    play(pass_until(match, "Play", 1), *[STEPS] * 3, SUIT, "done")
    if exit_on_foot:
        assert "hill" in offered(match)
    else:
        assert offered(match) == ["stay", "temple"]
        assert {refused(match, to).clause for to in ("melita", "erico", "hill")} == {"SP-4.5i"}


@clause("SP-6.2d")
@pytest.mark.parametrize("who", [each for each in CHARACTERS if each != "nikke"])
def test_sp_6_2d_they_are_asked_in_initiative_order_whatever_the_seats(who: str):
    match = boarding(who, *CHARACTERS)
    assert answers(match) == [each for each in CHARACTERS if each not in (who, "nikke")]


@clause("SP-6.2d")
def test_sp_6_2d_each_answer_is_open_before_the_next_is_given():
    match = boarding("john", "jenna", "reed")
    assert waiting(match)
    play(match, "remain")
    assert report(match, "Ride") == {"seat": 1, "character": "jenna", "vehicle": "crawler"}
    assert {heard.event for viewer in everybody(match) for heard in match.news(viewer)} == {"remain"}
    assert asked(match) == ("Ride", 3)
    play(match, "ride")
    assert (report(match, "Ride"), match.news(None)[0].event) == (
        {"seat": 3, "character": "reed", "vehicle": "crawler"}, "ride"
    )  # fmt: skip


@clause("SP-6.2d", "SP-6.2e", "SP-6.3a")
@pytest.mark.parametrize(
    ("remain", "asked_are"),
    [
        ("", ["jenna", "rachel"]),
        ("jenna", ["jenna", "rachel", "reed"]),
        ("jenna rachel", ["jenna", "rachel", "reed", "robot"]),
        ("rachel reed robot", ["jenna", "rachel", "reed", "robot"]),
    ],
)
def test_sp_6_2d_until_the_seats_are_full_and_the_driver_has_no_say(remain: str, asked_are: list[str]):
    match = boarding("john", "jenna", "rachel", "reed", "robot", vehicle="moonette")
    assert answers(match, **dict.fromkeys(remain.split(), "remain")) == asked_are
    aboard = ["john", *[each for each in asked_are if each not in remain.split()]]
    assert sorted(each for each, at in table(match).pawns.items() if at == "erico") == sorted(aboard)
    assert len(aboard) <= 3
    assert asked(match) == ("Play", 0)  # and the driver was asked for nothing


@clause("SP-6.2f")
def test_sp_6_2f_they_are_asked_after_the_cards_with_the_destination_known():
    match = acting(
        "john", f"{STEPS} {STEPS}", pawns=beside("john", "reed", at="hill"), vehicles={"moonette": "hill"}
    )  # fmt: skip
    for said in ("drive moonette caves", STEPS, STEPS):
        assert asked(match) == ("Play", 0)
        play(match, said)
    assert asked(play(match, "done")) == ("DriveElsewhere", 0)
    assert asked(play(match.clone(), "stay")) == ("Play", 0)
    play(match, "erico")
    assert asked(match) == ("Ride", 3)
    assert match.asked(3) == Ride(3, "reed", "moonette", "erico")


@clause("SP-6.2g")
def test_sp_6_2g_passengers_pay_nothing_and_keep_their_turn():
    match = boarding("john", "jenna", "rachel")
    hands = [len(cards) for cards in table(match).hands]
    assert answers(match) == ["jenna", "rachel"]
    assert [len(cards) for cards in table(match).hands] == hands
    pass_until(match, "Play", 2)
    assert (table(match).active, table(match).pawns["rachel"]) == ("rachel", "erico")


@clause("SP-6.2g", "SP-6.2h")
def test_t_41_a_passenger_who_has_acted_is_done_and_one_who_has_not_acts_at_the_new_location():
    match = boarding("rachel", "john", "robot")
    assert answers(match) == ["john", "robot"]
    pass_until(match, "Play", 4)
    size = sizes(match)
    play(match, "done", "done")
    assert (table(match).active, sizes(match)) == ("robot", size | {"erico": size["erico"] - 1})
    turns = []
    while match.ask(match.asking[0]).kind != "Discard":
        turns.append(table(match).active)
        play(match, "done")
    assert set(turns) == {"robot"}


@clause("SP-6.2h", "SP-6.1a")
def test_t_71_the_robot_rides_where_a_seat_is_free_and_still_enters_no_section():
    match = scene(
        controls="nikke jenna robot john rachel", turn="nikke", cancelled="nikke", vehicles={"moonette": "melita"},
        pawns=beside("nikke", "jenna", "robot", at="melita"), gears={"nikke": SUIT, "robot": " ".join([STEPS] * 3)},
    )  # fmt: skip
    driving(match, "moonette", "erico", SUIT)
    assert answers(match, jenna="remain") == ["jenna", "robot"]
    assert table(match).pawns["robot"] == "erico"
    play(pass_until(match, "Play", 2), STEPS, STEPS, STEPS, "done")
    assert offered(match) == ["stay", "melita"]
    assert refused(match, "bridge").clause == "SP-4.5h"


@clause("SP-6.2h")
def test_sp_6_2h_an_uncontrolled_robot_stays_behind():
    match = boarding("john", "robot", "reed", controls="john jenna rachel reed nikke")
    assert answers(match) == ["reed"]
    assert table(match).pawns["robot"] == "melita"
