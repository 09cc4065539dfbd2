"""One game between bots, and the count of many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from traceback import extract_tb
from typing import cast

from voidtable.bots import Bot, Seen
from voidtable.kernel import Game, Match, Record, Result

LONGEST = 100_000  # choices; a game that goes on further does not end, and that is an error of its rules


Settings = Mapping[str, object]


class Endless(Exception):
    """A game that does not end."""


@dataclass
class Tally:
    """What came out of some games."""

    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)
    factions: Counter[str] = field(default_factory=Counter)
    errors: list[dict[str, object]] = field(default_factory=list)

    def count(self, result: Result) -> None:
        """Who ties has won too: each winner's seat counts."""
        self.endings[result.ending] += 1
        self.seats.update(result.winners)
        if "faction" in result.details:
            self.factions[str(result.details["faction"])] += 1

    def add(self, other: Tally) -> None:
        self.decisions += other.decisions
        self.endings += other.endings
        self.seats += other.seats
        self.factions += other.factions
        self.errors += other.errors


def play(match: Match, bots: Sequence[Bot], seed: int) -> None:
    """To the end. Each seat's chance is its own, so that no bot's choice moves another's."""
    players = [
        (bots[seat % len(bots)].choose, Seen.by(match, seat), Random(f"{seed} {seat}"))
        for seat in range(match.table.seats)
    ]
    for _ in range(LONGEST):
        if match.over:
            return
        seat = match.asking[0]
        choose, seen, chance = players[seat]
        match.choose(seat, choose(seen, chance))
    raise Endless(LONGEST)


def place_of(error: Exception) -> str:
    """What went wrong, and in which line."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({last.filename}:{last.lineno}, {last.name})"


def record_so_far(match: Match) -> Record | None:
    """The record up to the last choice that went well: an error may leave the table half changed.

    Where the end itself is what goes wrong (nobody can say who has won), up to the choice before it.
    """
    past, table = match.choices or [], match.table
    for end in (len(past), len(past) - 2):
        again = match.game.start(table.seats, options=table.settings, secret=table.secret)
        try:
            for at in range(0, end, 2):
                again.choose(cast("int", past[at]), past[at + 1])
            return again.record()
        except Exception:
            continue
    return None


def tally(game: Game, seats: int, seeds: range, bots: Sequence[Bot], options: Settings | None) -> Tally:
    """Play a game for each seed; what goes wrong in one is written down, and the next is played."""
    found = Tally()
    memory = any(bot.views for bot in bots)
    for seed in seeds:
        match = None
        try:
            match = game.start(seats, seed, options, memory=memory)
            play(match, bots, seed)
            assert match.result
            found.count(match.result)
        except Exception as error:
            record = record_so_far(match) if match else None
            found.errors.append({"message": f"seed {seed}: {place_of(error)}", "record": record})
        found.decisions += len(match.choices or ()) // 2 if match else 0  # a choice that failed is none
    return found
