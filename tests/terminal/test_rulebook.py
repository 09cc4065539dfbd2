"""What `voidtable rules` explains beside the clauses: the terms of a game, and its cards."""

import pytest
from tests.terminal.said import Say


@pytest.mark.parametrize(("lang", "term"), [("en", "Protagonist: "), ("pl", "Protagonista: ")])
def test_the_terms_of_a_game_are_explained(say: Say, lang, term):
    said = say("rules", "shadow-planet", "--glossary", lang=lang)
    assert said.code == 0
    assert sum(line.startswith(term) for line in said.lines) == 1
    assert len([line for line in said.lines if line[:1].isupper()]) >= 30


@pytest.mark.parametrize(("lang", "card"), [("en", "Smoking (John): Search 2."), ("pl", "Palenie (John): ")])
def test_what_every_card_says_is_shown(say: Say, lang, card):
    said = say("rules", "shadow-planet", "--cards", lang=lang)
    assert said.code == 0
    assert sum(line.startswith(card) for line in said.lines) == 1


@pytest.mark.parametrize("option", ["--glossary", "--cards"])
@pytest.mark.parametrize(("lang", "told"), [("en", "“hello” has no"), ("pl", "Gra „hello” nie ma")])
def test_a_game_without_them_says_so(say: Say, lang, told, option):
    said = say("rules", "hello", option, lang=lang)
    assert said.code == 1
    assert said.out.startswith(told)
