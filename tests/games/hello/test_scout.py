"""HE-2.3 Scouting the wreck."""

from __future__ import annotations

import pytest
from tests.games.hello.stage import hand, staged, table, top
from tests.games.said import (
    asked,
    everybody,
    faces,
    heard,
    knowing,
    label,
    offered,
    play,
    prompt,
    same_for,
    seen,
    stands,
    taken_back,
    told,
    waiting,
)
from tests.marks import clause

from voidtable.kernel import Match


def scouting(*hands: str, **staging: object) -> Match:
    """Seat 0 has scouted these: relic on top, then scrap, then leech."""
    return play(staged(*hands or ("", "", ""), top="relic scrap leech", **staging), "scout")


@clause("HE-2.3")
def test_he_2_3_who_scouts_looks_at_the_top_three_cards_and_nobody_else_does():
    match = staged("", "", "", top="relic scrap leech hatch")
    *below, fourth, third, second, first = table(match).wreck
    play(match, "scout")
    assert faces(match, [first, second, third, fourth]) == ["relic", "scrap", "leech", "hatch"]
    assert [knowing(match, card) for card in (first, second, third)] == [[0], [0], [0]]
    assert [knowing(match, card) for card in (fourth, *below)] == [[]] * (1 + len(below))


@clause("HE-2.3")
@pytest.mark.parametrize(
    ("left", "english", "polish"),
    [
        (9, "Player 1 scouts the top 3 cards of the wreck.", "Gracz 1 ogląda 3 wierzchnie karty wraku."),
        (2, "Player 1 scouts the top 2 cards of the wreck.", "Gracz 1 ogląda 2 wierzchnie karty wraku."),
        (1, "Player 1 scouts the last card of the wreck.", "Gracz 1 ogląda ostatnią kartę wraku."),
    ],
)
def test_he_2_3_everybody_hears_how_many_were_scouted(left: int, english: str, polish: str):
    match = scouting(left=left)
    assert heard(match, everybody(match)) == (english, polish)
    assert len(match.options(0)) == min(left, 3)


@clause("HE-2.3")
@pytest.mark.parametrize("kept", ["relic", "scrap", "leech"])
@pytest.mark.parametrize("which", [0, 1])
def test_he_2_3_one_is_kept_and_the_others_go_back_in_any_order(kept: str, which: int):
    match = scouting("jammer jammer jammer", "", "")
    assert sorted(offered(match)) == ["leech", "relic", "scrap"]
    play(match, kept)
    assert hand(match, 0) == sorted(["jammer", "jammer", "jammer", kept])
    others = sorted(offered(match))
    assert others == sorted({"leech", "relic", "scrap"} - {kept})
    play(match, others[which])
    assert top(match, 2) == [others[which], others[not which]]
    assert len(table(match).wreck) == 30 - 9 - 1


@clause("HE-2.3")
def test_he_2_3_who_scouted_knows_what_they_kept_and_in_what_order_the_others_lie():
    match = play(scouting(), "scrap", "leech")
    uppermost, second = table(match).wreck[-1], table(match).wreck[-2]
    kept = table(match).hands[0][-1]
    assert seen(match, 0, [kept, uppermost, second]) == ["scrap", "leech", "relic"]
    assert [knowing(match, card) for card in (kept, uppermost, second)] == [[0], [0], [0]]


@clause("HE-2.3")
def test_he_2_3_nobody_else_can_tell_what_was_kept():
    same_for(scouting(), ["relic", "scrap", "leech"], [1, 2, None])


@clause("HE-2.3")
def test_he_2_3_nobody_else_can_tell_what_was_put_on_top():
    same_for(play(scouting(), "relic"), ["scrap", "leech"], [1, 2, None])


@clause("HE-2.3")
def test_he_2_3_the_words_of_scouting_tell_the_others_no_face():
    match = scouting()
    assert match.ask(0).clause == "HE-2.3"
    assert prompt(match) == ("Which card do you keep?", "Którą kartę zatrzymujesz?")
    assert waiting(match) == (
        "Player 1 chooses which scouted card to keep.", "Gracz 1 wybiera, którą z obejrzanych kart zatrzymać."
    )  # fmt: skip
    assert label(match, "leech") == ("leech", "pijawka")
    play(match, "leech")
    assert told(match, 0) == ("Player 1 keeps a scouted card: leech.", "Gracz 1 zatrzymuje obejrzaną kartę: pijawka.")
    assert heard(match, [1, 2, None]) == (
        "Player 1 keeps one of the scouted cards.", "Gracz 1 zatrzymuje jedną z obejrzanych kart."
    )  # fmt: skip
    assert prompt(match) == ("Which card do you put on top?", "Którą kartę kładziesz na wierzch?")
    assert waiting(match) == ("Player 1 puts the other cards back.", "Gracz 1 odkłada pozostałe karty.")
    play(match, "scrap")
    assert heard(match, everybody(match)) == (
        "Player 1 puts the other cards back in an order of their choice.",
        "Gracz 1 odkłada pozostałe karty w wybranej kolejności.",
    )


@clause("HE-2.3")
def test_he_2_3_one_other_card_goes_back_without_a_question():
    match = scouting(left=2)
    assert sorted(offered(match)) == ["relic", "scrap"]
    play(match, "relic")
    assert asked(match) == ("Act", 1)
    assert top(match, 5) == ["scrap"]
    assert knowing(match, table(match).wreck[0]) == [0]


@clause("HE-2.3")
def test_he_2_3_the_last_card_of_the_wreck_is_kept():
    match = scouting(left=1)
    assert offered(match) == ["relic"]
    play(match, "relic")
    assert table(match).wreck == []
    assert match.result.ending == "empty"


@clause("HE-2.3", "VT-4")
def test_he_2_3_what_was_kept_can_be_taken_back_until_another_chooses():
    match = play(scouting("hatch hatch hatch", ""), "relic", "scrap")
    assert asked(match) == ("Act", 1)
    assert asked(taken_back(match, 0)) == ("PutBack", 0)
    assert asked(taken_back(match, 0)) == ("Keep", 0)
    play(match, "leech", "relic")
    assert (hand(match, 0), top(match, 2)) == (["hatch", "hatch", "hatch", "leech"], ["relic", "scrap"])
    stands(play(match, "barter 0"), 0)


@clause("HE-2.3", "VT-4")
def test_he_2_3_that_you_looked_cannot_be_taken_back():
    match = scouting()
    stands(match, 0)
    stands(taken_back(play(match, "relic"), 0), 0)


@clause("HE-2.3", "VT-4")
def test_he_2_3_what_was_kept_stays_kept_once_a_beacon_has_seen_what_was_put_back():
    match = play(staged("beacon", "", top="relic scrap leech"), "install beacon", "scout", "relic")
    assert match.may_undo(1)
    play(match, "scrap")
    stands(match, 1)


@clause("HE-2.3", "VT-4")
def test_he_2_3_what_was_kept_stays_kept_once_the_empty_wreck_has_ended_the_game():
    match = play(scouting(left=1), "relic")
    stands(match, 0)
