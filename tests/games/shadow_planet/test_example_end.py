"""V-2 The example end of the game, and what would have come of it otherwise."""

from __future__ import annotations

import pytest
from tests.games.shadow_planet.rigged import PLAIN, mix, news, reprinted
from tests.games.shadow_planet.scene import PACK, scene, table
from tests.marks import clause

from voidtable.kernel import Game, Match

OLIVIA, ALAN, DEMIS, GIACOMO, GIANLUCA = range(5)
COLOURS = ("jenna", "nikke", "john", "rachel", "reed")
MARKERS = {  # yellow, orange, red, white, black
    ALAN: (2, 1, 2, 2, 3),
    DEMIS: (0, 1, 2, 3, 1),
    GIANLUCA: (1, 2, 2, 2, 0),
    OLIVIA: (3, 1, 3, 1, 2),
    GIACOMO: (2, 2, 4, 2, 2),
}
ALIEN = mix(get=1, attack=2)
COUNTED = mix(ALIEN, repair=5, attack=2)
REPAIRS, ATTACKS = COUNTED.split()[:5], COUNTED.split()[5:]
GEARS = {
    "jenna": " ".join([*REPAIRS[:2], ATTACKS[0]]),
    "rachel": " ".join([*REPAIRS[2:4], "ray-gun-erico"]),
    "reed": " ".join([REPAIRS[4], ATTACKS[1]]),
    "nikke": ALIEN,
    "john": "",
    "robot": "",
}


def ended(gears: dict[str, str] | None = None, game: Game = PLAIN, **plan: object) -> Match:
    """The last round is over; so is the game, nobody being tied."""
    markers = {
        str(seat): " ".join(c for c, many in zip(COLOURS, row, strict=True) for _ in range(many))
        for seat, row in MARKERS.items()
    }
    stood = {"countdown": 0, "repair": 3, "threat": 5} | plan
    match = scene(
        5, phase="round", controls="jenna reed rachel john robot", game=game, markers=markers,
        objectives="sergeant alien captain guardian lieutenant", gears=GEARS | (gears or {}), **stood,
    )  # fmt: skip
    assert match.over
    return match


def counted(match: Match) -> dict[str, object]:
    """What was said of the counts, as far as they were made."""
    told = [heard for step in ("CountRepairs", "AlienGear", "Duel") for heard in news(match, step)]
    return {name: value for heard in told for name, value in heard.args.items() if name not in ("character", "cards")}


@clause("SP-10.2b", "SP-10.2d", "SP-9.3")
def test_v_2_the_identities_and_the_deciding_indicator():
    match = ended()
    assert match.result.ending == "countdown"
    assert table(match).identities == ["rachel", "nikke", "jenna", "john", "reed"]
    assert table(match).roles == {
        "nikke": "alien", "jenna": "astronaut", "reed": "astronaut", "rachel": "astronaut", "john": "guardian"
    }  # fmt: skip


@clause("SP-11.3c", "SP-11.5b", "SP-11.5c", "SP-11.5d", "SP-11.7", "SP-12.7k")
def test_v_2_five_blue_are_enough_and_the_ray_gun_meets_the_threat():
    match = ended()
    assert counted(match) == {"blue": 5, "repair": 3, "green": 1, "red": 4, "threat": 4}
    (alien,) = news(match, "AlienGear")
    assert (alien.args["green"], alien.args["red"], alien.args["character"]) == (1, 2, "nikke")
    assert match.result.winners == (OLIVIA, DEMIS, GIANLUCA)
    assert match.result.details["faction"] == "astronauts"


@clause("SP-11.3b")
def test_v_2_a_with_two_blue_the_guardian_wins_without_a_duel():
    match = ended({"jenna": ATTACKS[0], "reed": ATTACKS[1]})
    assert match.result.winners == (GIACOMO,)
    assert counted(match) == {"blue": 2, "repair": 3}


@clause("SP-11.3c")
def test_v_2_b_with_three_blue_the_duel_still_happens():
    match = ended({"jenna": ATTACKS[0]})
    assert counted(match) == {"blue": 3, "repair": 3, "green": 1, "red": 4, "threat": 4}
    assert match.result.winners == (OLIVIA, DEMIS, GIANLUCA)


@clause("SP-11.5e", "SP-12.7k")
def test_v_2_c_with_a_plain_red_in_place_of_the_ray_gun_the_alien_wins():
    plain = mix(f"{ALIEN} {COUNTED}", attack=1)
    match = ended({"rachel": " ".join([*REPAIRS[2:4], plain])})
    assert counted(match) == {"blue": 5, "repair": 3, "green": 1, "red": 3, "threat": 4}
    assert match.result.winners == (ALAN,)


@clause("SP-11.5a", "SP-11.5c", "SP-12.7k")
def test_v_2_d_the_ray_gun_counts_one_in_the_aliens_gear():
    match = ended({"rachel": " ".join(REPAIRS[2:4]), "nikke": f"{ALIEN} ray-gun-erico"})
    (alien,) = news(match, "AlienGear")
    assert (alien.args["green"], alien.args["red"], alien.args["threat"]) == (1, 3, 3)
    assert (counted(match)["red"], match.result.winners) == (2, (ALAN,))


@clause("SP-11.6", "SP-10.3")
def test_v_2_e_the_gears_of_the_guardian_and_of_the_robot_count_for_nothing():
    more = mix(f"{ALIEN} {COUNTED}", repair=10, attack=10).split()
    match = ended({"john": " ".join(more[::2]), "robot": " ".join(more[1::2])})
    assert counted(match) == counted(ended())
    assert match.result == ended().result


@clause("SP-9.3", "SP-11.1")
def test_v_2_f_threat_at_its_end_too_gives_the_game_to_the_guardian():
    match = ended(threat=8)
    assert (match.result.ending, match.result.winners, counted(match)) == ("threat", (GIACOMO,), {})


@clause("SP-9.3", "SP-11.2a", "SP-11.2b")
def test_v_2_g_repair_at_its_end_too_leads_to_the_duel_at_once():
    match = ended(repair=0)
    assert match.result.ending == "repair"
    assert counted(match) == {"green": 1, "red": 4, "threat": 4}
    assert match.result.winners == (OLIVIA, DEMIS, GIANLUCA)


@clause("SP-11.4")
@pytest.mark.parametrize("worth", [0, 1, 2])
def test_v_2_h_a_blue_card_counts_what_it_says(worth: int):
    """One of the five replaced by two that do not count, or count more."""
    two = mix(f"{ALIEN} {COUNTED}", repair=2)
    game = reprinted("cards", {face: {"astronaut": worth} for face in two.split()}, PLAIN)
    match = ended({"reed": f"{two} {ATTACKS[1]}"}, game)
    assert counted(match)["blue"] == 4 + sum(worth for _ in two.split())
    assert match.result.winners == (OLIVIA, DEMIS, GIANLUCA)


@clause("SP-12.7k")
def test_sp_12_7k_every_ray_gun_is_red_and_counts_two_for_the_astronauts_alone():
    guns = [face for face in PACK.cards if face.startswith("ray-gun")]
    assert guns
    for gun in guns:
        match = ended({"rachel": gun, "jenna": "", "reed": ""}, repair=0)
        assert counted(match)["red"] == 2
        match = ended({"rachel": "", "jenna": "", "reed": "", "nikke": gun}, repair=0)
        assert news(match, "AlienGear")[0].args["red"] == 1
