"""What is measured on: random games, and positions in the middle of them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random

from voidtable.kernel import Game, Match, Option

from .stopwatch import Slice, now

LONG = 1500  # choices of a long game
SLICE = 500  # decisions in a slice: the first of them, for which nothing is at hand yet, must not outweigh the others


def play(match: Match, random: Callable[[], float], limit: int = 1 << 30) -> int:
    """Choose at random to the end, or so many times; say how many choices there were."""
    for made in range(limit):
        if match.over:
            return made
        seat = match.asking[0]
        options: list[Option] = match.options(seat)
        match.choose(seat, options[int(random() * len(options))])
    return limit


def started(game: Game, seats: int, seed: int, choices: int, memory: bool = True) -> Match:
    """The random game of this seed after so many choices."""
    match = game.start(seats, seed=seed, memory=memory)
    play(match, Random(seed).random, choices)
    return match


def length(game: Game, seats: int, seed: int) -> int:
    """How many choices the random game of this seed has, long ones cut short."""
    return started(game, seats, seed, LONG, memory=False).count


def decisions(game: Game, seats: int, memory: bool) -> Slice:
    """A slice that plays random games in a row, as a search does: seconds of a decision, without the starts.

    A decision is all that a playout needs for one: is it over, who is asked, their options, choosing one at random.
    """
    seeds = count()

    def run() -> float:
        seconds, made = 0.0, 0
        while made < SLICE:
            seed = next(seeds)
            match = game.start(seats, seed=seed, memory=memory)
            random = Random(seed).random
            start = now()
            made += play(match, random, LONG)
            seconds += now() - start
        return seconds / made

    return run
