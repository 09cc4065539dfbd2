"""SP-3.1 Rounds: their phases, and that players act through their Characters only; what others can tell of it all."""

from __future__ import annotations

import pytest
from tests.games.said import asked, everybody, faces, knowing, log, offered, play
from tests.games.shadow_planet.drafts import drafting, picks
from tests.games.shadow_planet.led import led
from tests.games.shadow_planet.rigged import message, news, revealed, steps
from tests.games.shadow_planet.scene import hand, pass_until, scene, sizes, table
from tests.games.shadow_planet.turns import to_step
from tests.laws.hidden import asked as all_that_is_asked
from tests.laws.hidden import seen as viewed
from tests.marks import clause

from voidtable.games.shadow_planet.exchange import GiveUp, Show, SwapOffer

BLANK = f"{message('move')} {message('search')}"


# SP-3.1a, SP-3.1b, SP-3.1c rounds


@clause("SP-3.1a")
def test_sp_3_1a_a_round_is_control_then_operations_then_messages():
    match = drafting(3)
    assert steps(match)[:3] == ["Round", "Control", "Receive"]
    order = []
    while table(match).round == 1:
        match.choose(match.asking[0], match.options(match.asking[0])[-1])
        order += [each for each in steps(match) if each in ("RevealCharacters", "Turn", "ShuffleMessages", "Round")]
    assert list(dict.fromkeys(order)) == ["RevealCharacters", "Turn", "ShuffleMessages", "Round"]
    assert order.index("ShuffleMessages") > max(at for at, each in enumerate(order) if each == "Turn")


@clause("SP-3.1b")
def test_sp_3_1b_rounds_follow_each_other_by_the_same_rules_until_the_game_ends():
    match, begun = scene(3, countdown=12), []
    while not match.over:
        if table(match).round not in begun:
            begun.append(table(match).round)
            assert (asked(match)[0], len(offered(match)), table(match).controls) == ("Pick", 5, [""] * 3)
            picks(match)
        else:
            pass_until(match, "Pick")
    assert begun == list(range(1, len(begun) + 1))
    assert len(begun) > 3


@clause("SP-3.1c")
def test_sp_3_1c_a_round_takes_an_hour():
    match = revealed(BLANK, countdown=7)
    assert (table(match).countdown, match.over) == (6, False)
    told = [news(match, "HourPasses", "indicator", viewer) for viewer in everybody(match)]
    assert [(each.args["was"], each.args["now"]) for (each,) in told] == [(7, 6)] * 4


@clause("SP-3.1c")
def test_sp_3_1c_twelve_rounds_are_no_limit_only_the_countdown_counts():
    match = revealed(BLANK, countdown=7)
    match.table.round = 30
    assert not pass_until(match, "Discard").over
    assert table(revealed(BLANK, countdown=1)).ending == "countdown"


# SP-3.1d players act through their Character


@clause("SP-3.1d")
def test_sp_3_1d_in_a_characters_turn_only_its_player_acts():
    match = scene(3, controls="john reed robot")
    acted: dict[str, set[int]] = {}
    while asked(match)[0] != "Discard":
        if asked(match)[0] not in ("GiveWhite", "Sink"):  # the Protagonist's, for Characters whom nobody controls
            acted.setdefault(table(match).active, set()).add(match.asking[0])
        match.choose(match.asking[0], match.options(match.asking[0])[0])
    assert acted == {"john": {0}, "reed": {1}, "robot": {2}}


@clause("SP-3.1d")
def test_sp_3_1d_out_of_turn_a_vehicle_asks_its_passengers():
    pawns = dict.fromkeys(("john", "reed", "robot"), "hill")
    gears = {"john": "direct-order john-move medi-kit"}
    match = scene(3, controls="john reed robot", turn="john", vehicles={"crawler": "hill"}, pawns=pawns, gears=gears)
    to_step(match, "move", "john")
    play(match, "drive crawler melita", "medi-kit", "john-move", "direct-order", "done")
    assert (asked(match), offered(match)) == (("Ride", 1), ["ride", "remain"])
    play(match, "ride", "remain")
    assert [table(match).pawns[each] for each in ("john", "reed", "robot")] == ["melita", "melita", "hill"]


@clause("SP-3.1d")
def test_sp_3_1d_out_of_turn_a_swap_asks_the_other_player():
    match = led(scene(3, controls="john reed robot", turn="john"), SwapOffer(0, 2))
    play(match, "fight")
    assert (asked(match), sorted(offered(match))) == (("SwapReply", 2), hand(match, 2))
    play(match, "help")
    assert ("fight" in hand(match, 2), "help" in hand(match, 0)) == (True, True)


@clause("SP-3.1d")
def test_sp_3_1d_out_of_turn_a_card_asks_whom_it_strikes_or_exposes():
    match = scene(3, controls="john reed robot", turn="john")
    struck = led(match, GiveUp(1, 0))
    assert (asked(struck), sorted(offered(struck))) == (("GiveUp", 1), hand(match, 1))
    play(struck, "axe")
    assert (faces(struck, table(struck).discard[-1:]), "axe" in hand(struck, 1)) == (["axe"], False)
    shown = led(match, Show(1, 0))
    assert (asked(shown), sorted(offered(shown))) == (("Show", 1), hand(match, 1))
    (axe,) = [card for card in table(match).hands[1] if match.table.faces[card] == "axe"]
    assert (knowing(match, axe), knowing(play(shown, "axe"), axe)) == ([1], everybody(match))


@clause("SP-3.1d")
def test_sp_3_1d_in_the_messages_phase_each_discards_from_the_own_gear():
    match = scene(3, controls="john reed robot", phase="messages")
    for seat in (0, 1, 2):
        assert match.options(seat) == sorted(table(match).hands[seat])
    play(match, "fight", "axe", "help")
    assert sizes(match)["removed"] + sizes(match)["messages"] == 5 + 3


# T-77, T-78


@clause("SP-4.7f")
@pytest.mark.parametrize("seed", range(4))
def test_t_77_states_that_differ_in_decks_hands_and_objectives_alone_are_the_same_to_who_cannot_see_them(seed: int):
    match = scene(3, controls="john rachel reed", turn="john")
    world = match.game.imagine(viewed(match, 1), seed)
    assert table(world).faces != table(match).faces
    while True:
        assert viewed(world, 1) == viewed(match, 1)
        kinds = {asked(each) for each in (match, world)}
        assert len(kinds) == 1
        if match.asking == (1,):
            break
        for each in (match, world):
            each.choose(each.asking[0], each.options(each.asking[0])[-1])
    assert (asked(match), all_that_is_asked(world, 1)) == (("GiveMarker", 1), all_that_is_asked(match, 1))
    taken = table(match).hands[0][-1]
    assert (len(table(match).hands[0]), knowing(match, taken)) == (7, [0])


@clause("SP-12.6b", "SP-3.2b")
@pytest.mark.parametrize("robot", [0, 2, 3])
def test_t_78_the_robots_player_begins_the_next_draft(robot: int):
    people = ["jenna", "nikke", "john"]
    people.insert(robot, "robot")
    match = scene(4, controls=" ".join(people), turn="robot", protagonist=(robot + 1) % 4)
    pass_until(match, "Discard")
    assert table(match).protagonist == robot
    pass_until(match, "Pick")
    last = (robot - 1) % 4
    assert (asked(match), table(match).round) == (("Pick", robot), 2)
    assert {robot, last} == {*knowing(match, table(match).blind[0])}
    shuffled = [line for line in log(match, None) if "shuffles the Character cards" in line]
    assert shuffled == [
        f"Player {robot + 1} shuffles the Character cards. Player {last + 1} draws one of them in secret."
    ]
