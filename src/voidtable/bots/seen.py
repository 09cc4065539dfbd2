"""What a bot is given: the eyes of one seat, never the match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import NamedTuple

from voidtable.kernel import Game, Match, Option


class Seen:
    """What a seat may see, looked at only when asked for: a view costs a hundred times what an option does."""

    __slots__ = ("_look", "_offer", "game", "seat")

    def __init__(
        self, game: Game, seat: int, offer: Callable[[], list[Option]], look: Callable[[], dict[str, object]]
    ) -> None:
        self.game = game  # its rules and what is printed, which everybody may read; it leads to no match
        self.seat = seat  # who it is; to write another number here opens nobody else's eyes
        self._offer = offer
        self._look = look

    @classmethod
    def by(cls, match: Match, seat: int) -> Seen:
        """The eyes of this seat; they stay open, and see each new position."""
        return cls(match.game, seat, partial(match.options, seat), partial(match.view, seat))

    @property
    def options(self) -> list[Option]:
        """All that may be taken now, in an order that is the same for the same view."""
        return self._offer()

    @property
    def view(self) -> dict[str, object]:
        """The table as this seat knows it."""
        return self._look()


class Bot(NamedTuple):
    """A way to play."""

    name: str
    choose: Callable[[Seen, Random], Option]
    views: bool  # does it look at the table? Where no bot does, matches need no memory and run faster
