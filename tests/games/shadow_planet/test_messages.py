"""SP-7.1 to SP-7.3 The Messages phase: the secret discards, the shuffle, the six that are revealed."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.games.said import (
    asked,
    everybody,
    faces,
    knowing,
    log,
    meant,
    offered,
    play,
    same_for,
    seen,
    stands,
    taken_back,
)
from tests.games.shadow_planet.rigged import IDLE, mix, news, revealed, rig
from tests.games.shadow_planet.scene import draft, gear, hand, pass_until, scene, sizes, table
from tests.marks import clause

from voidtable.kernel import Match

GEARS = {"jenna": "seduce direct-order", "nikke": "nikke-move nikke-search", "john": "smoking fight"}
USED = " ".join([*GEARS.values(), "john-move"])


def discarding(gears: dict[str, str] | None = None, **plan: object) -> Match:
    """Three players at their discards."""
    return scene(3, controls="jenna nikke john", phase="messages", gears=GEARS | (gears or {}), **plan)


def discard(match: Match, seat: int, face: str) -> Match:
    match.choose(seat, meant(match, seat, face))
    return match


# SP-7.1 the discards


@clause("SP-7.1a", "SP-7.1b")
def test_sp_7_1_a_played_cards_are_back_in_hand_and_may_be_discarded():
    match = scene(3, controls="robot nikke john", turn="robot", gears={"robot": "robot-search robot-search help"})
    play(match, "done", "robot-search", "done", "done", "done", "done")
    assert (asked(match), table(match).played) == (("Discard", 0), [[], [], []])
    drawn = [face for face in hand(match, 0) if face not in ("robot-search", "help")]
    assert hand(match, 0) == sorted(["help", "robot-search", "robot-search", *drawn])
    assert sorted(offered(match)) == hand(match, 0)
    assert len(drawn) == 1


@clause("SP-7.1a")
def test_sp_7_1_a_what_was_discarded_during_the_turn_stays_away():
    match = scene(3, controls="rachel jenna john", turn="rachel", gears={"rachel": "crying crying"})
    pass_until(match, "Play", 0)
    play(match, "done", "done", "crying", "done", "done", "done")
    pass_until(match, "Discard")
    assert hand(match, 0).count("crying") == 1


@clause("SP-7.1b")
def test_sp_7_1_b_each_must_discard_exactly_one_card_face_down():
    match = discarding()
    assert [offered(match), "done" in offered(match)] == [["seduce", "direct-order"], False]
    play(match, "seduce", "nikke-move")
    assert (sizes(match)["discard"], match.asking) == (0, (2,))
    play(match, "fight")
    assert [gear(match, who) for who in IDLE] == [["direct-order"], ["nikke-search"], ["smoking"]]
    assert sizes(match)["messages"] == 5 + 3 - 6


@clause("SP-7.1c")
def test_sp_7_1_c_the_others_learn_only_that_a_card_was_discarded():
    match = discarding()
    same_for(match, ["seduce", "direct-order"], [1, 2, None])
    play(match, "seduce")
    assert [log(match, viewer) for viewer in everybody(match)] == [[]] * 4
    play(match, "nikke-move", "fight")
    (told,) = (heard for heard in news(match, "Discard", seat=0) if heard.args["seat"] == 0)
    assert list(told.faces.values()) == ["seduce"]
    for viewer in (1, 2, None):
        (told,) = (heard for heard in news(match, "Discard", seat=viewer) if heard.args["seat"] == 0)
        assert list(told.faces.values()) == [""]


@clause("SP-7.1c")
def test_sp_7_1_c_a_card_that_all_have_seen_may_be_the_one_that_was_discarded(monkeypatch: pytest.MonkeyPatch):
    """The two cards of John's hand are known; which of them is gone is not."""
    match = discarding({"john": "smoking fight john-move"}, messages=mix(USED, move=3, search=2, get=1))
    g = table(match)
    g.reveal(*g.hands[2])
    rig(monkeypatch, " ".join(faces(match, g.messages)))
    play(match, "seduce", "nikke-move", "fight")
    assert gear(match, "john") == ["john-move", "smoking"]
    assert [knowing(match, card) for card in table(match).gear("john")] == [[2]] * 2


@clause("SP-7.1d", "VT-4")
def test_sp_7_1_d_all_are_asked_at_once_and_may_change_their_minds():
    match = discarding()
    assert match.asking == (0, 1, 2)
    discard(match, 1, "nikke-move")
    assert taken_back(match, 1).asking == (0, 1, 2)
    discard(match, 1, "nikke-search")
    discard(match, 0, "seduce")
    stands(match, 1)
    assert match.asking == (2,)


@clause("SP-7.1d")
def test_t_35_discards_in_any_order_lead_to_the_same_state():
    """What the drawer of the next round looks at is the same, whoever answered first."""
    ends = set()
    for order in permutations([(0, "seduce"), (1, "nikke-move"), (2, "fight")]):
        match = discarding()
        for seat, face in order:
            discard(match, seat, face)
        assert asked(match) == ("Pick", 0)
        ends.add(match.fingerprint())
    assert len(ends) == 1


@clause("SP-7.1e")
def test_t_34_who_has_no_gear_is_not_asked_and_the_others_discard():
    match = discarding({"nikke": ""})
    assert match.asking == (0, 2)
    play(match, "seduce", "fight")
    assert (gear(match, "nikke"), asked(match)) == ([], ("Pick", 0))
    assert len(news(match, "ShuffleMessages")[0].args["cards"]) == 2


@clause("SP-7.1e")
def test_sp_7_1_e_where_nobody_has_cards_the_phase_goes_on():
    match = revealed(mix(move=2, search=2, get=1, repair=1))
    assert (asked(match), table(match).round) == (("Pick", 0), 2)
    assert len(news(match, "RevealMessages")) == 1


@clause("SP-7.1f")
def test_sp_7_1_f_gears_of_uncontrolled_characters_lose_no_card():
    match = play(discarding(), "seduce", "nikke-move", "fight")
    assert [len(gear(match, who)) for who in ("rachel", "reed", "robot")] == [6, 6, 6]
    assert {heard.args["seat"] for heard in news(match, "Discard")} == {0, 1, 2}


# SP-7.2 the shuffle


@clause("SP-7.2a")
def test_sp_7_2_a_all_discards_are_shuffled_into_the_messages_pile():
    shown = set()
    for seed in range(12):
        match = play(discarding(messages=mix(USED, get=3), seed=seed), "seduce", "nikke-move", "fight")
        assert (sizes(match)["discard"], sizes(match)["messages"]) == (0, 0)
        shown.add(tuple(news(match, "RevealMessages")[0].faces.values()))
    assert {tuple(sorted(each)) for each in shown} == {
        tuple(sorted(["seduce", "nikke-move", "fight", *mix(USED, get=3).split()]))
    }
    assert len(shown) > 6


@clause("SP-7.2a")
def test_t_36_face_up_discards_are_public_until_they_are_shuffled():
    plan = {"gears": IDLE, "discard": "crying medi-kit", "messages": mix("crying", move=3, search=3, get=1, repair=3)}
    before = scene(3, controls="jenna nikke john", turn="robot", **plan)
    cards = table(before).discard[:2]
    assert sorted(faces(before, cards)) == ["crying", "medi-kit"]
    assert [knowing(before, card) for card in cards] == [everybody(before)] * 2
    after = revealed(plan["messages"], discard=plan["discard"])
    left = table(after).messages
    assert len(left) == 6
    assert [knowing(after, card) for card in left] == [[]] * 6
    shuffled = [*faces(after, left), *news(after, "RevealMessages")[0].faces.values()]
    assert sorted(shuffled) == sorted(f"{plan['messages']} {plan['discard']}".split())


@clause("SP-7.2a", "SP-7.1c")
def test_sp_7_2_a_a_player_who_knew_the_order_of_the_pile_has_lost_it():
    match = discarding(messages=mix(USED, move=4, search=4, get=2))
    table(match).look(0, *table(match).messages)
    play(match, "seduce", "nikke-move", "fight")
    assert set(seen(match, 0, table(match).messages)) == {""}


@clause("SP-7.2b")
@pytest.mark.parametrize("protagonist", [0, 1, 2])
def test_sp_7_2_b_the_protagonist_of_this_moment_shuffles(protagonist: int):
    match = revealed(mix(move=3, search=3), protagonist=protagonist)
    assert news(match, "ShuffleMessages")[0].args["seat"] == protagonist


@clause("SP-7.2b", "SP-12.6b", "SP-3.2b")
def test_t_78_the_new_protagonist_shuffles_and_begins_the_next_draft():
    match = scene(4, controls="jenna nikke robot john", turn="robot", protagonist=0)
    pass_until(match, "Discard")
    pass_until(match, "Pick")
    assert news(match, "ShuffleMessages")[0].args["seat"] == 2
    (began,) = news(match, "Control")
    assert (began.args["seat"], began.args["last_seat"], asked(match)) == (2, 1, ("Pick", 2))
    assert knowing(match, table(match).blind[0]) == [1, 2]  # the Protagonist holds the five others


# SP-7.3 six cards are revealed


@clause("SP-7.3a")
def test_sp_7_3_a_six_cards_are_revealed_to_all():
    match = revealed(mix(move=4, search=4))
    for viewer in everybody(match):
        (told,) = news(match, "RevealMessages", seat=viewer)
        assert len(told.faces) == 6
        assert "" not in told.faces.values()
    assert sizes(match)["messages"] == 2


@clause("SP-7.3b", "SP-5.8d")
@pytest.mark.parametrize(("temple", "waiting"), [(1, 0), (5, 0), (6, 0), (8, 2)])
def test_sp_7_3_b_the_temple_pile_comes_first_and_its_surplus_waits(temple: int, waiting: int):
    pile = mix(attack=8).split()[:temple]
    match = revealed(mix(move=4, search=4), temple=" ".join(pile))
    told = list(news(match, "RevealMessages")[0].faces.values())
    assert told[: min(temple, 6)] == pile[:6]
    assert faces(match, table(match).temple) == pile[6:][::-1]
    assert (len(told), sizes(match)["temple"], sizes(match)["messages"]) == (6, waiting, 8 - max(0, 6 - temple))


@clause("SP-7.3b")
def test_sp_7_3_b_then_from_the_top_of_the_messages_pile(monkeypatch: pytest.MonkeyPatch):
    first = mix(get=2, repair=4)
    rig(monkeypatch, first)
    match = revealed(f"{mix(move=4)} {first}")
    assert list(news(match, "RevealMessages")[0].faces.values()) == first.split()


@clause("SP-7.3c")
def test_sp_7_3_c_the_rest_stays_face_down_for_later_rounds(monkeypatch: pytest.MonkeyPatch):
    first, rest = mix(get=2, repair=4), mix(move=4, search=2)
    rig(monkeypatch, first)
    match = revealed(f"{rest} {first}")
    assert sorted(faces(match, table(match).messages)) == sorted(rest.split())
    assert {viewer for card in table(match).messages for viewer in knowing(match, card)} == set()
    draft(match, *offered(match)[:1])
    assert sizes(match)["messages"] == 6


@clause("SP-7.3d")
@pytest.mark.parametrize("many", [0, 1, 5])
def test_sp_7_3_d_if_there_are_fewer_all_are_revealed(many: int):
    match = revealed(mix(search=many))
    assert len(news(match, "RevealMessages")[0].faces) == many
    assert (sizes(match)["messages"], asked(match)) == (0, ("Pick", 0))


@clause("SP-7.3d")
def test_t_33_four_cards_in_all_are_revealed_with_the_usual_consequences():
    match = discarding(messages=mix(USED, get=1))
    threat, repair = table(match).threat, table(match).repair
    play(match, "seduce", "nikke-move", "fight")
    assert len(news(match, "RevealMessages")[0].faces) == 4
    assert (table(match).threat, table(match).repair, table(match).countdown) == (threat + 1, repair + 1, 10)
    assert sizes(match)["messages"] == 0
