"""HE-1 The wreck."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.games.hello.stage import hand, packed, staged, table
from tests.games.said import everybody, knowing, play, seen
from tests.marks import clause

from voidtable.games.hello import GAME
from voidtable.kernel import BadPack

SMALLEST = {"relic": 3, "scrap": 10, "leech": 3, "beacon": 1, "hatch": 1, "jammer": 1}  # 16 plain cards


def box(seats: int, game=GAME, **settings: object) -> Counter[str]:
    return Counter(game.start(seats, 1, settings).table.faces[seats:])


@clause("HE-1.1")
def test_he_1_1_the_cards_of_the_box_are_all_there():
    assert box(4) == {"relic": 6, "scrap": 9, "leech": 6, "beacon": 3, "hatch": 3, "jammer": 3}


@clause("HE-1.1")
def test_he_1_1_the_wreck_lies_face_down():
    match = GAME.start(3, seed=1)
    assert len(table(match).wreck) == 30 - 3 * 3
    assert {tuple(knowing(match, card)) for card in table(match).wreck} == {()}


@clause("HE-1.1")
def test_he_1_1_the_wreck_is_shuffled():
    decks = [GAME.start(2, seed).table.faces[2:] for seed in range(40)]
    assert len({tuple(deck) for deck in decks}) == 40
    assert len({deck[0] for deck in decks}) > 3
    assert len({deck[-1] for deck in decks}) > 3
    assert GAME.start(2, 7).table.faces[2:] == decks[7]


@clause("HE-1.1")
def test_he_1_1_the_table_may_leave_out_the_gear():
    assert box(4, gear=False) == {"relic": 6, "scrap": 9, "leech": 6}


@clause("HE-1.1")
def test_he_1_1_a_pack_of_your_own_says_how_many_there_are(tmp_path: Path):
    game = packed(tmp_path, **SMALLEST)
    assert box(2, game) == SMALLEST
    assert box(2, game, gear=False) == {"relic": 3, "scrap": 10, "leech": 3}
    assert game.content != GAME.content


@clause("HE-1.1")
@pytest.mark.parametrize("kind", SMALLEST)
def test_he_1_1_a_pack_needs_every_kind_that_the_rules_speak_of(tmp_path: Path, kind: str):
    with pytest.raises(BadPack) as caught:
        packed(tmp_path, **{kind: None})
    assert caught.value.text("en") == f"cards.toml: the row “{kind}” is missing."
    assert caught.value.text("pl") == f"cards.toml: brakuje wiersza „{kind}”."
    assert box(3, packed(tmp_path, **{kind: 11}))[kind] == 11


@clause("HE-1.1")
@pytest.mark.parametrize("copies", [0, -1, 100, 10**9])
def test_he_1_1_a_pack_has_at_least_one_card_of_a_kind_and_no_more_than_can_be_shuffled(tmp_path: Path, copies: int):
    with pytest.raises(BadPack) as caught:
        packed(tmp_path, jammer=copies)
    assert caught.value.text("en") == (
        f"cards.toml, row “jammer”: copies = {copies} goes against HE-1.1. Wanted: 1 <= copies <= 99."
    )
    assert caught.value.text("pl") == (
        f"cards.toml, wiersz „jammer”: copies = {copies} jest niezgodne z HE-1.1. Potrzebne: 1 <= copies <= 99."
    )
    for most in (1, 99):
        assert box(3, packed(tmp_path, jammer=most))["jammer"] == most


@clause("HE-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_he_1_2_each_player_gets_three_cards_from_the_top(seats: int):
    match = GAME.start(seats, seed=1)
    hands = table(match).hands
    assert [len(cards) for cards in hands] == [3] * seats
    dealt = range(seats + 30 - 3 * seats, seats + 30)  # sleeves are numbered from the bottom of the wreck to its top
    assert sorted(card for cards in hands for card in cards) == list(dealt)


@clause("HE-1.2")
def test_he_1_2_each_player_knows_their_own_hand_and_nobody_elses():
    match = GAME.start(4, seed=1)
    for seat, cards in enumerate(table(match).hands):
        assert len(cards) == 3
        for card in cards:
            assert knowing(match, card) == [seat]


@clause("HE-1.2")
def test_he_1_2_your_own_hand_stays_in_your_view_to_the_end():
    match = GAME.start(3, seed=5)
    looked = 0
    while not match.over:
        for seat in range(3):
            assert all(seat in knowing(match, card) for card in table(match).hands[seat])
            looked += len(table(match).hands[seat])
        match.choose(match.asking[0], match.options(match.asking[0])[-1])
    assert looked > 50


@clause("HE-1.2")
def test_he_1_2_a_known_card_of_a_hand_is_followed_until_a_card_is_chosen_in_secret():
    match = staged("leech", "leech scrap scrap", "scrap scrap", top="hatch")
    play(match, "barter 1", "leech", "agree", "scrap")
    own, got = (card for card in table(match).hands[1] if match.table.faces[card] == "leech")
    assert (knowing(match, own), knowing(match, got)) == ([1], [0, 1])
    match.choose(1, ("jettison", own))
    assert (knowing(match, own), knowing(match, got)) == (everybody(match), [0, 1])
    play(match, "jettison scrap", "scrap", "scrap", "scrap")
    assert hand(match, 1) == ["hatch", "leech"]
    assert seen(match, 0, table(match).hands[1]) == ["", ""]


@clause("HE-1.2")
def test_he_1_2_a_pack_must_deal_to_five_without_gear_and_leave_a_wreck(tmp_path: Path):
    match = packed(tmp_path, **SMALLEST).start(5, 1, {"gear": False})
    assert ([len(cards) for cards in table(match).hands], len(table(match).wreck)) == ([3] * 5, 1)
    with pytest.raises(BadPack) as caught:
        packed(tmp_path, **SMALLEST | {"leech": 2})
    assert caught.value.text("en") == (
        "cards.toml: copies (gear = false) adds up to 15, which goes against HE-1.2. Wanted: > 15."
    )
    assert caught.value.text("pl") == (
        "cards.toml: suma copies (gear = false) to 15, co jest niezgodne z HE-1.2. Potrzebne: > 15."
    )


@clause("HE-1.3")
def test_he_1_3_chance_says_who_is_first():
    matches = [GAME.start(5, seed) for seed in range(60)]
    assert {table(match).first for match in matches} == {0, 1, 2, 3, 4}
    assert all(match.asking == (table(match).first,) for match in matches)


@clause("HE-1.3")
def test_he_1_3_everybody_hears_who_is_first():
    match = next(match for match in (GAME.start(3, seed) for seed in range(60)) if table(match).first == 2)
    for viewer in everybody(match):
        first, begins = match.news(viewer)
        assert match.game.words("en").news(first) == "Player 3 goes first."
        assert match.game.words("pl").news(first) == "Zaczyna Gracz 3."
        assert match.game.words("pl").news(first, ["Ala", "Ola", "Ewa"]) == "Zaczyna Ewa."
        assert begins.step == "Round"
