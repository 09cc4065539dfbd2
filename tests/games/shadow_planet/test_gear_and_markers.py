"""SP-3.3, SP-3.4 What players take once they know whom they control: Gear and Markers."""

from __future__ import annotations

import pytest
from tests.games.said import asked, everybody, knowing, log, offered, play
from tests.games.shadow_planet.drafts import drafting, picks
from tests.games.shadow_planet.led import led
from tests.games.shadow_planet.scene import (
    draft,
    gear,
    hand,
    in_box,
    pass_until,
    scene,
    table,
    uncontrolled,
)
from tests.marks import clause

from voidtable.games.shadow_planet import GAME
from voidtable.games.shadow_planet.content import CHARACTERS
from voidtable.games.shadow_planet.exchange import LookAtGear
from voidtable.games.shadow_planet.markers import Give
from voidtable.kernel import Match

# SP-3.3 Gear


@clause("SP-3.3a")
def test_sp_3_3a_the_whole_gear_becomes_the_hand_and_its_player_learns_it():
    match = scene(3, controls="john reed robot", turn="john")
    for seat, character in enumerate(("john", "reed", "robot")):
        assert (hand(match, seat), gear(match, character)) == (sorted(in_box(character)), [])
        assert [knowing(match, card) for card in table(match).hands[seat]] == [[seat]] * 6


@clause("SP-3.3a")
def test_sp_3_3a_the_gear_of_a_controlled_character_is_in_the_hand_of_its_player():
    match = scene(3, controls="john reed robot", turn="john", cancelled="john")
    for character, cards in (("reed", table(match).hands[1]), ("jenna", table(match).gear("jenna"))):
        after = led(match, LookAtGear(0, character))
        assert all(0 in knowing(after, card) for card in cards)
        assert all(2 not in knowing(after, card) for card in cards)


@clause("SP-3.3b")
def test_sp_3_3b_there_is_no_hand_limit():
    many = [*in_box("melita"), *in_box("hill")]
    match = scene(3, controls="john reed robot", turn="john", gears={"john": " ".join(many)}, left={"melita": 0})
    assert len(table(match).hands[0]) == 40
    pass_until(match, "Discard")
    assert len(table(match).hands[0]) == 40


@clause("SP-3.3c")
def test_sp_3_3c_the_gear_of_uncontrolled_characters_stays_unseen_beside_the_board():
    match = drafting(4)
    picks(match)
    lie = [character for character in CHARACTERS if gear(match, character)]
    assert lie == uncontrolled(table(match))
    for character in lie:
        assert gear(match, character) == sorted(in_box(character))
        assert [knowing(match, card) for card in table(match).gear(character)] == [[]] * 6


# SP-3.4 Markers


@clause("SP-3.4a", "SP-1.8a")
def test_sp_3_4a_each_player_takes_a_marker_of_the_characters_colour_from_the_pool():
    match = drafting(5, seed=3)
    picks(match)
    g = table(match)
    coloured = [character for character in g.controls if character != "robot"]
    assert g.markers == [[character] if character != "robot" else [] for character in g.controls]
    assert g.pool == {character: 15 - (character in coloured) for character in CHARACTERS if character != "robot"}
    lines = [line for line in log(match, None) if "takes a" in line and "Marker" in line]
    colours = [GAME.words("en").text(f"colour-{character}") for character in coloured]
    assert [line.split()[-2] for line in lines] == colours


def jennas(**plan: object) -> Match:
    """A draft in which Jenna is controlled, by seat 0."""
    starts = (drafting(3, seed, **plan) for seed in range(20))
    match = next(match for match in starts if "jenna" in offered(match))
    draft(match, "jenna")
    return match


@clause("SP-3.4a")
def test_t_04_where_the_pool_has_none_of_the_colour_no_marker_is_taken():
    match = jennas(pool={"jenna": 0})
    picks(match)
    g = table(match)
    assert (g.controls[0], g.markers[0], g.pool["jenna"]) == ("jenna", [], 0)
    assert asked(match) == ("Cancel", 0)


@clause("SP-3.4b")
def test_sp_3_4b_players_keep_their_markers_and_all_see_them():
    match = jennas(markers={"0": "john john", "1": "reed"})
    picks(match)
    g = table(match)
    assert g.markers[0] == ["john", "john", "jenna"]
    assert led(match, Give(0, 1, "rachel")).table.markers[1] == [*g.markers[1], "rachel"]
    before = [list(markers) for markers in g.markers]
    pass_until(match, "Pick")
    for viewer in everybody(match):
        now = match.view(viewer)["table"]["markers"]
        assert all(after[: len(had)] == had for after, had in zip(now, before, strict=True))


@clause("SP-3.4c")
@pytest.mark.parametrize("mine", ["", "john reed"])
def test_t_05_who_controls_the_robot_takes_no_marker(mine: str):
    starts = (drafting(3, seed, markers={"0": mine}) for seed in range(20))
    match = next(match for match in starts if "robot" in offered(match))
    play(match, "robot")
    picks(match)
    g = table(match)
    assert (g.controls[0], g.markers[0]) == ("robot", mine.split())
    assert "robot" not in g.pool
    assert sum(g.pool.values()) == 75 - len(mine.split()) - 2


@clause("SP-3.4d")
def test_sp_3_4d_markers_only_steer_who_a_player_turns_out_to_be():
    markers = {"0": "jenna nikke john rachel reed reed", "1": "nikke john rachel reed", "2": "john nikke rachel"}
    for more in ("", " nikke nikke nikke"):
        ending = scene(3, phase="end", ending="threat", objectives="captain alien sergeant", markers={
            **markers, "1": markers["1"] + more,
        })  # fmt: skip
        assert table(ending).identities[1] == "jenna"
        assert ending.over or asked(ending)[0] == "ChooseIdentity"
    match = scene(3, controls="jenna nikke john", turn="nikke", markers={"1": "nikke " * 10})
    plain = scene(3, controls="jenna nikke john", turn="nikke")
    assert offered(match) == offered(plain)
