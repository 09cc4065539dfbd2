"""SP-4.4d Effects of cards, applied at once: the verbs that cards share, here printed on a Move card of John's."""

from __future__ import annotations

import pytest
from tests.games.said import asked, everybody, faces, knowing, offered, play, refused
from tests.games.shadow_planet.scene import hand, sizes, table, top
from tests.games.shadow_planet.turns import acting, printed, to_step
from tests.marks import clause

from voidtable.kernel import Match


def doing(effect: str, hand: str = "", **plan: object) -> Match:
    """John has played a card with this effect in Melita, alone there but for Rachel; nobody is done yet."""
    amount = plan.pop("amount", 0)
    game = printed(cards={"john-move": {"effect": effect, "amount": amount}})
    pawns = {"jenna": "caves", "nikke": "caves", "rachel": "melita"}
    match = acting("john", f"john-move {hand}", game=game, **({"pawns": pawns} | plan))
    return play(match, "john-move")


@clause("SP-4.4d")
def test_sp_4_4d_peek_messages_the_top_of_the_pile_for_the_player_alone():
    match = doing("peek-messages", amount=2)
    deeper, second, first = table(match).messages[-3:]
    assert [knowing(match, card) for card in (first, second, deeper)] == [[3], [3], []]
    assert asked(match) == ("Play", 3)


@clause("SP-4.4d")
def test_sp_4_4d_shield_until_the_end_of_the_round_no_card_of_others_touches_the_character():
    game = printed(cards={"john-move": {"effect": "shield"}, "rachel-move": {"effect": "push"}})
    pawns = {"nikke": "melita", "rachel": "melita"}
    match = acting("john", "john-move", game=game, pawns=pawns, gears={"john": "john-move", "rachel": "rachel-move"})
    play(match, "john-move")
    play(to_step(match, "move", "rachel"), "rachel-move")
    assert offered(match) == ["jenna erico", "jenna hill", "nikke erico", "nikke hill"]
    assert refused(match, "john erico").clause == "SP-12.3"


@clause("SP-4.4d")
@pytest.mark.parametrize(
    ("effect", "repair", "threat"), [("repair", 3, 4), ("sabotage", 7, 4), ("calm", 5, 2), ("stir", 5, 6)]
)
def test_sp_4_4d_indicators_turn_at_once(effect: str, repair: int, threat: int):
    match = doing(effect, amount=2, repair=5, threat=4)
    assert (table(match).repair, table(match).threat, asked(match)) == (repair, threat, ("Play", 3))


@clause("SP-4.4d")
def test_sp_4_4d_fetch_takes_from_the_deck_of_another_location():
    match = doing("fetch", decks={"hill": "fury"})
    assert refused(match, "melita").clause == "SP-4.4d"
    assert offered(match) == ["erico", "hill", "caves"]
    assert hand(play(match, "hill"), 3) == ["fury"]


@clause("SP-4.4d")
def test_sp_4_4d_dig_takes_the_bottom_card_of_the_own_deck():
    match = doing("dig", left={"melita": 2}, decks={"melita": "medi-kit mark-myers"})
    (card,) = table(match).hands[3]
    assert (hand(match, 3), top(match, "melita", 1), knowing(match, card)) == (["mark-myers"], ["medi-kit"], [3])
    assert asked(doing("dig", left={"melita": 0})) == ("Play", 3)


@clause("SP-4.4d")
def test_sp_4_4d_burn_discards_the_top_of_a_deck_face_up():
    match = play(doing("burn", decks={"caves": "remove-ice"}), "caves")
    (card,) = table(match).discard
    assert (faces(match, [card]), knowing(match, card)) == (["remove-ice"], everybody(match))
    assert (sizes(match)["caves"], asked(match)) == (19, ("Play", 3))


@clause("SP-4.4d")
def test_sp_4_4d_sink_a_look_at_the_top_of_a_deck_which_may_go_under_it():
    match = play(doing("sink", decks={"hill": "fury corn"}), "hill")
    card = table(match).deck("hill")[-1]
    assert (asked(match), knowing(match, card), offered(match)) == (("Sink", 3), [3], ["leave", "sink"])
    assert top(play(match.clone(), "leave"), "hill", 2) == ["fury", "corn"]
    play(match, "sink")
    assert (top(match, "hill", 1), table(match).deck("hill")[0]) == (["corn"], card)


@clause("SP-4.4d")
def test_sp_4_4d_salvage_takes_a_face_up_card_of_the_discard_area():
    match = doing("salvage", discard="fury corn")
    assert sorted(offered(match)) == ["corn", "fury"]
    play(match, "corn")
    assert (hand(match, 3), faces(match, table(match).discard)) == (["corn"], ["fury"])


@clause("SP-4.4d")
def test_sp_4_4d_strike_another_player_here_discards_a_card_of_their_choice():
    match = doing("strike", gears={"john": "john-move", "rachel": "crying rachel-move"})
    assert offered(match) == ["2"]  # whose Character is here
    play(match, "2")
    assert (asked(match), sorted(offered(match))) == (("GiveUp", 2), ["crying", "rachel-move"])
    play(match, "crying")
    (card,) = table(match).discard
    assert (faces(match, [card]), knowing(match, card)) == (["crying"], everybody(match))
    assert (hand(match, 2), asked(match)) == (["rachel-move"], ("Play", 3))


@clause("SP-4.4d")
def test_sp_4_4d_expose_another_player_here_shows_a_card_of_their_choice():
    match = play(doing("expose", gears={"john": "john-move", "rachel": "crying rachel-move rachel-search"}), "2")
    assert (asked(match), sorted(offered(match))) == (("Show", 2), ["crying", "rachel-move", "rachel-search"])
    play(match, "crying")
    cards = table(match).hands[2]
    known = dict(zip(faces(match, cards), [knowing(match, card) for card in cards], strict=True))
    assert known == {"crying": everybody(match), "rachel-move": [2], "rachel-search": [2]}
    assert asked(match) == ("Play", 3)


@clause("SP-4.4d")
def test_sp_4_4d_who_has_no_cards_is_no_target():
    match = doing("strike", gears={"john": "john-move", "rachel": ""})
    assert asked(match) == ("Play", 3)
