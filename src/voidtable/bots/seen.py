"""What a bot is given: the eyes of one seat, never the match."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from voidtable.kernel import Match, Option


class Seen:
    """What a seat may see, looked at only when asked for: a view costs a hundred times what an option does."""

    __slots__ = ("_look", "_offer", "seat")

    def __init__(self, seat: int, offer: Callable[[int], list[Option]], look: Callable[[int], dict[str, object]]):
        self.seat = seat
        self._offer = offer
        self._look = look

    @classmethod
    def by(cls, match: Match, seat: int) -> Seen:
        """The eyes of this seat; they stay open, and see each new position."""
        return cls(seat, match.options, match.view)

    @property
    def options(self) -> list[Option]:
        """All that may be taken now, in an order that is the same for the same view."""
        return self._offer(self.seat)

    @property
    def view(self) -> dict[str, object]:
        """The table as this seat knows it."""
        return self._look(self.seat)


class Bot(NamedTuple):
    """A way to play."""

    name: str
    choose: Callable[[Seen, Random], Option]
    views: bool  # does it look at the table? Where no bot does, matches need no memory and run faster
