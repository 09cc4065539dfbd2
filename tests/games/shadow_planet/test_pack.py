"""SP-1 The content pack: what is in the box, and what is said of a pack or of a start that cannot be.

Nothing here reads the pack before a test runs: these tests notice when a row is wrong.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.games.shadow_planet.packs import pack, packed, wrong
from tests.marks import clause

from voidtable.games.shadow_planet import GAME
from voidtable.games.shadow_planet.content import CHARACTERS, LOCATIONS, TYPES
from voidtable.kernel import BadStart
from voidtable.kernel.errors import shown


def composition(origin: str) -> tuple[int, ...]:
    """How many grey, black, green, blue and red cards come from here."""
    found = Counter[str]()
    for card in pack().cards.values():
        found[card.type] += card.copies if card.origin == origin else 0
    return tuple(found[step] for step in TYPES)


def row(origin: str) -> tuple[int, ...]:
    deck = pack().decks[origin]
    return deck.move, deck.search, deck.get, deck.repair, deck.attack


# What is in the box


@clause("SP-1.1c")
def test_sp_1_1c_there_are_80_location_cards_36_of_starting_gear_and_5_messages(tmp_path: Path):
    copies = Counter[str]()
    for card in packed(tmp_path, {}).pack.cards.values():
        copies[card.origin] += card.copies
    assert [sum(copies[each] for each in several) for several in (LOCATIONS, CHARACTERS, ["messages"])] == [80, 36, 5]


@clause("SP-1.4c")
def test_sp_1_4c_melita_has_9_grey_5_black_3_green_3_blue_and_no_red():
    assert composition("melita") == row("melita") == (9, 5, 3, 3, 0)


@clause("SP-1.4d")
def test_sp_1_4d_erico_has_5_grey_6_black_no_green_4_blue_5_red():
    assert composition("erico") == row("erico") == (5, 6, 0, 4, 5)


@clause("SP-1.4e")
def test_sp_1_4e_the_hill_has_5_grey_6_black_5_green_no_blue_4_red():
    assert composition("hill") == row("hill") == (5, 6, 5, 0, 4)


@clause("SP-1.4f")
def test_sp_1_4f_caves_have_6_green_8_blue_6_red_neither_grey_nor_black():
    assert composition("caves") == row("caves") == (0, 0, 6, 8, 6)


@clause("SP-1.5c")
def test_sp_1_5c_jenna_has_3_grey_2_black_1_green():
    assert composition("jenna") == row("jenna") == (3, 2, 1, 0, 0)


@clause("SP-1.5d")
def test_sp_1_5d_nikke_has_2_grey_3_black_1_blue():
    assert composition("nikke") == row("nikke") == (2, 3, 0, 1, 0)


@clause("SP-1.5e")
def test_sp_1_5e_john_has_3_grey_2_black_1_red():
    assert composition("john") == row("john") == (3, 2, 0, 0, 1)


@clause("SP-1.5f")
def test_sp_1_5f_rachel_has_2_grey_2_black_2_green():
    assert composition("rachel") == row("rachel") == (2, 2, 2, 0, 0)


@clause("SP-1.5g")
def test_sp_1_5g_reed_has_3_grey_2_black_1_red():
    assert composition("reed") == row("reed") == (3, 2, 0, 0, 1)


@clause("SP-1.5h")
def test_sp_1_5h_the_robot_has_1_grey_3_black_2_blue():
    assert composition("robot") == row("robot") == (1, 3, 0, 2, 0)


# A pack of one's own


def test_a_pack_may_give_a_card_another_value_and_the_links_other_costs(tmp_path: Path):
    game = packed(tmp_path, {"cards": {"jenna-move": {"value": 4}}, "links": {"melita-erico": {"cost": 7}}})
    assert (game.pack.cards["jenna-move"].value, game.pack.drives["melita"]["erico"]) == (4, 7)
    assert not game.start(3, 1).over


@clause("SP-1.1c")
@pytest.mark.parametrize(("copies", "total"), [(1, 119), (4, 122)])
def test_sp_1_1c_a_pack_with_another_number_of_cards_is_refused(tmp_path: Path, copies: int, total: int):
    many = {1: {"jenna-move": {"copies": 1}, "direct-order": None}, 4: {"john-move": {"copies": 4}}}[copies]
    assert wrong(tmp_path, {"cards": many}) == (
        f"cards.toml: copies adds up to {total}, which goes against SP-1.1c. Wanted: 121.",
        f"cards.toml: suma copies to {total}, co jest niezgodne z SP-1.1c. Potrzebne: 121.",
    )


@clause("SP-1.1c")
@pytest.mark.parametrize("copies", [0, -1])
def test_sp_1_1c_a_card_without_copies_is_refused(tmp_path: Path, copies: int):
    assert wrong(tmp_path, {"cards": {"jenna-move": {"copies": copies}}}) == (
        f"cards.toml, row “jenna-move”: copies = {copies} goes against SP-1.1c. Wanted: copies >= 1.",
        f"cards.toml, wiersz „jenna-move”: copies = {copies} jest niezgodne z SP-1.1c. Potrzebne: copies >= 1.",
    )


@clause("SP-1.4a", "SP-1.5a", "SP-2.3e")
@pytest.mark.parametrize(
    ("origin", "broken"), [("jenna", "SP-1.5a"), ("melita", "SP-1.4a"), ("hill", "SP-1.4a"), ("messages", "SP-2.3e")]
)
def test_sp_1_4a_cards_that_are_not_as_their_deck_says_are_refused(tmp_path: Path, origin: str, broken: str):
    grey = next(card for card in pack().cards.values() if (card.origin, card.type) == (origin, "move"))
    wanted = pack().decks[origin].move
    found = wanted - grey.copies
    assert wrong(tmp_path, {"cards": {grey.id: {"type": "search"}}}) == (
        f"decks.toml, row “{origin}”: move = {found} goes against {broken}. Wanted: move = {wanted}.",
        f"decks.toml, wiersz „{origin}”: move = {found} jest niezgodne z {broken}. Potrzebne: move = {wanted}.",
    )


@clause("SP-1.4a", "SP-1.5a", "SP-1.5b", "SP-2.3e")
@pytest.mark.parametrize(
    ("origin", "other", "found", "wanted", "broken"),
    [
        ("caves", {"repair": 9}, "get 6 + repair 9 + attack 6", "= 20", "SP-1.4a"),
        ("caves", {"repair": 7}, "get 6 + repair 7 + attack 6", "= 20", "SP-1.4a"),
        ("robot", {"move": 2}, "move 2 + search 3 + repair 2", "= 6", "SP-1.5a"),
        ("robot", {"move": 0}, "search 3 + repair 2", "= 6", "SP-1.5a"),
        ("robot", {"move": 0, "get": 1}, "search 3 + get 1 + repair 2", "third", "SP-1.5b"),
        ("john", {"search": 0, "attack": 3}, "move 3 + attack 3", "third", "SP-1.5b"),
        ("john", {"move": 0, "attack": 4}, "search 2 + attack 4", "third", "SP-1.5b"),
        ("reed", {"move": 2, "get": 1}, "move 2 + search 2 + get 1 + attack 1", "third", "SP-1.5b"),
        ("nikke", {"move": 3, "repair": 0}, "move 3 + search 3", "third", "SP-1.5b"),
        ("messages", {"move": 2, "get": 0}, "move 2 + search 1 + repair 1 + attack 1", "five", "SP-2.3e"),
    ],
)
def test_sp_1_5b_a_deck_or_gear_of_another_composition_is_refused(
    tmp_path: Path, origin: str, other: dict[str, object], found: str, wanted: str, broken: str
):
    asked = {"third": "move + search + (get | repair | attack)", "five": " + ".join(f"{each} 1" for each in TYPES)}
    wanted = asked.get(wanted, wanted)
    assert wrong(tmp_path, {"decks": {origin: other}}) == (
        f"decks.toml, row “{origin}”: {found} goes against {broken}. Wanted: {wanted}.",
        f"decks.toml, wiersz „{origin}”: {found} jest niezgodne z {broken}. Potrzebne: {wanted}.",
    )


@clause("SP-1.5b")
def test_sp_1_5b_every_starting_gear_has_grey_black_and_one_further_type():
    for character in CHARACTERS:
        grey, black, *others = composition(character)
        assert (grey > 0, black > 0, sum(each > 0 for each in others)) == (True, True, 1)


@clause("SP-1.1c", "SP-1.1f", "SP-1.1h", "SP-1.1i")
@pytest.mark.parametrize(
    ("file", "rows"),
    [
        ("characters", CHARACTERS),
        ("decks", (*LOCATIONS, *CHARACTERS, "messages")),
        ("indicators", ("countdown", "repair", "threat")),
        ("vehicles", ("moonette", "crawler")),
    ],
)
def test_sp_1_1f_a_row_that_the_rules_speak_of_must_be_there(tmp_path: Path, file: str, rows: tuple[str, ...]):
    assert set(getattr(pack(), file)) == set(rows)
    for name in rows:
        assert wrong(tmp_path, {file: {name: None}}) == (
            f"{file}.toml: the row “{name}” is missing.",
            f"{file}.toml: brakuje wiersza „{name}”.",
        )


@clause("SP-1.1c", "SP-1.1f", "SP-1.1h", "SP-1.1i")
@pytest.mark.parametrize(
    ("file", "like", "broken", "wanted"),
    [
        ("characters", "john", "SP-1.1f", "jenna | nikke | john | rachel | reed | robot"),
        ("decks", "caves", "SP-1.1c", " | ".join((*LOCATIONS, *CHARACTERS, "messages"))),
        ("indicators", "threat", "SP-1.1h", "countdown | repair | threat"),
        ("vehicles", "crawler", "SP-1.1i", "moonette | crawler"),
    ],
)
def test_sp_1_1i_a_row_that_the_rules_do_not_know_is_refused(
    tmp_path: Path, file: str, like: str, broken: str, wanted: str
):
    known = getattr(pack(), file)[like]
    values = {key: getattr(known, key) for key in type(known).__dataclass_fields__ if key not in ("id", "clauses")}
    assert wrong(tmp_path, {file: {"another": values}}) == (
        f"{file}.toml, row “another”: [another] goes against {broken}. Wanted: {wanted}.",
        f"{file}.toml, wiersz „another”: [another] jest niezgodne z {broken}. Potrzebne: {wanted}.",
    )


def test_a_section_that_is_used_must_be_there(tmp_path: Path):
    assert wrong(tmp_path, {"sections": {"temple": None}})[0] == "sections.toml: the row “temple” is missing."


def test_a_use_without_icons_is_refused(tmp_path: Path):
    assert wrong(tmp_path, {"uses": {"temple": {"icons": []}}}) == (
        "uses.toml, row “temple”: icons = [] goes against SP-4.10b. Wanted: >= 1.",
        "uses.toml, wiersz „temple”: icons = [] jest niezgodne z SP-4.10b. Potrzebne: >= 1.",
    )


@pytest.mark.parametrize(
    ("file", "name", "key", "value"),
    [
        ("cards", "medi-kit", "effect", "explode"),
        ("cards", "medi-kit", "type", "purple"),
        ("cards", "medi-kit", "origin", "mars"),
        ("cards", "medi-kit", "value", "two"),
        ("cards", "medi-kit", "bans", ["purple"]),
        ("characters", "john", "controlled", "fly"),
        ("characters", "john", "uncontrolled", "cancel"),
        ("characters", "john", "start", "mars"),
        ("sections", "temple", "location", "mars"),
        ("uses", "temple", "effect", "pray"),
        ("uses", "temple", "icons", ["purple"]),
        ("links", "hill-caves", "ends", ["hill", "mars"]),
        ("indicators", "repair", "start", [5, 6]),
        ("vehicles", "crawler", "seats", "six"),
    ],
)
def test_what_no_rule_knows_is_refused_with_its_row(tmp_path: Path, file: str, name: str, key: str, value: object):
    english, polish = wrong(tmp_path, {file: {name: {key: value}}})
    assert english.startswith(f"{file}.toml, row “{name}”: {key} cannot be {shown(value)}. Wanted: ")
    assert polish.startswith(f"{file}.toml, wiersz „{name}”: ")
    assert shown(value) in polish


@pytest.mark.parametrize(("file", "name", "key"), [("cards", "medi-kit", "type"), ("links", "hill-caves", "cost")])
def test_a_row_without_a_key_that_it_needs_is_refused(tmp_path: Path, file: str, name: str, key: str):
    english, polish = wrong(tmp_path, {file: {name: {key: None}}})
    assert english.startswith(f"{file}.toml, row “{name}”: the key “{key}” is missing.")
    assert polish.startswith(f"{file}.toml, wiersz „{name}”: brakuje klucza „{key}”.")


# A start that cannot be


@pytest.mark.parametrize("seats", [0, 1, 2, 6, True, 3.0, "3"])
def test_other_numbers_of_players_than_3_4_and_5_are_refused(seats: int):
    with pytest.raises(BadStart) as caught:
        GAME.start(seats, 1)
    said = shown(seats)
    assert caught.value.text("en") == f"shadow-planet is for 3-5 players, not for {said}."
    assert caught.value.text("pl") == f"Gra „shadow-planet” jest dla 3-5 graczy; podana liczba to {said}."


@pytest.mark.parametrize(
    ("file", "row", "key", "value", "clause"),
    [
        ("links", "melita-erico", "cost", 0, "SP-4.5b"),
        ("sections", "bridge", "enter", -1, "SP-5.1a"),
        ("cards", "jenna-move", "value", -1, "SP-1.2c"),
        ("vehicles", "moonette", "seats", 0, "SP-6.1a"),
        ("vehicles", "moonette", "times", 0, "SP-6.1d"),
        ("vehicles", "crawler", "plus", -1, "SP-6.1d"),
        ("indicators", "repair", "start", [5, 6, 11], "SP-1.7a"),
        ("indicators", "threat", "final", 7, "SP-1.7b"),
    ],
)
def test_a_pack_with_a_number_that_cannot_be_is_refused(tmp_path: Path, file, row, key, value, clause):
    for said in wrong(tmp_path, {file: {row: {key: value}}}):
        assert f"{file}.toml" in said
        assert row in said
        assert clause in said
