"""Every law over every registered game at every seat count."""

import os
import random
from collections import Counter

import pytest

from .laws import TRIED
from .play import games, hold, play_out, start

FAST = "VOIDTABLE_FAST" in os.environ
LAWFUL = 40 if FAST else 1_000  # games at each seat count on which the laws are tried
PLAYED = 500 if FAST else 10_000  # games at each seat count that are only played
PARTS = 4  # of these, so that several cores share them
TABLES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in games() for seats in game.seats]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_laws_hold(game, seats, part):
    met = Counter[str]()
    for seed in range(part, LAWFUL, PARTS):
        hold(TRIED, game, seats, seed, met)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_games_come_to_an_end_without_an_error(game, seats, part):
    for seed in range(part, PLAYED, PARTS):
        match = play_out(start(game, seats, seed, memory=False), random.Random(seed))
        assert match.over
        assert match.result.ending


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_both_languages_have_the_same_clauses(game):
    english, polish = game.rules("en"), game.rules("pl")
    assert list(english) == list(polish)
    for id in english:
        assert len(english[id].rulings) == len(polish[id].rulings)
        assert english[id].text != polish[id].text


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_kind_of_step_cites_a_clause(game):
    rules = game.rules()
    for kind in game.steps():
        assert kind.clauses, f"{kind.__name__} cites no clause"
        assert set(kind.clauses) <= rules.keys()
