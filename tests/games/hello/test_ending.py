"""HE-6 The end."""

from __future__ import annotations

import pytest
from tests.games.hello.stage import staged, table
from tests.games.said import everybody, faces, knowing, log, play, told
from tests.marks import clause

from voidtable.kernel import Match, Refused

ENDINGS = ["done", "empty", "awake"]


def ended(*last: str, awake: bool = False, first: int = 0) -> Match:
    """The one round is over, and these two cards are left in each hand; the wreck is awake or not."""
    stowed = "leech" if awake else "scrap"
    hands = [f"scrap {stowed} {cards.split()[0]}" for cards in last]
    drawn = [last[(first + i) % len(last)].split()[1] for i in range(len(last))]
    match = staged(*hands, top=" ".join(drawn), first=first, rounds=1, alarm=2)
    return play(match, *["jettison scrap"] * len(last), *[stowed] * len(last))


def ended_by(ending: str, *last: str) -> Match:
    """The game is over in this way; in the hands of the first two are these cards."""
    if ending == "empty":
        drawn = " ".join(cards.split()[1] for cards in last)
        hands = [f"scrap scrap {cards.split()[0]}" for cards in last]
        match = staged(*hands, top=drawn, left=len(last), rounds=2)
        return play(match, *["jettison scrap"] * len(last), *["scrap"] * len(last))
    return ended(*last, awake=ending == "awake")


# HE-6.1 hands are shown


@clause("HE-6.1")
@pytest.mark.parametrize("ending", ENDINGS)
def test_he_6_1_when_the_game_ends_all_show_their_hands(ending: str):
    match = ended_by(ending, "relic hatch", "beacon jammer")
    assert match.result.ending == ending
    cards = [card for hand in table(match).hands for card in hand]
    assert sorted(faces(match, cards)) == ["beacon", "hatch", "jammer", "relic"]
    assert [knowing(match, card) for card in cards] == [everybody(match)] * 4


@clause("HE-6.1")
def test_he_6_1_what_is_left_in_the_wreck_stays_hidden():
    match = ended("relic hatch", "beacon jammer")
    assert len(table(match).wreck) == 30 - 6 - 2
    assert {tuple(knowing(match, card)) for card in table(match).wreck} == {()}


@clause("HE-6.1", "VT-5")
@pytest.mark.parametrize("ending", ENDINGS)
def test_he_6_1_nothing_more_happens(ending: str):
    match = ended_by(ending, "relic hatch", "beacon jammer")
    assert (match.over, match.asking) == (True, ())
    with pytest.raises(Refused) as caught:
        match.choose(0, "scout")
    assert caught.value.refusal.clause == "VT-5"
    assert not any(match.may_undo(seat) for seat in (0, 1))


@clause("HE-6.1")
def test_he_6_1_everybody_hears_every_hand_clockwise_from_the_first_player():
    match = ended("relic relic", "leech leech", "hatch hatch", first=1)
    for viewer in everybody(match):
        assert log(match, viewer)[4:] == [
            "Player 2 shows their hand: leech (2).",
            "Player 3 shows their hand: hatch (2).",
            "Player 1 shows their hand: relic (2).",
        ]
        assert told(match, viewer, at=4)[1] == "Gracz 2 odkrywa rękę: pijawka (2)."


@clause("HE-6.1")
def test_he_6_1_an_empty_hand_is_told_of_too():
    match = staged("beacon hatch scrap", "jammer hatch scrap", rounds=2)
    play(match, "install beacon", "install jammer", "scrap", "scrap", "install hatch", "install hatch")
    assert match.over
    assert told(match, None, at=-1) == ("Player 1 shows an empty hand.", "Gracz 1 nie ma już kart na ręce.")


@clause("HE-6.1")
@pytest.mark.parametrize(
    ("ending", "english", "polish"),
    [
        (
            "done",
            "The last round is over, and the wreck still sleeps. You fly home.",
            "Ostatnia runda dobiega końca, a wrak śpi dalej. Odlatujecie do domu.",
        ),
        (
            "empty",
            "There is nothing left in the wreck. You fly home.",
            "We wraku nic już nie ma. Odlatujecie do domu.",
        ),
        (
            "awake",
            "The wreck is awake! Nobody who holds a leech gets away.",
            "Wrak się obudził! Nie ujdzie nikt, kto trzyma pijawkę.",
        ),
    ],
)
def test_he_6_1_why_the_game_ended_is_said_in_words(ending: str, english: str, polish: str):
    match = ended_by(ending, "relic hatch", "beacon jammer")
    key = f"ending-{match.result.ending}"
    assert (match.game.words("en").text(key), match.game.words("pl").text(key)) == (english, polish)


# HE-6.2 points


@clause("HE-6.2")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("relic relic", 6), ("relic scrap", 4), ("scrap scrap", 2), ("scrap leech", -1), ("leech leech", -4),
        ("beacon scrap", 2), ("hatch scrap", 2), ("jammer scrap", 2), ("hatch relic", 4), ("jammer leech", -1),
    ],
)  # fmt: skip
def test_he_6_2_what_cards_in_the_hand_count(cards: str, points: int):
    assert ended(cards, "relic leech").result.scores == {0: points, 1: 1}


@clause("HE-6.2")
@pytest.mark.parametrize("gear", ["beacon", "hatch", "jammer"])
def test_he_6_2_installed_gear_counts_one_and_what_was_stowed_or_jettisoned_nothing(gear: str):
    match = staged(f"{gear} relic relic", "scrap relic leech", top="hatch", rounds=1)
    play(match, f"install {gear}", "jettison scrap", "relic", "relic")
    assert match.result.scores == {0: 1 + 3, 1: 1 - 2}


# HE-6.3 who wins


@clause("HE-6.3")
@pytest.mark.parametrize(
    ("last", "winners"),
    [
        (["relic scrap", "relic relic", "scrap scrap"], (1,)),
        (["relic leech", "relic leech", "scrap leech"], (0, 1)),
        (["relic scrap", "scrap scrap", "relic hatch"], (0, 2)),
        (["relic leech", "relic leech", "scrap scrap"], (2,)),
        (["leech leech", "leech leech", "scrap leech"], (2,)),
        (["leech leech", "leech leech"], (0, 1)),
        (["relic leech", "hatch leech", "jammer beacon"], (2,)),
        (["relic hatch", "relic jammer", "relic beacon"], (0, 1, 2)),
    ],
    ids=lambda value: "-".join(map(str, value)).replace(" ", "+"),
)
def test_he_6_3_the_most_points_win_and_who_ties_wins_together(last: list[str], winners: tuple[int, ...]):
    match = ended(*last)
    assert match.result.ending == "done"
    assert match.result.winners == winners


@clause("HE-6.3")
def test_he_6_3_there_is_no_result_before_the_end():
    match = staged("scrap relic", "scrap relic", rounds=1)
    assert play(match, "jettison scrap", "jettison scrap", "relic").result is None
    assert play(match, "relic").result.winners


# HE-6.4 the wreck is awake


@clause("HE-6.4")
@pytest.mark.parametrize(
    ("last", "winners"),
    [
        (["relic relic", "scrap scrap"], (0,)),
        (["relic leech", "scrap scrap"], (1,)),
        (["leech relic", "hatch relic"], (1,)),
        (["relic leech", "scrap hatch", "beacon scrap"], (1, 2)),
        (["relic leech", "relic scrap", "relic leech"], (1,)),
        (["relic leech", "relic leech"], ()),
        (["leech leech", "relic leech"], ()),
    ],
    ids=lambda value: "-".join(map(str, value)).replace(" ", "+") or "nobody",
)
def test_he_6_4_once_the_wreck_is_awake_nobody_who_holds_a_leech_can_win(last: list[str], winners: tuple[int, ...]):
    match = ended(*last, awake=True)
    assert match.result.ending == "awake"
    assert match.result.winners == winners


@clause("HE-6.4")
def test_he_6_4_who_cannot_win_still_has_a_score():
    assert ended("relic leech", "relic leech", awake=True).result.scores == {0: 1, 1: 1}


@clause("HE-6.4")
@pytest.mark.parametrize("ending", ["done", "empty"])
def test_he_6_4_while_the_wreck_sleeps_a_leech_only_costs_points(ending: str):
    match = ended_by(ending, "relic leech", "leech leech")
    assert match.result.ending == ending
    assert match.result.winners == (0,)


@clause("HE-6.4")
def test_he_6_4_a_leech_that_was_stowed_or_jettisoned_does_no_harm():
    match = staged("leech leech relic", "leech scrap scrap", top="relic", rounds=1, alarm=2)
    play(match, "jettison leech", "jettison scrap", "leech", "leech")
    assert match.result.ending == "awake"
    assert match.result.winners == (0,)
