"""SP-5.3, SP-5.4 The Accommodation and the Bridge."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.said import asked, everybody, faces, knowing, offered, play, refused, same_for
from tests.games.shadow_planet.scene import CHARACTERS, gear, hand, sizes, table, top
from tests.games.shadow_planet.visits import held, paying, report, steps_told, using, within
from tests.marks import clause

from voidtable.kernel import Match

PILE = "message-hands message-blood message-radio message-hunger message-footprints"
THREE = PILE.split()[:3]
MELITA = {"accommodation_source": "melita"}
DECK = "driving medi-kit moon-walk jet-pack"
OTHERS = [1, 2, 3, 4, None]


def in_melita(**plan: int) -> Match:
    """The same with Melita's deck; the first card of the deck goes to the hand in step III."""
    return using("accommodation", settings=MELITA, decks={"melita": f"flight-plan {DECK}"}, left={"melita": 20} | plan)


# SP-5.3 the Accommodation


@clause("SP-5.3a")
def test_sp_5_3a_entering_the_accommodation_costs_one():
    assert asked(within("accommodation"))[0] == "UseSection"  # for one point, which is all the helper pays
    assert len(table(within("accommodation")).played[0]) == 1


@clause("SP-5.3c")
def test_sp_5_3c_the_top_three_cards_of_the_messages_pile_are_looked_at_by_the_acting_player_only():
    match = using("accommodation", messages=PILE)
    looked = table(match).messages[::-1]
    assert [knowing(match, card) for card in looked] == [[0]] * 3 + [[]] * 2
    assert report(match, "LookInAccommodation", 0) == {"seat": 0, "cards": THREE}
    for viewer in OTHERS:
        assert report(match, "LookInAccommodation", viewer) == {"seat": 0, "cards": [""] * 3}
    assert sorted(offered(match)) == sorted(THREE)


@clause("SP-5.3c")
def test_sp_5_3c_a_pile_of_two_is_looked_at_whole_and_an_empty_one_not_at_all():
    match = using("accommodation", messages="message-hands message-blood")
    assert sorted(offered(match)) == ["message-blood", "message-hands"]
    match = using("accommodation", messages="")
    assert "LookInAccommodation" not in steps_told(match)
    assert table(match).marked["accommodation"] == ("john",)


@clause("SP-5.3c", "SP-5.3d")
def test_sp_5_3c_the_table_may_agree_on_the_deck_of_melita():
    match = in_melita()
    assert report(match, "LookInAccommodation", 0)["cards"] == DECK.split()[:3]
    assert [knowing(match, card) for card in table(match).deck("melita")[-3:]] == [[0]] * 3
    assert sorted(offered(match)) == sorted(DECK.split()[:3])


@clause("SP-5.3d")
@pytest.mark.parametrize("away", THREE)
def test_sp_5_3d_one_must_be_sent_out_of_the_game_and_the_others_go_back_as_they_lay(away: str):
    match = using("accommodation", messages=PILE)
    size = sizes(match)
    play(match, away)
    assert faces(match, table(match).messages[::-1]) == [face for face in PILE.split() if face != away]
    gone = {"messages": size["messages"] - 1, "removed": size["removed"] + 1}
    assert sizes(match) == size | gone
    assert faces(match, table(match).removed[-1:]) == [away]
    assert steps_told(match)[:2] == ["SendAway", "PlaceMarker"]  # nothing else is asked
    assert report(match, "SendAway", 0) == {"seat": 0, "card": away}


@clause("SP-5.3d")
def test_sp_5_3d_nobody_else_can_tell_which_card_was_sent_away():
    match = using("accommodation", messages=PILE)
    same_for(match, THREE, OTHERS)
    play(match, THREE[1])
    assert [report(match, "SendAway", viewer)["card"] for viewer in OTHERS] == [""] * 5
    assert knowing(match, table(match).removed[-1]) == [0]


@clause("SP-5.3d")
def test_sp_5_3d_who_knew_the_top_card_cannot_tell_whether_it_was_sent_away():
    match = using("accommodation", messages=PILE)
    match.table.look(1, table(match).messages[-1])
    same_for(match, THREE, [1])
    play(match, THREE[2])
    assert [card for card in (*table(match).messages, *table(match).removed) if 1 in knowing(match, card)] == []


@clause("SP-5.3d")
@pytest.mark.parametrize("away", DECK.split()[:3])
def test_sp_5_3d_a_card_of_melita_goes_to_the_discard_area_and_the_others_go_back_as_they_lay(away: str):
    match = in_melita()
    size = sizes(match)
    play(match, away)
    assert top(match, "melita", 3) == [face for face in DECK.split() if face != away]
    assert sizes(match) == size | {"melita": size["melita"] - 1, "discard": size["discard"] + 1}
    assert faces(match, table(match).discard[-1:]) == [away]
    assert knowing(match, table(match).discard[-1]) == everybody(match)  # face up, as all that lies there
    assert [knowing(match, card) for card in table(match).deck("melita")[-2:]] == [[0]] * 2


@clause("SP-5.3d")
def test_sp_5_3d_a_single_card_has_to_go():
    match = using("accommodation", messages="message-hands")
    assert offered(match) == ["message-hands"]
    play(match, "message-hands")
    assert sizes(match)["messages"] == 0


# SP-5.4 the Bridge


def swapping(settings: dict[str, object] | None = None, whose: str = "nikke", more: str = "john-search") -> Match:
    """John has looked at this Gear, and now takes a card from it."""
    gears = {"nikke": "nikke-search cool-head nikke-move"}
    match = using("bridge", more, gears=gears, settings=settings, left={"erico": 0})
    return play(match, whose)


@clause("SP-5.4a")
def test_sp_5_4a_entering_the_bridge_costs_two():
    assert len(table(within("bridge")).played[0]) == 2  # two cards worth one, all that the helper pays


@clause("SP-5.4c")
def test_sp_5_4c_the_gear_of_an_uncontrolled_character_is_looked_at():
    match = using("bridge", seats=3)
    assert offered(match) == ["nikke", "reed", "robot"]
    whys = {who: refused(match, who) for who in ("jenna", "rachel", "john")}
    assert {why.clause for why in whys.values()} == {"SP-5.4c"}
    assert {who: why.args for who, why in whys.items()} == {who: {"character": who} for who in whys}
    assert [why.reason for why in whys.values()] == ["", "", "own"]
    for who in offered(match):
        assert report(play(match.clone(), who), "LookAtGear")["character"] == who


@clause("SP-5.4c")
def test_sp_5_4c_only_who_looks_sees_the_gear():
    match = swapping()
    cards = table(match).gear("nikke")
    assert [knowing(match, card) for card in cards] == [[0]] * 3
    assert report(match, "LookAtGear", 0)["cards"] == faces(match, cards)
    for viewer in OTHERS:
        assert report(match, "LookAtGear", viewer) == {"seat": 0, "cards": [""] * 3, "character": "nikke"}


@clause("SP-5.4c")
def test_sp_5_4c_a_gear_without_cards_cannot_be_chosen():
    match = using("bridge", seats=4, gears={"robot": ""})
    why = refused(match, "robot")
    assert (offered(match), why.clause, why.reason) == (["nikke"], "SP-5.4c", "empty")
    assert "LookAtGear" not in steps_told(using("bridge", gears={"nikke": ""}))


@clause("SP-5.4c")
def test_sp_5_4c_who_is_guarded_from_cards_is_not_guarded_from_the_bridge():
    paid = paying("bridge")
    match = within("bridge", " ".join(paid), pawns={"nikke": "erico"})
    table(match).guard = "nikke"
    assert offered(play(match, "bridge", *paid)) == ["nikke"]


@clause("SP-5.4c")
@pytest.mark.parametrize("who", CHARACTERS)
def test_sp_5_4c_the_table_may_agree_on_any_other_character(who: str):
    match = using("bridge", settings={"bridge_targets": "any"})
    if who == "john":
        assert refused(match, who).clause == "SP-5.4c"
        return
    play(match, who)
    owner = table(match).seat_of(who)
    cards = table(match).gear(who) if owner is None else table(match).hands[owner]
    assert {tuple(knowing(match, card)) for card in cards} == {(0,) if owner is None else (0, owner)}


@clause("SP-5.4d")
@pytest.mark.parametrize("taken", ["cool-head", "nikke-move", "nikke-search"])
@pytest.mark.parametrize("given", ["jenna-search", "john-search"])
def test_sp_5_4d_any_card_of_the_gear_is_swapped_with_any_card_of_the_hand(taken: str, given: str):
    match = swapping()
    before = Counter(hand(match, 0)), Counter(gear(match, "nikke"))
    assert sorted(offered(match)) == ["cool-head", "nikke-move", "nikke-search"]
    play(match, taken)
    assert asked(match) == ("GiveToGear", 0)
    assert sorted(offered(match)) == ["jenna-search", "john-search"]
    play(match, given)
    assert Counter(hand(match, 0)) == before[0] - Counter([given]) + Counter([taken])
    assert Counter(gear(match, "nikke")) == before[1] - Counter([taken]) + Counter([given])
    assert steps_told(match)[:2] == ["GiveToGear", "PlaceMarker"]


@clause("SP-5.4d")
def test_t_46_bridge_swap_keeps_sizes_and_others_see_only_whose_gear_it_was():
    match = swapping()
    same_for(match, ["cool-head", "nikke-move"], OTHERS)
    size = [len(cards) for cards in (table(match).hands[0], table(match).gear("nikke"))]
    play(match, "cool-head")
    same_for(match, ["jenna-search", "john-search"], OTHERS)
    play(match, "john-search")
    assert [len(cards) for cards in (table(match).hands[0], table(match).gear("nikke"))] == size
    hidden = {"seat": 0, "character": "nikke", "card": "", "taken_card": ""}
    assert [report(match, "GiveToGear", viewer) for viewer in OTHERS] == [hidden] * 5
    assert report(match, "GiveToGear", 0) == hidden | {"card": "john-search", "taken_card": "cool-head"}
    swapped = [held(match, 0, "cool-head"), *table(match).gear("nikke")]
    assert [knowing(match, card) for card in swapped] == [[0]] * 4


@clause("SP-5.4d")
def test_sp_5_4d_all_know_a_card_that_could_only_be_the_one_shown_as_payment():
    match = play(swapping(more=""), "cool-head", "jenna-search")
    (given,) = [card for card in table(match).gear("nikke") if match.table.faces[card] == "jenna-search"]
    assert knowing(match, given) == everybody(match)


@clause("SP-5.4d")
def test_sp_5_4d_a_player_whose_hand_is_reached_into_sees_what_came():
    match = swapping({"bridge_targets": "any"}, whose="robot")
    seat = table(match).controls.index("robot")
    before, taken = Counter(hand(match, seat)), offered(match)[0]
    play(match, taken, "john-search")
    assert Counter(hand(match, seat)) == before - Counter([taken]) + Counter(["john-search"])
    assert knowing(match, held(match, seat, "john-search")) == [0, seat]
    assert {seat in knowing(match, card) for card in table(match).hands[seat]} == {True}
    assert knowing(match, held(match, 0, taken)) == [0, seat]  # who misses a card knows which


@clause("SP-5.4d")
def test_sp_5_4d_without_a_card_of_ones_own_one_only_looks():
    match = using("bridge", left={"erico": 0})
    table(match).removed += table(match).hands[0]
    table(match).hands[0] = []
    play(match, "nikke")
    assert steps_told(match)[:2] == ["LookAtGear", "PlaceMarker"]
