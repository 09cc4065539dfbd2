"""SP-4.1 to SP-4.3 Six turns, and abilities."""

from __future__ import annotations

import pytest
from tests.games.said import asked, everybody, faces, knowing, offered, play
from tests.games.shadow_planet.scene import CHARACTERS, gear, hand, pass_until, scene, sizes, table, top
from tests.games.shadow_planet.turns import SEATS, cards, looked, printed, steps_left, to_step, turns
from tests.marks import clause

from voidtable.kernel import Match

CONTROLS = " ".join(SEATS)  # nobody controls Nikke
TIDY = {"uncontrolled": "tidy"}
WHITE = {"uncontrolled": "white-marker"}
FASTER = {"uncontrolled": "lend", "uncontrolled_step": "move", "uncontrolled_amount": 2}

# SP-4.1 turns


@clause("SP-4.1a")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sp_4_1a_all_six_take_one_turn_each_in_initiative_order(seats: int):
    match = scene(seats)
    assert turns(match, until="Discard") == list(CHARACTERS)
    assert table(match).active == ""


@clause("SP-4.1a")
def test_sp_4_1a_a_turn_is_played_by_who_controls_the_character_and_another_by_nobody():
    match = scene(5, controls=CONTROLS, turn="nikke", cancelled="john")
    assert (asked(match), table(match).active) == (("Play", 3), "john")
    assert (asked(to_step(match, "move", "reed")), asked(to_step(match, "move", "robot"))) == (("Play", 1), ("Play", 4))


@clause("SP-4.1b")
@pytest.mark.parametrize("protagonist", range(4))
def test_sp_4_1b_neither_seats_nor_the_protagonist_matter_for_the_order(protagonist: int):
    assert turns(scene(4, protagonist=protagonist), until="Discard") == list(CHARACTERS)


@clause("SP-4.1b")
def test_sp_4_1b_a_new_protagonist_changes_nothing_in_the_order():
    match = scene(5, controls=CONTROLS, turn="robot", protagonist=0)
    assert (table(match).protagonist, asked(match)) == (4, ("Play", 4))
    assert turns(match, until="Discard") == []
    pass_until(match, "Pick")
    assert asked(match) == ("Pick", 4)
    assert turns(match, until="Discard") == list(CHARACTERS)


# SP-4.2 uncontrolled Characters


@clause("SP-4.2a")
def test_sp_4_2a_the_ability_comes_before_the_discard_and_the_protagonist_makes_its_choice():
    match = scene(
        5, controls=CONTROLS, turn="nikke", protagonist=2, game=printed(characters={"nikke": TIDY}), cancelled="john"
    )
    assert asked(match) == ("Sink", 2)
    under, below = top(match, "melita", 2)
    assert sizes(match)["discard"] == 0
    play(match, "sink")
    assert faces(match, table(match).discard) == [below]
    assert faces(match, table(match).deck("melita"))[0] == under


@clause("SP-4.2a")
def test_sp_4_2a_a_marker_is_given_by_the_protagonist_and_by_nobody_where_there_is_none():
    game = printed(characters={"nikke": WHITE})
    match = scene(5, controls=CONTROLS, turn="nikke", protagonist=2, game=game, cancelled="john")
    assert (asked(match), sizes(match)["discard"]) == (("GiveWhite", 2), 0)
    play(match, "4")
    assert (table(match).markers[4], sizes(match)["discard"]) == (["rachel"], 1)
    none = scene(5, controls=CONTROLS, turn="nikke", pool={"rachel": 0}, game=game, cancelled="john")
    assert (asked(none), sizes(none)["discard"]) == (("Play", 3), 1)


@clause("SP-4.2a")
def test_sp_4_2a_others_profit_from_the_ability_in_the_same_round():
    game = printed(characters={"nikke": FASTER})
    match = scene(5, controls=CONTROLS, turn="nikke", cancelled="john", game=game)
    assert cards(play(match, "done")) == ["stay", "erico", "accommodation", "flight-deck"]


@clause("SP-4.2b")
def test_sp_4_2b_the_top_card_of_its_deck_goes_face_up_to_the_discard_area():
    match = scene(5, controls=CONTROLS, turn="nikke", cancelled="john", decks={"melita": "medi-kit mark-myers"})
    (card,) = table(match).discard
    assert faces(match, [card]) == ["medi-kit"]
    assert knowing(match, card) == everybody(match)
    assert (top(match, "melita", 1), sizes(match)["melita"]) == (["mark-myers"], 19)


@clause("SP-4.2c")
def test_sp_4_2c_it_does_nothing_else():
    played = scene(5, controls=CONTROLS, turn="john", cancelled="john")
    match = scene(5, controls=CONTROLS, turn="nikke", cancelled="john")
    before, after = table(played), table(match)
    assert after.pawns == before.pawns
    assert gear(match, "nikke") == gear(played, "nikke")
    assert [hand(match, seat) for seat in range(5)] == [hand(played, seat) for seat in range(5)]
    assert sizes(match) == sizes(played) | {"melita": 19, "discard": 1}


@clause("SP-4.2d")
def test_sp_4_2d_from_an_empty_deck_nothing_is_discarded():
    match = scene(3, controls="rachel reed robot", turn="jenna", cancelled="rachel", left={"melita": 2})
    assert (sizes(match)["melita"], sizes(match)["discard"]) == (0, 2)  # three stood there


@clause("SP-4.2e")
def test_sp_4_2e_a_cancelled_one_skips_its_ability_and_still_discards():
    match = scene(
        5, controls="jenna reed rachel nikke robot", turn="john", cancelled="john",
        game=printed(characters={"john": TIDY, "nikke": TIDY}),
    )  # fmt: skip
    assert (asked(match)[0], sizes(match)["discard"]) == ("GiveMarker", 1)
    other = scene(5, controls=CONTROLS, turn="nikke", cancelled="john", game=printed(characters={"nikke": TIDY}))
    assert asked(other)[0] == "Sink"


# SP-4.3 controlled Characters


@clause("SP-4.3a")
def test_sp_4_3a_the_ability_comes_first_and_cannot_be_declined():
    match = scene(5, controls=CONTROLS)
    assert asked(match) == ("Cancel", 0)
    assert offered(match) == ["nikke", "john", "rachel", "reed", "robot"]
    match = scene(5, controls=CONTROLS, turn="rachel")
    assert asked(match) == ("GiveMarker", 2)
    assert len(offered(match)) == 5 * 4


@clause("SP-4.3a")
def test_sp_4_3a_it_is_skipped_only_where_there_is_nothing_it_could_apply_to():
    match = scene(5, controls=CONTROLS, turn="rachel", pool=dict.fromkeys(CHARACTERS[:5], 0))
    assert asked(match) == ("Play", 2)
    assert asked(scene(5, controls=CONTROLS, turn="rachel", pool=dict.fromkeys(CHARACTERS[:5], 1)))[0] == "GiveMarker"


@clause("SP-4.3b")
def test_sp_4_3b_the_ability_comes_before_any_card():
    match = scene(5, controls=CONTROLS, turn="rachel")
    assert (asked(match), table(match).played[2]) == (("GiveMarker", 2), [])
    assert asked(play(match, "john 1")) == ("Play", 2)
    assert steps_left(match) == ["move", "search", "get", "repair", "attack"]


@clause("SP-4.3c")
def test_sp_4_3c_a_cancelled_one_skips_it_and_its_turn_is_as_usual():
    match = scene(5, controls=CONTROLS, turn="rachel", cancelled="rachel")
    assert (asked(match), table(match).step) == (("Play", 2), "move")
    play(match, "rachel-move", "done", "stay", "rachel-search", "done")
    assert looked(match) == 1
    assert len(hand(match, 2)) == 5  # two of six were played, one was taken
    assert steps_left(match) == ["get", "repair", "attack"]
    assert asked(scene(5, controls=CONTROLS, turn="rachel", cancelled="reed"))[0] == "GiveMarker"


# SP-4.11d, since it needs another round


@clause("SP-4.11d")
def test_sp_4_11d_bonuses_for_the_round_end_with_it():
    match = scene(5, controls="jenna john rachel reed robot", turn="jenna", cancelled="john")
    play(match, "nikke", "direct-order", "done")
    play(to_step(match, "search", "john"), "john-search", "done")
    assert looked(match) == 2
    again(match)
    play(to_step(match, "search", "john"), "john-search", "done")
    assert looked(match) == 1


@clause("SP-4.11d")
def test_sp_4_11d_so_do_bonuses_by_abilities():
    match = scene(5, controls=CONTROLS, turn="nikke", cancelled="john")
    play(to_step(match, "search"), "john-search", "done")
    assert looked(match) == 2
    again(match)
    play(to_step(match, "search", "john"), "john-search", "done")
    assert looked(match) == 1


def again(match: Match) -> None:
    """The next round, in which Nikke is controlled, and John; nobody has done anything yet."""
    pass_until(match, "Pick")
    while asked(match)[0] == "Pick":
        play(match, next(each for each in ("nikke", "john", *CHARACTERS) if each in offered(match)))
    assert {"nikke", "john"} <= set(table(match).controls)
