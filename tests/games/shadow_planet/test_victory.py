"""SP-11 Which faction wins."""

from __future__ import annotations

import pytest
from tests.games.said import everybody, knowing
from tests.games.shadow_planet.rigged import PLAIN, mix, news, reprinted, steps
from tests.games.shadow_planet.scene import PACK, scene, table
from tests.marks import clause

from voidtable.games.shadow_planet import GAME
from voidtable.games.shadow_planet.content import CHARACTERS
from voidtable.kernel import Game, Match

EMPTY = dict.fromkeys(CHARACTERS, "")
ALIEN, CAPTAIN, LIEUTENANT, SERGEANT, GUARDIAN = range(5)
ASTRONAUTS = (CAPTAIN, LIEUTENANT, SERGEANT)
WHO = {"alien": "jenna", "captain": "nikke", "lieutenant": "john", "sergeant": "rachel", "guardian": "reed"}


def end(ending: str, game: Game = PLAIN, **plan: object) -> Match:
    """Five players, each matched with the Character of the same place; Gears by Objective, or of the Robot."""
    gears = EMPTY | {WHO.get(whose, whose): str(plan.pop(whose)) for whose in [*plan] if whose in (*WHO, "robot")}
    fewest = {str(at): " ".join(who for who in CHARACTERS[:5] if who != CHARACTERS[at]) for at in range(5)}
    return scene(
        5, phase="end", ending=ending, objectives=" ".join(WHO), markers=fewest, gears=gears, game=game, **plan
    )


def won(match: Match) -> tuple[str, tuple[int, ...]]:
    return str(match.result.details["faction"]), match.result.winners


def parts(*many: dict[str, int]) -> list[str]:
    """Several Gears of so many cards of each type, out of one box."""
    found: list[str] = []
    for each in many:
        found.append(mix(" ".join(found), **each))
    return found


# SP-11.1 by Threat


@clause("SP-11.1", "SP-9.4")
def test_sp_11_1_by_threat_the_guardian_wins_at_once():
    captain, alien = parts({"repair": 8, "attack": 8}, {"attack": 3})
    match = end("threat", captain=captain, alien=alien, threat=8)
    assert won(match) == ("guardian", (GUARDIAN,))
    assert not {"CountRepairs", "AlienGear", "Duel"} & set(steps(match))


@clause("SP-11.1", "SP-9.4")
def test_t_52_a_guardian_without_a_player_wins_and_all_players_lose():
    fewest = {str(at): " ".join(who for who in CHARACTERS[:5] if who != CHARACTERS[at]) for at in range(4)}
    match = scene(4, phase="end", ending="threat", objectives="alien captain lieutenant sergeant", markers=fewest)
    assert table(match).roles["reed"] == "guardian"
    assert won(match) == ("guardian", ())


# SP-11.2 by Repair


@clause("SP-11.2a", "SP-11.2b")
def test_sp_11_2_a_by_repair_the_guardian_loses_without_a_count_of_blue():
    match = end("repair", repair=0, threat=3)
    assert ("CountRepairs" in steps(match), "Duel" in steps(match)) == (False, True)
    assert won(match) == ("alien", (ALIEN,))


@clause("SP-11.2b", "SP-11.5e")
def test_t_75_without_any_blue_the_duel_decides():
    alien, captain = parts({"attack": 1}, {"attack": 1})
    match = end("repair", alien=alien, captain=captain, repair=0, threat=3)
    assert news(match, "Duel")[0].args == {"red": 1, "threat": 2}
    assert won(match) == ("alien", (ALIEN,))


@clause("SP-11.2b", "SP-11.5d")
def test_sp_11_2_b_with_enough_red_the_astronauts_win_it():
    alien, captain, sergeant = parts({"attack": 1}, {"attack": 1}, {"attack": 1})
    match = end("repair", alien=alien, captain=captain, sergeant=sergeant, repair=0, threat=3)
    assert won(match) == ("astronauts", ASTRONAUTS)


# SP-11.3, SP-11.4 by the Countdown


@clause("SP-11.3a", "SP-11.3b")
def test_sp_11_3_a_all_astronauts_blue_cards_are_added_up():
    one, two, three, other = parts({"repair": 1, "attack": 2}, {"repair": 2}, {"repair": 3, "get": 1}, {"repair": 4})
    plan = {"captain": one, "lieutenant": two, "sergeant": three, "alien": other, "repair": 7}
    match = end("countdown", **plan)
    assert news(match, "CountRepairs")[0].args == {"blue": 6, "repair": 7}
    assert won(match) == ("guardian", (GUARDIAN,))


@clause("SP-11.3a", "SP-10.1")
def test_sp_11_3_a_the_gears_are_shown_to_all():
    captain, alien = parts({"repair": 2}, {"get": 2})
    match = end("countdown", captain=captain, alien=alien)
    cards = [*table(match).gear("nikke"), *table(match).gear("jenna")]
    assert [knowing(match, card) for card in cards] == [everybody(match)] * 4


@clause("SP-11.3b", "SP-11.3c")
@pytest.mark.parametrize(("repair", "duel"), [(1, True), (2, True), (3, False), (10, False)])
def test_sp_11_3_c_as_many_as_repair_shows_are_enough(repair: int, duel: bool):
    match = end("countdown", lieutenant=mix(repair=2), repair=repair)
    assert ("Duel" in steps(match)) is duel
    assert (table(match).winner == "guardian") is not duel


@clause("SP-11.4")
@pytest.mark.parametrize("worth", [0, 1, 2, 3])
def test_sp_11_4_a_blue_card_counts_as_its_text_says(worth: int):
    (blue, plain) = mix(repair=2).split()
    game = reprinted("cards", {blue: {"astronaut": worth}}, PLAIN)
    match = end("countdown", game, captain=f"{blue} {plain}", repair=10)
    assert news(match, "CountRepairs")[0].args["blue"] == worth + 1


@clause("SP-11.4")
def test_sp_11_4_some_blue_cards_of_the_box_are_worth_nothing():
    worthless = [face for face, card in PACK.cards.items() if (card.type, card.astronaut) == ("repair", 0)]
    match = end("countdown", GAME, captain=" ".join(worthless))
    assert worthless
    assert news(match, "CountRepairs")[0].args["blue"] == 0


# SP-11.5 the duel


@clause("SP-11.5a")
def test_sp_11_5_a_green_against_red_in_the_aliens_gear_alone():
    alien, other, robot = parts({"get": 3, "attack": 1, "repair": 4}, {"get": 5}, {"get": 4})
    match = end("repair", alien=alien, captain=other, robot=robot, threat=4)
    (told,) = news(match, "AlienGear")
    assert (told.args["green"], told.args["red"], told.args["threat"]) == (3, 1, 6)
    assert len(told.args["cards"]) == 8


@clause("SP-11.5a")
@pytest.mark.parametrize("worth", [0, 1, 2])
def test_sp_11_5_a_a_card_counts_there_as_its_text_says(worth: int):
    alien = mix(get=1, attack=1)
    game = reprinted("cards", {face: {"alien": worth} for face in alien.split()[:1]}, PLAIN)
    match = end("repair", game, alien=alien, threat=4)
    assert table(match).threat == 4 + worth - 1


@clause("SP-11.5b")
@pytest.mark.parametrize(("green", "red", "threat"), [(0, 0, 4), (2, 0, 6), (0, 2, 2), (1, 3, 2), (6, 0, 8), (0, 6, 0)])
def test_sp_11_5_b_the_difference_turns_threat_within_its_bounds(green: int, red: int, threat: int):
    match = end("repair", alien=mix(get=green, attack=red), threat=4)
    assert (news(match, "AlienGear")[0].args["threat"], table(match).threat) == (threat, threat)


@clause("SP-11.5b", "SP-11.5d")
def test_t_56_threat_stops_at_eight_and_the_guardian_does_not_win_by_it():
    alien, captain, sergeant = parts({"get": 4}, {"attack": 4}, {"attack": 4})
    match = end("repair", alien=alien, captain=captain, sergeant=sergeant, threat=7)
    assert news(match, "Duel")[0].args == {"red": 8, "threat": 8}
    assert won(match) == ("astronauts", ASTRONAUTS)


@clause("SP-11.5b")
@pytest.mark.parametrize(("agreed", "threat", "faction"), [(True, 8, "astronauts"), (False, 11, "alien")])
def test_sp_11_5_b_the_table_may_agree_on_no_bounds(agreed: bool, threat: int, faction: str):
    alien, captain = parts({"get": 4}, {"attack": 9})
    match = end("repair", alien=alien, captain=captain, threat=7, settings={"duel_clamp": agreed})
    assert (table(match).threat, won(match)[0]) == (threat, faction)


@clause("SP-11.5c")
def test_sp_11_5_c_all_astronauts_red_cards_are_added_up():
    one, two, three, other = parts({"attack": 1, "get": 1}, {"attack": 2}, {"attack": 3, "repair": 2}, {"attack": 4})
    match = end("repair", captain=one, lieutenant=two, sergeant=three, guardian=other, threat=4)
    assert news(match, "Duel")[0].args["red"] == 6


@clause("SP-11.5c", "SP-12.7k")
@pytest.mark.parametrize("worth", [0, 1, 2])
def test_sp_11_5_c_a_red_card_counts_as_its_text_says(worth: int):
    red, plain = mix(attack=2).split()
    game = reprinted("cards", {red: {"astronaut": worth}}, PLAIN)
    match = end("repair", game, lieutenant=f"{red} {plain}", threat=4)
    assert news(match, "Duel")[0].args["red"] == worth + 1


@clause("SP-11.5d", "SP-11.5e")
@pytest.mark.parametrize(("red", "threat", "faction"), [(3, 4, "alien"), (4, 4, "astronauts"), (5, 4, "astronauts")])
def test_sp_11_5_d_as_much_red_as_threat_is_enough(red: int, threat: int, faction: str):
    match = end("repair", captain=mix(attack=red), threat=threat)
    assert won(match) == (faction, {"alien": (ALIEN,), "astronauts": ASTRONAUTS}[faction])


@clause("SP-11.5d")
def test_t_57_against_no_threat_no_red_is_enough():
    match = end("repair", alien=mix(attack=3), threat=1)
    assert news(match, "Duel")[0].args == {"red": 0, "threat": 0}
    assert won(match) == ("astronauts", ASTRONAUTS)


# SP-11.6, SP-11.7, SP-9.4


@clause("SP-11.6")
@pytest.mark.parametrize("whose", ["guardian", "robot", "alien"])
def test_sp_11_6_other_gears_do_not_count_for_the_astronauts(whose: str):
    match = end("countdown", **{whose: mix(repair=5, attack=5)}, repair=0, threat=8)
    assert news(match, "CountRepairs")[0].args["blue"] == news(match, "Duel")[0].args["red"] == 0


@clause("SP-11.6")
def test_sp_11_6_the_guardians_and_the_robots_green_does_not_turn_threat():
    guardian, robot = parts({"get": 3}, {"get": 3})
    assert table(end("repair", guardian=guardian, robot=robot, threat=4)).threat == 4


@clause("SP-11.7", "SP-9.4")
@pytest.mark.parametrize("ending", ["repair", "countdown"])
def test_sp_11_7_all_astronauts_win_or_lose_together(ending: str):
    assert won(end(ending, repair=0, threat=0)) == ("astronauts", ASTRONAUTS)
    assert won(end(ending, repair=0, threat=1)) == ("alien", (ALIEN,))


@clause("SP-9.4")
def test_sp_9_4_the_result_says_which_faction_and_how_all_stood():
    match = end("repair", repair=0, threat=3, countdown=5)
    assert match.result.details == {"faction": "alien", "round": 0, "threat": 3, "repair": 0, "countdown": 5}
    assert (match.result.ending, match.result.scores) == ("repair", None)
    assert news(match, "Win")[0].args == {"faction": "alien"}
