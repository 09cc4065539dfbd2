"""SP-8 The end of a round, and SP-9 whether it is the last."""

from __future__ import annotations

import pytest
from tests.games.said import asked, everybody, knowing, offered, play
from tests.games.shadow_planet.rigged import IDLE, PLAIN, mix, news, reprinted, revealed, steps
from tests.games.shadow_planet.scene import draft, gear, hand, pass_until, scene, sizes, table
from tests.marks import clause

from voidtable.games.shadow_planet.content import CHARACTERS
from voidtable.games.shadow_planet.table import INDICATORS
from voidtable.kernel import Match

QUIET = mix(move=3, search=3)


def over(**plan: object) -> Match:
    """Five players, nobody has any cards or is tied, and the round is over."""
    colours = {str(at): " ".join(who for who in CHARACTERS[:5] if who != CHARACTERS[at]) for at in range(5)}
    staged = {"controls": "jenna nikke john rachel reed", "phase": "round", "markers": colours}
    return scene(5, gears=dict.fromkeys(CHARACTERS, ""), **(staged | plan))


def control(match: Match, character: str) -> int:
    """Draft until somebody controls this Character: whoever can takes it."""
    while asked(match)[0] == "Pick":
        play(match, character if character in offered(match) else offered(match)[0])
    return table(match).controls.index(character)


# SP-8 the end of the round


@clause("SP-8.1")
def test_sp_8_1_all_cards_in_hand_are_the_gear_again_wherever_they_came_from():
    match = scene(3, controls="jenna nikke john", phase="messages", gears={"jenna": "seduce crying help"})
    play(match, "seduce")
    pass_until(match, "Pick")
    assert (gear(match, "jenna"), table(match).hands) == (["crying", "help"], [[], [], []])
    assert [len(gear(match, who)) for who in ("nikke", "john")] == [5, 5]


@clause("SP-8.1")
def test_sp_8_1_from_then_on_its_player_only_remembers_them():
    match = scene(3, controls="jenna nikke john", phase="messages", gears={"jenna": "seduce crying help"})
    play(match, "seduce")
    pass_until(match, "Pick")
    assert [knowing(match, card) for card in table(match).gear("jenna")] == [[0], [0]]


@clause("SP-12.7j", "SP-8.1")
def test_t_48_a_swapped_card_goes_to_the_next_player_of_its_new_gear():
    game = reprinted("cards", {"help": {"effect": "swap-player", "goes": "", "bans": ()}})
    plan = {"gears": {"robot": "help robot-search", "jenna": "seduce jenna-move"}}
    match = scene(3, controls="jenna nikke robot", turn="robot", game=game, **plan)
    while "help" not in offered(match):
        play(match, "done")
    play(match, "help", "0", "robot-search", "seduce", "done", "done")
    pass_until(match, "Discard")
    play(match, "jenna-move", "nikke-move", "help")
    assert "robot-search" in gear(match, "jenna")
    seat = control(match, "jenna")
    assert "robot-search" in hand(match, seat)
    assert match.game.pack.cards["robot-search"].origin == "robot"


@clause("SP-8.2", "SP-12.1b")
def test_t_69_the_ability_card_returns_and_the_former_target_has_its_ability_again():
    match = scene(3, controls="jenna rachel robot")
    play(match, "rachel")
    pass_until(match, "Discard")
    assert (table(match).cancelled, table(match).markers[0]) == ("rachel", [])
    pass_until(match, "Pick")
    assert table(match).cancelled == ""
    seat = control(match, "rachel")
    pass_until(match, "GiveMarker")
    assert asked(match) == ("GiveMarker", seat)


@clause("SP-8.3")
@pytest.mark.parametrize("number", [1, 2, 7])
def test_sp_8_3_a_new_round_begins_unless_the_game_has_ended(number: int):
    match = over()
    for _ in range(number - 1):
        pass_until(match, "Discard")
        pass_until(match, "Pick")
        table(match).countdown = 6
    assert (table(match).round, asked(match)[0]) == (number + 1, "Pick")
    assert news(match, "Round")[0].args == {"round": number + 1}
    assert over(countdown=0).over


@clause("SP-8.4")
def test_t_59_without_the_robots_ability_the_protagonist_stays():
    match = scene(3, protagonist=1)
    for _ in range(3):
        assert (asked(match), table(match).protagonist) == (("Pick", 1), 1)
        others = iter(["jenna", "nikke", "john", "rachel", "reed"])
        while asked(match)[0] == "Pick":
            play(match, next(who for who in others if who in offered(match)))
        pass_until(match, "Discard")
        pass_until(match, "Pick")


@clause("SP-8.4")
def test_sp_8_4_the_table_may_agree_that_the_card_goes_to_the_left():
    for first, then in ((0, 1), (1, 2), (2, 0)):
        match = revealed(QUIET, protagonist=first, settings={"protagonist_rotates": True})
        assert (news(match, "ShuffleMessages")[0].args["seat"], asked(match)) == (first, ("Pick", then))
        (passed,) = news(match, "PassProtagonist")
        assert (passed.args["seat"], table(match).protagonist) == (then, then)


@clause("SP-8.5", "SP-8.6")
def test_t_70_what_lies_on_the_board_stays_and_what_was_for_the_round_ends():
    plan = {"pawns": {"jenna": "hill", "john": "caves"}, "vehicles": {"crawler": "caves"}, "temple": "crying"}
    stays = {"markers": {"0": "jenna john", "2": "reed"}, "marked": {"graveyard": "reed nikke"}}
    match = scene(3, controls="rachel jenna robot", phase="round", **plan, **stays)
    g = table(match)
    assert (g.pawns["jenna"], g.pawns["john"], g.vehicles) == ("hill", "caves", {"crawler": "caves"})
    assert (g.markers, g.marked["graveyard"]) == ([["jenna", "john"], [], ["reed"]], ("reed", "nikke"))
    assert (g.countdown, g.repair, g.threat) == (12, 5, 2)
    assert (sizes(match)["messages"], sizes(match)["temple"], sizes(match)["caves"]) == (5, 1, 20)
    assert (g.controls, g.played) == ([""] * 3, [[], [], []])
    assert len(g.people) + len(g.blind) == 6


@clause("SP-8.5")
def test_sp_8_5_bonuses_and_guards_of_the_round_are_over():
    rows = {"reed": {"uncontrolled": "lend"}, "john": {"uncontrolled": "guard"}}
    game = reprinted("cards", {"axe": {"effect": "shield"}}, reprinted("characters", rows))
    match = scene(3, controls="jenna rachel robot", gears={"robot": "axe"}, game=game)
    while "axe" not in offered(match) or asked(match)[1] != 2:
        match.choose(match.asking[0], match.options(match.asking[0])[-1])
    play(match, "axe")
    g = table(match)
    assert ([who for who, *_ in g.bonuses], g.guard, g.shielded) == (["nikke", "reed"], "john", ["robot"])
    pass_until(match, "Discard")
    assert table(match).bonuses
    pass_until(match, "Pick")
    assert (table(match).bonuses, table(match).guard, table(match).shielded) == ([], "", [])


@clause("SP-8.6")
def test_sp_8_6_all_six_character_cards_are_shuffled_for_the_next_round():
    match = scene(3)
    draft(match, *[offered(match)[0]])
    draft(match, *[offered(match)[0]])
    draft(match, *[offered(match)[0]])
    pass_until(match, "Pick")
    seen = sorted(match.table.faces[card] for card in [*table(match).people, *table(match).blind])
    assert seen == sorted(CHARACTERS)
    assert len(knowing(match, table(match).people[0])) < len(everybody(match))


# SP-9 the end of the game


@clause("SP-9.1a", "SP-9.1b", "SP-9.1c", "SP-9.2")
@pytest.mark.parametrize(
    ("stood", "ending"),
    [({"threat": 8}, "threat"), ({"repair": 0}, "repair"), ({"countdown": 0}, "countdown")],
)
def test_sp_9_1_an_indicator_at_its_end_ends_the_game(stood: dict[str, int], ending: str):
    match = over(**stood)
    assert table(match).ending == ending
    assert match.over
    assert match.result.ending == ending


@clause("SP-9.1a", "SP-9.1b", "SP-9.1c")
@pytest.mark.parametrize("stood", [{"threat": 7}, {"threat": 0}, {"repair": 1}, {"repair": 10}, {"countdown": 1}, {}])
def test_sp_9_1_anywhere_else_it_does_not(stood: dict[str, int]):
    assert (over(**stood).over, table(over(**stood)).ending) == (False, "")


@clause("SP-9.2")
def test_sp_9_2_the_game_ends_only_when_the_round_is_complete():
    match = revealed(mix(get=4, repair=2), threat=4, repair=2, game=PLAIN)
    told = steps(match)
    assert told.index("ThreatConsequence") < told.index("HourPasses") < told.index("EndOfGame")
    assert news(match, "EndOfGame")[0].args == {"ending": "threat"}
    assert (table(match).ending, sizes(match)["messages"], table(match).hands) == ("threat", 0, [[], [], []])


@clause("SP-9.2")
@pytest.mark.parametrize(("latch", "ending"), [(False, ""), (True, "repair")])
def test_t_27_a_limit_that_is_left_again_ends_the_game_only_if_the_table_agrees(latch: bool, ending: str):
    """Two blue icons' worth of Repair in Operations, and one red card revealed."""
    match = flight_deck(latch, repair=2)
    assert (table(match).repair, table(match).ending, match.over) == (0, "", False)
    pass_until(match, "Discard")
    play(match, *["john-move"] * len(match.asking))
    assert (table(match).repair, table(match).ending) == (1, ending)


@clause("SP-9.2")
def test_sp_9_2_what_was_reached_and_left_again_is_forgotten_with_the_round():
    match = flight_deck(latch=False, repair=2)
    assert table(match).reached == ("repair",)
    pass_until(match, "Pick")
    assert (table(match).reached, match.over) == ((), False)


def flight_deck(latch: bool, repair: int) -> Match:
    """John has just advanced Repair by two; the one card of the Messages pile is red."""
    icons = {name: {"icons": ("move",)} for name in ("flight-deck-repair",)}
    plan = {"gears": IDLE | {"john": "john-move john-move john-move"}, "messages": mix("fight", attack=1)}
    match = scene(
        3, controls="john jenna nikke", turn="john", repair=repair, settings={"end_latch": latch},
        game=reprinted("uses", icons), left={"melita": 1, "erico": 0, "hill": 0}, **plan,
    )  # fmt: skip
    pass_until(match, "Play", 0)
    play(match, "john-move", "john-move", "done", "flight-deck", "done", "done", "done", "done")
    return play(match, "flight-deck-repair", "john-move")


@clause("SP-9.3")
@pytest.mark.parametrize(
    ("at_end", "decides"),
    [("threat repair", "threat"), ("threat countdown", "threat"), ("repair countdown", "repair"), ("all", "threat")],
)
def test_sp_9_3_of_several_the_first_of_threat_repair_and_countdown_decides(at_end: str, decides: str):
    ends = {"threat": 8, "repair": 0, "countdown": 0}
    match = over(**{name: ends[name] for name in INDICATORS if name in at_end or at_end == "all"})
    assert match.result.ending == decides


@clause("SP-9.3", "SP-11.1")
def test_t_26_threat_and_repair_together_are_the_guardians():
    match = revealed(mix(get=5, repair=1), threat=3, repair=1, objectives="alien captain guardian")
    assert (table(match).threat, table(match).repair) == (8, 0)
    pass_until(match, "nothing")
    assert (match.result.ending, match.result.winners) == ("threat", (2,))


@clause("SP-9.3", "SP-11.2a")
def test_t_29_countdown_and_repair_together_lead_to_the_duel_without_a_count_of_blue():
    match = over(countdown=0, repair=0)
    assert match.result.ending == "repair"
    assert ("CountRepairs" in steps(match), "Duel" in steps(match)) == (False, True)
