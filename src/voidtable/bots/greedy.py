"""The best that a game's own hints know for now: no plan, no memory, but every option is weighed.

A game may have a module `hints` beside its other modules, with a function `worths(game, view, options)`: for each
option what it is worth to the seat of the view, in any measure. A game without it is played at random.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import cast

from voidtable.kernel import Game, Option

from .seen import Bot, Seen

Hints = Callable[[Game, Mapping[str, object], Sequence[Option]], Sequence[float]]


@cache
def hints_of(package: str) -> Hints | None:
    """The hints of the game that lives in this package, if it has any."""
    if not package or find_spec(f"{package}.hints") is None:
        return None
    return cast("Hints", import_module(f"{package}.hints").worths)


def choose(seen: Seen, chance: Random) -> Option:
    """One of the best; where there is nothing to weigh, nothing is looked at."""
    options = seen.options
    if len(options) == 1:
        return options[0]
    hints = hints_of(seen.game.package)
    if hints is None:
        return chance.choice(options)
    worths = hints(seen.game, seen.view, options)
    best = max(worths)
    return chance.choice([option for option, worth in zip(options, worths, strict=True) if worth == best])


BOT = Bot("greedy", choose, views=True)
