"""SP-12.1 to SP-12.6 The Characters' abilities."""

from __future__ import annotations

import pytest
from tests.games.said import asked, everybody, faces, knowing, offered, play, refused
from tests.games.shadow_planet.rigged import news, reprinted
from tests.games.shadow_planet.scene import hand, pass_until, scene, sizes, table, top
from tests.games.shadow_planet.turns import looked, points, to_step
from tests.marks import clause

from voidtable.games.shadow_planet.content import CHARACTERS
from voidtable.games.shadow_planet.table import COLOURED
from voidtable.kernel import Match


def beginning(who: str, seats: int = 3, others: str = "", **plan: object) -> Match:
    """The turn of this Character begins; seat 0 controls it."""
    rest = others.split() or [each for each in ("jenna", "nikke", "john", "rachel") if each != who][: seats - 1]
    return scene(seats, controls=" ".join([who, *rest]), turn=who, **plan)


# SP-12.1 Jenna


@clause("SP-12.1a")
def test_sp_12_1_a_jenna_must_choose_any_other_character():
    match = beginning("jenna")
    assert (asked(match), offered(match)) == (("Cancel", 0), [who for who in CHARACTERS if who != "jenna"])


@clause("SP-12.1a")
@pytest.mark.parametrize("agreed", ["any", "controlled"])
def test_sp_12_1_a_the_table_may_agree_on_controlled_characters_only(agreed: str):
    match = beginning("jenna", others="john robot", settings={"cancel_targets": agreed})
    assert "john" in offered(match)
    if agreed == "any":
        assert table(play(match, "rachel")).cancelled == "rachel"
    else:
        assert refused(match, "rachel").clause == "SP-12.1a"
        assert offered(match) == ["john", "robot"]


@clause("SP-12.1b")
def test_sp_12_1_b_the_ability_card_marks_it_for_all_until_the_end_of_the_round():
    match = play(beginning("jenna", others="john robot"), "john")
    for viewer in everybody(match):
        assert match.view(viewer)["table"]["cancelled"] == "john"
        assert news(match, "CoverAbility", seat=viewer)[0].args == {"seat": 0, "character": "john"}
    pass_until(match, "Discard")
    assert table(match).cancelled == "john"
    pass_until(match, "Pick")
    assert table(match).cancelled == ""


@clause("SP-12.1a", "SP-12.6a", "SP-7.2b")
def test_t_06_a_cancelled_robot_leaves_the_protagonist_as_he_is():
    for cancelled, protagonist in (("robot", 1), ("john", 2)):
        match = play(beginning("jenna", others="john robot", protagonist=1), cancelled)
        pass_until(match, "Discard")
        pass_until(match, "Pick")
        assert (table(match).protagonist, asked(match)[1]) == (protagonist, protagonist)
        assert news(match, "ShuffleMessages")[0].args["seat"] == protagonist


@clause("SP-4.2e", "SP-12.2a", "SP-12.1a")
def test_t_07_a_cancelled_uncontrolled_nikke_gives_nothing_and_still_discards():
    for cancelled, seen in (("nikke", 1), ("rachel", 2)):
        match = play(beginning("jenna", others="john robot"), cancelled, *["done"] * 5)
        (discarded,) = table(match).discard
        assert (match.game.pack.cards[match.table.faces[discarded]].origin, sizes(match)["melita"]) == ("melita", 18)
        pass_until(match, "Play", 1)
        play(match, "done", "john-search", "done")
        assert looked(match) == seen


@clause("SP-12.1c")
def test_sp_12_1_c_uncontrolled_jenna_helps_those_in_her_location_to_move():
    match = scene(3, controls="john rachel robot", turn="jenna", cancelled="john")
    play(match, *["done"])
    assert (asked(match), points(match)) == (("WalkTo", 0), 1)
    assert news(scene(3, controls="john rachel robot"), "Lend")[0].args == {
        "character": "jenna", "amount": 1, "step": "move", "place": "melita"
    }  # fmt: skip


# SP-12.2 Nikke


@clause("SP-12.2a")
@pytest.mark.parametrize(("place", "many"), [("melita", 2), ("erico", 1)])
def test_sp_12_2_a_uncontrolled_nikke_helps_those_in_her_location_to_search(place: str, many: int):
    match = scene(3, controls="john rachel robot", turn="nikke", cancelled="john", pawns={"nikke": place})
    play(match, "done", "john-search", "done")
    assert looked(match) == many


@clause("SP-12.2b")
def test_sp_12_2_b_controlled_nikke_takes_one_more():
    match = beginning("nikke")
    before = len(hand(match, 0))
    play(match, "done", "done", "done")
    assert len(hand(match, 0)) == before + 2
    assert news(beginning("nikke"), "More")[0].args == {"character": "nikke", "amount": 1, "step": "get"}


@clause("SP-12.2b")
def test_sp_12_2_b_the_bonus_is_for_her_turn_and_as_large_as_printed():
    game = reprinted("characters", {"nikke": {"controlled_amount": 3}})
    match = beginning("nikke", others="john rachel", game=game)
    to_step(match, "repair")
    assert len(hand(match, 0)) == 6 + 1 + 3
    to_step(match, "repair", "john")
    assert len(hand(match, 1)) == 7


# SP-12.3 John


@clause("SP-12.3")
def test_sp_12_3_controlled_john_looks_at_the_gear_of_an_uncontrolled_character():
    match = beginning("john", gears={"nikke": ""}, others="jenna rachel")
    assert (asked(match), offered(match)) == (("ChooseGear", 0), ["reed", "robot"])
    assert (
        refused(match, "jenna").clause == refused(match, "john").clause == refused(match, "nikke").clause == "SP-5.4c"
    )
    before = [knowing(match, card) for card in table(match).gear("robot")]
    play(match, "robot")
    assert before == [[]] * 6
    assert [knowing(match, card) for card in table(match).gear("robot")] == [[0]] * 6
    assert [knowing(match, card) for card in table(match).gear("reed")] == [[]] * 6
    assert news(match, "LookAtGear", seat=None)[0].args["character"] == "robot"


@clause("SP-12.3")
def test_sp_12_3_without_a_gear_to_look_at_there_is_no_question():
    match = beginning("john", others="jenna rachel", gears=dict.fromkeys(("nikke", "reed", "robot"), ""))
    assert asked(match) == ("Play", 0)


@clause("SP-12.3")
def test_sp_12_3_uncontrolled_john_guards_those_in_his_location():
    match = scene(3, controls="rachel jenna robot", turn="john", pawns={"jenna": "hill", "robot": "melita"})
    g = table(match)
    assert [who for who in CHARACTERS if g.protected(who)] == ["nikke", "john", "robot"]
    g.pawns["john"] = "hill"
    assert [who for who in CHARACTERS if g.protected(who)] == ["jenna", "john", "reed"]
    assert news(match, "Guard")[0].args == {"character": "john", "place": "melita"}


# SP-12.4 Rachel


@clause("SP-12.4a")
def test_sp_12_4_a_controlled_rachel_must_give_another_player_a_marker_of_any_colour():
    match = beginning("rachel")
    every = {f"{colour} {seat}" for colour in COLOURED for seat in (1, 2)}
    assert (asked(match), set(offered(match))) == (("GiveMarker", 0), every)
    pool = table(match).pool["nikke"]
    play(match, "nikke 2")
    assert (table(match).markers, table(match).pool["nikke"]) == ([[], [], ["nikke"]], pool - 1)
    assert asked(match) == ("Play", 0)


@clause("SP-12.4a")
def test_sp_12_4_a_only_colours_in_the_pool():
    pool = dict.fromkeys(COLOURED, 0) | {"reed": 1}
    assert offered(beginning("rachel", pool=pool)) == ["reed 1", "reed 2"]
    assert asked(beginning("rachel", pool=pool | {"reed": 0})) == ("Play", 0)


@clause("SP-12.4b")
def test_sp_12_4_b_uncontrolled_rachel_the_protagonist_gives_a_white_marker_to_anybody():
    match = scene(3, controls="jenna john robot", turn="rachel", protagonist=1)
    assert (asked(match), sorted(offered(match))) == (("GiveWhite", 1), ["0", "1", "2"])
    pool = table(match).pool["rachel"]
    play(match, "1")
    assert (table(match).markers, table(match).pool["rachel"]) == ([[], ["rachel"], []], pool - 1)
    empty = dict.fromkeys(COLOURED, 3) | {"rachel": 0}
    assert asked(scene(3, controls="jenna john robot", turn="rachel", pool=empty))[0] != "GiveWhite"


# SP-12.5 Reed


@clause("SP-12.5a")
@pytest.mark.parametrize("place", ["hill", "caves", "erico", "melita"])
def test_t_44_reed_is_on_the_hill_wherever_he_begins(place: str):
    match = beginning("reed", pawns={"reed": place})
    assert (table(match).pawns["reed"], asked(match)) == ("hill", ("Play", 0))
    told = [heard.args for heard in news(match, "OnTheHill")]
    assert told == ([{"character": "reed", "place": "hill"}] if place != "hill" else [])
    play(match, "done")
    assert (points(match), offered(match)) == (2, ["stay", "graveyard"])


@clause("SP-12.5a")
def test_sp_12_5_a_the_table_may_agree_that_his_player_says_so():
    for word, place in (("go", "hill"), ("stay", "erico")):
        match = beginning("reed", pawns={"reed": "erico"}, settings={"reed_ability": "optional"})
        assert (asked(match), offered(match)) == (("MayGoToTheHill", 0), ["go", "stay"])
        play(match, word, "done")
        assert (table(match).pawns["reed"], points(match)) == (place, 2)
    assert asked(beginning("reed", settings={"reed_ability": "optional"})) == ("Play", 0)


@clause("SP-12.5a", "SP-12.5b")
@pytest.mark.parametrize(("agreed", "seen"), [("placed", 2), ("on-the-hill", 0), ("every-sum", 2)])
def test_sp_12_5_a_or_that_it_counts_only_while_he_is_there(agreed: str, seen: int):
    match = beginning("reed", settings={"reed_ability": agreed}, gears={"reed": "reed-move reed-move"})
    play(match, "reed-move", "reed-move", "done")
    assert points(match) == 4
    play(match, "melita", "done")
    assert looked(match) == seen


@clause("SP-12.5a", "SP-12.5b")
@pytest.mark.parametrize(("agreed", "gained"), [("placed", 1), ("on-the-hill", 1), ("every-sum", 3)])
def test_sp_12_5_a_or_that_it_is_for_every_sum(agreed: str, gained: int):
    match = beginning("reed", settings={"reed_ability": agreed})
    to_step(match, "repair")
    assert len(hand(match, 0)) == 6 + gained


@clause("SP-12.5b")
def test_sp_12_5_b_he_searches_two_more_in_this_turn():
    match = to_step(beginning("reed"), "search")
    play(match, "reed-search", "done")
    assert (looked(match), asked(match)) == (3, ("PutOnTop", 0))


@clause("SP-12.5c")
@pytest.mark.parametrize(("place", "gained"), [("hill", 2), ("erico", 1)])
def test_sp_12_5_c_uncontrolled_reed_helps_those_in_his_location_to_take_cards(place: str, gained: int):
    match = scene(3, controls="jenna john robot", turn="reed", pawns={"robot": place})
    to_step(match, "repair", "robot")
    assert len(hand(match, 2)) == 6 + gained


# SP-12.6 the Robot


@clause("SP-12.6a", "SP-8.4")
def test_sp_12_6_a_the_robots_player_takes_the_protagonist_card_at_once():
    match = beginning("robot", protagonist=1)
    assert (table(match).protagonist, asked(match)) == (0, ("Play", 0))
    assert news(match, "TakeProtagonist")[0].args == {"seat": 0}


@clause("SP-12.6a")
def test_t_58_for_the_present_protagonist_it_changes_nothing():
    match = beginning("robot", protagonist=0)
    assert (table(match).protagonist, asked(match)) == (0, ("Play", 0))
    assert not news(match, "TakeProtagonist")


@clause("SP-12.6b")
def test_sp_12_6_b_he_handles_this_messages_phase_and_the_next_draft():
    match = pass_until(beginning("robot", others="jenna john", protagonist=1), "Discard")
    pass_until(match, "Pick")
    assert news(match, "ShuffleMessages")[0].args["seat"] == 0
    assert news(match, "Control")[0].args["seat"] == asked(match)[1] == 0


@clause("SP-12.6c")
def test_sp_12_6_c_uncontrolled_the_protagonist_looks_at_the_top_card_where_it_stands():
    plan = {"decks": {"erico": "scrap-metal space-suit"}}
    for word, then in (("leave", "scrap-metal"), ("sink", "space-suit")):
        match = scene(3, controls="jenna john rachel", turn="robot", protagonist=1, **plan)
        card = table(match).deck("erico")[-1]
        assert (asked(match), offered(match)) == (("Sink", 1), ["leave", "sink"])
        assert (faces(match, [card]), knowing(match, card)) == (["scrap-metal"], [1])
        assert top(match, "erico", 1) == ["scrap-metal"]
        play(match, word)
        assert news(match, "Sink", word)
        assert faces(match, table(match).discard) == [then]


@clause("SP-12.6c")
def test_sp_12_6_c_an_empty_deck_is_not_looked_at():
    match = scene(3, controls="jenna john rachel", turn="robot", left={"erico": 0})
    assert asked(match)[0] == "Discard"


@clause("SP-12.5a")
@pytest.mark.parametrize(("agreed", "seen"), [("placed", 4), ("on-the-hill", 2)])
def test_sp_12_5_a_away_from_the_hill_he_keeps_what_his_cards_add(agreed: str, seen: int):
    gear = "reed-move reed-move ration-k-melita reed-search"  # Ration K: one more in step II
    match = beginning("reed", settings={"reed_ability": agreed}, gears={"reed": gear})
    play(match, "reed-move", "reed-move", "ration-k-melita", "done", "erico", "stay", "reed-search", "done")
    assert looked(match) == seen
