"""SP-7.4 to SP-7.8 What the revealed cards turn, and where they go."""

from __future__ import annotations

import pytest
from tests.games.said import asked, everybody, faces, knowing, seen
from tests.games.shadow_planet.rigged import IDLE, mix, news, reprinted, revealed, steps
from tests.games.shadow_planet.scene import PACK, gear, pass_until, scene, sizes, table
from tests.marks import clause

from voidtable.games.shadow_planet.content import LOCATIONS
from voidtable.kernel import Match


def stands(match: Match) -> tuple[int, int, int]:
    """Threat, Repair and Countdown."""
    return table(match).threat, table(match).repair, table(match).countdown


def turned(cards: str, threat: int = 4, repair: int = 5, countdown: int = 6, **plan: object) -> tuple[int, int, int]:
    """Where the Indicators stand when these cards have been revealed; if nothing turns them, at 4, 5 and 5."""
    return stands(revealed(cards, threat=threat, repair=repair, countdown=countdown, **plan))


def moved(match: Match, step: str) -> tuple[int, int]:
    """Where an Indicator stood before and after, as all were told."""
    (told,) = news(match, step, "indicator")
    return told.args["was"], told.args["now"]


# SP-7.4 what counts


@clause("SP-7.4a")
def test_sp_7_4_a_revealed_cards_are_grouped_by_type():
    match = revealed(mix(move=1, search=2, get=1, repair=0, attack=2))
    (counts,) = news(match, "RevealMessages", "counts")
    assert counts.args == {"move": 1, "search": 2, "get": 1, "repair": 0, "attack": 2}


@clause("SP-7.4a")
def test_sp_7_4_a_by_the_type_that_the_table_reads_in_the_deck_columns():
    """Another reading of the scanned columns: what counted as green in the Caves is red."""
    face = next(face for face, card in PACK.cards.items() if (card.origin, card.type) == ("caves", "get"))
    for columns, kind in (("steps", "get"), ("hues", "attack")):
        match = revealed(face, settings={"deck_columns": columns})
        (counts,) = news(match, "RevealMessages", "counts")
        assert [name for name, many in counts.args.items() if many] == [kind]


@clause("SP-1.4a")
def test_sp_1_4_a_that_reading_turns_only_three_types_of_location_cards():
    turned = {"get": "attack", "repair": "get", "attack": "repair"}
    for face, card in PACK.cards.items():
        other = turned.get(card.type, card.type) if card.origin in LOCATIONS else card.type
        assert (PACK.types["steps"][face], PACK.types["hues"][face]) == (card.type, other)


@clause("SP-7.4b")
@pytest.mark.parametrize("value", [0, 1, 7])
def test_sp_7_4_b_values_and_texts_count_for_nothing(value: int):
    texts = {face: {"value": value, "astronaut": value, "alien": value} for face in PACK.cards}
    game = reprinted("cards", texts)
    assert turned(mix(get=3, attack=1, move=2), game=game) == (6, 6, 3)


@clause("SP-7.4b", "SP-7.5b", "SP-7.6b")
def test_t_25_the_ray_gun_counts_one():
    guns = [face for face in PACK.cards if face.startswith("ray-gun")][:1]
    cards = " ".join([mix(attack=5), *guns])
    assert turned(cards, threat=7, repair=2, countdown=6) == (1, 8, 5)


@clause("SP-7.4c")
def test_sp_7_4_c_threat_then_repair_then_countdown_then_the_hour():
    told = steps(revealed(mix(move=1, search=1, get=1, repair=1, attack=1)))
    wanted = ["RevealMessages", "ThreatConsequence", "RepairConsequence", "CountdownConsequence", "HourPasses"]
    assert [step for step in told if step in wanted] == wanted


@clause("SP-7.4d")
@pytest.mark.parametrize("many", [0, 1, 2])
def test_sp_7_4_d_equal_counts_turn_nothing(many: int):
    assert turned(mix(get=many, repair=many, attack=many)) == (4, 5, 5)
    assert turned(mix(move=many, search=many)) == (4, 5, 5)


@clause("SP-7.4d", "SP-7.4e")
@pytest.mark.parametrize(
    ("many", "wanted"),
    [
        ({"get": 4, "repair": 2}, (8, 3, 5)),
        ({"get": 1, "repair": 3, "attack": 2}, (3, 4, 5)),
        ({"get": 3, "repair": 1, "attack": 2}, (5, 6, 5)),
        ({"attack": 3, "search": 2, "move": 1}, (1, 8, 6)),
    ],
)
def test_sp_7_4_e_red_counts_against_green_and_against_blue(many: dict[str, int], wanted: tuple[int, int, int]):
    assert turned(mix(**many)) == wanted


# SP-7.5 Threat


@clause("SP-7.5a")
@pytest.mark.parametrize(("get", "attack", "wanted"), [(1, 0, 5), (4, 0, 8), (6, 0, 8), (3, 1, 6)])
def test_sp_7_5_a_more_green_advances_threat_by_the_difference(get: int, attack: int, wanted: int):
    match = revealed(mix(get=get, attack=attack), threat=4)
    assert moved(match, "ThreatConsequence") == (4, wanted)


@clause("SP-7.5b")
@pytest.mark.parametrize(("attack", "get", "wanted"), [(1, 0, 3), (6, 0, 0), (3, 1, 2), (4, 0, 0)])
def test_sp_7_5_b_more_red_moves_threat_back_not_below_nothing(attack: int, get: int, wanted: int):
    assert turned(mix(get=get, attack=attack))[0] == wanted


@clause("SP-7.5c")
def test_sp_7_5_c_threat_at_eight_ends_the_game():
    match = revealed(mix(get=2), threat=6)
    assert table(match).ending == "threat"
    assert table(revealed(mix(get=2), threat=5)).ending == ""


# SP-7.6 Repair


@clause("SP-7.6a")
@pytest.mark.parametrize(("repair", "attack", "wanted"), [(1, 0, 4), (5, 0, 0), (6, 0, 0), (3, 1, 3)])
def test_sp_7_6_a_more_blue_advances_repair_by_the_difference(repair: int, attack: int, wanted: int):
    match = revealed(mix(repair=repair, attack=attack), repair=5)
    assert moved(match, "RepairConsequence") == (5, wanted)


@clause("SP-7.6b")
@pytest.mark.parametrize(("attack", "repair", "wanted"), [(1, 0, 6), (6, 0, 10), (3, 1, 7), (5, 0, 10)])
def test_sp_7_6_b_more_red_moves_repair_back_not_above_ten(attack: int, repair: int, wanted: int):
    assert turned(mix(repair=repair, attack=attack))[1] == wanted


@clause("SP-7.6c")
def test_sp_7_6_c_repair_at_nothing_ends_the_game():
    assert table(revealed(mix(repair=2), repair=2)).ending == "repair"
    assert table(revealed(mix(repair=2), repair=3)).ending == ""


@clause("SP-7.4e", "SP-7.5b", "SP-7.6b")
def test_t_23_red_at_both_bounds():
    assert turned(mix(attack=4, move=1, search=1), threat=1, repair=9, countdown=6) == (0, 10, 5)


# SP-7.7 Countdown


@clause("SP-7.7a")
@pytest.mark.parametrize(("move", "search", "wanted"), [(1, 0, 5), (3, 1, 4), (6, 0, 0)])
def test_sp_7_7_a_more_grey_advances_the_countdown(move: int, search: int, wanted: int):
    match = revealed(mix(move=move, search=search), countdown=6)
    assert moved(match, "CountdownConsequence") == (6, wanted)


@clause("SP-7.7b")
@pytest.mark.parametrize(("search", "move", "wanted"), [(1, 0, 7), (3, 1, 8), (6, 0, 12)])
def test_sp_7_7_b_more_black_moves_it_back_not_above_twelve(search: int, move: int, wanted: int):
    match = revealed(mix(move=move, search=search), countdown=6)
    assert moved(match, "CountdownConsequence") == (6, wanted)


@clause("SP-7.7a", "SP-7.7b")
@pytest.mark.parametrize(("agreed", "grey", "black"), [("move", 3, 7), ("search", 7, 3)])
def test_sp_7_7_a_the_table_may_agree_that_it_is_the_other_way_round(agreed: str, grey: int, black: int):
    settings = {"countdown_advance_type": agreed}
    assert turned(mix(move=2), settings=settings)[2] == grey
    assert turned(mix(search=2), settings=settings)[2] == black


@clause("SP-7.7b", "SP-7.7c")
def test_t_22_what_goes_beyond_twelve_is_lost_before_the_hour_passes():
    match = revealed(mix(search=3, get=1, repair=1, attack=1), countdown=12)
    assert moved(match, "CountdownConsequence") == (12, 12)
    assert stands(match)[2] == 11


@clause("SP-7.7c")
@pytest.mark.parametrize(("cards", "wanted"), [({}, 5), ({"move": 2}, 3), ({"search": 2}, 7), ({"move": 6}, 0)])
def test_sp_7_7_c_then_it_always_advances_by_one(cards: dict[str, int], wanted: int):
    match = revealed(mix(**cards), countdown=6)
    was, now = moved(match, "HourPasses")
    assert was - now == (1 if wanted else 0)
    assert stands(match)[2] == wanted


@clause("SP-7.7d")
@pytest.mark.parametrize("empty", range(5))
def test_sp_7_7_d_and_by_one_more_for_each_empty_deck(empty: int):
    left = dict.fromkeys(LOCATIONS[:empty], 0)
    assert turned("", countdown=9, left=left)[2] == 8 - empty


@clause("SP-7.7d")
def test_t_24_a_deck_emptied_by_this_rounds_last_draw_counts():
    plan = {"left": {"caves": 0, "erico": 1}, "gears": IDLE, "messages": mix(move=3, search=3)}
    match = scene(3, controls="robot jenna nikke", turn="robot", countdown=9, **plan)
    pass_until(match, "Discard", 0)
    assert (sizes(match)["erico"], stands(match)[2]) == (0, 9)
    match.choose(0, match.options(0)[0])
    was, now = moved(match, "HourPasses")
    assert (moved(match, "CountdownConsequence")[0], was - now) == (9, 3)


@clause("SP-7.7e")
def test_sp_7_7_e_the_countdown_at_nothing_ends_the_game():
    assert table(revealed("", countdown=1)).ending == "countdown"
    assert table(revealed("", countdown=2)).ending == ""


# SP-7.8 where the cards go


@clause("SP-7.8a")
def test_sp_7_8_a_all_that_was_revealed_leaves_the_game_face_down():
    cards = mix(move=2, search=2).split()
    temple = mix(get=2)
    match = revealed(" ".join(cards), temple=temple)
    gone = table(match).removed[-6:]
    assert sorted(faces(match, gone)) == sorted([*cards, *temple.split()])
    assert {viewer for card in gone for viewer in knowing(match, card)} == set()
    assert (sizes(match)["temple"], sizes(match)["messages"], sizes(match)["discard"]) == (0, 0, 0)


@clause("SP-7.8b")
def test_t_37_nobody_may_look_at_removed_cards():
    match = revealed(mix(move=3, search=3))
    pile = table(match).removed
    assert len(pile) > 6
    for viewer in everybody(match):
        assert set(seen(match, viewer, pile)) == {""}
    assert asked(match) == ("Pick", 0)
    assert not {each for seat in match.asking for each in match.candidates(seat)} & set(pile)


@clause("SP-7.8b", "SP-7.3a")
@pytest.mark.parametrize(("agreed", "event"), [(True, "told"), (False, "fleeting")])
def test_sp_7_8_b_the_table_agrees_on_whether_the_log_keeps_what_was_revealed(agreed: bool, event: str):
    match = revealed(mix(move=3, search=3), settings={"log_reveals": agreed})
    (told,) = news(match, "RevealMessages", event)
    assert (len(told.faces), "" in told.faces.values()) == (6, False)  # at that moment all see them


@clause("SP-7.1f", "SP-7.8a")
def test_sp_7_8_a_nothing_else_leaves_the_game():
    match = revealed(mix(move=3, search=3))
    assert [len(gear(match, who)) for who in ("rachel", "reed", "robot")] == [6, 6, 6]
