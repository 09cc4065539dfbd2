"""SP-12.7 What the rulebook tells of single cards."""

from __future__ import annotations

import pytest
from tests.games.said import asked, everybody, faces, knowing, offered, play, refused, same_for
from tests.games.shadow_planet.rigged import news, reprinted
from tests.games.shadow_planet.scene import PACK, gear, hand, pass_until, sizes, table
from tests.games.shadow_planet.turns import acting, cards, looked, points, steps_left, to_step
from tests.marks import clause

from voidtable.games.shadow_planet.content import CHARACTERS
from voidtable.kernel import Match

HERE = {"nikke": "caves", "jenna": "caves"}


def swapping(hand_of_rachel: str = "scrap-metal crying rachel-move", **plan: object) -> Match:
    """Rachel has played Scrap Metal."""
    match = acting("rachel", hand_of_rachel, step=PACK.cards["scrap-metal"].type, **plan)
    return play(match, "scrap-metal")


@clause("SP-12.7a")
def test_sp_12_7_a_move_and_search_are_worth_one_and_do_nothing():
    for kind in ("move", "search"):
        plain = [PACK.cards[f"{who}-{kind}"] for who in CHARACTERS]
        assert {(card.type, card.value, card.effect, card.goes, card.bans) for card in plain} == {(kind, 1, "", "", ())}
        assert [card.origin for card in plain] == list(CHARACTERS)
    match = play(acting("john", "john-move john-search"), "john-move", "done")
    assert points(match) == 1
    assert PACK.cards["jenna-move"].copies == 2


# Direct Order, Crawler, Crying


@clause("SP-12.7b")
@pytest.mark.parametrize(("place", "many"), [("melita", 2), ("hill", 1)])
def test_sp_12_7_b_direct_order_helps_the_others_where_jenna_is(place: str, many: int):
    pawns = {"nikke": "caves", "john": place}
    match = acting("jenna", "direct-order jenna-search", pawns=pawns, gears={"jenna": "direct-order jenna-search"})
    play(match, "direct-order", "done")
    assert points(match) == 1
    play(match, "stay", "jenna-search", "done")
    assert looked(match) == 1  # not for Jenna herself
    play(to_step(match, "search", "john"), "john-search", "done")
    assert looked(match) == many


@clause("SP-12.7b")
def test_sp_12_7_b_it_is_told_and_ends_with_the_round():
    match = play(acting("jenna", "direct-order"), "direct-order")
    assert news(match, "Order")[0].args == {"character": "jenna", "amount": 1}
    pass_until(match, "Discard")
    pass_until(match, "Pick")
    assert table(match).bonuses == []


@clause("SP-12.7c", "SP-6.4d")
def test_sp_12_7_c_crawler_is_discarded_adds_nothing_and_the_vehicle_enters_play():
    assert (PACK.cards["crawler"].type, PACK.cards["crawler"].origin) == ("move", "hill")
    match = play(acting("rachel", "crawler rachel-move", pawns=HERE | {"rachel": "hill"}), "crawler")
    assert (table(match).vehicles, table(match).total) == ({"crawler": "hill"}, 0)
    assert news(match, "BringCrawler")[0].args == {"vehicle": "crawler", "place": "hill"}
    card = table(match).discard[-1]
    assert (faces(match, [card]), knowing(match, card)) == (["crawler"], everybody(match))
    assert table(match).played[2] == []


@clause("SP-12.7c")
def test_sp_12_7_c_a_crawler_that_is_in_play_stays_where_it_is():
    match = acting("rachel", "crawler", vehicles={"crawler": "caves"})
    play(match, "crawler")
    assert (table(match).vehicles, faces(match, table(match).discard[-1:])) == ({"crawler": "caves"}, ["crawler"])
    assert not news(match, "BringCrawler")


@clause("SP-12.7d")
def test_sp_12_7_d_crying_takes_one_card_and_goes_at_the_end_of_the_turn():
    assert (PACK.cards["crying"].copies, PACK.cards["crying"].value, PACK.cards["crying"].type) == (2, 1, "get")
    match = play(acting("rachel", "crying crying", step="get"), "crying")
    assert faces(match, table(match).played[2]) == ["crying"]
    before = len(hand(match, 2))
    play(match, "done")
    assert len(hand(match, 2)) == before + 1
    play(match, "done", "done")
    assert "crying" in faces(match, table(match).discard)
    (left,) = news(match, "LeaveAtEnd")
    assert (list(left.faces.values()), left.args["seat"]) == (["crying"], 2)
    assert {viewer for viewer in everybody(match) if news(match, "LeaveAtEnd", seat=viewer)[0].faces == left.faces} == {
        0, 1, 2, 3, 4, None
    }  # fmt: skip
    assert (hand(match, 2).count("crying"), table(match).played[2]) == (1, [])


# Smoking, Space Suit


@clause("SP-12.7e")
def test_sp_12_7_e_after_smoking_no_card_of_any_step_may_be_played():
    assert (PACK.cards["smoking"].type, PACK.cards["smoking"].value) == ("search", 2)
    match = acting("john", "smoking john-search fight", step="search", decks={"melita": "supply-crate mark-myers"})
    play(match, "smoking")
    assert (refused(match, "john-search").clause, cards(match)) == ("SP-12.7e", [])
    play(match, "done")
    assert looked(match) == 2
    match = pass_until(match, "Play")
    assert ("supply-crate" in hand(match, 3), len(hand(match, 3))) == (True, 3)
    for _ in steps_left(match.clone()):
        assert cards(match) == []
        play(match, "done")


@clause("SP-12.7f")
def test_sp_12_7_f_space_suit_is_worth_five_and_the_only_card_from_then_on():
    assert (PACK.cards["space-suit"].type, PACK.cards["space-suit"].origin) == ("move", "erico")
    match = acting("rachel", "space-suit rachel-move crying")
    play(match, "rachel-move", "space-suit")
    assert (refused(match, "crying").clause, cards(match)) == ("SP-12.7f", [])
    assert points(play(match, "done")) == 6
    play(match, "stay")
    for _ in steps_left(match.clone()):
        assert cards(match) == []
        play(match, "done")


# Seduce, Threaten


@clause("SP-12.7g")
def test_sp_12_7_g_seduce_takes_one_more_card():
    assert (PACK.cards["seduce"].type, PACK.cards["seduce"].value, PACK.cards["seduce"].origin) == ("get", 1, "jenna")
    match = acting("jenna", "seduce", step="get", game=reprinted("cards", {"seduce": {"effect": ""}}))
    before = sizes(match)["melita"]
    play(match, "seduce", "done")
    assert sizes(match)["melita"] == before - 1


@clause("SP-12.7l")
def test_sp_12_7_l_threaten_is_grey_and_worth_two():
    assert (PACK.cards["threaten"].type, bool(PACK.cards["threaten"].effect)) == ("move", True)
    game = reprinted("cards", {"threaten": {"effect": ""}})
    assert points(play(acting("john", "threaten", game=game), "threaten", "done")) == 2


# Scrap Metal


@clause("SP-12.7i")
def test_sp_12_7_i_the_player_picks_any_other_player_with_cards_in_hand():
    match = swapping()
    assert (asked(match), sorted(offered(match))) == (("SwapWith", 2), ["0", "1", "3", "4"])
    assert PACK.cards["scrap-metal"].origin == "erico"


@clause("SP-12.7i", "SP-4.4g")
def test_t_47_who_has_only_played_cards_left_is_no_partner():
    plan = {
        "controls": "jenna reed rachel john robot",
        "gears": {"rachel": "scrap-metal crying", "john": "john-search"},
    }
    match = acting("john", "", step="search", left={"melita": 0}, **plan)
    play(match, "john-search", *["done"] * 4)
    play(to_step(match, "repair", "rachel"), "scrap-metal")
    assert (faces(match, table(match).played[3]), hand(match, 3)) == (["john-search"], [])
    assert refused(match, "3").clause == "SP-12.7i"


@clause("SP-12.7i")
def test_sp_12_7_i_each_picks_a_card_of_their_own_unseen_by_the_other():
    match = play(swapping(), "4")
    assert (asked(match), sorted(offered(match))) == (("SwapOffer", 2), hand(match, 2))
    same_for(match, ["crying", "rachel-move"], [0, 1, 3, 4, None])
    play(match, "crying")
    assert (asked(match), offered(match)) == (("SwapReply", 4), faces(match, sorted(table(match).hands[4])))
    assert "crying" not in offered(match)
    same_for(match, ["help", "robot-move"], [0, 1, 3, None])


@clause("SP-12.7i", "SP-12.7j")
def test_sp_12_7_i_only_these_two_know_the_cards():
    match = play(swapping(), "4", "crying", "help")
    assert ("crying" in hand(match, 4), "help" in hand(match, 2)) == (True, True)
    known = [
        (face, knowing(match, card))
        for seat in (2, 4)
        for card in table(match).hands[seat]
        for face in faces(match, [card])
    ]
    assert dict(known)["help"] == dict(known)["crying"] == [2, 4]
    (told,) = news(match, "SwapReply")
    assert set(told.faces.values()) == {""}
    assert set(news(match, "SwapReply", seat=4)[0].faces.values()) == {"help", "crying"}


@clause("SP-12.7i")
def test_sp_12_7_i_without_a_card_to_give_there_is_no_swap():
    match = swapping("scrap-metal", left={"erico": 0})
    assert asked(match) == ("Play", 2)
    assert offered(match) == ["done"]


@clause("SP-12.7j", "SP-8.1")
def test_sp_12_7_j_a_swapped_card_belongs_to_its_new_gear():
    match = play(swapping(), "4", "crying", "help")
    pass_until(match, "Discard")
    play(match, "jenna-move", "reed-move", "rachel-move", "john-move", "robot-move")
    assert ("help" in gear(match, "rachel"), "crying" in gear(match, "robot")) == (True, True)
    assert ("help" in gear(match, "robot"), "crying" in gear(match, "rachel")) == (False, False)
    assert PACK.cards["help"].origin == "robot"
