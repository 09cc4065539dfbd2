"""SP-4.4d, SP-12.3 What cards do to other Characters, their hands and Gears, and who is safe from it.

Whatever a card of the pack says, here it says what the test prints on it. Rachel (seat 2) plays it in E/Rico, where the
Robot (seat 4) stands too; John (seat 3) is in Melita, Reed (seat 1) on the Hill.
"""

from __future__ import annotations

import pytest
from tests.games.said import asked, everybody, faces, knowing, offered, play, refused, same_for
from tests.games.shadow_planet.rigged import news, reprinted, with_effect
from tests.games.shadow_planet.scene import PACK, hand, pass_until, scene, table
from tests.games.shadow_planet.turns import acting, to_step
from tests.marks import clause

from voidtable.games.shadow_planet.table import COLOURED
from voidtable.kernel import Match

RACHEL, JOHN, ROBOT = 2, 3, 4
FAR = {"nikke": "caves", "jenna": "caves"}
CONTROLS = "jenna reed rachel nikke robot"  # nobody controls John


def played(effect: str, amount: int = 0, face: str = "axe", **plan: object) -> Match:
    """Rachel has played this card, on which this is printed, with two others in hand."""
    step = PACK.cards[face].type
    match = acting("rachel", f"{face} crying rachel-move", step=step, game=with_effect(face, effect, amount), **plan)
    return play(match, face)


def guarded(effect: str, **plan: object) -> Match:
    """The same where John, uncontrolled, guards E/Rico, and somebody else stands where he does not."""
    return played(effect, controls=CONTROLS, turn="john", cancelled="rachel", **plan)


# Hands


@clause("SP-4.4d", "SP-3.1d")
def test_sp_4_4_d_strike_makes_a_player_here_discard_a_card_of_their_choice():
    match = played("strike", pawns=FAR | {"john": "erico"})
    assert (asked(match), sorted(offered(match))) == (("Target", RACHEL), ["3", "4"])
    play(match, "3")
    assert news(match, "Target", "strike")[0].args == {"seat": RACHEL, "other_seat": JOHN}
    assert (asked(match), sorted(offered(match))) == (("GiveUp", JOHN), hand(match, JOHN))
    before = hand(match, JOHN)
    play(match, "smoking")
    assert sorted([*hand(match, JOHN), "smoking"]) == before
    card = table(match).discard[-1]
    assert (faces(match, [card]), knowing(match, card)) == (["smoking"], everybody(match))
    assert asked(match) == ("Play", RACHEL)


@clause("SP-4.4d", "SP-3.1d")
def test_sp_4_4_d_expose_makes_a_player_here_show_a_card_and_keep_it():
    match = play(played("expose"), "4")
    assert news(match, "Target", "expose")[0].args == {"seat": RACHEL, "other_seat": ROBOT}
    assert (asked(match), sorted(offered(match))) == (("Show", ROBOT), hand(match, ROBOT))
    before = list(table(match).hands[ROBOT])
    card = next(card for card in before if match.table.faces[card] == "help")
    play(match, "help")
    assert (table(match).hands[ROBOT], knowing(match, card)) == (before, everybody(match))
    assert list(news(match, "Show")[0].faces.values()) == ["help"]


@clause("SP-4.4d")
@pytest.mark.parametrize("verb", ["strike", "expose"])
def test_sp_4_4_d_where_nobody_else_stands_neither_does_anything(verb: str):
    assert asked(played(verb, pawns=FAR | {"robot": "hill"})) == ("Play", RACHEL)


@clause("SP-12.7i")
def test_sp_12_7_i_who_has_no_cards_can_be_neither_struck_nor_exposed():
    plan = {"pawns": FAR | {"john": "erico", "nikke": "erico"}, "left": {"erico": 0}}
    for verb in ("strike", "expose"):
        match = played(verb, gears={"rachel": "axe crying", "john": ""}, **plan)
        assert (refused(match, "3").clause, offered(match)) == ("SP-12.7i", ["4"])


@clause("SP-12.7i")
def test_sp_12_7_i_swap_player_is_what_scrap_metal_does():
    match = played("swap-player")
    assert (asked(match), sorted(offered(match))) == (("SwapWith", RACHEL), ["0", "1", "3", "4"])
    play(match, "1", "crying", "reed-move")
    assert ("reed-move" in hand(match, RACHEL), "crying" in hand(match, 1)) == (True, True)


# Gears


@clause("SP-4.4d", "SP-1.6")
def test_sp_4_4_d_peek_gear_shows_the_gear_of_an_uncontrolled_character_to_the_player_alone():
    match = played("peek-gear")
    assert (asked(match), offered(match)) == (("ChooseGear", RACHEL), ["nikke"])
    before = list(table(match).gear("nikke"))
    play(match, "nikke")
    assert (asked(match), table(match).gear("nikke")) == (("Play", RACHEL), before)
    assert [knowing(match, card) for card in before] == [[RACHEL]] * 6


@clause("SP-4.4d", "SP-1.6")
def test_sp_4_4_d_swap_gear_swaps_a_card_with_it_unseen_by_the_others():
    match = play(played("swap-gear", gears={"rachel": "axe crying", "nikke": "nikke-move cool-head"}), "nikke")
    assert (asked(match), sorted(offered(match))) == (("TakeFromGear", RACHEL), ["cool-head", "nikke-move"])
    same_for(match, ["cool-head", "nikke-move"], [0, 1, 3, 4, None])
    play(match, "cool-head")
    assert asked(match) == ("GiveToGear", RACHEL)
    play(match, "crying")
    assert ("cool-head" in hand(match, RACHEL), "crying" in hand(match, RACHEL)) == (True, False)
    assert sorted(faces(match, table(match).gear("nikke"))) == ["crying", "nikke-move"]
    assert {tuple(knowing(match, card)) for card in table(match).gear("nikke")} == {(RACHEL,)}


# Markers


@clause("SP-4.4d", "SP-3.4b")
def test_sp_4_4_d_marker_gives_another_player_one_marker_from_the_pool():
    match = played("marker")
    assert (asked(match)[0], len(offered(match))) == ("GiveMarker", len(COLOURED) * 4)
    pool = table(match).pool["reed"]
    play(match, "reed 0")
    assert (table(match).markers[0], table(match).pool["reed"]) == (["reed"], pool - 1)
    assert asked(match) == ("Play", RACHEL)


# Pawns


@clause("SP-12.7l")
def test_sp_12_7_l_push_moves_another_character_here_through_a_link_on_foot():
    match = played("push", pawns=FAR | {"reed": "erico"})
    ways = ["melita", "hill"]
    assert (asked(match), offered(match)) == (
        ("Push", RACHEL), [f"{who} {place}" for who in ("reed", "robot") for place in ways]
    )  # fmt: skip
    play(match, "robot hill")
    assert (table(match).pawns["robot"], table(match).pawns["rachel"]) == ("hill", "erico")
    assert news(match, "MoveOther")[0].args == {"seat": RACHEL, "character": "robot", "place": "hill"}


@clause("SP-12.7l")
def test_sp_12_7_l_nobody_is_pushed_where_nobody_else_stands():
    assert asked(played("push", pawns=FAR | {"robot": "hill"})) == ("Play", RACHEL)


@clause("SP-12.7g")
def test_sp_12_7_g_lure_brings_a_character_who_is_one_link_on_foot_away():
    match = played("lure", pawns=FAR)
    assert (asked(match), offered(match)) == (("Lure", RACHEL), ["john", "reed"])
    play(match, "reed")
    assert (table(match).pawns["reed"], table(match).pawns["john"]) == ("erico", "melita")
    assert news(match, "MoveOther")[0].args == {"seat": RACHEL, "character": "reed", "place": "erico"}


@clause("SP-12.7g")
def test_sp_12_7_g_nobody_is_lured_out_of_the_caves():
    far = dict.fromkeys(("jenna", "nikke", "john", "reed", "robot"), "caves")
    assert asked(played("lure", pawns=far)) == ("Play", RACHEL)


# Who is safe


@clause("SP-12.3", "SP-4.4d")
def test_sp_12_3_shield_keeps_cards_of_others_off_this_character_and_its_hand():
    """Rachel plays it; later the Robot, whose Help strikes, has John to strike but not her."""
    rows = {"axe": {"effect": "shield"}, "help": {"effect": "strike", "goes": "", "bans": ()}}
    game = reprinted("cards", rows)
    match = acting("rachel", "axe crying", step="attack", game=game, pawns=FAR | {"john": "erico"})
    play(match, "axe")
    assert (news(match, "Shield")[0].args, table(match).shielded) == ({"character": "rachel"}, ["rachel"])
    play(to_step(match, "repair", "robot"), "help")
    assert (refused(match, "2").clause, offered(match)) == ("SP-12.3", ["3"])
    pass_until(match, "Discard")
    assert table(match).shielded == ["rachel"]
    pass_until(match, "Pick")
    assert table(match).shielded == []


@clause("SP-12.3")
def test_sp_12_3_nobody_is_moved_by_a_card_out_of_johns_guard():
    match = guarded("lure", pawns=FAR | {"john": "hill", "nikke": "melita"})
    assert (refused(match, "reed").clause, refused(match, "john").clause) == ("SP-12.3", "SP-12.3")
    assert offered(match) == ["nikke"]


@clause("SP-12.3")
def test_sp_12_3_nobody_is_pushed_who_is_safe():
    rows = {"axe": {"effect": "shield"}, "help": {"effect": "push", "goes": "", "bans": ()}}
    match = acting(
        "rachel", "axe", step="attack", game=reprinted("cards", rows), pawns=FAR | {"john": "erico"}
    )  # fmt: skip
    play(to_step(play(match, "axe"), "repair", "robot"), "help")
    why = refused(match, "rachel hill")
    assert (why.clause, why.args) == ("SP-12.3", {"character": "rachel"})
    assert {option.split()[0] for option in offered(match)} == {"john"}


@clause("SP-12.3")
def test_sp_12_3_hands_that_john_guards_are_not_swapped_with():
    match = guarded("swap-player", pawns=FAR | {"john": "hill"})
    assert refused(match, "1").clause == "SP-12.3"
    assert sorted(offered(match)) == ["0", "3", "4"]


@clause("SP-12.3")
@pytest.mark.parametrize("verb", ["peek-gear", "swap-gear"])
def test_sp_12_3_gears_that_he_guards_are_not_looked_at_by_cards(verb: str):
    plan = {"pawns": {"jenna": "hill"}, "gears": {"rachel": "axe crying"}, "cancelled": "rachel"}
    match = scene(3, controls="jenna rachel robot", turn="john", game=with_effect("axe", verb), **plan)
    play(to_step(match, "attack", "rachel"), "axe")
    assert (refused(match, "nikke").clause, refused(match, "john").clause) == ("SP-12.3", "SP-12.3")
    assert (asked(match)[0], offered(match)) == ("ChooseGear", ["reed"])
