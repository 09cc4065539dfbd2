"""SP-1.6 to SP-1.8 Piles, Indicators, and what lies open for all."""

from __future__ import annotations

import pytest
from tests.games.said import asked, everybody, faces, knowing, label, log, offered, play, refused, seen
from tests.games.shadow_planet.led import led
from tests.games.shadow_planet.rigged import with_effect
from tests.games.shadow_planet.scene import hand, pass_until, scene, sizes, table, top
from tests.games.shadow_planet.turns import acting
from tests.marks import clause

from voidtable.games.shadow_planet import GAME
from voidtable.games.shadow_planet.content import CHARACTERS, LOCATIONS
from voidtable.games.shadow_planet.effects import TurnIndicator
from voidtable.games.shadow_planet.section_effects import CountdownTurned
from voidtable.kernel import Match

SCALES = {"countdown": 12, "repair": 10, "threat": 8}


# SP-1.6 piles


def effect(which: str, **plan: object) -> Match:
    """John, of seat 3, in Melita has played a card that does this."""
    match = acting("john", "john-move john-search", game=with_effect("john-move", which, 1), **plan)
    return play(match, "john-move")


@clause("SP-1.6")
def test_sp_1_6_a_pile_may_be_any_location_deck_to_discard_from():
    match = effect("burn")
    assert (asked(match), offered(match)) == (("ChooseDeck", 3), list(LOCATIONS))
    for location in LOCATIONS:
        (burnt,) = top(match, location, 1)
        after = play(match.clone(), location)
        assert faces(after, table(after).discard) == [burnt]
        assert sizes(after)[location] == 19


@clause("SP-1.6")
@pytest.mark.parametrize("location", LOCATIONS)
def test_sp_1_6_a_pile_may_be_any_location_deck_to_look_at(location: str):
    match = play(effect("sink"), location)
    (card,) = table(match).deck(location)[-1:]
    before = top(match, location, 20)
    assert (knowing(match, card), offered(match)) == ([3], ["leave", "sink"])
    assert top(play(match.clone(), "leave"), location, 20) == before
    assert top(play(match, "sink"), location, 20) == [*before[1:], before[0]]


@clause("SP-1.6")
def test_sp_1_6_an_effect_that_speaks_of_the_own_deck_takes_from_its_bottom():
    match = acting("john", "john-move john-search", game=with_effect("john-move", "dig"))
    last = top(match, "melita", 20)[-1]
    play(match, "john-move")
    assert (hand(match, 3), sizes(match)["melita"]) == (sorted(["john-search", last]), 19)


@clause("SP-1.6")
def test_sp_1_6_a_pile_may_be_the_discard_pile():
    match = effect("salvage", discard="medi-kit crying")
    assert sorted(offered(match)) == ["crying", "medi-kit"]
    play(match, "crying")
    assert hand(match, 3) == ["crying", "john-search"]
    assert faces(match, table(match).discard) == ["medi-kit"]


@clause("SP-1.6")
def test_sp_1_6_a_pile_may_be_a_gear():
    match = effect("peek-gear")
    assert (asked(match), offered(match)) == (("ChooseGear", 3), ["nikke"])
    assert {refused(match, other).clause for other in CHARACTERS if other != "nikke"} == {"SP-5.4c"}
    play(match, "nikke")
    assert [knowing(match, card) for card in table(match).gear("nikke")] == [[3]] * 6


# SP-1.7 Indicators


@clause("SP-1.7b")
def test_sp_1_7b_each_indicator_has_one_final_position():
    for threat, repair, countdown, ended in (
        (8, 0, 0, ["threat", "repair", "countdown"]), (7, 1, 1, []), (0, 10, 12, []), (8, 10, 12, ["threat"]),
        (0, 0, 12, ["repair"]), (0, 10, 0, ["countdown"]),
    ):  # fmt: skip
        assert table(scene(3, threat=threat, repair=repair, countdown=countdown)).at_limit() == ended


@clause("SP-1.7c", "SP-1.7d")
@pytest.mark.parametrize(("indicator", "advanced", "back"), [("countdown", 4, 6), ("repair", 4, 6), ("threat", 6, 4)])
def test_t_65_to_advance_is_toward_the_final_position_and_to_move_back_is_away(
    indicator: str, advanced: int, back: int
):
    match = scene(3, countdown=5, repair=5, threat=5)
    for by, stands in ((1, advanced), (-1, back)):
        turned = CountdownTurned(by) if indicator == "countdown" else TurnIndicator(indicator, by)
        others = dict.fromkeys({*SCALES} - {indicator}, 5)
        g = table(led(match, turned))
        assert {each: getattr(g, each) for each in SCALES} == {**others, indicator: stands}
        assert table(match.clone()).turn(indicator, by) == stands


@clause("SP-1.7c")
def test_sp_1_7c_the_table_remembers_which_indicators_came_to_their_final_position_in_this_round():
    g = table(scene(3, threat=7, repair=1, countdown=2))
    for indicator, by, reached in (
        ("countdown", 1, ()), ("threat", 1, ("threat",)), ("repair", 1, ("threat", "repair")),
        ("threat", -2, ("threat", "repair")), ("threat", 5, ("threat", "repair")),
    ):  # fmt: skip
        g.turn(indicator, by)
        assert g.reached == reached


@clause("SP-1.7e")
@pytest.mark.parametrize("indicator", SCALES)
def test_sp_1_7e_no_indicator_passes_its_lowest_or_highest_number(indicator: str):
    low, most = scene(3, **{indicator: 1}), scene(3, **{indicator: SCALES[indicator] - 1})
    up = 1 if indicator == "threat" else -1
    for by in (1, 2, 30):
        assert table(low.clone()).turn(indicator, -up * by) == 0
        assert table(most.clone()).turn(indicator, up * by) == SCALES[indicator]
    g = table(most.clone())
    g.turn(indicator, up * 30)
    assert g.turn(indicator, -up) == SCALES[indicator] - 1


# SP-1.8 what lies open


@clause("SP-1.8a")
def test_sp_1_8a_all_see_which_markers_a_player_has():
    match = pass_until(GAME.start(3, 1), "Play")
    g = table(match)
    for viewer in everybody(match):
        assert match.view(viewer)["table"]["markers"] == g.markers
    assert [character for character in g.controls if character != "robot"] == [
        each for (each,) in filter(None, g.markers)
    ]


@clause("SP-1.8b")
def test_sp_1_8b_played_cards_lie_open_in_the_order_they_were_played():
    match = acting("john", "john-move medi-kit direct-order smoking")
    for said in ("medi-kit", "john-move", "direct-order"):
        assert label(match, said)
        play(match, said)
        assert all(log(match, viewer) for viewer in everybody(match))
    for viewer in everybody(match):
        assert seen(match, viewer, table(match).played[3]) == ["medi-kit", "john-move", "direct-order"]
