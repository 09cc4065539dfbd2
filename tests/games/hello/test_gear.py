"""HE-4 Gear."""

from __future__ import annotations

import pytest
from tests.games.hello.stage import SCRAPS, hand, second_turn, staged, table, top
from tests.games.said import (
    asked,
    both,
    everybody,
    faces,
    heard,
    knowing,
    label,
    log,
    offered,
    play,
    prompt,
    refused,
    stands,
    taken_back,
    told,
    waiting,
)
from tests.marks import clause

from voidtable.kernel import Match


def jamming(*said: str) -> Match:
    """Seat 0 has a jammer, and seat 1 wants to barter with it."""
    return play(staged("jammer scrap leech", "relic scrap scrap", ""), "install jammer", "barter 0", *said)


# HE-4.1 what acts, and in what order


@clause("HE-4.1")
def test_he_4_1_a_beacon_in_the_hand_sees_nothing():
    match = play(staged("scrap beacon", "", top="relic scrap leech"), "jettison scrap", "scout", "scrap", "leech")
    assert knowing(match, table(match).wreck[-1]) == [1]


@clause("HE-4.1")
def test_he_4_1_a_hatch_in_the_hand_lets_nothing_through():
    match = play(staged("scrap hatch", ""), "jettison scrap")
    assert faces(match, table(match).scrapyard) == ["scrap"]


@clause("HE-4.1")
def test_he_4_1_a_jammer_in_the_hand_jams_nothing():
    assert asked(play(staged("", "jammer"), "barter 1")) == ("Offer", 0)


@clause("HE-4.1")
def test_he_4_1_several_act_clockwise_from_the_first_player():
    match = staged("beacon scrap", "beacon scrap scrap", "beacon scrap", SCRAPS, top="relic relic scrap leech relic")
    play(match, *["install beacon"] * 3, "jettison scrap", *["scrap"] * 4)
    play(match, "jettison scrap", "scout", "leech", "scrap")
    assert table(match).first == 1
    assert log(match, None)[1:] == [
        "Player 2 sees the top card of the wreck by a beacon.",
        "Player 1 sees the top card of the wreck by a beacon.",
    ]
    assert knowing(match, table(match).wreck[-1]) == [0, 1, 2]


# HE-4.2 the beacon


@clause("HE-4.2")
def test_he_4_2_a_beacon_sees_what_anothers_scouting_put_back_on_top():
    match = play(staged("beacon", "", "", top="relic scrap leech"), "install beacon", "scout", "relic")
    assert [knowing(match, card) for card in table(match).wreck[-2:]] == [[1], [1]]
    play(match, "leech")
    assert top(match, 2) == ["leech", "scrap"]
    assert [knowing(match, card) for card in table(match).wreck[:-3:-1]] == [[0, 1], [1]]


@clause("HE-4.2")
def test_he_4_2_each_time_another_player_has_scouted():
    match = play(staged("beacon", "", "", top="relic scrap leech hatch"), "install beacon", "scout", "relic", "leech")
    play(match, "scout", "leech", "hatch")
    assert top(match, 1) == ["hatch"]
    assert knowing(match, table(match).wreck[-1]) == [0, 2]


@clause("HE-4.2")
def test_he_4_2_your_own_scouting_sets_off_only_the_beacons_of_others():
    match = play(staged("beacon", "beacon scrap scrap", top="scrap relic scrap leech relic"), *["install beacon"] * 2)
    for seat in (0, 1):
        match.choose(seat, match.options(seat)[0])
    play(match, "scout", "scrap", "scrap")
    assert log(match, None)[1:] == ["Player 1 sees the top card of the wreck by a beacon."]


@clause("HE-4.2")
def test_he_4_2_a_card_that_is_only_drawn_sets_off_no_beacon():
    match = play(staged("beacon", "scrap", "", top="hatch relic scrap leech"), "install beacon", "jettison scrap")
    assert len(log(match, None)) == 1
    assert knowing(match, table(match).wreck[-1]) == []
    assert len(log(play(match, "scout", "relic", "scrap"), None)) == 2


@clause("HE-4.2")
def test_he_4_2_the_last_other_card_of_the_wreck_is_seen():
    match = play(staged("beacon", "", "", top="relic scrap", left=2), "install beacon", "scout", "relic")
    assert knowing(match, table(match).wreck[0]) == [0, 1]


@clause("HE-4.2")
def test_he_4_2_in_an_empty_wreck_there_is_nothing_to_see():
    match = play(staged("beacon", "", "", left=1), "install beacon", "scout")
    play(match, offered(match)[0])
    assert match.result.ending == "empty"
    assert not [line for line in log(match, 0) if "beacon" in line]


@clause("HE-4.2")
def test_he_4_2_who_knows_the_card_hears_its_face_and_the_others_that_it_was_seen():
    match = play(staged("beacon", "", "", top="relic scrap leech"), "install beacon", "scout", "relic", "leech")
    assert heard(match, [0, 1], at=1) == (
        "Player 1 sees the top card of the wreck by a beacon: leech.",
        "Gracz 1 dzięki boi widzi wierzchnią kartę wraku: pijawka.",
    )
    assert heard(match, [2, None], at=1) == (
        "Player 1 sees the top card of the wreck by a beacon.",
        "Gracz 1 dzięki boi widzi wierzchnią kartę wraku.",
    )


# HE-4.3 the hatch


@clause("HE-4.3")
def test_he_4_3_a_card_goes_face_down_under_the_wreck_and_you_still_draw():
    match = second_turn("hatch", "leech", on_top="jammer")
    scrapyard, drawn = list(table(match).scrapyard), table(match).wreck[-1]
    (dropped,) = table(match).hands[0]
    play(match, "jettison leech")
    assert table(match).wreck[0] == dropped
    assert table(match).scrapyard == scrapyard
    assert knowing(match, dropped) == [0]
    assert (hand(match, 0), table(match).hands[0]) == (["jammer"], [drawn])
    assert knowing(match, drawn) == [0]


@clause("HE-4.3")
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_he_4_3_the_others_see_and_hear_the_same_whatever_is_dropped(lang: str):
    dropped = [play(second_turn("hatch", card, "jammer"), f"jettison {card}") for card in ("leech", "beacon")]
    for viewer in (1, 2, None):
        assert len({tuple(log(match, viewer, lang)) for match in dropped}) == 1
        unseen = {tuple(knowing(match, table(match).wreck[0])) for match in dropped}
        assert unseen == {(0,)}


@clause("HE-4.3")
def test_he_4_3_the_words_of_the_hatch():
    match = play(second_turn("hatch", "leech"), "jettison leech")
    assert told(match, 0) == (
        "Player 1 drops a card (leech) through the hatch and draws a new one.",
        "Gracz 1 wyrzuca kartę (pijawka) przez właz i dobiera nową.",
    )
    assert heard(match, [1, 2, None]) == (
        "Player 1 drops a card through the hatch and draws a new one.",
        "Gracz 1 wyrzuca kartę przez właz i dobiera nową.",
    )


@clause("HE-4.3")
def test_he_4_3_you_do_not_draw_the_card_that_you_dropped():
    match = play(second_turn("hatch", "leech", on_top="jammer", left=1), "jettison leech")
    assert (hand(match, 0), top(match, 9)) == (["jammer"], ["leech"])


@clause("HE-4.3")
def test_he_4_3_another_players_hatch_is_of_no_use_to_you():
    match = play(staged("hatch", "leech scrap"), "install hatch", "jettison leech")
    assert faces(match, table(match).scrapyard) == ["leech"]


@clause("HE-4.3", "HE-2.7")
def test_he_4_3_a_relic_does_not_go_through_the_hatch():
    match = second_turn("hatch", "relic")
    why = refused(match, "jettison relic")
    assert why.clause == "HE-2.7"
    assert both(why) == ("A relic is never jettisoned.", "Reliktu nigdy się nie wyrzuca.")
    dropping = play(second_turn("hatch", "leech"), "jettison leech")
    assert faces(dropping, table(dropping).wreck[:1]) == ["leech"]


@clause("HE-4.3", "VT-4")
def test_he_4_3_what_was_dropped_does_not_come_back():
    stands(play(second_turn("hatch", "leech"), "jettison leech"), 0)


# HE-4.4 the jammer


@clause("HE-4.4")
def test_he_4_4_who_is_asked_to_barter_is_asked_about_the_jammer_before_any_card_is_offered():
    match = jamming()
    assert asked(match) == ("Jam", 0)
    assert match.ask(0).clause == "HE-4.4"
    assert offered(match) == ["jam", "allow"]
    assert log(match, None) == []
    assert asked(play(match, "allow")) == ("Offer", 1)
    assert asked(play(match, "relic")) == ("Consent", 0)


@clause("HE-4.4")
def test_he_4_4_a_jammer_is_used_up_and_there_is_no_barter():
    match = jamming("jam")
    assert table(match).installed == [[], [], []]
    assert faces(match, table(match).scrapyard) == ["jammer"]
    assert (hand(match, 0), hand(match, 1)) == (["leech", "scrap"], ["relic", "scrap", "scrap"])


@clause("HE-4.4")
def test_he_4_4_the_action_of_the_other_is_spent():
    assert asked(jamming("jam")) == ("Act", 2)


@clause("HE-4.4")
def test_he_4_4_a_jammer_that_is_not_used_stays():
    match = jamming("allow")
    assert faces(match, table(match).installed[0]) == ["jammer"]
    assert asked(play(match, "scrap", "refuse", "leech", "barter 0")) == ("Jam", 0)


@clause("HE-4.4")
def test_he_4_4_a_jammer_jams_once():
    match = play(jamming("jam"), "barter 0")
    assert asked(match) == ("Offer", 2)


@clause("HE-4.4")
def test_he_4_4_only_the_jammer_of_the_one_who_is_asked_matters():
    match = staged("jammer", "jammer", "relic", "")
    play(match, "install jammer", "install jammer")
    assert asked(play(match.clone(), "barter 3")) == ("Offer", 2)
    assert asked(play(match, "barter 1")) == ("Jam", 1)
    assert asked(play(match, "allow", "relic")) == ("Consent", 1)


@clause("HE-4.4")
def test_he_4_4_your_own_jammer_does_not_jam_your_barter():
    assert asked(play(second_turn("jammer", "leech"), "barter 1")) == ("Offer", 0)


@clause("HE-4.4")
def test_he_4_4_the_words_of_the_jammer():
    match = jamming()
    assert prompt(match) == (
        "Player 2 wants to barter with you. Do you jam the barter?",
        "Gracz 2 chce się z Tobą wymienić. Zagłuszasz wymianę?",
    )
    assert waiting(match) == (
        "Player 1 may jam the barter of Player 2.", "Gracz 1 może zagłuszyć wymianę z Graczem 2."
    )  # fmt: skip
    assert label(match, "jam") == ("Use up the jammer: no barter", "Zużyj zagłuszacz: wymiany nie będzie")
    assert label(match, "allow") == ("Hear the offer", "Wysłuchaj propozycji")
    jammed, allowed = play(match.clone(), "jam"), play(match.clone(), "allow")
    assert heard(jammed, everybody(match)) == (
        "Player 1 uses up a jammer and jams the barter of Player 2.",
        "Gracz 1 zużywa zagłuszacz i zagłusza wymianę z Graczem 2.",
    )
    assert heard(allowed, everybody(match)) == (
        "Player 1 hears the offer of Player 2.", "Gracz 1 słucha propozycji Gracza 2."
    )  # fmt: skip


@clause("HE-4.4", "VT-4")
def test_he_4_4_jamming_can_be_taken_back_until_the_next_player_chooses():
    match = jamming("jam")
    assert asked(taken_back(match.clone(), 0)) == ("Jam", 0)
    stands(play(match, "barter 0"), 0)
    assert asked(taken_back(jamming("allow"), 0)) == ("Jam", 0)
    assert asked(taken_back(jamming(), 1)) == ("Act", 1)
