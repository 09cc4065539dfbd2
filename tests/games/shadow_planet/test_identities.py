"""SP-10 Who everybody turns out to be."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.games.said import asked, everybody, knowing, offered, play
from tests.games.shadow_planet.rigged import PLAIN, mix, news, steps
from tests.games.shadow_planet.scene import scene, table
from tests.marks import clause

from voidtable.games.shadow_planet.content import CHARACTERS
from voidtable.kernel import Match

ALL = "alien captain lieutenant sergeant guardian"
EMPTY = dict.fromkeys(CHARACTERS, "")


def markers(*few: str) -> dict[str, str]:
    """A Marker of every colour for each seat, but for the colours named: none of these."""
    return {str(seat): " ".join(set(CHARACTERS[:5]) - set(none.split())) for seat, none in enumerate(few)}


def end(objectives: str, *few: str, ending: str = "countdown", **plan: object) -> Match:
    """The end of the game; these colours are the ones of which each seat has none."""
    seats = len(objectives.split())
    staged = {"markers": markers(*few), "gears": EMPTY, "game": PLAIN, "objectives": objectives} | plan
    return scene(seats, phase="end", ending=ending, **staged)


def identities(match: Match) -> list[str]:
    return table(match).identities


# SP-10.1, SP-10.2a


@clause("SP-10.1")
def test_sp_10_1_all_objectives_are_revealed_first():
    match = end(ALL, "jenna nikke")
    assert asked(match) == ("ChooseIdentity", 0)
    cards = [card for (card,) in table(match).objectives]
    assert [knowing(match, card) for card in cards] == [everybody(match)] * 5
    told = news(match, "EndOfGame", "objective")
    assert [(heard.args["seat"], *heard.faces.values()) for heard in told] == list(enumerate(ALL.split()))


@clause("SP-10.1")
def test_sp_10_1_nobody_sees_the_objectives_that_were_not_dealt():
    match = end("alien captain guardian", "jenna nikke")
    assert [knowing(match, card) for card in table(match).undealt] == [[], []]


@clause("SP-10.2a")
@pytest.mark.parametrize("objectives", [ALL, "guardian sergeant lieutenant captain alien", "captain guardian alien"])
def test_sp_10_2_a_players_are_matched_in_the_priority_of_their_objectives(objectives: str):
    """All have none of any colour, so that each is asked, but for who is left with one Character."""
    seats, wanted = objectives.split(), [each for each in ALL.split() if each in objectives.split()]
    match = end(objectives, *[" ".join(CHARACTERS)] * len(seats))
    order = []
    while not match.over:
        order.append(seats[match.asking[0]])
        play(match, offered(match)[0])
    assert order == wanted[: len(order)]
    assert len(order) == min(len(seats), 4)


@clause("SP-10.2a", "SP-10.2c")
def test_t_73_of_two_who_are_tied_the_one_whose_objective_comes_first_chooses_first():
    match = end("guardian sergeant captain alien", "rachel", "jenna john", "jenna john", "reed")
    assert (asked(match), offered(match)) == (("ChooseIdentity", 2), ["jenna", "john"])
    play(match, "john")
    assert identities(match) == ["rachel", "jenna", "john", "reed"]


# SP-10.2b to SP-10.2e


@clause("SP-10.2b")
@pytest.mark.parametrize("colour", CHARACTERS[:5])
def test_sp_10_2_b_a_player_is_who_their_fewest_markers_are_of(colour: str):
    more = " ".join(who for who in CHARACTERS[:5] if who != colour for _ in range(2))
    match = end("alien captain guardian", markers={"0": f"{colour} {more}"}, protagonist=1)
    assert identities(match)[0] == colour
    (told,) = (heard for heard in news(match, "Become") if heard.args["seat"] == 0)
    assert told.args["character"] == colour
    assert table(match).roles[colour] == "alien"


@clause("SP-10.2b")
def test_sp_10_2_b_none_at_all_is_the_fewest():
    match = end("alien captain guardian", markers={"0": "jenna jenna nikke john rachel"})
    assert identities(match)[0] == "reed"


@clause("SP-10.2b", "SP-10.2d")
def test_t_54_if_that_character_is_taken_the_next_fewest_of_those_available():
    match = end(
        "alien captain guardian",
        markers={"0": "jenna nikke john rachel", "1": "jenna jenna nikke nikke rachel john john"},
    )
    assert identities(match)[:2] == ["reed", "rachel"]


@clause("SP-10.2c")
def test_t_53_on_a_tie_the_player_chooses_and_the_other_is_left_for_the_next():
    for chosen, left in (("jenna", "john"), ("john", "jenna")):
        match = end("alien captain guardian", "jenna john", "jenna john", "rachel")
        assert (asked(match), offered(match)) == (("ChooseIdentity", 0), ["jenna", "john"])
        assert identities(play(match, chosen)) == [chosen, left, "rachel"]


@clause("SP-10.2c")
def test_sp_10_2_c_the_choice_is_open_and_all_earlier_matches_are_known():
    match = end("captain alien guardian", "jenna nikke", "reed", "rachel")
    assert (asked(match), table(match).identities) == (("ChooseIdentity", 0), ["", "reed", ""])
    play(match, "nikke")
    assert {news(match, "Become", seat=viewer)[0].args["character"] for viewer in everybody(match)} == {"nikke"}


@clause("SP-10.2d")
@pytest.mark.parametrize("order", list(permutations(["jenna", "nikke", "john"], 2)))
def test_sp_10_2_d_a_character_is_matched_once(order: tuple[str, str]):
    match = end("alien captain guardian", *["jenna nikke john"] * 3)
    play(match, order[0])
    assert order[0] not in offered(match)
    play(match, order[1])
    assert sorted(identities(match)) == ["jenna", "john", "nikke"]


@clause("SP-10.2e")
def test_t_55_markers_on_sections_do_not_count():
    marked = {"graveyard": "reed", "temple": "reed", "bridge": "reed", "flight-deck": "reed"}
    match = end("alien captain guardian", "reed", "jenna", "nikke", marked=marked)
    assert identities(match)[0] == "reed"


# SP-10.3


@clause("SP-10.3")
def test_t_74_without_any_marker_it_is_a_choice_among_five_the_robot_is_none_of_them():
    match = end(ALL, *[" ".join(CHARACTERS)] * 5)
    assert offered(match) == ["jenna", "nikke", "john", "rachel", "reed"]
    while not match.over:
        play(match, offered(match)[-1])
    assert sorted(identities(match)) == sorted(CHARACTERS[:5])
    assert "robot" not in table(match).roles


@clause("SP-10.3")
def test_sp_10_3_the_robot_is_no_astronaut_and_its_gear_counts_for_nothing():
    blue = mix(repair=5)
    match = end(ALL, *CHARACTERS[:5], gears=EMPTY | {"robot": blue}, repair=1)
    assert news(match, "CountRepairs")[0].args["blue"] == 0
    assert match.result.winners == (4,)


# SP-10.4


@clause("SP-10.4a", "SP-10.4b")
def test_t_50_without_a_guardian_the_last_unmatched_is_the_guardian_and_the_others_astronauts():
    gears = EMPTY | {"jenna": mix(repair=2)}
    match = end("alien captain sergeant", "nikke", "john", "rachel", gears=gears, repair=2, threat=0)
    roles = table(match).roles
    assert (roles["reed"], roles["jenna"]) == ("guardian", "astronaut")
    assert news(match, "CountRepairs")[0].args["blue"] == 2
    assert match.result.details["faction"] == "astronauts"
    assert news(match, "MatchTheRest", "guardian")[0].args["character"] == "reed"
    assert news(match, "MatchTheRest")[0].args["characters"] == ("jenna",)


@clause("SP-10.4a")
@pytest.mark.parametrize(("agreed", "guardian"), [("highest", "john"), ("lowest", "nikke")])
def test_sp_10_4_a_the_table_may_agree_on_the_lowest(agreed: str, guardian: str):
    match = end("alien captain sergeant", "jenna", "rachel", "reed", settings={"guardian_pick": agreed})
    roles = table(match).roles
    assert [who for who, role in roles.items() if role == "guardian"] == [guardian]
    assert {roles["nikke"], roles["john"]} == {"guardian", "astronaut"}


@clause("SP-10.4a")
def test_sp_10_4_a_with_four_players_the_one_who_is_left():
    match = end("alien captain sergeant lieutenant", "reed", "rachel", "nikke", "jenna")
    assert table(match).roles["john"] == "guardian"
    assert not news(match, "MatchTheRest")


@clause("SP-10.4b")
@pytest.mark.parametrize(("agreed", "blue"), [(True, 4), (False, 1)])
def test_sp_10_4_b_the_table_may_agree_that_gears_of_nobody_do_not_count(agreed: bool, blue: int):
    gears = EMPTY | {
        "jenna": mix(repair=3),
        "john": mix(mix(repair=3), repair=1),
        "nikke": mix(mix(repair=4), repair=4),
    }
    settings = {"unmatched_gear_counts": agreed}
    match = end("alien captain guardian", "nikke", "john", "rachel", gears=gears, settings=settings)
    assert news(match, "CountRepairs")[0].args["blue"] == blue


@clause("SP-10.4c")
def test_t_51_with_a_guardian_the_unmatched_is_an_astronaut():
    gears = EMPTY | {"reed": mix(repair=3)}
    match = end("alien captain sergeant guardian", "nikke", "john", "rachel", "jenna", gears=gears, repair=3, threat=0)
    assert table(match).roles["reed"] == "astronaut"
    assert match.result.winners == (1, 2)


@clause("SP-10.4c")
def test_sp_10_4_c_with_three_players_both_unmatched_are_astronauts():
    match = end("guardian captain alien", "nikke", "john", "rachel")
    roles = table(match).roles
    assert [who for who, role in roles.items() if role == "astronaut"] == ["john", "jenna", "reed"]
    assert not news(match, "MatchTheRest", "guardian")


# SP-10.5, and when it happens


@clause("SP-10.5", "SP-11.5a")
def test_t_76_the_matched_characters_gear_counts_not_the_one_controlled_last():
    gears = EMPTY | {"jenna": mix(get=4), "nikke": mix(attack=3)}
    plan = {"controls": "jenna john rachel", "phase": "round", "repair": 0, "threat": 5}
    match = scene(
        3, objectives="alien captain guardian", markers=markers("nikke", "john", "rachel"), gears=gears,
        game=PLAIN, **plan,
    )  # fmt: skip
    (told,) = news(match, "AlienGear")
    assert (told.args["character"], told.args["green"], told.args["red"], told.args["threat"]) == ("nikke", 0, 3, 2)


@clause("SP-10.5")
def test_sp_10_5_it_is_the_gear_of_the_matched_that_is_added_up():
    gears = EMPTY | {"john": mix(repair=3)}
    for colours, blue in ((("jenna", "john", "rachel"), 3), (("jenna", "rachel", "john"), 0)):
        match = end("alien captain guardian", *colours, gears=gears)
        assert news(match, "CountRepairs")[0].args["blue"] == blue


@clause("SP-9.5")
@pytest.mark.parametrize("ending", ["threat", "repair", "countdown"])
def test_sp_9_5_identities_come_before_the_winner(ending: str):
    match = end(ALL, *CHARACTERS[:5], ending=ending)
    told = steps(match)
    assert told.index("EndOfGame") < told.index("Become") < told.index("Win")
    assert identities(match) == list(CHARACTERS[:5])
