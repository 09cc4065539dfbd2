"""V-1 The example round of the rulebook, step by step."""

from __future__ import annotations

import pytest
from tests.games.said import asked, everybody, faces, knowing, offered, play, refused
from tests.games.shadow_planet.rigged import message, news, rig
from tests.games.shadow_planet.scene import gear, hand, scene, sizes, table, top
from tests.marks import clause

from voidtable.kernel import Match

OLIVIA, ALAN, DEMIS, GIACOMO, GIANLUCA = range(5)
TURNS = {
    "draft": "jenna / reed / rachel / john / robot",
    "jenna": "john / jenna-move / direct-order / done / erico / jenna-search / jenna-search / done / spare-parts"
    " / done / done / done",
    "john": "done / john-search / smoking / done / ration-k-melita / driving / digging-tools / done / done / done",
    "rachel": "nikke 1 / done / rachel-search / rachel-search / done / ration-k-erico / space-suit / crying / done"
    " / done / done",
    "reed": "done / graveyard / reed-search / reed-search / done / pickaxe / fury / potatoes / done / done / done"
    " / graveyard / axe / pickaxe / caves",
    "robot": "done / robot-search / robot-search / robot-search / done / scrap-metal / family-photo / messages / done"
    " / scrap-metal / 0 / help / jenna-move / done / done",
    "discards": "help / reed-move / rachel-search / fight / robot-search",
}
DECKS = {
    "melita": "medi-kit mark-myers digging-tools driving ration-k-melita",
    "erico": "messages spare-parts ration-k-erico space-suit green-fog family-photo scrap-metal",
    "hill": "corn potatoes fury pickaxe",
    "caves": "remove-ice",
}
GEARS = {
    "jenna": "jenna-move direct-order jenna-search jenna-search seduce spare-parts",
    "john": "john-move john-move john-move john-search smoking ration-k-melita",
    "rachel": "rachel-search crying rachel-move rachel-move ration-k-erico space-suit",
    "reed": "reed-move reed-move reed-search reed-search axe pickaxe remove-ice",
}
REVEALED = f"medi-kit {message('search')} crying {message('get')} help fight"


def example(monkeypatch: pytest.MonkeyPatch, *until: str) -> Match:
    """The round up to the end of this turn, and then so many of the next choices."""
    rig(monkeypatch, "robot", REVEALED)
    match = scene(5, objectives="sergeant alien captain guardian lieutenant", decks=DECKS)
    turns = list(TURNS)
    for turn in turns[: turns.index(until[0]) + 1] if until else ():
        play(match, *TURNS[turn].split(" / "))
    return play(match, *until[1:])


def held(match: Match, seat: int) -> dict[str, int]:
    """The cards of a hand, by their faces."""
    cards = table(match).hands[seat]
    return dict(zip(faces(match, cards), cards, strict=True))


def markers(match: Match) -> list[list[str]]:
    return table(match).markers


@clause("SP-3.2b", "SP-3.2c", "SP-3.2d", "SP-3.2e")
def test_v_1_steps_1_and_2_the_draft_up_to_its_last_pick(monkeypatch: pytest.MonkeyPatch):
    match = example(monkeypatch)
    (blind,) = table(match).blind
    assert faces(match, [blind]) == ["robot"]
    assert knowing(match, blind) == [OLIVIA, GIANLUCA]  # she holds the five others
    assert (table(match).countdown, table(match).repair, table(match).threat) == (12, 8, 2)
    for seat, many in ((OLIVIA, 5), (ALAN, 4), (DEMIS, 3), (GIACOMO, 2)):
        assert (asked(match), len(offered(match))) == (("Pick", seat), many)
        play(match, TURNS["draft"].split(" / ")[seat])
        assert knowing(match, table(match).chosen[seat][0]) == [seat]
    assert (asked(match), sorted(offered(match))) == (("Pick", GIANLUCA), ["nikke", "robot"])


@clause("SP-3.2f", "SP-3.2g", "SP-3.4a", "SP-3.4c")
def test_v_1_steps_2_and_3_all_are_revealed_and_take_markers(monkeypatch: pytest.MonkeyPatch):
    match = example(monkeypatch, "draft")
    assert table(match).controls == ["jenna", "reed", "rachel", "john", "robot"]
    assert {tuple(knowing(match, card)) for card in table(match).people} == {tuple(everybody(match))}
    assert markers(match) == [["jenna"], ["reed"], ["rachel"], ["john"], []]
    assert table(match).pool == {"jenna": 14, "nikke": 15, "john": 14, "rachel": 14, "reed": 14}


@clause("SP-12.1a", "SP-4.5b", "SP-12.7b", "SP-4.6a", "SP-4.6c")
def test_v_1_steps_4_to_6_olivia_plays_jenna(monkeypatch: pytest.MonkeyPatch):
    match = example(monkeypatch, "draft", "john")
    assert table(match).cancelled == "john"
    play(match, "jenna-move", "direct-order", "done")
    assert sorted(offered(match)) == ["accommodation", "erico", "flight-deck", "stay"]
    play(match, "erico")
    assert (table(match).pawns["jenna"], asked(match)) == ("erico", ("Play", OLIVIA))
    play(match, "jenna-search", "jenna-search", "done")
    assert sorted(offered(match)) == ["messages", "spare-parts"]
    assert [knowing(match, card) for card in table(match).deck("erico")[-2:]] == [[OLIVIA]] * 2
    play(match, "spare-parts")
    assert "spare-parts" in hand(match, OLIVIA)
    assert top(match, "erico", 1) == ["messages"]


@clause("SP-4.7a", "SP-4.4b", "SP-12.2a", "SP-4.2b", "SP-4.3c")
def test_v_1_steps_7_to_9_seduce_is_not_played_and_nikke_is_uncontrolled(monkeypatch: pytest.MonkeyPatch):
    match = example(monkeypatch, "draft", *TURNS["jenna"].split(" / ")[:-3])
    assert ("seduce" in offered(match), sizes(match)["erico"]) == (True, 19)
    play(match, "done", "done", "done")
    assert hand(match, OLIVIA) == ["jenna-move", "seduce", "spare-parts"]
    assert faces(match, table(match).discard) == ["medi-kit"]
    assert (sizes(match)["melita"], knowing(match, table(match).discard[0])) == (19, everybody(match))
    (said,) = news(match, "ControlledAbility", "cancelled")
    assert (asked(match), said.args["character"]) == (("Play", GIACOMO), "john")


@clause("SP-4.11c", "SP-12.7e", "SP-4.7a")
def test_v_1_steps_10_and_11_smoking_ends_johns_cards_but_not_his_turn(monkeypatch: pytest.MonkeyPatch):
    match = example(monkeypatch, "jenna", "done", "john-search", "smoking")
    assert refused(match, "fight").clause == "SP-12.7e"
    play(match, "done")
    assert sorted(offered(match)) == ["digging-tools", "driving", "mark-myers", "ration-k-melita"]
    play(match, "ration-k-melita", "driving", "digging-tools")
    assert ("ration-k-melita" in hand(match, GIACOMO), sizes(match)["melita"]) == (True, 18)
    assert top(match, "melita", 3) == ["driving", "digging-tools", "mark-myers"]
    assert offered(match) == ["done"]


@clause("SP-12.4a", "SP-4.11c", "SP-4.7d", "SP-12.7d")
def test_v_1_steps_12_to_15_demis_plays_rachel(monkeypatch: pytest.MonkeyPatch):
    match = example(monkeypatch, "john", "nikke 1", "done", "rachel-search", "rachel-search", "done")
    assert (markers(match)[ALAN], table(match).pool["nikke"]) == (["reed", "nikke"], 14)
    assert sorted(offered(match)) == ["messages", "ration-k-erico", "space-suit"]
    play(match, *TURNS["rachel"].split(" / ")[5:])
    assert hand(match, DEMIS) == ["crying", "rachel-move", "rachel-move", "ration-k-erico", "space-suit"]
    assert (top(match, "erico", 1), sizes(match)["erico"]) == (["messages"], 17)
    assert faces(match, table(match).discard) == ["medi-kit", "crying"]
    assert knowing(match, table(match).discard[1]) == everybody(match)


@clause("SP-12.5a", "SP-5.7a", "SP-12.5b", "SP-4.6d")
def test_v_1_steps_16_and_17_alan_walks_into_the_graveyard_without_a_card(monkeypatch: pytest.MonkeyPatch):
    match = example(monkeypatch, "rachel", "done")
    assert sorted(offered(match)) == ["graveyard", "stay"]
    play(match, "graveyard", "reed-search", "reed-search", "done")
    assert table(match).inside == "graveyard"
    assert sorted(offered(match)) == ["corn", "fury", "pickaxe", "potatoes"]
    play(match, "pickaxe", "fury", "potatoes")
    assert ("pickaxe" in hand(match, ALAN), sizes(match)["hill"]) == (True, 19)
    assert top(match, "hill", 3) == ["fury", "potatoes", "corn"]


@clause("SP-4.10b", "SP-4.10c", "SP-4.10d", "SP-4.10e", "SP-4.10g", "SP-5.7c")
def test_v_1_steps_18_and_19_axe_and_pickaxe_open_the_graveyard(monkeypatch: pytest.MonkeyPatch):
    match = example(monkeypatch, "reed")
    cards = held(match, ALAN)
    assert knowing(match, cards["axe"]) == knowing(match, cards["pickaxe"]) == everybody(match)
    assert knowing(match, cards["remove-ice"]) == [ALAN]
    assert (sizes(match)["caves"], table(match).marked["graveyard"], table(match).pool["reed"]) == (19, ("reed",), 13)
    assert (table(match).inside, table(match).pawns["reed"]) == ("", "hill")


@clause("SP-12.6a", "SP-4.11c", "SP-4.7c", "SP-12.7i", "SP-12.7j")
def test_v_1_steps_20_to_22_gianluca_swaps_with_olivia(monkeypatch: pytest.MonkeyPatch):
    match = example(monkeypatch, "reed", *TURNS["robot"].split(" / ")[:5])
    assert table(match).protagonist == GIANLUCA
    assert sorted(offered(match)) == ["family-photo", "green-fog", "messages", "scrap-metal"]
    play(match, "scrap-metal", "family-photo", "messages", "done")
    assert (sizes(match)["erico"], top(match, "erico", 3)) == (16, ["family-photo", "messages", "green-fog"])
    play(match, "scrap-metal", "0", "help", "jenna-move", "done", "done")
    assert "jenna-move" in hand(match, GIANLUCA)
    assert knowing(match, held(match, OLIVIA)["help"]) == [OLIVIA, GIANLUCA]


@clause("SP-7.1a", "SP-7.1b", "SP-7.1d")
def test_v_1_step_23_played_cards_are_back_in_hand(monkeypatch: pytest.MonkeyPatch):
    match = example(monkeypatch, "robot")
    assert match.asking == (OLIVIA, ALAN, DEMIS, GIACOMO, GIANLUCA)
    assert [len(cards) for cards in table(match).hands] == [7, 8, 7, 7, 7]
    assert hand(match, OLIVIA).count("jenna-move") == 1


@clause("SP-7.2a", "SP-7.2b", "SP-7.3a", "SP-7.4a", "SP-7.4c", "SP-7.5a", "SP-7.7c")
def test_v_1_steps_24_to_26_twelve_cards_are_shuffled_and_six_revealed(monkeypatch: pytest.MonkeyPatch):
    match = example(monkeypatch, "discards")
    (shuffled,) = news(match, "ShuffleMessages")
    assert (shuffled.args["seat"], len(shuffled.args["cards"])) == (GIANLUCA, 7)
    (told,) = news(match, "RevealMessages")
    assert sorted(told.faces.values()) == sorted(REVEALED.split())
    (counts,) = news(match, "RevealMessages", "counts")
    assert counts.args == {"move": 1, "search": 1, "get": 2, "repair": 1, "attack": 1}
    assert (table(match).threat, table(match).repair, table(match).countdown) == (3, 8, 11)


@clause("SP-7.3c", "SP-7.8a", "SP-8.1", "SP-8.4", "SP-8.5")
def test_v_1_step_27_the_final_state(monkeypatch: pytest.MonkeyPatch):
    match = example(monkeypatch, "discards")
    assert sizes(match) == {
        "melita": 18, "erico": 16, "hill": 19, "caves": 19, "messages": 6, "discard": 0, "temple": 0, "removed": 6
    }  # fmt: skip
    for character, cards in GEARS.items():
        assert gear(match, character) == sorted(cards.split())
    assert len(gear(match, "robot")) == len(gear(match, "nikke")) == 6
    assert {"jenna-move", "robot-move", "scrap-metal"} < set(gear(match, "robot"))
    assert table(match).pawns == {
        "jenna": "erico", "nikke": "melita", "john": "melita", "rachel": "erico", "reed": "hill", "robot": "erico"
    }  # fmt: skip
    assert (table(match).protagonist, table(match).round, match.over) == (GIANLUCA, 2, False)
