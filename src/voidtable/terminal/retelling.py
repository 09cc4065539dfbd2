"""A record told again, choice by choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from voidtable.kernel import Game, Match, Option
from voidtable.kernel.record import read

from .opening import game_of


def game_of_record(data: bytes, pack: str | None) -> Game | None:
    """The game to read a record with, where it was played with a pack of the user's own."""
    return game_of(str(read(data)["game"]), pack) if pack else None


def anew(match: Match) -> Match:
    """The same match before its first choice."""
    table = match.table
    return match.game.start(table.seats, options=table.settings, secret=table.secret)


def choices_of(match: Match) -> Iterator[tuple[int, Option]]:
    """Who chose, and what."""
    past = match.choices or []
    for at in range(0, len(past), 2):
        yield cast("int", past[at]), past[at + 1]
