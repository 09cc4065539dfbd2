"""SP-1 Components: what the cards are and what they say; what is in the box is in test_pack.py."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest
from tests.games.said import asked, everybody, faces, knowing, offered, play, seen
from tests.games.shadow_planet.led import led
from tests.games.shadow_planet.rigged import news, with_effect
from tests.games.shadow_planet.scene import PACK, gear, hand, in_box, scene, table
from tests.games.shadow_planet.turns import acting, printed, worth
from tests.marks import clause

from voidtable.games.shadow_planet import GAME
from voidtable.games.shadow_planet.content import CHARACTERS, LOCATIONS, TYPES
from voidtable.games.shadow_planet.identities import EndOfGame
from voidtable.games.shadow_planet.table import PRIORITY
from voidtable.kernel import Match


def started(seats: int = 5, **settings: object) -> Match:
    return GAME.start(seats, 1, settings)


# SP-1.1 what there is


@clause("SP-1.1a")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sp_1_1a_three_four_or_five_can_play(seats: int):
    match = started(seats)
    assert asked(match) == ("Pick", table(match).protagonist)
    assert len(table(match).hands) == seats


@clause("SP-1.1c")
def test_sp_1_1c_80_cards_lie_on_locations_36_in_gears_5_are_messages():
    g = table(started())
    lie = [sum(map(len, g.decks)), sum(map(len, g.gears)), len(g.messages)]
    assert (lie, len({*g.messages, *chain(*g.decks, *g.gears)})) == ([80, 36, 5], 121)


@clause("SP-1.1d", "SP-1.1e", "SP-1.1g")
@pytest.mark.parametrize(
    ("character", "english", "polish"),
    [
        ("jenna", "yellow", "żółty"),
        ("nikke", "orange", "pomarańczowy"),
        ("john", "red", "czerwony"),
        ("rachel", "white", "biały"),
        ("reed", "black", "czarny"),
    ],
)
def test_sp_1_1d_there_are_15_markers_of_each_of_five_colours_and_none_of_the_robots(
    character: str, english: str, polish: str
):
    assert table(scene(5)).pool == dict.fromkeys(["jenna", "nikke", "john", "rachel", "reed"], 15)
    words = [GAME.words(lang).text(f"colour-{character}") for lang in ("en", "pl")]
    assert words == [english, polish]


@clause("SP-1.1f", "SP-1.3a")
def test_sp_1_1f_each_of_the_six_has_a_pawn_where_its_card_says():
    assert list(table(started()).pawns) == ["jenna", "nikke", "john", "rachel", "reed", "robot"]
    elsewhere = printed(characters={"reed": {"start": "melita"}, "jenna": {"start": "erico"}})
    pawns = table(elsewhere.start(3, 1)).pawns
    assert pawns == {each: PACK.characters[each].start for each in CHARACTERS} | {"reed": "melita", "jenna": "erico"}


@clause("SP-1.1h", "SP-1.7a")
def test_sp_1_1h_there_are_three_indicators_which_start_where_they_say():
    later = printed(indicators={"countdown": {"start": (9, 10, 11)}, "threat": {"start": (3, 4, 5)}})
    for at, seats in enumerate((3, 4, 5)):
        g = table(later.start(seats, 1))
        assert (g.countdown, g.repair, g.threat) == ((9, 10, 11)[at], (5, 6, 8)[at], (3, 4, 5)[at])


# SP-1.2 Operation cards


@clause("SP-1.2a", "SP-1.2b")
def test_sp_1_2a_every_card_has_exactly_one_of_five_types():
    match = started()
    g = table(match)
    cards = [card for pile in (*g.decks, *g.gears, g.messages) for card in pile]
    found = Counter(g.type(card) for card in cards)
    assert found == {"move": 34, "search": 32, "get": 18, "repair": 19, "attack": 18}
    assert tuple(TYPES) == ("move", "search", "get", "repair", "attack")
    assert all(g.kind(card).type == PACK.cards[match.table.faces[card]].type == g.type(card) for card in cards)


@clause("SP-1.2c")
def test_sp_1_2c_the_values_of_played_cards_are_added_up():
    match = acting("john", "john-move john-move smoking", game=worth(john_move=3, smoking=5))
    assert table(play(match, "john-move")).total == 3
    assert table(play(match, "john-move")).total == 6
    card = table(match).played[3][0]
    assert table(match).kind(card).value == 3


@clause("SP-1.2d")
def test_sp_1_2d_an_effect_is_applied_when_the_card_is_played():
    match = acting("john", "john-move john-search", game=with_effect("john-move", "stir", 2), threat=1)
    assert table(match).threat == 1
    assert table(play(match.clone(), "john-move")).threat == 3
    assert table(play(match, "done")).threat == 1


@clause("SP-1.2d")
def test_sp_1_2d_a_card_without_effect_does_nothing_but_add_its_value():
    match = acting("john", "john-move john-search")
    before = table(match.clone())
    g = table(play(match, "john-move"))
    assert asked(match) == ("Play", 3)
    assert (g.pawns, g.bonuses, g.pool, g.decks, g.extra) == (
        before.pawns, before.bonuses, before.pool, before.decks, before.extra,
    )  # fmt: skip


@clause("SP-1.2e")
def test_sp_1_2e_a_card_that_lies_open_tells_all_where_it_comes_from():
    match = acting("john", "direct-order medi-kit")
    for face, origin in (("direct-order", "jenna"), ("medi-kit", "melita")):
        play(match, face)
        card = table(match).played[3][-1]
        assert (knowing(match, card), PACK.cards[face].origin) == (everybody(match), origin)
        assert seen(match, None, [card]) == [face]


@clause("SP-1.2e")
def test_sp_1_2e_revealed_messages_tell_all_where_they_come_from():
    messages = in_box("messages")
    match = scene(3, controls="john reed jenna", phase="messages", gears={"john": "axe", "reed": "", "jenna": ""})
    play(match, "axe")
    (told,) = news(match, "RevealMessages")
    assert sorted(told.faces.values()) == sorted([*messages, "axe"])
    assert Counter(PACK.cards[face].origin for face in told.faces.values()) == {"messages": 5, "reed": 1}


# SP-1.3 Character, Objective and Ability cards


@clause("SP-1.3b")
def test_sp_1_3b_an_objective_has_a_name_and_a_priority():
    match = started(5)
    g = table(match)
    assert sorted(faces(match, [card for (card,) in g.objectives])) == sorted(PRIORITY)
    ending, order = led(match, EndOfGame("countdown")), []
    while asked(ending)[0] == "ChooseIdentity":
        order.append(ending.table.faces[g.objectives[ending.asking[0]][0]])
        play(ending, offered(ending)[0])
        if ending.over:
            break
    assert order == ["alien", "captain", "lieutenant", "sergeant"]


@clause("SP-1.3c")
def test_sp_1_3c_the_ability_card_is_jennas_alone():
    match = scene(5, controls="jenna nikke john reed robot")
    assert asked(match) == ("Cancel", 0)
    play(match, "john")
    assert table(match).cancelled == "john"
    kinds = []
    while table(match).round == 1:
        kinds.append(asked(match)[0])
        match.choose(match.asking[0], match.options(match.asking[0])[-1])
    assert "Cancel" not in kinds
    assert table(match).cancelled == ""


# SP-1.4, SP-1.5 decks and Gears


@clause("SP-1.4a")
@pytest.mark.parametrize(
    ("columns", "decks"),
    [
        ("steps", [(9, 5, 3, 3, 0), (5, 6, 0, 4, 5), (5, 6, 5, 0, 4), (0, 0, 6, 8, 6)]),
        ("hues", [(9, 5, 3, 0, 3), (5, 6, 4, 5, 0), (5, 6, 0, 4, 5), (0, 0, 8, 6, 6)]),
    ],
)
def test_sp_1_4a_the_composition_of_a_deck_is_as_the_table_reads_its_columns(
    columns: str, decks: list[tuple[int, ...]]
):
    g = table(started(3, deck_columns=columns))
    kinds = [Counter(map(g.type, deck)) for deck in g.decks]
    assert [tuple(found[step] for step in TYPES) for found in kinds] == decks
    assert all(g.type(card) == g.kind(card).type for pile in (*g.gears, g.messages) for card in pile)


@clause("SP-1.4b")
def test_sp_1_4b_everybody_knows_how_many_of_each_type_a_deck_and_a_gear_have():
    match = started(3)
    g = table(match)
    piles = dict(zip((*LOCATIONS, *CHARACTERS, "messages"), [*g.decks, *g.gears, g.messages], strict=True))
    for viewer in everybody(match):
        blocks = {min(block[0]): block for block in match.view(viewer)["stock"]}
        for origin, pile in piles.items():
            sleeves, printed_there, drawn = blocks[min(pile)]
            found = Counter(PACK.cards[face].type for face in printed_there)
            assert (sorted(sleeves), drawn) == (sorted(pile), [])
            assert all(found[step] == getattr(PACK.decks[origin], step) for step in TYPES)
            assert seen(match, viewer, pile) == [""] * len(pile)


@clause("SP-1.5a")
def test_sp_1_5a_each_character_starts_with_the_six_cards_that_carry_its_icon():
    match = started()
    assert [len(pile) for pile in table(match).gears] == [6] * 6
    for character in CHARACTERS:
        assert gear(match, character) == sorted(in_box(character))


@clause("SP-1.5i", "SP-3.3b")
def test_sp_1_5i_a_gear_may_be_empty_or_as_large_as_it_likes():
    many = " ".join([*in_box("melita"), *in_box("hill")[:5]])
    match = scene(3, controls="john reed robot", gears={"john": "", "reed": many})
    assert [len(table(match).hands[seat]) for seat in (0, 1, 2)] == [0, 25, 6]
    assert hand(match, 1) == sorted(many.split())
