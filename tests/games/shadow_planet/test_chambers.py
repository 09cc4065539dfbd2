"""SP-5.5, SP-5.6, SP-5.7 The Decompression Chamber, the Hibernation Chamber and the Graveyard."""

from __future__ import annotations

import pytest
from tests.games.said import asked, everybody, knowing, offered, play, refused, same_for
from tests.games.shadow_planet.scene import CHARACTERS, LOCATIONS, hand, pass_until, sizes, table
from tests.games.shadow_planet.visits import STEPS, held, paying, report, steps_told, using, within
from tests.marks import clause

COLOURED = CHARACTERS[:5]
ALL = [f"{colour} {seat}" for seat in (1, 2, 3, 4) for colour in COLOURED]

# SP-5.5 the Decompression Chamber


@clause("SP-5.5a")
def test_sp_5_5a_entering_the_decompression_chamber_costs_one():
    assert len(table(within("decompression-chamber")).played[0]) == 1  # worth one, all that the helper pays


@clause("SP-5.5c")
@pytest.mark.parametrize(("way", "now"), [("advance", 6), ("move-back", 8)])
def test_sp_5_5c_the_countdown_goes_by_one_whichever_way_the_player_chooses(way: str, now: int):
    match = using("decompression-chamber", countdown=7)
    assert asked(match) == ("TurnCountdown", 0)
    assert offered(match) == ["advance", "move-back"]
    play(match, way)
    assert table(match).countdown == now
    assert report(match, "CountdownTurned")["now"] == now


@clause("SP-5.5c")
@pytest.mark.parametrize(("way", "at"), [("advance", 0), ("move-back", 12)])
def test_sp_5_5c_at_its_ends_the_movement_is_lost(way: str, at: int):
    assert table(play(using("decompression-chamber", countdown=at), way)).countdown == at


@clause("SP-5.5c", "SP-7.7c")
def test_t_28_countdown_moved_back_from_one_survives_the_hour():
    balanced = "message-footprints message-radio message-hunger message-blood jenna-move jenna-search"
    match = play(using("decompression-chamber", countdown=1, temple=balanced), "move-back")
    assert table(match).countdown == 2
    pass_until(match, "Pick")
    assert (table(match).countdown, table(match).round, match.over) == (1, 2, False)
    lost = play(using("decompression-chamber", countdown=2, temple=balanced), "advance")
    assert pass_until(lost, "Pick").over


@clause("SP-5.5c", "SP-5.1b")
def test_t_60_two_characters_use_the_decompression_chamber_one_each_way():
    paid = paying("decompression-chamber")
    match = within(
        "decompression-chamber", " ".join(paid), who="nikke", controls="nikke john jenna rachel reed", countdown=7,
        pawns={"nikke": "erico", "john": "erico"},
        gears={"john": f"{STEPS} nikke-move nikke-search robot-move robot-search"},
    )  # fmt: skip
    play(match, "decompression-chamber", *paid, "advance")
    assert table(match).countdown == 6
    pass_until(match, "Play", 1)
    play(match, STEPS, "done", "decompression-chamber")
    pass_until(match, "UseSection", 1)
    play(match, "decompression-chamber", "nikke-move", "nikke-search", "move-back")
    assert table(match).countdown == 7
    assert table(match).marked["decompression-chamber"] == ("nikke", "john")


# SP-5.6 the Hibernation Chamber


@clause("SP-5.6a")
def test_sp_5_6a_entering_the_hibernation_chamber_costs_two():
    assert len(table(within("hibernation-chamber")).played[0]) == 2


@clause("SP-5.6c")
def test_sp_5_6c_any_two_markers_of_the_pool_go_to_one_other_player():
    match = using("hibernation-chamber")
    assert asked(match) == ("GiveMarker", 0)
    assert sorted(offered(match)) == sorted(ALL)
    play(match, "nikke 3")
    assert (asked(match), sorted(offered(match))) == (("GiveAgain", 0), sorted(COLOURED))
    assert report(match, "Give") == {"seat": 0, "to_seat": 3, "colour": "nikke"}
    play(match, "reed")
    assert table(match).markers == [[], [], [], ["nikke", "reed"], []]
    assert report(match, "Give") == {"seat": 0, "to_seat": 3, "colour": "reed"}
    assert (table(match).pool["nikke"], table(match).pool["reed"]) == (14, 14)
    assert table(match).marked["hibernation-chamber"] == ("john",)


@clause("SP-5.6c")
def test_t_49_both_markers_may_be_red_and_none_goes_to_oneself():
    match = using("hibernation-chamber", markers={"2": "john"})
    assert not [said for said in offered(match) if said.endswith(" 0")]
    play(match, "john 2", "john")
    assert table(match).markers[2] == ["john"] * 3
    assert table(match).pool["john"] == 15 - 3 - 1  # and one of John's on the Section


@clause("SP-5.6c")
def test_sp_5_6c_only_colours_in_the_pool_can_be_chosen():
    none = dict.fromkeys(COLOURED, 0)
    match = using("hibernation-chamber", seats=3, pool=none | {"reed": 1, "rachel": 1})
    assert sorted(offered(match)) == ["rachel 1", "rachel 2", "reed 1", "reed 2"]
    assert offered(play(match, "reed 1")) == ["rachel"]
    assert table(play(match, "rachel")).markers[1] == ["reed", "rachel"]


@clause("SP-5.6c")
def test_sp_5_6c_from_a_pool_of_one_or_none_what_there_is_is_given():
    none = dict.fromkeys(COLOURED, 0)
    match = play(using("hibernation-chamber", pool=none | {"reed": 1}), "reed 4")
    assert table(match).markers[4] == ["reed"]
    assert "Turn" in steps_told(match)
    match = using("hibernation-chamber", pool=none)
    assert "Turn" in steps_told(match)
    assert table(match).markers == [[]] * 5


# SP-5.7 the Graveyard


@clause("SP-5.7a")
def test_sp_5_7a_entering_the_graveyard_costs_two():
    assert len(table(within("graveyard")).played[0]) == 2


@clause("SP-5.7c")
@pytest.mark.parametrize("at", LOCATIONS)
def test_sp_5_7c_the_top_card_of_any_location_deck_is_taken_unseen_by_the_others(at: str):
    match = using("graveyard", decks={"caves": "remove-ice", "melita": "medi-kit", "erico": "messages"})
    assert (asked(match), offered(match)) == (("ChooseDeck", 0), list(LOCATIONS))
    size, card = sizes(match), table(match).deck(at)[-1]
    before = hand(match, 0)
    play(match, at)
    assert sizes(match) == size | {at: size[at] - 1}
    assert sorted([*before, match.table.faces[card]]) == hand(match, 0)
    assert knowing(match, card) == [0]
    assert report(match, "TakeTop", 0) == {"seat": 0, "card": match.table.faces[card], "place": at}
    assert report(match, "TakeTop", 1) == {"seat": 0, "card": "", "place": at}


@clause("SP-5.7c")
def test_sp_5_7c_who_had_searched_the_deck_knows_what_was_taken():
    match = using("graveyard")
    card = table(match).deck("hill")[-1]
    match.table.look(2, card)
    assert knowing(play(match, "hill"), card) == [0, 2]


@clause("SP-5.7c")
def test_sp_5_7c_an_empty_deck_cannot_be_chosen_and_the_temple_pile_is_none():
    match = using("graveyard", left={"melita": 0, "caves": 0}, temple="message-hands")
    assert offered(match) == ["erico", "hill"]
    why = refused(match, "melita")
    assert (why.clause, why.args) == ("SP-5.7c", {"place": "melita"})


@clause("SP-5.7c")
def test_sp_5_7c_what_is_taken_cannot_be_played_in_this_turn():
    match = play(using("graveyard", decks={"caves": "obsidian-knife"}), "caves")
    assert knowing(match, held(match, 0, "obsidian-knife")) == [0]
    assert asked(match)[1] != 0
    assert steps_told(match) == ["TakeTop", "PlaceMarker", "Turn"]


@clause("SP-5.7c", "SP-4.10b", "SP-4.10c")
def test_sp_5_7c_everybody_sees_the_icons_that_paid_for_it_and_they_stay_in_hand():
    match = play(using("graveyard"), "hill")
    for face in paying("graveyard"):
        assert knowing(match, held(match, 0, face)) == everybody(match)
    with pytest.raises(AssertionError):
        same_for(using("graveyard"), ["hill", "caves"], [1])  # the choice of the deck is no secret
