"""SP-6.3, SP-6.4 The Moonette and the Crawler, and the examples of driving them."""

from __future__ import annotations

import pytest
from tests.games.said import asked, everybody, faces, knowing, offered, play, refused
from tests.games.shadow_planet.scene import CHARACTERS, LOCATIONS, PACK, Plan, hand, pass_until, scene, sizes, table
from tests.games.shadow_planet.visits import STEPS, acting, beside, driving, report, steps_told, using
from tests.marks import clause

from voidtable.kernel import Match

SUIT = "space-suit"
THREE = [STEPS] * 3


def wheel(hand: str, vehicle: str, who: str = "john", at: str = "melita") -> Match:
    return acting(who, hand, pawns=beside(who, at=at), vehicles={vehicle: at})


def points(match: Match) -> object:
    return report(match, "Drive")["points"]


# SP-6.3 the Moonette


@clause("SP-6.3a")
def test_sp_6_3a_the_moonette_has_three_seats_with_the_drivers():
    plan = Plan(pawns=dict.fromkeys(CHARACTERS, "melita"), vehicles={"moonette": "melita"})
    match = driving(acting("john", SUIT, **plan), "moonette", "hill", SUIT)
    play(match, "ride", "ride")
    assert report(match, "Arrive")["characters"] == ("john", "jenna", "rachel")
    assert asked(match) == ("Play", 0)


@clause("SP-6.3b")
@pytest.mark.parametrize(("cards", "sum_of_them"), [([], 0), ([STEPS], 1), (THREE, 3), ([STEPS, SUIT], 6), ([SUIT], 5)])
def test_sp_6_3b_the_sum_of_the_drivers_cards_is_doubled(cards: list[str], sum_of_them: int):
    assert points(driving(wheel(" ".join(cards), "moonette"), "moonette", "caves", *cards)) == 2 * sum_of_them


@clause("SP-6.3b")
def test_t_43_reeds_bonus_is_added_after_the_doubling():
    match = scene(
        controls="reed jenna john rachel robot", turn="reed", pawns=beside("reed", at="hill"),
        vehicles={"moonette": "hill"}, gears={"reed": f"{STEPS} {STEPS}"},
    )  # fmt: skip
    assert points(driving(match, "moonette", "caves", STEPS, STEPS)) == 6


@clause("SP-6.3c")
def test_sp_6_3c_the_moonette_enters_play_on_the_flight_deck_in_melita_and_can_be_driven_by_the_next():
    match = using("flight-deck-moonette", pawns={"rachel": "melita", "reed": "hill"}, gears={"rachel": SUIT})
    assert table(match).vehicles == {"moonette": "melita"}
    pass_until(match, "Play", 2)
    assert "drive moonette hill" in offered(match)


# SP-6.4 the Crawler


@clause("SP-6.4a")
def test_t_40_the_crawler_takes_all_who_are_controlled_and_has_a_seat_left():
    plan = Plan(pawns=dict.fromkeys(CHARACTERS, "melita"), vehicles={"crawler": "melita"})
    match = driving(acting("john", SUIT, **plan), "crawler", "erico", SUIT)
    assert PACK.vehicles["crawler"].seats == 6
    for seat in (1, 2, 3, 4):  # Jenna, Rachel, Reed, Robot
        assert asked(match) == ("Ride", seat)
        play(match, "ride")
    assert asked(match) == ("Play", 0)
    assert {table(match).pawns[each] for each in table(match).controls} == {"erico"}
    assert table(match).pawns["nikke"] == "melita"


@clause("SP-6.4b")
@pytest.mark.parametrize(("cards", "worth"), [([], 0), ([STEPS], 2), (THREE, 6), ([STEPS, SUIT], 8), ([SUIT], 6)])
def test_sp_6_4b_each_card_of_the_driver_is_worth_one_more(cards: list[str], worth: int):
    assert points(driving(wheel(" ".join(cards), "crawler"), "crawler", "caves", *cards)) == worth


@clause("SP-6.4c")
@pytest.mark.parametrize("at", LOCATIONS)
def test_sp_6_4c_the_crawler_enters_play_where_the_player_of_its_card_is(at: str):
    match = play(acting("john", "crawler", pawns=beside("john", at=at)), "crawler")
    assert table(match).vehicles == {"crawler": at}
    assert report(match, "BringCrawler") == {"vehicle": "crawler", "place": at}


@clause("SP-6.4c")
def test_sp_6_4c_a_crawler_in_play_stays_where_it_is_and_the_card_is_only_discarded():
    match = acting("john", f"crawler {SUIT}", pawns={"john": "melita"}, vehicles={"crawler": "hill"})
    play(match, "crawler")
    assert table(match).vehicles == {"crawler": "hill"}
    assert steps_told(match) == ["PlayCard"]
    assert faces(match, table(match).discard) == ["crawler"]
    assert [said for said in offered(match) if said.startswith("drive")] == []
    here = play(acting("john", "crawler", pawns={"john": "hill"}, vehicles={"crawler": "hill"}), "crawler")
    assert refused(here, "drive crawler erico").clause == "SP-6.1c"


@clause("SP-6.4d")
def test_sp_6_4d_its_card_lies_face_up_in_the_discard_area_and_adds_nothing():
    match = play(acting("john", f"crawler {SUIT}", pawns=beside("john", at="hill")), "crawler")
    (card,) = table(match).discard
    assert (faces(match, [card]), knowing(match, card)) == (["crawler"], everybody(match))
    assert (table(match).played[0], table(match).total) == ([], 0)
    driving(match, "crawler", "caves", SUIT)
    assert points(match) == 6
    second = driving(wheel(f"crawler {SUIT}", "moonette", at="hill"), "moonette", "caves", "crawler", SUIT)
    assert points(second) == 10  # in another Vehicle it adds nothing either


@clause("SP-6.4e")
def test_sp_6_4e_a_vehicle_brought_in_step_one_may_be_driven_at_once():
    match = acting("john", f"{STEPS} {STEPS} crawler", pawns=beside("john", at="hill"))
    play(match, STEPS)
    assert [said for said in offered(match) if said.startswith("drive")] == []
    play(match, "crawler")
    assert "drive crawler melita" in offered(match)
    play(match, "drive crawler melita", STEPS, "done")
    assert points(match) == 1 + 2  # the card before it has its value and no bonus
    late = play(acting("john", f"{STEPS} crawler", pawns=beside("john", at="hill")), "crawler", STEPS)
    assert refused(late, "drive crawler melita").clause == "SP-6.1c"


@clause("SP-6.4e")
def test_sp_6_4e_a_vehicle_brought_while_driving_waits():
    match = wheel("crawler", "moonette", at="hill")
    play(match, "drive moonette caves", "crawler")
    assert (offered(match), table(match).announcing) == (["done"], False)
    assert table(match).vehicles == {"moonette": "hill", "crawler": "hill"}


# V-3 Driving the Moonette


def melita(**answers: str) -> Match:
    """Up to Rachel's question who travels along: seats Gianluca, Demis, Olivia, Giacomo, Alan."""
    match = scene(
        controls="john rachel nikke robot jenna", turn="john", cancelled="john",
        pawns=dict.fromkeys(CHARACTERS, "melita") | {"jenna": "erico"},
        gears={"john": " ".join(["medi-kit", *THREE, "smoking"]), "rachel": f"{SUIT} rachel-move"},
    )  # fmt: skip
    size = sizes(match)
    play(match, "medi-kit", "done", "flight-deck", "done")
    assert sizes(match) == size | {"melita": size["melita"] - 1}
    pass_until(match, "UseSection", 0)
    play(match, "flight-deck-moonette", *THREE, "smoking")
    return match


def test_medi_kit_is_worth_two_as_the_example_needs():
    assert PACK.cards["medi-kit"].value == 2


@clause("SP-5.2e", "SP-6.3c", "SP-4.10c")
def test_v_3_john_brings_the_moonette():
    match = melita()
    assert table(match).vehicles == {"moonette": "melita"}
    assert table(match).marked["flight-deck"] == ("john",)
    assert (table(match).inside, table(match).pawns["john"]) == ("", "melita")
    assert [hand(match, 0).count(face) for face in (STEPS, "smoking")] == [3, 1]


@clause("SP-6.3a", "SP-6.3b", "SP-6.2b", "SP-6.2d", "SP-6.2e", "SP-6.2g", "SP-6.1i")
def test_v_3_rachel_drives_to_the_caves_with_nikke_and_john():
    match = pass_until(melita(), "Play", 1)
    play(match, "drive moonette caves", SUIT)
    assert refused(match, "rachel-move").clause == "SP-12.7f"
    play(match, "done")
    assert (points(match), asked(match)) == (10, ("Ride", 2))
    play(match, "ride")
    assert asked(match) == ("Ride", 0)
    play(match, "ride")  # the seats are full: the Robot is not asked, and Reed never is
    assert (asked(match), table(match).active) == (("Play", 1), "rachel")
    g = table(match)
    assert [each for each in CHARACTERS if g.pawns[each] == "caves"] == ["nikke", "john", "rachel"]
    assert g.vehicles == {"moonette": "caves"}
    size = sizes(match)
    play(match, "done")
    assert sizes(match) == size | {"caves": size["caves"] - 1}


@clause("SP-6.2d", "SP-6.2h")
def test_v_3_variant_where_nikke_declines_john_and_then_the_robot_are_asked():
    match = pass_until(melita(), "Play", 1)
    driving(match, "moonette", "caves", SUIT)
    play(match, "remain")
    assert asked(match) == ("Ride", 0)
    play(match, "ride")
    assert asked(match) == ("Ride", 3)
    play(match, "ride")
    g = table(match)
    assert [each for each in CHARACTERS if g.pawns[each] == "caves"] == ["john", "rachel", "robot"]


@clause("SP-5.1c")
def test_v_3_variant_john_cannot_use_the_flight_deck_again():
    match = acting("john", " ".join(THREE), vehicles={"moonette": "melita"}, marked={"flight-deck": "john"})
    assert refused(play(match, *THREE, "done"), "flight-deck").clause == "SP-4.5g"


# V-4 Driving the Crawler


@clause("SP-6.4b", "SP-6.4d", "SP-6.4e", "SP-6.1g", "SP-6.1h", "SP-6.1k", "SP-6.1f", "SP-6.1i")
def test_v_4_jenna_drives_the_crawler_and_its_card_counts_nothing():
    match = acting("jenna", "crawler jenna-move direct-order threaten", pawns=beside("jenna", at="hill"))
    play(match, "crawler")
    assert faces(match, table(match).discard) == ["crawler"]
    assert table(match).vehicles == {"crawler": "hill"}
    driving(match, "crawler", "caves", "jenna-move", "direct-order", "threaten")
    assert (points(match), asked(match)) == (7, ("DriveElsewhere", 0))  # the trap: 8 would reach the Caves
    assert refused(match, "caves").args["cost"] == 8
    play(match, "erico")
    assert report(match, "Arrive")["characters"] == ("jenna",)
    g = table(match)
    assert (g.pawns["jenna"], g.vehicles["crawler"], g.inside) == ("erico", "erico", "")
    assert (asked(match), g.step) == (("Play", 0), "search")
    size = sizes(match)
    play(match, "done")
    assert sizes(match) == size | {"erico": size["erico"] - 1}
