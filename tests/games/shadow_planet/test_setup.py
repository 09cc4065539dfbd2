"""SP-2 Setup: what lies where before the first round, and who knows what of it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from tests.games.said import asked, everybody, faces, heard, knowing, play, seen, told
from tests.games.shadow_planet.scene import PACK, gear, hand, in_box, pass_until, scene, sizes, table
from tests.games.shadow_planet.turns import turns
from tests.marks import clause

from voidtable.games.shadow_planet import GAME
from voidtable.games.shadow_planet.content import CHARACTERS, LOCATIONS
from voidtable.games.shadow_planet.table import COLOURED, PRIORITY, ShadowTable
from voidtable.kernel import Match

ASTRONAUTS = {"captain", "lieutenant", "sergeant"}
SEEDS = range(60)


def started(seats: int, seed: int = 1) -> Match:
    return GAME.start(seats, seed)


def dealt(match: Match) -> list[str]:
    """The Objectives of the seats."""
    return faces(match, [card for (card,) in table(match).objectives])


# T-63


@clause("SP-2.1c", "SP-2.1d", "SP-2.1e", "SP-2.2a", "SP-2.2b", "SP-2.2c", "SP-2.3a", "SP-2.3c", "SP-2.3d", "SP-2.3e")
@clause("SP-2.3f", "SP-2.8b", "SP-1.7a")
@pytest.mark.parametrize(("seats", "repair"), [(3, 5), (4, 6), (5, 8)])
def test_t_63_what_lies_on_the_table_at_the_start(seats: int, repair: int):
    g = table(started(seats))
    assert (g.repair, g.countdown, g.threat, g.round) == (repair, 12, 2, 1)
    assert g.pawns == {
        "jenna": "melita", "nikke": "melita", "john": "melita", "rachel": "erico", "robot": "erico", "reed": "hill",
    }  # fmt: skip
    assert ([*map(len, g.decks)], [*map(len, g.gears)]) == ([20] * 4, [6] * 6)
    assert Counter(g.type(card) for card in g.messages) == dict.fromkeys(
        ("move", "search", "get", "repair", "attack"), 1
    )
    assert (g.discard, g.removed, g.temple, g.vehicles) == ([], [], [], {})
    assert (g.pool, g.markers) == (dict.fromkeys(COLOURED, 15), [[]] * seats)
    assert not any(g.marked.values())


# SP-2.1 the board


@clause("SP-2.1a")
def test_sp_2_1a_each_of_four_locations_has_a_deck_of_its_own():
    match = started(3)
    assert (LOCATIONS, len(table(match).decks)) == (("melita", "erico", "hill", "caves"), 4)
    for location in LOCATIONS:
        assert sorted(faces(match, table(match).deck(location))) == sorted(in_box(location))


@clause("SP-2.1b")
def test_sp_2_1b_the_sections_of_each_location():
    assert PACK.sections_in == {
        "melita": ("accommodation", "flight-deck"),
        "erico": ("bridge", "decompression-chamber", "hibernation-chamber"),
        "hill": ("graveyard",),
        "caves": ("temple",),
    }
    assert sorted(table(started(3)).marked) == sorted(name for names in PACK.sections_in.values() for name in names)


@clause("SP-2.1f")
def test_sp_2_1f_nobody_walks_to_the_caves_or_starts_there():
    match = started(3)
    g = table(match)
    assert "caves" not in g.pawns.values()
    assert [g.on_foot(place) for place in LOCATIONS] == [
        ["erico", "hill"], ["melita", "hill"], ["melita", "erico"], [],
    ]  # fmt: skip
    assert not any(g.walkable(place, "caves") for place in ("melita", "erico", "hill"))
    out = table(GAME.start(3, 1, {"caves_exit_on_foot": True}))
    assert out.on_foot("caves") == ["melita", "erico", "hill"]
    assert "caves" not in [to for place in LOCATIONS for to in out.on_foot(place)]


@clause("SP-2.1g")
def test_sp_2_1g_the_temple_pile_begins_empty():
    match = started(4)
    assert ([len(deck) for deck in table(match).decks], table(match).temple) == ([20] * 4, [])


# SP-2.3 Operation cards


@clause("SP-2.3b")
def test_sp_2_3b_each_pile_has_the_cards_of_its_origin_shuffled_by_itself():
    for at, origin in enumerate((*LOCATIONS, *CHARACTERS, "messages")):
        orders = set()
        for seed in range(6):
            match = started(3, seed)
            g = table(match)
            order = faces(match, [*g.decks, *g.gears, g.messages][at])
            assert sorted(order) == sorted(in_box(origin))
            orders.add(tuple(order))
        assert len(orders) > (1 if origin in CHARACTERS else 4)


@clause("SP-2.3c")
def test_sp_2_3c_decks_lie_face_down_and_all_see_how_large_they_are():
    match = started(5)
    for viewer in everybody(match):
        assert [len(deck) for deck in match.view(viewer)["table"]["decks"]] == [20] * 4
        for deck in table(match).decks:
            assert seen(match, viewer, deck) == [""] * 20


@clause("SP-2.3d")
def test_sp_2_3d_each_character_has_a_gear_of_six_cards_face_down():
    match = started(5)
    for character in CHARACTERS:
        assert gear(match, character) == sorted(in_box(character))
        assert [knowing(match, card) for card in table(match).gear(character)] == [[]] * 6


@clause("SP-2.3e")
def test_sp_2_3e_the_messages_pile_has_one_card_of_each_type_in_an_order_nobody_knows():
    orders = set()
    for seed in range(20):
        match = started(3, seed)
        pile = table(match).messages
        kinds = [table(match).type(card) for card in pile]
        assert sorted(kinds) == ["attack", "get", "move", "repair", "search"]
        assert [knowing(match, card) for card in pile] == [[]] * 5
        orders.add(tuple(kinds))
    assert len(orders) > 10


@clause("SP-2.3f")
def test_sp_2_3f_nothing_is_discarded_or_removed_yet():
    match = started(5)
    assert (sizes(match)["discard"], sizes(match)["removed"], sizes(match)["messages"]) == (0, 0, 5)


@clause("SP-2.3g")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sp_2_3g_initiative_is_jenna_nikke_john_rachel_reed_robot(seats: int):
    match = started(seats)
    assert turns(match, until="Discard") == ["jenna", "nikke", "john", "rachel", "reed", "robot"]


# SP-2.4 the Ability card


@clause("SP-2.4")
def test_sp_2_4_the_ability_card_is_never_in_a_hand_or_gear():
    match = scene(5, controls="jenna nikke john reed robot")
    mine = in_box("jenna")
    assert (hand(match, 0), asked(match)[0]) == (sorted(mine), "Cancel")
    play(match, "rachel")
    assert (table(match).cancelled, hand(match, 0)) == ("rachel", sorted(mine))
    pass_until(match, "Discard")
    assert table(match).cancelled == "rachel"
    pass_until(match, "Pick")
    assert table(match).cancelled == ""
    assert len(gear(match, "jenna")) == 6


# SP-2.5 Objectives


@clause("SP-2.5a", "SP-2.5i")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sp_2_5a_exactly_one_alien_is_always_dealt(seats: int):
    holders = set()
    for seed in SEEDS:
        found = dealt(GAME.start(seats, seed))
        assert found.count("alien") == 1
        holders.add(found.index("alien"))
    assert holders == set(range(seats))


@clause("SP-2.5b", "SP-2.5c")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sp_2_5b_as_many_of_the_other_four_as_there_are_other_players_come_to_it_by_chance(seats: int):
    deals = Counter(tuple(dealt(GAME.start(seats, seed))) for seed in SEEDS)
    assert all(sorted({*deal}) == sorted(deal) and {*deal} <= {*PRIORITY} and len(deal) == seats for deal in deals)
    for seat in range(seats):
        assert {deal[seat] for deal in deals} == set(PRIORITY)


@clause("SP-2.5c", "SP-2.5d")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sp_2_5d_an_objective_is_known_to_its_owner_alone_and_nobody_can_show_it(seats: int):
    match = started(seats)
    objectives = [card for (card,) in table(match).objectives]
    assert [knowing(match, card) for card in objectives] == [[seat] for seat in range(seats)]
    while not match.over and table(match).round < 3:
        assert [knowing(match, card) for card in objectives] == [[seat] for seat in range(seats)]
        assert not {*match.candidates(match.asking[0])} & {*objectives}
        match.choose(match.asking[0], match.options(match.asking[0])[-1])


@clause("SP-2.5c")
def test_sp_2_5c_each_is_told_its_own_objective_and_all_that_everybody_got_one():
    match = started(3)
    mine = [told(match, seat, at=seat) for seat in range(3)]
    for seat, face in enumerate(dealt(match)):
        assert mine[seat][0].startswith(f"Player {seat + 1} gets an Objective, face down: {face.capitalize()}.")
        others = [viewer for viewer in everybody(match) if viewer != seat]
        assert heard(match, others, at=seat)[0] == f"Player {seat + 1} gets an Objective, face down."


@clause("SP-2.5e")
@pytest.mark.parametrize(("seats", "left"), [(3, 2), (4, 1), (5, 0)])
def test_sp_2_5e_what_is_not_dealt_is_seen_by_nobody(seats: int, left: int):
    match = started(seats)
    undealt = table(match).undealt
    assert sorted([*dealt(match), *faces(match, undealt)]) == sorted(PRIORITY)
    assert [knowing(match, card) for card in undealt] == [[]] * left


@clause("SP-2.5a", "SP-2.5b", "SP-2.5g", "SP-2.5h")
@pytest.mark.parametrize(("seats", "absent", "astronauts"), [(3, 12, {1, 2}), (4, 6, {2, 3}), (5, 0, {3})])
def test_t_64_all_deals_enumerated(seats: int, absent: int, astronauts: set[int], monkeypatch: pytest.MonkeyPatch):
    deals = []
    shuffled = ShadowTable.shuffled
    for order in permutations(["captain", "lieutenant", "sergeant", "guardian"]):

        def ordered(g: ShadowTable, cards: list[str], order: tuple[str, ...] = order) -> list[str]:
            return list(order) if sorted(cards) == sorted(order) else shuffled(g, cards)

        monkeypatch.setattr(ShadowTable, "shuffled", ordered)
        deals.append(dealt(GAME.start(seats, 1, memory=False)))
    assert all("alien" in deal for deal in deals)
    assert sum("guardian" not in deal for deal in deals) == absent
    assert {len(ASTRONAUTS & {*deal}) for deal in deals} == astronauts


# SP-2.7 the first Protagonist


@clause("SP-2.7a")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sp_2_7a_chance_names_the_first_protagonist_and_all_hear_it(seats: int):
    found = set()
    for seed in SEEDS:
        match = GAME.start(seats, seed)
        first = table(match).protagonist
        found.add(first)
        assert heard(match, everybody(match), at=seats)[0] == f"Player {first + 1} is the first Protagonist."
    assert found == set(range(seats))


@clause("SP-2.7b")
def test_sp_2_7b_the_protagonist_has_the_six_character_cards_and_begins_the_draft():
    for seed in range(5):
        match = started(4, seed)
        g = table(match)
        assert asked(match) == ("Pick", g.protagonist)
        first = f"Player {g.protagonist + 1} is the first Protagonist."
        assert heard(match, everybody(match), at=4)[0] == first
        assert sorted(faces(match, [*g.people, *g.blind])) == sorted(CHARACTERS)


# SP-2.8 Markers


@clause("SP-2.8b")
def test_sp_2_8b_all_markers_are_in_the_pool():
    match = started(5)
    for viewer in everybody(match):
        lie = match.view(viewer)["table"]
        assert (lie["pool"], lie["markers"]) == (dict.fromkeys(COLOURED, 15), [[]] * 5)
        assert all(not colours for colours in lie["marked"].values())
