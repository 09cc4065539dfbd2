"""HE-4.5 The flare."""

from __future__ import annotations

import pytest
from tests.games.hello.stage import hand, second_turn, staged, table, top
from tests.games.said import (
    asked,
    both,
    everybody,
    faces,
    heard,
    knowing,
    label,
    offered,
    play,
    refused,
    same_for,
    stands,
)
from tests.marks import clause


@clause("HE-4.5")
def test_he_4_5_a_flare_shows_everyone_the_top_card_and_is_no_action():
    match = second_turn("beacon", "leech", on_top="hatch")
    (beacon,), card = table(match).installed[0], table(match).wreck[-1]
    play(match, "flare beacon")
    assert knowing(match, card) == everybody(match)
    assert top(match, 1) == ["hatch"]
    assert table(match).installed[0] == []
    assert table(match).scrapyard[-1] == beacon
    assert asked(match) == ("Act", 0)
    assert hand(play(match, "jettison leech"), 0) == ["hatch"]


@clause("HE-4.5")
def test_he_4_5_a_beacon_in_the_hand_is_no_flare():
    match = second_turn("beacon", "beacon")
    assert [said for said in offered(match) if said.startswith("flare")] == ["flare beacon"]
    assert not [said for said in offered(staged("beacon beacon", "")) if said.startswith("flare")]


@clause("HE-4.5")
def test_he_4_5_only_in_your_own_turn():
    match = second_turn("beacon", "leech")
    assert "flare beacon" in offered(match)
    play(match, "barter 1", "leech", "refuse", "relic", "relic", "leech", "leech")
    assert asked(match) == ("Act", 2)
    assert not [said for said in offered(match) if said.startswith("flare")]


@clause("HE-4.5")
@pytest.mark.parametrize("action", ["scout", "barter 1"])
def test_he_4_5_only_before_your_action(action: str):
    match = second_turn("beacon", "leech")
    assert "flare beacon" in offered(match)
    assert not [said for said in offered(play(match, action)) if said.startswith("flare")]


@clause("HE-4.5")
@pytest.mark.parametrize(("gear", "polish"), [("hatch", "właz"), ("jammer", "zagłuszacz")])
def test_he_4_5_only_a_beacon_is_used_up_for_a_flare(gear: str, polish: str):
    match = second_turn(gear, "leech")
    why = refused(match, f"flare {gear}")
    assert why.clause == "HE-4.5"
    assert both(why) == (
        f"Only a beacon can be used up for a flare, not this card ({gear}).",
        f"Na flarę można zużyć tylko boję, a ta karta to {polish}.",
    )


@clause("HE-4.5")
def test_he_4_5_the_words_of_a_flare():
    match = second_turn("beacon", "leech", on_top="hatch")
    assert label(match, "flare beacon") == (
        "Free: use up gear (beacon) to show everyone the top card of the wreck",
        "Za darmo: zużyj osprzęt (boja), by pokazać wszystkim wierzchnią kartę wraku",
    )
    play(match, "flare beacon")
    assert heard(match, everybody(match)) == (
        "Player 1 fires a flare. On top of the wreck: hatch.",
        "Gracz 1 wystrzeliwuje flarę: na wierzchu wraku leży właz.",
    )


@clause("HE-4.5")
def test_he_4_5_after_a_flare_another_beacon_may_be_installed_in_the_same_turn():
    match = second_turn("beacon", "beacon")
    assert refused(match, "install beacon").clause == "HE-2.5"
    play(match, "flare beacon", "install beacon")
    assert faces(match, table(match).installed[0]) == ["beacon"]


@clause("HE-4.5")
def test_he_4_5_a_beacon_that_was_used_up_sees_no_more():
    match = play(second_turn("beacon", "leech"), "flare beacon", "jettison leech")
    while asked(match)[0] != "Act":
        match.choose(match.asking[0], match.options(match.asking[0])[0])
    play(match, "scout")
    play(match, offered(match)[0])
    play(match, offered(match)[0])
    assert knowing(match, table(match).wreck[-1]) == [2]


@clause("HE-4.5", "VT-4")
def test_he_4_5_a_flare_cannot_be_taken_back():
    stands(play(second_turn("beacon", "leech"), "flare beacon"), 0)


@clause("HE-4.5")
def test_he_4_5_what_is_scouted_after_a_flare_is_lost_from_sight_when_it_is_kept_or_put_back():
    match = play(second_turn("beacon", "leech", on_top="hatch scrap relic"), "flare beacon", "scout")
    assert [knowing(match, card) for card in table(match).wreck[:-4:-1]] == [everybody(match), [0], [0]]
    same_for(match, ["hatch", "scrap", "relic"], [1, 2, None])
    play(match, "scrap", "hatch")
    assert knowing(match, table(match).wreck[-1]) == [0]
