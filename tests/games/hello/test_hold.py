"""HE-5 The hold."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.games.hello.stage import SCRAPS, hand, held, staged, table
from tests.games.said import (
    asked,
    everybody,
    faces,
    heard,
    knowing,
    label,
    log,
    meant,
    offered,
    play,
    prompt,
    same_for,
    stands,
    taken_back,
    told,
    waiting,
)
from tests.marks import clause

from voidtable.kernel import Match


def stowing(*hands: str, **staging: object) -> Match:
    """Each has jettisoned a scrap beside these cards, and now all stow."""
    match = play(staged(*(f"scrap {cards}" for cards in hands), **staging), *["jettison scrap"] * len(hands))
    assert len(match.asking) == len(hands)
    return match


def stow(match: Match, seat: int, face: str) -> Match:
    match.choose(seat, meant(match, seat, face))
    return match


# HE-5.1 stowing


@clause("HE-5.1")
def test_he_5_1_all_who_have_cards_are_asked_at_once_and_answer_in_any_order():
    match = stowing("leech", "relic", "hatch", "jammer", first=1)
    assert match.asking == (1, 2, 3, 0)
    assert {match.ask(seat).clause for seat in match.asking} == {"HE-5.1"}
    assert stow(match, 3, "jammer").asking == (1, 2, 0)
    assert stow(match, 0, "leech").asking == (1, 2)
    assert stow(match, 1, "relic").asking == (2,)
    assert asked(stow(match, 2, "hatch")) == ("Act", 2)
    assert sorted(faces(match, table(match).scrapyard[-4:])) == ["hatch", "jammer", "leech", "relic"]


@clause("HE-5.1")
def test_he_5_1_any_card_of_the_hand_may_be_stowed():
    match = stowing("relic beacon", "", top="leech")
    assert sorted(offered(match)) == ["beacon", "leech", "relic"]
    for face, others in (
        ("relic", ["beacon", "leech"]),
        ("beacon", ["leech", "relic"]),
        ("leech", ["beacon", "relic"]),
    ):
        after = play(match.clone(), face)
        assert hand(play(after, offered(after)[0]), 0) == others


@clause("HE-5.1")
def test_he_5_1_who_has_no_cards_stows_none():
    match = staged("beacon hatch scrap", SCRAPS, top="relic relic")
    play(match, "install beacon", "jettison scrap", "scrap", "scrap", "jettison scrap", "install hatch")
    assert hand(match, 0) == []
    assert (asked(match), match.asking) == (("Stow", 1), (1,))
    assert asked(play(match, "relic")) == ("Act", 0)


@clause("HE-5.1")
def test_he_5_1_where_nobody_has_cards_the_hold_stays_empty():
    match = staged("beacon hatch scrap", "jammer hatch scrap")
    play(match, "install beacon", "install jammer", "scrap", "scrap", "install hatch", "install hatch")
    assert asked(match) == ("Act", 0)
    assert heard(match, everybody(match), at=1) == (
        "The hold is opened: nothing. The alarm stands at 0.", "Ładownia zostaje otwarta: nic. Alarm: 0."
    )  # fmt: skip


@clause("HE-5.1")
def test_he_5_1_the_choice_is_sealed_until_all_have_chosen():
    match = stowing("leech relic", "relic scrap", "relic scrap")
    same_for(match, ["leech", "relic"], [1, 2, None])
    cards = list(table(match).hands[0])
    stow(match, 0, "leech")
    assert match.asking == (1, 2)
    assert [log(match, viewer) for viewer in everybody(match)] == [[]] * 4
    assert (table(match).hands[0], table(match).hold) == (cards, [])
    same_for(match, ["relic", "scrap"], [0, 2, None])


@clause("HE-5.1")
def test_he_5_1_who_had_seen_a_card_cannot_tell_whether_it_was_stowed():
    match = staged("scrap scrap", "relic scrap leech", "scrap scrap")
    play(match, "barter 1", "scrap", "refuse", "relic", *["jettison scrap"] * 2)
    assert knowing(match, held(match, 1, "relic")) == everybody(match)
    play(match, "scrap", "leech", "scrap")
    assert knowing(match, held(match, 1, "relic")) == [1]


@clause("HE-5.1", "VT-4")
def test_he_5_1_your_choice_can_be_taken_back_until_another_chooses():
    match = stow(stowing("leech relic", "relic scrap", "relic scrap"), 1, "relic")
    assert taken_back(match, 1).asking == (0, 1, 2)
    stow(match, 1, "scrap")
    stow(match, 0, "leech")
    stands(match, 1)
    stow(match, 2, "relic")
    stands(match, 2)
    assert sorted(faces(match, table(match).scrapyard[-3:])) == ["leech", "relic", "scrap"]


@clause("HE-5.1")
def test_he_5_1_the_words_of_stowing():
    match = stowing("leech", "relic", "hatch")
    assert prompt(match) == ("Which card do you stow in the hold?", "Którą kartę odkładasz do ładowni?")
    assert waiting(match) == ("Player 1 chooses a card to stow.", "Gracz 1 wybiera kartę do ładowni.")
    assert label(match, "leech") == ("leech", "pijawka")
    play(match, "leech", "relic", "hatch")
    assert told(match, 0) == ("Player 1 stows a card: leech.", "Gracz 1 odkłada do ładowni kartę: pijawka.")
    assert heard(match, [1, 2, None]) == ("Player 1 stows a card.", "Gracz 1 odkłada kartę do ładowni.")
    assert heard(match, [0, 2, None], at=1) == ("Player 2 stows a card.", "Gracz 2 odkłada kartę do ładowni.")
    assert told(match, 1, at=1) == ("Player 2 stows a card: relic.", "Gracz 2 odkłada do ładowni kartę: relikt.")


# HE-5.2 the hold is opened


@clause("HE-5.2")
def test_he_5_2_what_was_stowed_is_shown_to_all_and_put_on_the_scrapyard():
    match = play(stowing("leech", "relic", "hatch"), "leech", "relic", "hatch")
    cards = table(match).scrapyard[-3:]
    assert sorted(faces(match, cards)) == ["hatch", "leech", "relic"]
    assert [knowing(match, card) for card in cards] == [everybody(match)] * 3
    assert table(match).hold == []


@clause("HE-5.2")
def test_he_5_2_it_is_shuffled_so_that_nobody_knows_who_stowed_what():
    shown = set()
    for seed in range(50):
        match = play(stowing("leech", "relic", "hatch", seed=seed), "leech", "relic", "hatch")
        shown.add(tuple(faces(match, table(match).scrapyard[-3:])))
    assert shown == set(permutations(["leech", "relic", "hatch"]))


@clause("HE-5.2")
def test_he_5_2_everybody_hears_what_was_stowed_and_how_the_alarm_stands():
    match = play(stowing("leech", "leech"), "leech", "leech")
    assert heard(match, everybody(match), at=2) == (
        "The hold is opened: leech (2). The alarm stands at 2.",
        "Ładownia zostaje otwarta: pijawka (2). Alarm: 2.",
    )


# HE-5.3, HE-5.4 the alarm


@clause("HE-5.3")
@pytest.mark.parametrize(
    "cards", [["relic"] * 3, ["leech", "relic", "hatch"], ["relic", "leech", "leech"], ["leech"] * 3]
)
def test_he_5_3_each_stowed_leech_raises_the_alarm_by_one(cards: list[str]):
    match = play(stowing(*cards), *cards)
    assert table(match).alarm == cards.count("leech")


@clause("HE-5.3")
def test_he_5_3_a_leech_in_a_hand_or_on_the_scrapyard_raises_nothing():
    match = play(staged("leech scrap", "leech scrap"), "jettison leech", "jettison scrap", "scrap", "leech")
    assert table(match).alarm == 1


@clause("HE-5.3")
def test_he_5_3_the_alarm_goes_on_from_round_to_round():
    match = staged("scrap scrap leech", "scrap scrap leech", top="leech scrap relic relic")
    play(match, *["jettison scrap"] * 2, "leech", "scrap")
    assert table(match).alarm == 1
    play(match, *["jettison scrap"] * 2, "leech", "leech")
    assert table(match).alarm == 3


@clause("HE-5.4")
@pytest.mark.parametrize(("leeches", "wakes"), [(3, False), (4, True), (5, True)])
def test_he_5_4_at_four_or_more_the_wreck_wakes_and_the_game_ends(leeches: int, wakes: bool):
    cards = ["leech"] * leeches + ["relic"] * (5 - leeches)
    match = play(stowing(*cards), *cards)
    assert match.over is wakes
    assert (match.result.ending if wakes else asked(match)) == ("awake" if wakes else ("Act", 1))
    assert table(match).alarm == leeches


@clause("HE-5.4")
@pytest.mark.parametrize("limit", [2, 3, 5])
def test_he_5_4_the_table_may_agree_on_another_limit(limit: int):
    below, at = ["leech"] * (limit - 1) + ["relic"] * (6 - limit), ["leech"] * limit + ["relic"] * (5 - limit)
    assert not play(stowing(*below, alarm=limit), *below).over
    match = play(stowing(*at, alarm=limit), *at)
    assert match.result.ending == "awake"
    assert match.result.details == {"alarm": limit}


@clause("HE-5.4")
def test_he_5_4_everybody_hears_that_hands_are_shown_and_of_no_new_round():
    match = play(stowing("leech", "leech", alarm=2), "leech", "leech")
    assert [heard.step for heard in match.news(None)] == ["Stow", "Stow", "OpenHold", "Ending", "Ending"]


# HE-5.5 the next round


@clause("HE-5.5")
def test_he_5_5_the_next_player_clockwise_becomes_first():
    match = staged("", "", "", first=1, rounds=4)
    firsts = []
    for _ in range(4):
        firsts.append((table(match).round, asked(match)))
        begun = table(match).round
        while not match.over and table(match).round == begun:
            match.choose(match.asking[0], match.options(match.asking[0])[0])
    assert firsts == [(1, ("Act", 1)), (2, ("Act", 2)), (3, ("Act", 0)), (4, ("Act", 1))]


@clause("HE-5.5")
@pytest.mark.parametrize(("agreed", "rounds"), [({}, 3), ({"rounds": 1}, 1), ({"rounds": 2}, 2), ({"rounds": 6}, 6)])
def test_he_5_5_after_the_third_round_or_as_many_as_agreed_the_game_ends(agreed: dict[str, int], rounds: int):
    match = staged("", "", alarm=6, **agreed)
    while not match.over:
        match.choose(match.asking[0], match.options(match.asking[0])[0])
    assert (match.result.ending, table(match).round) == ("done", rounds)


@clause("HE-5.5", "HE-5.4")
def test_he_5_5_a_wreck_that_wakes_in_the_last_round_is_awake():
    match = play(stowing("leech", "leech", alarm=2, rounds=1), "leech", "leech")
    assert match.result.ending == "awake"
    assert play(stowing("leech", "relic", alarm=2, rounds=1), "leech", "relic").result.ending == "done"
