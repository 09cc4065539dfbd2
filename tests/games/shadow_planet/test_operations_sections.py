"""SP-4.10 The end of a turn: Sections, and what cards say of it."""

from __future__ import annotations

import pytest
from tests.games.said import asked, everybody, faces, knowing, offered, play, refused
from tests.games.shadow_planet.scene import LOCATIONS, PACK, hand, idle, pass_until, sizes, table
from tests.games.shadow_planet.turns import acting, cards, printed, to_step, worth
from tests.marks import clause

from voidtable.kernel import Match

HAND = "reed-move axe pickaxe"  # to enter the Graveyard, and to pay for it


def entered(hand: str = HAND, *, icons: str = "attack attack", who: str = "reed", **plan: object) -> Match:
    """A Character is in the Graveyard, and has stopped moving; its effect costs these icons."""
    plain: dict[str, dict[str, object]] = {face: {"effect": ""} for face in ("axe", "pickaxe", "fight")}
    game = printed(cards=plain | {"reed-move": {"value": 2}}, uses={"graveyard": {"icons": tuple(icons.split())}})
    pawns = {"reed": "hill", "nikke": "caves", "jenna": "caves", "john": "hill"}
    match = acting(who, hand, game=game, **({"pawns": pawns} | plan))
    return play(match, "reed-move", "done", "graveyard")


def at_end(match: Match) -> Match:
    """Nothing more is played in this turn."""
    return pass_until(match, "UseSection")


# SP-4.10a, SP-4.10b using a Section


@clause("SP-4.10a")
def test_sp_4_10a_at_the_end_of_the_turn_the_own_section_may_be_used():
    match = to_step(entered(), "attack")
    assert asked(play(match, "done")) == ("UseSection", 1)
    assert offered(match) == ["graveyard", "leave"]
    play(match, "leave")
    assert table(match).active == "robot"


@clause("SP-4.10a")
def test_sp_4_10a_only_who_is_in_a_section_may_and_only_in_that_one():
    match = to_step(acting("reed", HAND), "attack")
    assert table(play(match, "done")).active == "robot"
    match = at_end(entered())
    assert match.candidates(1) == [*PACK.uses_of["graveyard"], "leave"]


@clause("SP-4.10b")
def test_sp_4_10b_a_card_for_each_icon_is_shown():
    match = play(at_end(entered()), "graveyard")
    assert (asked(match), sorted(offered(match))) == (("ShowIcon", 1), ["axe", "pickaxe", "stop"])
    assert offered(play(match, "pickaxe")) == ["axe", "stop"]
    assert asked(play(match, "axe")) == ("ChooseDeck", 1)


@clause("SP-4.10b")
def test_sp_4_10b_without_the_icons_it_cannot_be_used():
    match = at_end(entered("reed-move axe reed-search", decks={"hill": "corn"}))
    assert refused(match, "graveyard").clause == "SP-4.10b"
    assert offered(match) == ["leave"]


@clause("SP-4.10b")
def test_sp_4_10b_one_card_does_not_count_twice():
    match = at_end(entered("reed-move reed-search axe", icons="attack search attack", decks={"hill": "lookout"}))
    why = refused(match, "graveyard")
    assert (why.clause, why.args["icons"]) == ("SP-4.10b", ("attack",))


@clause("SP-4.10b")
def test_sp_4_10b_cards_of_other_types_do_not_pay():
    match = play(at_end(entered(HAND + " reed-search", decks={"hill": "corn"})), "graveyard")
    assert refused(match, "reed-search").clause == "SP-4.10b"
    assert refused(match, "corn").clause == "SP-4.10b"


@clause("SP-4.10b")
def test_sp_4_10b_different_icons_are_shown_in_any_order_and_the_player_picks_among_equal_types():
    match = entered(HAND + " reed-search", icons="attack search", decks={"hill": "corn"})
    match = play(at_end(match), "graveyard")
    assert sorted(offered(match)) == ["axe", "pickaxe", "reed-search", "stop"]
    assert offered(play(match.clone(), "axe")) == ["reed-search", "stop"]
    assert sorted(offered(play(match, "reed-search"))) == ["axe", "pickaxe", "stop"]


# SP-4.10c, SP-4.10d what is shown


@clause("SP-4.10c")
def test_sp_4_10c_cards_shown_stay_in_hand_and_all_know_them():
    match = at_end(entered(decks={"hill": "corn", "caves": "remove-ice"}))
    shown = [card for card in table(match).hands[1] if match.table.faces[card] in ("axe", "pickaxe")]
    assert [knowing(match, card) for card in shown] == [[1], [1]]
    play(match, "graveyard", "axe", "pickaxe", "caves")
    assert hand(match, 1) == ["axe", "corn", "pickaxe", "remove-ice"]
    assert [knowing(match, card) for card in shown] == [everybody(match)] * 2


@clause("SP-4.10c", "SP-7.1b")
def test_t_16_a_card_that_was_shown_may_be_discarded_in_the_messages_phase():
    match = play(at_end(entered()), "graveyard", "axe", "pickaxe", "caves")
    match = pass_until(match, "Discard", 0)
    match.choose(1, next(card for card in match.options(1) if match.table.faces[int(card)] == "axe"))
    assert 1 not in match.asking


@clause("SP-4.10d", "SP-4.10f", "SP-4.10g")
def test_t_13_icons_that_were_played_do_not_pay_and_the_pawn_returns_without_a_marker():
    match = to_step(entered(decks={"hill": "corn"}), "attack")
    match = at_end(play(match, "axe"))
    assert refused(match, "graveyard").clause == "SP-4.10b"
    play(match, "leave")
    assert (table(match).inside, table(match).marked["graveyard"]) == ("", ())
    assert table(match).pawns["reed"] == "hill"


@clause("SP-4.10d")
def test_sp_4_10d_played_cards_are_not_among_those_that_can_be_shown():
    match = entered("reed-move axe pickaxe fight")
    match = at_end(play(to_step(match, "attack"), "fight", "done"))
    assert sorted(offered(play(match, "graveyard"))) == ["axe", "pickaxe", "stop"]


@clause("SP-4.10d")
def test_t_15_a_card_taken_in_step_iii_may_be_shown():
    match = at_end(entered("reed-move axe", decks={"hill": "pickaxe"}))
    play(match, "graveyard", "axe", "pickaxe")
    assert asked(match) == ("ChooseDeck", 1)


# SP-4.10e to SP-4.10h Markers


@clause("SP-4.10e")
def test_sp_4_10e_after_the_effect_a_marker_of_its_colour_goes_from_the_pool_to_the_section():
    match = play(at_end(entered(marked={"graveyard": "john"})), "graveyard", "axe", "pickaxe")
    assert (table(match).marked["graveyard"], table(match).pool["reed"]) == (("john",), 15)  # the effect comes first
    play(match, "caves")
    assert (table(match).marked["graveyard"], table(match).pool["reed"]) == (("john", "reed"), 14)
    assert table(match).markers == [[]] * 5
    match = pass_until(match, "Pick")
    assert table(match).marked["graveyard"] == ("john", "reed")


@clause("SP-4.10e")
def test_sp_4_10e_where_the_pool_has_none_the_effect_applies_and_the_section_stays_open():
    match = entered(decks={"hill": "corn", "caves": "remove-ice"}, pool={"reed": 0})
    play(at_end(match), "graveyard", "axe", "pickaxe", "caves")
    assert (table(match).marked["graveyard"], table(match).pool["reed"]) == ((), 0)
    assert "remove-ice" in hand(match, 1)


@clause("SP-4.10f")
def test_t_14_who_did_not_use_the_section_may_enter_it_again():
    match = play(at_end(entered()), "leave")
    assert (table(match).marked["graveyard"], table(match).pool["reed"]) == ((), 15)
    back_with_reed(match)
    assert "graveyard" in offered(play(to_step(match, "move", "reed"), "done"))


def back_with_reed(match: Match) -> None:
    """The next round, in which somebody controls Reed, whose ability gives points."""
    pass_until(match, "Pick")
    while asked(match)[0] == "Pick":
        play(match, "reed" if "reed" in offered(match) else offered(match)[0])
    assert "reed" in table(match).controls


@clause("SP-4.10f")
def test_sp_4_10f_nor_is_a_marker_placed_when_one_stops_showing_cards():
    match = play(at_end(entered()), "graveyard", "axe", "stop")
    assert (table(match).marked["graveyard"], table(match).pool["reed"]) == ((), 15)
    assert table(match).active == "robot"


@clause("SP-4.10g")
@pytest.mark.parametrize("said", [["leave"], ["graveyard", "axe", "pickaxe", "caves"]])
def test_sp_4_10g_either_way_the_pawn_returns_to_its_location(said: list[str]):
    match = at_end(entered())
    assert table(match).inside == "graveyard"
    play(match, *said)
    assert (table(match).inside, table(match).pawns["reed"], table(match).active) == ("", "hill", "robot")
    pass_until(match, "Discard")
    assert (table(match).inside, table(match).active, table(match).step) == ("", "", "")


@clause("SP-4.10h")
def test_sp_4_10h_the_robot_never_comes_to_place_a_marker():
    for place in LOCATIONS:
        match = acting("robot", "robot-move", game=worth(robot_move=20), pawns={"robot": place})
        play(match, "robot-move", "done")
        while asked(match)[0] == "WalkTo":
            assert not set(offered(match)) & set(PACK.sections)
            match.choose(4, idle(match.options(4)))
        pass_until(match, "Discard")
        assert set(table(match).marked.values()) == {()}


# SP-4.10i cards that act at the end of the turn


@clause("SP-4.10i")
def test_sp_4_10i_cards_that_go_at_the_end_of_the_turn_go_after_the_section():
    match = play(to_step(entered(HAND + " crying crying"), "get"), "crying", "crying")
    match = at_end(match)
    assert (faces(match, table(match).played[1]), sizes(match)["discard"]) == (["reed-move", "crying", "crying"], 0)
    play(match, "graveyard", "axe", "pickaxe")
    assert sizes(match)["discard"] == 0
    play(match, "caves")
    assert faces(match, table(match).discard) == ["crying", "crying"]
    assert [knowing(match, card) for card in table(match).discard] == [everybody(match)] * 2
    assert faces(match, table(match).played[1]) == ["reed-move"]


@clause("SP-4.10i")
def test_sp_4_10i_without_a_section_they_go_as_well_and_those_not_played_stay():
    match = play(acting("rachel", "crying crying", step="get"), "crying", "done")
    play(to_step(match, "attack", "rachel"), "done")
    assert faces(match, table(match).discard) == ["crying"]
    assert "crying" in hand(match, 2)
    assert cards(to_step(match, "move", "robot"))
