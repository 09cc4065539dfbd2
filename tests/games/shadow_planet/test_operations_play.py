"""SP-4.4, SP-4.8, SP-4.9 The five steps, and playing cards in them."""

from __future__ import annotations

import pytest
from tests.games.said import asked, everybody, faces, knowing, offered, play, refused
from tests.games.shadow_planet.scene import hand, pass_until, scene, sizes, table
from tests.games.shadow_planet.turns import acting, cards, looked, points, printed, steps_left, to_step, worth
from tests.marks import clause

ALL = "john-move john-search crying spare-parts fight"  # one of each type, in the order of the steps

# SP-4.4 steps


@clause("SP-4.4a")
def test_sp_4_4a_five_steps_in_fixed_order():
    assert steps_left(acting("john", "")) == ["move", "search", "get", "repair", "attack"]


@clause("SP-4.4b")
@pytest.mark.parametrize("many", range(4))
def test_sp_4_4b_any_number_of_cards_of_the_step_or_none(many: int):
    match = acting("john", "john-move john-move john-move")
    play(match, *["john-move"] * many)
    assert cards(match) == ["john-move"] * (3 - many)
    play(match, "done")
    assert many == 0 or points(match) == many
    assert (table(match).total, table(match).laid) == ((many, many) if many else (0, 0))
    pass_until(match, "Discard")
    assert (table(match).total, table(match).laid) == (0, 0)


@clause("SP-4.4b")
def test_sp_4_4b_each_step_has_its_own_type():
    match = acting("john", ALL, left={"melita": 0})
    for step, face in zip(("move", "search", "get", "repair", "attack"), ALL.split(), strict=True):
        assert cards(to_step(match, step)) == [face]


@clause("SP-4.4c")
def test_sp_4_4c_cards_of_another_type_are_not_played_in_the_step():
    match = acting("john", ALL)
    for face in ALL.split()[1:]:
        assert refused(match, face).clause == "SP-4.4c"
    match = to_step(match, "repair")
    assert refused(match, "fight").clause == "SP-4.4c"


@clause("SP-4.4f")
def test_sp_4_4f_a_finished_step_is_not_opened_again():
    match = to_step(acting("john", ALL), "search")
    assert refused(match, "john-move").clause == "SP-4.4f"
    match = to_step(match, "attack")
    assert [refused(match, face).clause for face in ALL.split()[:4]] == ["SP-4.4f"] * 4
    assert cards(match) == ["fight"]


@clause("SP-4.4f")
def test_sp_4_4f_cards_that_come_later_do_not_open_it_again():
    game = printed(cards={"spare-parts": {"effect": "dig"}})
    match = acting("john", "spare-parts", step="repair", game=game, left={"melita": 2}, decks={"melita": "moon-walk"})
    play(match, "spare-parts")
    assert hand(match, 3) == sorted(["moon-walk", *faces(match, table(match).hands[3][1:])])
    assert steps_left(match) == ["repair", "attack"]


@clause("SP-4.4d")
def test_sp_4_4d_one_at_a_time_and_each_effect_at_once():
    game = printed(cards={"john-move": {"effect": "repair", "amount": 1}})
    match = acting("john", "john-move john-move", game=game, repair=8)
    play(match, "john-move")
    assert (table(match).repair, asked(match), cards(match)) == (7, ("Play", 3), ["john-move"])
    play(match, "john-move")
    assert (table(match).repair, asked(match), cards(match)) == (6, ("Play", 3), [])


@clause("SP-4.4d")
def test_sp_4_4d_an_effect_that_can_do_nothing_does_not_stop_the_card():
    game = printed(cards={"john-move": {"effect": "salvage", "value": 2}})
    match = play(acting("john", "john-move", game=game), "john-move")
    assert asked(match) == ("Play", 3)
    assert points(play(match, "done")) == 2


@clause("SP-4.4d")
def test_sp_4_4d_what_an_effect_asks_cannot_be_declined():
    match = acting("john", "fight", game=printed(cards={"fight": {"effect": "burn"}}), step="attack")
    play(match, "fight")
    assert offered(match) == ["melita", "erico", "hill", "caves"]


@clause("SP-4.4e")
def test_sp_4_4e_values_are_added_up_and_the_consequence_comes_once():
    match = acting("john", "john-search john-move flashlight", step="search", game=worth(john_search=1, flashlight=3))
    play(match, "john-search", "flashlight")
    assert (asked(match), looked(match)) == (("Play", 3), 0)
    play(match, "done")
    assert [len(heard.args["cards"]) for heard in match.news(3) if heard.step == "LookAtTop"] == [4]
    pass_until(match, "Play")
    assert table(match).step == "get"


@clause("SP-4.4e")
def test_sp_4_4e_each_step_has_a_sum_of_its_own():
    match = acting("john", "john-move john-move john-move john-search", left={"melita": 9})
    play(match, "john-move", "john-move", "john-move", "done", "stay", "john-search", "done")
    assert looked(match) == 1


@clause("SP-4.4e")
def test_sp_4_4e_a_card_that_is_discarded_adds_nothing():
    match = acting("john", "crawler john-move", game=worth(crawler=7))
    assert points(play(match, "crawler", "john-move", "done")) == 1
    assert faces(match, table(match).discard) == ["crawler"]


@clause("SP-4.4g")
def test_sp_4_4g_played_cards_are_out_of_hand_until_the_messages_phase():
    match = acting("john", "john-move john-search")
    play(match, "john-move")
    assert (hand(match, 3), faces(match, table(match).played[3])) == (["john-search"], ["john-move"])
    (card,) = table(match).played[3]
    assert knowing(match, card) == everybody(match)
    assert cards(match) == []
    pass_until(match, "Discard", 0)
    assert table(match).played[3] == []
    assert "john-move" in hand(match, 3)


@clause("SP-4.4g")
def test_sp_4_4g_played_cards_are_not_swapped():
    match = scene(
        5, controls="jenna reed rachel john robot", turn="jenna", cancelled="jenna",
        gears={"jenna": "jenna-move jenna-search seduce", "robot": "scrap-metal help"},
    )  # fmt: skip
    play(match, "jenna-move", "done")
    play(to_step(match, "search"), "jenna-search", "done")
    play(to_step(match, "repair", "robot"), "scrap-metal", "0", "help")
    taken = [face for face in hand(match, 0) if face != "seduce"]
    assert asked(match) == ("SwapReply", 0)
    assert sorted(offered(match)) == sorted(["seduce", *taken])
    play(match, "seduce")
    assert hand(match, 0) == sorted(["help", *taken])
    assert faces(match, table(match).played[0]) == ["jenna-move", "jenna-search"]
    assert "seduce" in hand(match, 4)


# SP-4.8, SP-4.9 without a consequence


def resting(step: str, face: str) -> None:
    """A card that is worth something in this step is played for it, and nothing comes of that."""
    card = {"value": 3, "effect": "", "goes": "", "bans": ()}
    match = acting("john", f"{face} john-search", step=step, game=printed(cards={face: card}))
    was, before = sizes(match), table(match).clone()
    play(match, face, "done")
    after = table(match)
    assert sizes(match) == was
    assert after.pawns == before.pawns
    stood = (before.repair, before.threat, before.countdown)
    assert (after.repair, after.threat, after.countdown) == stood
    assert (after.step, asked(match)[0]) != (step, "Play")


@clause("SP-4.8")
def test_sp_4_8_values_of_blue_cards_do_nothing_and_repair_stands_still():
    resting("repair", "spare-parts")


@clause("SP-4.9")
def test_sp_4_9_values_of_red_cards_do_nothing_and_threat_stands_still():
    resting("attack", "fight")


@clause("SP-4.8")
def test_sp_4_8_blue_cards_are_played_for_their_effects():
    game = printed(cards={"spare-parts": {"effect": "calm", "amount": 1}})
    match = acting("john", "spare-parts fight", step="repair", game=game, threat=4)
    assert cards(match) == ["spare-parts"]
    play(match, "spare-parts")
    assert (table(match).threat, table(match).step) == (3, "repair")


@clause("SP-4.9")
def test_sp_4_9_red_cards_are_played_for_their_effects():
    game = printed(cards={"fight": {"effect": "sabotage", "amount": 1}})
    match = acting("john", "spare-parts fight", step="attack", game=game, repair=4)
    assert cards(match) == ["fight"]
    play(match, "fight")
    assert (table(match).repair, table(match).step) == (5, "attack")


# T-62 and the setting ban_scope


@clause("SP-12.7e")
def test_t_62_after_smoking_no_further_card_but_the_mandatory_draw_and_the_section_remain():
    match = acting(
        "john", "john-move smoking john-search seduce spare-parts fight message-blood", decks={"melita": "medi-kit"},
        game=printed(uses={"accommodation": {"icons": ("attack", "attack")}}),
    )  # fmt: skip
    play(match, "john-move", "done", "accommodation", "smoking")
    assert cards(match) == []
    assert refused(match, "john-search").clause == "SP-12.7e"
    for step, face in (("get", "seduce"), ("repair", "spare-parts"), ("attack", "fight")):
        assert cards(to_step(match, step)) == []
        assert refused(match, face).clause == "SP-12.7e"
    assert "medi-kit" in hand(match, 3)
    play(match, "done")
    assert asked(match) == ("UseSection", 3)
    assert "accommodation" in offered(match)


@clause("SP-12.7e", "SP-12.7f")
def test_ban_scope_turn_no_further_card_in_any_step():
    match = acting("john", "space-suit john-move john-search", settings={"ban_scope": "turn"})
    assert refused(play(match, "space-suit"), "john-move").clause == "SP-12.7f"
    assert cards(to_step(match, "search")) == []


@clause("SP-12.7e", "SP-12.7f")
def test_ban_scope_type_after_smoking_no_get_and_after_space_suit_no_move():
    match = acting("john", "space-suit john-move smoking john-search seduce fight", settings={"ban_scope": "type"})
    assert refused(play(match, "space-suit"), "john-move").clause == "SP-12.7f"
    assert cards(to_step(match, "search")) == ["smoking", "john-search"]
    assert cards(play(match, "smoking")) == ["john-search"]
    assert cards(to_step(match, "get")) == []
    assert refused(match, "seduce").clause == "SP-12.7e"
    assert cards(to_step(match, "attack")) == ["fight"]


@clause("SP-12.7e")
@pytest.mark.parametrize("scope", ["turn", "type"])
def test_ban_scope_a_ban_ends_with_the_turn(scope: str):
    match = acting("john", "smoking", step="search", settings={"ban_scope": scope})
    play(match, "smoking")
    assert cards(to_step(match, "get", "rachel"))
