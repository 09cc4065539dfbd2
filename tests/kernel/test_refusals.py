"""A refusal: a clause, what a person needs to be told about this case, and the words for it."""

from __future__ import annotations

import random

import pytest
from tests.kernel.play import choice, play, script, seeds, started
from tests.kernel.toy import GAME
from tests.kernel.toy.actions import FULL_HAND, NO_DECK, NO_HAND, NONE_DOWN, Turn

from voidtable.kernel import Match, Refusal, Refused


def crowded(seat: int = 1) -> tuple[Match, int]:
    """A match in which seven cards lie open and `seat` would play one more; and that card, a leaf."""
    match = started(2)
    g = match.table
    g.up = [g.deck.pop() for _ in range(7)]
    g.reveal(*g.up[1:])
    card = g.hands[seat][0]
    faces = ["leaf", "stone", "stone", "leaf", "dust", "ward", "echo", "thief"]
    for each, face in zip((card, *g.up), faces, strict=True):
        g.faces[each] = face
    g.turn = seat
    g.stack[:] = [Turn(seat)]
    match.pending = None
    return match, card


# As data


def test_a_refusal_is_its_clause_its_case_and_what_it_speaks_of():
    refusal = Refusal("TO-2.4", "late", card=3, seat=1)
    assert refusal == Refusal("TO-2.4", "late", seat=1, card=3)
    assert hash(refusal) == hash(Refusal("TO-2.4", "late", seat=1, card=3))
    assert len({refusal, Refusal("TO-2.4", "late", card=3, seat=1)}) == 1
    for other in (
        Refusal("TO-2.5", "late", card=3, seat=1), Refusal("TO-2.4", "", card=3, seat=1),
        Refusal("TO-2.4", "late", card=4, seat=1), Refusal("TO-2.4", "late", card=3), "TO-2.4", None,
    ):  # fmt: skip
        assert refusal != other
    assert repr(refusal) == "Refusal('TO-2.4', 'late', {'card': 3, 'seat': 1})"


def test_a_refusal_that_nobody_has_lent_words_says_its_clause():
    assert Refusal("TO-2.1").text() == Refusal("TO-2.1").text("pl") == "TO-2.1"
    assert Refusal("TO-2.3", "hand").text() == "TO-2.3 hand"


def test_a_refusal_is_lent_words_without_being_changed():
    lent = NO_HAND.lend(GAME.words, {})
    assert lent == NO_HAND
    assert lent is not NO_HAND
    assert (lent.text("en"), lent.text("pl")) == ("Your hand is empty.", "Twoja ręka jest pusta.")
    assert NO_HAND.text() == "TO-2.3 hand"


@pytest.mark.parametrize(
    ("refusal", "en", "pl"),
    [
        (NO_DECK, "The deck is empty.", "Talia jest pusta."),
        (FULL_HAND, "You hold 5 cards already.", "Masz już na ręce 5 kart."),
        (NONE_DOWN, "No card lies face down.", "Żadna karta nie leży zakryta."),
        (Refusal("TO-2.5", seat=0), "Player 1 has no wink left.", "Gracz 1 nie ma już mrugnięć."),
    ],
)
def test_each_refusal_speaks_both_languages(refusal: Refusal, en: str, pl: str):
    lent = refusal.lend(GAME.words, {})
    assert (lent.text(), lent.text("en"), lent.text("pl")) == (en, en, pl)


# In a match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_refusal_cites_a_clause_that_there_is_and_says_it_in_both_languages(seats: int):
    clauses = {lang: GAME.rules(lang) for lang in ("en", "pl")}
    refused = 0
    for seed in seeds(8, 2):
        rng, match = random.Random(seed), started(seats, seed)
        while not match.over:
            for seat in range(seats):
                tried = match.candidates(seat) if seat in match.asking else []
                for why in filter(None, [match.why(seat, option) for option in [*tried, "fly", 10**6, None]]):
                    assert all(why.clause in clauses[lang] for lang in clauses)
                    assert why.text("en") != why.text("pl")
                    refused += 1
            match.choose(*choice(match, rng))
    assert refused > 100
    assert [GAME.words(lang).flaws for lang in ("en", "pl")] == [[], []]


def test_a_refusal_is_the_same_to_who_asks_why_and_to_who_tries():
    match = script(started(3), "wink", "wink")
    with pytest.raises(Refused) as caught:
        match.choose(0, "wink")
    assert caught.value.refusal == match.why(0, "wink")
    assert caught.value.text("pl") == "Gracz 1 nie ma już mrugnięć. [TO-2.5]"


def test_a_refusal_names_the_cards_that_its_hearer_knows():
    match, card = crowded()
    why = match.why(1, card)
    assert why.args == {"card": card, "seat": 1, "cards": tuple(match.table.up)}
    known = "stone, leaf, dust, ward, echo, thief and 1 unseen card"
    assert why.text("en") == f"Player 2 may not play leaf beside {known}."
    assert why.text("pl") == (
        "Gracz 2 nie może zagrać liść obok kamień, liść, pył, straż, echo, złodziej i 1 zakryta karta."
    )


def test_a_refusal_hides_from_another_hearer_what_that_one_has_not_seen():
    match, card = crowded()
    refusal = Refusal("TO-2.4", card=card, seat=1, cards=(card, match.table.up[1]))
    heard = {seat: match.explain(refusal, seat).text("en") for seat in (0, 1, None)}
    assert heard[1] == "Player 2 may not play leaf beside leaf and stone."
    assert heard[0] == heard[None] == "Player 2 may not play hidden beside stone and 1 unseen card."


def test_a_refusal_teaches_nothing_that_was_not_seen():
    match, card = crowded()
    hidden = match.table.up[0]
    texts = set()
    for face in ("stone", "echo", "dust"):
        match.table.faces[hidden] = face
        texts.add(match.why(1, card).text("en"))
    assert len(texts) == 1


def test_asking_why_changes_nothing():
    match = play(started(3), 4, choices=9)
    before = match.fingerprint(), match.view(0), match.news(0)
    for seat in range(3):
        for option in ("draw", "fly", None, 3):
            match.why(seat, option)
    assert (match.fingerprint(), match.view(0), match.news(0)) == before
