"""HE-3 Barter."""

from __future__ import annotations

import pytest
from tests.games.hello.stage import SCRAPS, hand, held, staged, table
from tests.games.said import (
    asked,
    both,
    everybody,
    faces,
    heard,
    knowing,
    label,
    offered,
    play,
    prompt,
    refused,
    same_for,
    seen,
    stands,
    taken_back,
    told,
    waiting,
)
from tests.marks import clause

from voidtable.kernel import Match

OUTSIDERS = [2, None]  # a third player and a spectator


def bartering(offer: str = "", *answers: str) -> Match:
    """Seat 0 barters with seat 1, and so far things have come."""
    match = staged("scrap leech hatch", "relic scrap jammer", "", top="scrap")
    return play(match, "barter 1", *([offer] if offer else []), *answers)


def with_an_empty_hand() -> Match:
    """Seat 0 has installed and stowed all its cards; seat 2 is first in the third round."""
    match = staged("beacon hatch scrap", SCRAPS, SCRAPS, top="relic relic relic relic")
    play(match, "install beacon", "jettison scrap", "jettison scrap", *["scrap"] * 3)
    play(match, "jettison scrap", "jettison scrap", "install hatch", *["relic"] * 2)
    assert (hand(match, 0), asked(match)) == ([], ("Act", 2))
    return match


# HE-3.1 with whom


@clause("HE-3.1")
def test_he_3_1_with_any_other_player():
    match = staged("", "leech", "", "", first=1)
    assert [said for said in offered(match) if said.startswith("barter")] == ["barter 2", "barter 3", "barter 0"]
    for other in (2, 3, 0):
        assert asked(play(match.clone(), f"barter {other}", "leech")) == ("Consent", other)


@clause("HE-3.1")
def test_he_3_1_everybody_hears_who_barters_with_whom():
    match = bartering()
    assert asked(match) == ("Offer", 0)
    assert heard(match, everybody(match)) == (
        "Player 1 offers Player 2 a barter.", "Gracz 1 proponuje Graczowi 2 wymianę."
    )  # fmt: skip


@clause("HE-3.1")
def test_he_3_1_not_with_a_player_who_has_no_card():
    match = with_an_empty_hand()
    why = refused(match, "barter 0")
    assert why.clause == "HE-3.1"
    assert both(why) == ("Player 1 has no card to barter with.", "Gracz 1 nie ma karty na wymianę.")
    assert "barter 1" in offered(match)


@clause("HE-3.1")
def test_he_3_1_not_without_a_card_of_your_own():
    match = play(with_an_empty_hand(), "barter 1", "relic", "refuse", "relic")
    assert asked(match) == ("Act", 0)
    why = refused(match, "barter 1")
    assert why.clause == "HE-3.1"
    assert both(why) == ("You have no card to barter with.", "Nie masz karty na wymianę.")
    assert offered(match) == ["scout", "flare beacon"]


@clause("HE-3.1", "VT-4")
def test_he_3_1_a_proposal_can_be_taken_back_before_it_is_answered():
    assert asked(taken_back(bartering(), 0)) == ("Act", 0)
    assert asked(taken_back(bartering("leech"), 0)) == ("Offer", 0)
    stands(bartering("leech", "agree"), 0)
    stands(bartering("leech", "refuse"), 0)


# HE-3.2 the offer


@clause("HE-3.2")
def test_he_3_2_any_card_of_your_hand_may_be_offered():
    match = bartering()
    assert sorted(offered(match)) == ["hatch", "leech", "scrap"]
    for face in offered(match):
        after = play(match.clone(), face)
        (consent,) = [step for step in after.table.stack if type(step).__name__ == "Consent"]
        assert faces(after, [consent.card]) == [face]
        assert knowing(after, consent.card) == [0]


@clause("HE-3.2")
def test_he_3_2_nobody_else_can_tell_which_card_lies_there():
    same_for(bartering(), ["hatch", "leech", "scrap"], [1, *OUTSIDERS])


@clause("HE-3.2")
def test_he_3_2_who_knew_a_card_of_the_hand_loses_sight_of_it():
    match = play(bartering("leech", "refuse", "relic"), "barter 0")
    assert knowing(match, held(match, 1, "relic")) == everybody(match)
    play(match, "scrap")
    assert knowing(match, held(match, 1, "relic")) == [1]


@clause("HE-3.2")
def test_he_3_2_the_words_of_an_offer():
    match = bartering()
    assert match.ask(0).clause == "HE-3.2"
    assert prompt(match) == (
        "Which card do you offer Player 2, face down?",
        "Którą kartę kładziesz zakrytą przed Graczem 2?",
    )
    assert waiting(match) == ("Player 1 chooses a card to offer Player 2.", "Gracz 1 wybiera kartę na wymianę.")
    play(match, "leech")
    assert told(match, 0) == (
        "Player 1 offers a card, face down: leech.", "Gracz 1 kładzie na wymianę zakrytą kartę: pijawka."
    )  # fmt: skip
    assert heard(match, [1, *OUTSIDERS]) == (
        "Player 1 offers a card, face down.", "Gracz 1 kładzie na wymianę zakrytą kartę."
    )  # fmt: skip


# HE-3.3 consent


@clause("HE-3.3")
def test_he_3_3_the_other_agrees_or_refuses_without_looking():
    match = bartering("leech")
    assert asked(match) == ("Consent", 1)
    assert match.ask(1).clause == "HE-3.3"
    assert offered(match) == ["agree", "refuse"]
    assert knowing(match, held(match, 0, "leech")) == [0]
    play(match, "agree")
    assert knowing(match, held(match, 0, "leech")) == [0]


@clause("HE-3.3")
def test_he_3_3_the_words_of_consent_and_refusal():
    match = bartering("leech")
    assert prompt(match) == (
        "Player 1 offers you a card, unseen. Do you agree to barter?",
        "Gracz 1 proponuje Ci kartę w ciemno. Zgadzasz się na wymianę?",
    )
    assert waiting(match) == (
        "Player 2 considers the offer of Player 1.", "Gracz 2 rozważa propozycję Gracza 1."
    )  # fmt: skip
    assert label(match, "agree") == ("Agree", "Zgódź się")
    assert label(match, "refuse") == ("Refuse, and show everyone a card", "Odmów i pokaż wszystkim kartę")
    agreed, refusing = play(match.clone(), "agree"), play(match.clone(), "refuse")
    assert heard(agreed, everybody(match)) == (
        "Player 2 agrees to barter with Player 1.", "Gracz 2 zgadza się na wymianę z Graczem 1."
    )  # fmt: skip
    assert heard(refusing, everybody(match)) == (
        "Player 2 refuses to barter with Player 1.", "Gracz 2 odmawia Graczowi 1 wymiany."
    )  # fmt: skip


@clause("HE-3.3", "VT-4")
@pytest.mark.parametrize("answer", ["agree", "refuse"])
def test_he_3_3_the_answer_can_be_taken_back_while_nothing_is_shown(answer: str):
    assert asked(taken_back(bartering("leech", answer), 1)) == ("Consent", 1)


# HE-3.4 the exchange


@clause("HE-3.4")
def test_he_3_4_who_agrees_gives_any_card_in_return():
    match = bartering("leech", "agree")
    assert asked(match) == ("GiveInReturn", 1)
    assert sorted(offered(match)) == ["jammer", "relic", "scrap"]
    play(match, "jammer")
    assert hand(match, 0) == ["hatch", "jammer", "scrap"]
    assert hand(match, 1) == ["leech", "relic", "scrap"]


@clause("HE-3.4")
def test_he_3_4_each_looks_at_the_card_they_got_and_knows_the_one_they_gave():
    match = bartering("leech", "agree")
    assert knowing(match, held(match, 0, "leech")) == [0]
    assert knowing(match, held(match, 1, "relic")) == [1]
    play(match, "relic")
    assert knowing(match, held(match, 1, "leech")) == [0, 1]
    assert knowing(match, held(match, 0, "relic")) == [0, 1]
    for viewer in OUTSIDERS:
        assert seen(match, viewer, [*table(match).hands[0], *table(match).hands[1]]) == [""] * 6


@clause("HE-3.4")
def test_he_3_4_nobody_else_can_tell_which_cards_were_exchanged():
    same_for(bartering("leech", "agree"), ["relic", "scrap", "jammer"], OUTSIDERS)


@clause("HE-3.4")
def test_he_3_4_the_words_of_an_exchange():
    match = bartering("leech", "agree")
    assert match.ask(1).clause == "HE-3.4"
    assert prompt(match) == (
        "Which card do you give Player 1 in return?", "Którą kartę dajesz w zamian Graczowi 1?"
    )  # fmt: skip
    assert waiting(match) == ("Player 2 chooses a card to give in return.", "Gracz 2 wybiera kartę, którą da w zamian.")
    play(match, "relic")
    assert heard(match, [0, 1]) == (
        "Player 2 gives Player 1 a card (relic) and gets one (leech).",
        "Gracz 2 oddaje Graczowi 1 kartę (relikt) i dostaje w zamian kartę (pijawka).",
    )
    assert heard(match, OUTSIDERS) == (
        "Player 2 and Player 1 exchange cards.", "Gracz 2 i Gracz 1 wymieniają się kartami."
    )  # fmt: skip


@clause("HE-3.4")
def test_he_3_4_who_knows_one_of_the_two_cards_is_not_told_the_other():
    match = play(staged("beacon relic scrap", SCRAPS, SCRAPS), "install beacon")
    play(match, "jettison scrap", "jettison scrap", *["scrap"] * 3)
    play(match, "barter 0", "scrap", "refuse", "relic")  # all have seen seat 0's only card
    given = play(match.clone(), "barter 0", "scrap", "agree", "relic")
    assert heard(given, [1, None])[0] == "Player 1 gives Player 3 a card (relic) and gets one (unseen)."
    got = play(match, "jettison scrap", "barter 1", "relic", "agree", "scrap")
    assert heard(got, [2, None])[0] == "Player 2 gives Player 1 a card (unseen) and gets one (relic)."


@clause("HE-3.4", "VT-4")
def test_he_3_4_an_exchange_cannot_be_taken_back():
    stands(bartering("leech", "agree", "relic"), 1)


@clause("HE-3.4")
def test_he_3_4_after_an_exchange_it_is_the_next_players_turn():
    assert asked(bartering("leech", "agree", "relic")) == ("Act", 1)


# HE-3.5 the price of refusal


@clause("HE-3.5")
@pytest.mark.parametrize("shown", ["relic", "scrap", "jammer"])
def test_he_3_5_who_refuses_shows_everyone_a_card_and_keeps_it(shown: str):
    match = bartering("leech", "refuse")
    assert asked(match) == ("PriceOfRefusal", 1)
    assert sorted(offered(match)) == ["jammer", "relic", "scrap"]
    play(match, shown)
    assert knowing(match, held(match, 1, shown)) == everybody(match)
    hidden = [card for card in table(match).hands[1] if match.table.faces[card] != shown]
    assert [knowing(match, card) for card in hidden] == [[1], [1]]
    assert hand(match, 1) == ["jammer", "relic", "scrap"]


@clause("HE-3.5")
def test_he_3_5_the_offered_card_goes_back_unseen():
    match = bartering("leech", "refuse", "scrap")
    assert hand(match, 0) == ["hatch", "leech", "scrap"]
    assert [knowing(match, card) for card in table(match).hands[0]] == [[0], [0], [0]]


@clause("HE-3.5")
def test_he_3_5_the_words_of_the_price():
    match = bartering("leech", "refuse")
    assert match.ask(1).clause == "HE-3.5"
    assert prompt(match) == (
        "Which card from your hand do you show everyone?", "Którą kartę z ręki pokazujesz wszystkim?"
    )  # fmt: skip
    assert waiting(match) == ("Player 2 chooses a card to show.", "Gracz 2 wybiera kartę do pokazania.")
    play(match, "jammer")
    assert heard(match, everybody(match)) == (
        "Player 2 shows a card from their hand: jammer.", "Gracz 2 pokazuje kartę z ręki: zagłuszacz."
    )  # fmt: skip


@clause("HE-3.5", "VT-4")
def test_he_3_5_what_was_shown_cannot_be_taken_back():
    stands(bartering("leech", "refuse", "scrap"), 1)


@clause("HE-3.5")
def test_he_3_5_who_was_refused_does_not_act_again():
    assert asked(bartering("leech", "refuse", "scrap")) == ("Act", 1)
