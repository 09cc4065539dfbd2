"""SP-5.1, SP-5.2 Entering Sections, and the Flight Deck."""

from __future__ import annotations

import pytest
from tests.games.said import asked, offered, play, refused
from tests.games.shadow_planet.scene import (
    CHARACTERS,
    LOCATIONS,
    PACK,
    hand,
    pass_until,
    scene,
    sizes,
    table,
)
from tests.games.shadow_planet.visits import STEPS, acting, cost, paying, report, steps_told, using, within
from tests.marks import clause

from voidtable.kernel import Match

SECTIONS = list(PACK.sections)
COLOURED = CHARACTERS[:5]


def walking(who: str, at: str, points: int, **marked: str) -> Match:
    """A Character stands here with so many points to walk with."""
    match = acting(
        who, " ".join(["space-suit"] * (points // 5) + [STEPS] * (points % 5)), pawns={who: at}, marked=marked
    )
    return play(match, *[STEPS] * (points % 5), *["space-suit"] * (points // 5), "done")


# SP-5.1 entering


@clause("SP-5.1a")
@pytest.mark.parametrize("section", SECTIONS)
def test_sp_5_1a_a_section_is_entered_by_paying_its_entry_cost(section: str):
    at, points = PACK.sections[section].location, cost(section)
    match = walking("john", at, points)
    assert section in offered(match)
    assert table(play(match, section)).inside == section
    assert section not in offered(walking("john", at, points - 1))


@clause("SP-5.1a")
def test_sp_5_1a_with_too_few_points_it_is_said_what_entering_costs():
    why = refused(walking("john", "melita", 1), "flight-deck")
    assert (why.clause, why.args) == ("SP-5.1a", {"place": "flight-deck", "cost": 2, "points": 1})


@clause("SP-5.1a")
@pytest.mark.parametrize("at", LOCATIONS)
def test_sp_5_1a_only_from_its_own_location(at: str):
    match = walking("john", at, 5)
    assert [place for place in offered(match) if place in SECTIONS] == list(PACK.sections_in[at])


@clause("SP-5.1b")
@pytest.mark.parametrize("who", COLOURED)
def test_sp_5_1b_anybody_but_the_robot_may_enter_what_others_have_marked(who: str):
    others = " ".join(colour for colour in COLOURED if colour != who)
    match = walking(who, "erico", 2, bridge=others)
    assert table(play(match, "bridge")).inside == "bridge"


@clause("SP-5.1b")
def test_sp_5_1b_the_robot_enters_no_section():
    match = walking("robot", "erico", 5)
    assert not set(offered(match)) & set(SECTIONS)
    assert {refused(match, section).clause for section in PACK.sections_in["erico"]} == {"SP-4.5h"}


@clause("SP-5.1b", "SP-5.1c")
@pytest.mark.parametrize("who", COLOURED)
def test_sp_5_1c_nobody_enters_a_section_with_its_own_marker_again(who: str):
    match = walking(who, "erico", 2, bridge=who)
    assert refused(match, "bridge").clause == "SP-4.5g"
    assert "hibernation-chamber" in offered(match)


@clause("SP-5.1c")
def test_sp_5_1c_a_use_puts_the_marker_there_that_forbids_the_next():
    match = play(using("decompression-chamber"), "advance")
    assert table(match).marked["decompression-chamber"] == ("john",)
    assert table(match).pool["john"] == 14
    assert report(match, "PlaceMarker") == {"place": "decompression-chamber", "colour": "john"}


@clause("SP-5.1c")
def test_sp_5_1c_without_a_marker_in_the_pool_the_section_stays_open():
    match = play(using("decompression-chamber", countdown=5, pool={"john": 0}), "advance")
    assert table(match).countdown == 4
    assert table(match).marked["decompression-chamber"] == ()
    assert table(match).pool["john"] == 0


@clause("SP-5.1d")
def test_sp_5_1d_a_character_in_a_section_is_still_in_its_location():
    match = acting("jenna", f"{STEPS} direct-order jenna-search", decks={"melita": "driving medi-kit"})
    play(match, STEPS, "direct-order", "done", "flight-deck")
    assert (table(match).inside, table(match).pawns["jenna"]) == ("flight-deck", "melita")
    assert table(match).here("jenna") == ["nikke", "john"]
    assert table(match).own_deck() is table(match).deck("melita")
    size = sizes(match)
    play(match, "jenna-search", "done")
    assert (asked(match), sizes(match)["melita"]) == (("Play", 0), size["melita"] - 1)
    assert "driving" in hand(match, 0)


@clause("SP-5.1d")
def test_sp_5_1d_cards_and_abilities_for_those_in_the_same_location_reach_into_a_section():
    match = scene(
        controls="john jenna reed rachel robot", turn="nikke", cancelled="john",
        gears={"john": f"{STEPS} {STEPS} john-search"}, decks={"melita": "driving medi-kit moon-walk"},
    )  # fmt: skip
    play(match, STEPS, STEPS, "done", "flight-deck", "john-search", "done")
    lent = PACK.characters["nikke"].uncontrolled_amount
    (ask,) = [match.asked(0)]
    assert (asked(match)[0], len(getattr(ask, "cards", ()))) == ("PutOnTop", 1 + lent)


@clause("SP-5.1f")
@pytest.mark.parametrize(
    ("use", "bound"), [("flight-deck-repair", {"repair": 0}), ("decompression-chamber", {"countdown": 12})]
)
def test_sp_5_1f_an_effect_that_changes_nothing_may_be_used_and_marks_the_section(use: str, bound: dict[str, int]):
    match = using(use, countdown=12, repair=0)
    if use == "decompression-chamber":
        play(match, "move-back")
    assert {name: getattr(table(match), name) for name in bound} == bound
    assert table(match).marked[PACK.uses[use].section] == ("john",)


@clause("SP-5.1f")
@pytest.mark.parametrize("use", ["accommodation", "bridge", "hibernation-chamber", "graveyard", "temple"])
def test_sp_5_1f_an_effect_with_nothing_to_work_on_is_carried_out_as_far_as_possible(use: str):
    gears = {"nikke": ""}
    decks, pool = dict.fromkeys(LOCATIONS, 0), dict.fromkeys(COLOURED, 0) | {"john": 1}
    nothing = {"hibernation-chamber": pool | {"john": 0}}.get(use, pool)
    match = using(use, messages="", gears=gears, left=decks, pool=nothing)
    assert "Turn" in steps_told(match)
    assert table(match).marked[PACK.uses[use].section] == (() if use == "hibernation-chamber" else ("john",))


# SP-5.2 the Flight Deck


@clause("SP-5.2a")
def test_sp_5_2a_entering_the_flight_deck_costs_two():
    assert "flight-deck" in offered(walking("john", "melita", 2))
    assert "flight-deck" not in offered(walking("john", "melita", 1))


@clause("SP-4.10b")
@pytest.mark.parametrize("use", PACK.uses)
def test_sp_4_10b_a_use_takes_all_its_icons(use: str):
    section, paid = PACK.uses[use].section, paying(use)
    left = {PACK.sections[section].location: 0}  # so that nothing else comes to the hand
    assert use in offered(within(section, " ".join(paid), left=left))
    for at in range(len(paid)):
        match = within(section, " ".join([*paid[:at], *paid[at + 1 :]]), left=left)
        why = refused(match, use)
        assert (why.clause, why.args["icons"]) == ("SP-4.10b", (PACK.cards[paid[at]].type,))


@clause("SP-5.2c")
def test_sp_5_2c_the_first_effect_advances_repair_by_two():
    match = using("flight-deck-repair", repair=7)
    assert (table(match).repair, table(match).vehicles) == (5, {})
    assert report(match, "RepairShuttle")["now"] == 5


@clause("SP-5.2c", "SP-1.7e", "SP-9.2")
def test_t_66_flight_deck_with_repair_at_one_loses_the_surplus_and_ends_nothing_yet():
    match = using("flight-deck-repair", repair=1)
    assert (table(match).repair, match.over) == (0, False)
    assert table(match).marked["flight-deck"] == ("john",)
    assert asked(match) == ("GiveMarker", 2)  # Rachel's turn
    assert not pass_until(match, "Discard").over


@clause("SP-5.2e")
def test_sp_5_2e_the_second_effect_brings_the_moonette_into_play_in_melita():
    match = using("flight-deck-moonette", repair=7)
    assert (table(match).vehicles, table(match).repair) == ({"moonette": "melita"}, 7)
    assert not table(match).announcing  # it is nobody's step I
    assert report(match, "BringMoonette") == {"vehicle": "moonette", "place": "melita"}


@clause("SP-5.2e")
@pytest.mark.parametrize("at", LOCATIONS)
def test_sp_5_2e_a_moonette_in_play_is_not_brought_again(at: str):
    match = within("flight-deck", " ".join(paying("flight-deck-moonette")), vehicles={"moonette": at})
    assert refused(match, "flight-deck-moonette").clause == "SP-5.2e"
    crawler = within("flight-deck", " ".join(paying("flight-deck-moonette")), vehicles={"crawler": at})
    assert "flight-deck-moonette" in offered(crawler)


@clause("SP-5.2f")
@pytest.mark.parametrize("use", ["flight-deck-repair", "flight-deck-moonette"])
def test_sp_5_2f_one_use_gives_one_of_the_two_effects(use: str):
    both_paid = {*paying("flight-deck-repair"), *paying("flight-deck-moonette")}
    match = within("flight-deck", " ".join([*both_paid, "jenna-move"]), repair=7)
    assert sorted(offered(match)) == ["flight-deck-moonette", "flight-deck-repair", "leave"]
    play(match, use, *paying(use))
    done = (table(match).repair, table(match).vehicles)
    assert done == ((5, {}) if use == "flight-deck-repair" else (7, {"moonette": "melita"}))
    assert asked(match) == ("GiveMarker", 2)


@clause("SP-5.2f", "SP-5.1c")
def test_t_61_one_use_of_the_flight_deck_for_each_character():
    marked = {"flight-deck": "nikke"}  # Nikke has used it for Repair
    nikke = acting("nikke", f"{STEPS} {STEPS}", marked=marked)
    assert refused(play(nikke, STEPS, STEPS, "done"), "flight-deck").clause == "SP-4.5g"
    john = using("flight-deck-moonette", marked=marked)
    assert table(john).vehicles == {"moonette": "melita"}
    assert table(john).marked["flight-deck"] == ("nikke", "john")
