"""HE-2 Turns."""

from __future__ import annotations

import pytest
from tests.games.hello.stage import SCRAPS, hand, held, second_turn, staged, table
from tests.games.said import (
    asked,
    both,
    everybody,
    faces,
    heard,
    knowing,
    label,
    meant,
    offered,
    play,
    prompt,
    refused,
    stands,
    waiting,
)
from tests.marks import clause

SCRAP = "scrap scrap"


# HE-2.1 the round


@clause("HE-2.1")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_he_2_1_each_player_has_one_turn_clockwise_from_the_first_then_all_stow(first: int, order: list[int]):
    match = staged(*[SCRAP] * 4, first=first)
    for seat in order:
        assert asked(match) == ("Act", seat)
        play(match, "jettison scrap")
    assert match.asking == tuple(order)
    assert {match.ask(seat).kind for seat in match.asking} == {"Stow"}
    assert (table(match).round, table(match).first) == (1, first)


@clause("HE-2.1")
def test_he_2_1_everybody_hears_that_a_round_begins():
    match = play(staged(SCRAP, SCRAP), "jettison scrap", "jettison scrap", "scrap", "scrap")
    assert heard(match, everybody(match), at=-1) == ("Round 2 begins.", "Zaczyna się runda 2.")
    assert table(match).round == 2


# HE-2.2 the action


@clause("HE-2.2")
def test_he_2_2_the_four_actions_are_scout_install_jettison_and_barter():
    match = staged("beacon scrap leech", "", "")
    assert offered(match)[0] == "scout"
    assert sorted(offered(match)[1:]) == [
        "barter 1", "barter 2", "install beacon", "jettison beacon", "jettison leech", "jettison scrap"
    ]  # fmt: skip


@clause("HE-2.2")
def test_he_2_2_the_player_is_asked_in_words_and_the_others_are_told_whom_they_wait_for():
    match = staged("beacon relic scrap", "", "")
    assert match.ask(0).clause == "HE-2.2"
    assert prompt(match) == ("Your turn. What will you do?", "Twoja tura. Co robisz?")
    assert waiting(match) == ("Player 1 chooses an action.", "Gracz 1 wybiera akcję.")
    assert label(match, "scout") == ("Scout the wreck", "Zbadaj wrak")
    assert label(match, "install beacon") == ("Install beacon", "Zainstaluj kartę: boja")
    assert label(match, "jettison scrap") == ("Jettison scrap", "Wyrzuć kartę: złom")
    assert label(match, "barter 2") == ("Barter with Player 3", "Zaproponuj Graczowi 3 wymianę")


@clause("HE-2.2")
@pytest.mark.parametrize(
    ("said", "clauses"),
    [
        ("scout", ["HE-2.3"]),
        ("install beacon", ["HE-2.4", "HE-2.5"]),
        ("install leech", ["HE-2.4", "HE-2.5"]),
        ("jettison leech", ["HE-2.6"]),
        ("barter 1", ["HE-3.1"]),
        ("flare beacon", ["HE-4.5"]),
    ],
)
def test_he_2_2_behind_an_action_stand_the_clauses_of_what_it_leads_to(said: str, clauses: list[str]):
    match = second_turn("beacon", "leech") if "flare" in said else staged("beacon leech", "scrap")
    assert list(match.ask(0).clauses(meant(match, 0, said))) == clauses


@clause("HE-2.2")
@pytest.mark.parametrize(
    "said",
    [
        ["scout", "relic", "scrap"],
        ["install beacon"],
        ["jettison scrap"],
        ["barter 2", "scrap", "refuse", "scrap"],
        ["barter 2", "scrap", "agree", "scrap"],
    ],
    ids=" ".join,
)
def test_he_2_2_one_action_is_the_whole_turn(said: list[str]):
    match = play(staged("beacon scrap", "", "scrap", top="relic scrap leech"), *said)
    assert asked(match) == ("Act", 1)


@clause("HE-2.2")
def test_he_2_2_if_the_wreck_is_empty_when_your_turn_begins_the_game_ends():
    match = play(staged(SCRAP, SCRAP, SCRAP, left=2), "jettison scrap")
    assert asked(match) == ("Act", 1)
    play(match, "jettison scrap")
    assert match.over
    assert match.asking == ()
    assert match.result.ending == "empty"


@clause("HE-2.2")
def test_he_2_2_an_empty_wreck_does_not_keep_anybody_from_stowing():
    match = play(staged(SCRAP, SCRAP, left=2), "jettison scrap", "jettison scrap")
    assert table(match).wreck == []
    assert asked(match) == ("Stow", 0)
    play(match, "scrap", "scrap")
    assert match.result.ending == "empty"
    assert table(match).round == 2


# HE-2.4, HE-2.5 install


@clause("HE-2.4")
def test_he_2_4_a_gear_card_goes_from_the_hand_face_up_before_its_owner():
    match = staged("hatch scrap leech", "", "")
    card = held(match, 0, "hatch")
    play(match, "install hatch")
    assert table(match).installed == [[card], [], []]
    assert hand(match, 0) == ["leech", "scrap"]
    assert knowing(match, card) == everybody(match)
    assert heard(match, everybody(match)) == ("Player 1 installs gear: hatch.", "Gracz 1 instaluje osprzęt: właz.")


@clause("HE-2.4")
@pytest.mark.parametrize(("face", "polish"), [("relic", "relikt"), ("scrap", "złom"), ("leech", "pijawka")])
def test_he_2_4_only_gear_can_be_installed(face: str, polish: str):
    match = staged(face, "")
    why = refused(match, f"install {face}")
    assert why.clause == "HE-2.4"
    assert both(why) == (
        f"Only gear can be installed, not this card ({face}).",
        f"Instalować można tylko osprzęt, a ta karta to {polish}.",
    )


@clause("HE-2.4")
@pytest.mark.parametrize("face", ["beacon", "hatch", "jammer"])
def test_he_2_4_every_kind_of_gear_can_be_installed(face: str):
    match = play(staged(face, ""), f"install {face}")
    assert faces(match, table(match).installed[0]) == [face]


@clause("HE-2.4", "VT-4")
def test_he_2_4_what_was_installed_and_so_shown_cannot_be_taken_back():
    stands(play(staged("hatch", "", ""), "install hatch"), 0)


@clause("HE-2.5")
def test_he_2_5_you_may_not_have_two_installed_gear_cards_of_a_kind():
    match = play(staged("jammer jammer scrap", SCRAPS), "install jammer", "jettison scrap")
    play(match, "scrap", "scrap", "jettison scrap")
    why = refused(match, "install jammer")
    assert why.clause == "HE-2.5"
    assert both(why) == (
        "You have this gear installed already (jammer); you may not have two of a kind.",
        "Masz już zainstalowany taki osprzęt (zagłuszacz); dwóch jednakowych kart mieć nie można.",
    )


@clause("HE-2.5")
def test_he_2_5_gear_of_another_kind_or_of_another_player_is_no_hindrance():
    match = play(staged("jammer hatch scrap", "jammer scrap scrap"), "install jammer", "install jammer")
    play(match, "scrap", "scrap", "jettison scrap", "install hatch")
    assert [faces(match, gear) for gear in table(match).installed] == [["jammer", "hatch"], ["jammer"]]


# HE-2.6, HE-2.7 jettison


@clause("HE-2.6")
@pytest.mark.parametrize("face", ["scrap", "leech", "beacon", "hatch", "jammer"])
def test_he_2_6_a_card_goes_face_up_on_the_scrapyard_and_the_top_card_is_drawn(face: str):
    match = staged(f"{face} relic relic", "", "", top="relic")
    card, drawn = held(match, 0, face), table(match).wreck[-1]
    play(match, f"jettison {face}")
    assert table(match).scrapyard == [card]
    assert knowing(match, card) == everybody(match)
    assert hand(match, 0) == ["relic", "relic", "relic"]
    assert knowing(match, drawn) == [0]
    assert len(table(match).wreck) == 30 - 9 - 1


@clause("HE-2.6")
def test_he_2_6_everybody_hears_what_was_jettisoned_and_nobody_what_was_drawn():
    match = play(staged("leech", "", "", top="relic"), "jettison leech")
    assert {len(match.news(viewer)) for viewer in everybody(match)} == {1}
    assert heard(match, everybody(match)) == (
        "Player 1 jettisons a card (leech) and draws a new one.", "Gracz 1 wyrzuca kartę (pijawka) i dobiera nową."
    )  # fmt: skip


@clause("HE-2.6", "VT-4")
def test_he_2_6_a_card_that_was_drawn_cannot_be_given_back():
    stands(play(staged("leech", "", ""), "jettison leech"), 0)


@clause("HE-2.7")
def test_he_2_7_a_relic_is_never_jettisoned():
    match = staged("relic scrap leech", "")
    why = refused(match, "jettison relic")
    assert why.clause == "HE-2.7"
    assert both(why) == ("A relic is never jettisoned.", "Reliktu nigdy się nie wyrzuca.")
    assert "jettison scrap" in offered(match)
