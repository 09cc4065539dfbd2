"""The hints: a number for every option, from the view alone, and good enough to beat chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import isfinite
from random import Random

import pytest
from tests.laws.play import start

from voidtable import bots
from voidtable.bots import Seen, greedy
from voidtable.games.shadow_planet import GAME
from voidtable.games.shadow_planet.hints import HINTS, question, worths
from voidtable.kernel import Ask, Match, Option

pytestmark = pytest.mark.usefixtures("untraced")

ANY, BEST = bots.load("random").choose, bots.load("greedy").choose
Choose = Callable[[Seen, Random], Option]
FACTIONS = {"alien": "alien", "guardian": "guardian"}


def faction(match: Match, seat: int) -> str:
    return FACTIONS.get(match.table.faces[match.table.objectives[seat][0]], "astronauts")


def won(seed: int, seats: int, side: str, own: Choose, other: Choose) -> bool | None:
    """Does this faction win, if its players choose so and the others so? None where it has no player."""
    match, chance = GAME.start(seats, seed, memory=BEST in (own, other)), Random(seed)
    sides = [faction(match, seat) for seat in range(seats)]
    if side not in sides:
        return None
    seen = [Seen.by(match, seat) for seat in range(seats)]
    while not match.over:
        seat = match.asking[0]
        choose = own if sides[seat] == side else other
        match.choose(seat, choose(seen[seat], chance))
    assert match.result
    return match.result.details["faction"] == side


def part_won(games: int, seats: int, side: str, own: Choose, other: Choose) -> float:
    wins = [win for seed in range(games) if (win := won(seed, seats, side, own, other)) is not None]
    return sum(wins) / len(wins)


def test_greedy_finds_them():
    assert greedy.hints_of(GAME.package) is worths


def test_there_is_a_hint_for_every_question_of_the_game():
    asks = {kind.__name__ for kind in GAME.steps() if issubclass(kind, Ask)}
    assert HINTS.keys() == asks


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_option_is_worth_a_number(seats: int):
    met: Counter[str] = Counter()
    for seed in range(12):
        match, chance = start(GAME, seats, seed), Random(seed)
        while not match.over:
            seat = chance.choice(match.asking)
            options = match.options(seat)
            if len(options) > 1 and met[type(match.asked(seat)).__name__] < 60:
                found = worths(GAME, match.view(seat), options)
                assert len(found) == len(options)
                assert all(map(isfinite, found))
                met[type(match.asked(seat)).__name__] += 1
            match.choose(seat, chance.choice(options))
    assert len(met) > 20


def test_it_depends_on_the_view_alone():
    told = 0
    for seed in range(6):
        match, chance = GAME.start(3 + seed % 3, seed), Random(seed)
        while not match.over:
            seat = match.asking[0]
            options = match.options(seat)
            if len(options) > 1 and chance.random() < 0.03:
                view = match.view(seat)
                found = worths(GAME, view, options)
                for guess in range(3):
                    world = GAME.imagine(view, seed=guess)
                    assert worths(GAME, world.view(seat), world.options(seat)) == found
                told += 1
            match.choose(seat, chance.choice(options))
    assert told > 30


def test_it_changes_nothing_in_the_view():
    match = GAME.start(4, seed=3)
    seat = match.asking[0]
    view = match.view(seat)
    worths(GAME, view, match.options(seat))
    assert view == match.view(seat)


def test_among_several_who_are_asked_at_once_it_is_the_seats_own_question():
    match, chance = GAME.start(4, seed=1), Random(1)
    while len(match.asking) == 1:
        match.choose(match.asking[0], chance.choice(match.options(match.asking[0])))
    for seat in match.asking:
        assert question(match.view(seat))["seat"] == seat


@pytest.mark.parametrize(("side", "seats", "games"), [("alien", 4, 20), ("astronauts", 4, 10)])
def test_a_faction_that_listens_beats_those_that_play_by_chance(side: str, seats: int, games: int):
    assert part_won(games, seats, side, BEST, ANY) > part_won(100, seats, side, ANY, ANY) + 0.3


def test_a_guardian_who_listens_does_better_against_those_who_do():
    """Where all play by chance the Guardian wins nearly always, so its hints show only against players."""
    assert part_won(20, 4, "guardian", BEST, BEST) > part_won(20, 4, "guardian", ANY, BEST) + 0.15
