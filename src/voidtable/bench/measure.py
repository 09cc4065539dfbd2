"""The measures of each game, in the shape of `bench --json`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from typing import NamedTuple, TypedDict, cast

from voidtable.kernel import Game, Match, load, reopen, replay
from voidtable.kernel.store import decode

from .footprint import bytes_per_match, import_ms
from .playouts import decisions, length, started
from .stopwatch import Slice, alternate, each

View = dict[str, object]


class Bars(TypedDict):
    """One number for each time that is measured: in yardsticks, or how far it is spread."""

    decision: float
    decision_memory: float
    clone: float
    clone_bare: float
    view: float
    imagine: float
    save: float
    load: float
    reopen: float
    replay: float


class GameBench(TypedDict):
    """The measures of one game. `decisions` are those of a random game, in the middle."""

    seats: int
    decisions: int
    decision_us: float
    decision_memory_us: float
    clone_us: float
    clone_bare_us: float  # of a match without memory, such as a search plays on
    view_us: float  # to JSON bytes
    view_bytes: int  # of the largest view met
    imagine_us: float  # from a view as a dict
    save_us: float
    load_us: float
    bytes_per_match: int
    reopen_ms: float
    reopen_choices: int
    replay_ms: float
    ratio: Bars
    spread: Bars


class Bench(TypedDict):
    yardstick_us: float
    import_ms: float
    games: dict[str, GameBench]


class Effort(NamedTuple):
    """How long to measure: seconds and least rounds for a game, positions, games to weigh, imports."""

    seconds: float
    rounds: int
    positions: int
    weighed: int
    imports: int


FULL = Effort(seconds=8, rounds=20, positions=24, weighed=50, imports=9)
QUICK = Effort(seconds=0.4, rounds=3, positions=6, weighed=8, imports=3)


def bench(games: list[str], progress: Callable[[str], None] | None = None, quick: bool = False) -> Bench:
    """Measure these games. `progress` is told the name of what comes next: `import`, then each game."""
    effort, tell = QUICK if quick else FULL, progress or (lambda name: None)
    tell("import")
    imported = import_ms(effort.imports)
    measured: dict[str, GameBench] = {}
    sticks: list[float] = []
    for name in games:
        tell(name)
        stick, measured[name] = measure(load(name), effort)
        sticks.append(stick)
    return {"yardstick_us": median(sticks) * 1e6, "import_ms": imported, "games": measured}


def measure(game: Game, effort: Effort) -> tuple[float, GameBench]:
    """The yardstick in seconds, and all measures of a game, with as many players as it takes."""
    seats = game.seats[-1]
    lengths = [length(game, seats, seed) for seed in range(max(effort.positions, effort.weighed))]
    middles = [started(game, seats, seed, lengths[seed] // 2) for seed in range(effort.positions)]
    longest = started(game, seats, lengths.index(max(lengths)), max(lengths))
    views = [encoded(match, at % seats) for at, match in enumerate(middles)]
    yardstick, told = alternate(slices(game, seats, middles, views, longest), effort.seconds, effort.rounds)
    us = {name: found.median * 1e6 for name, found in told.items()}
    return yardstick, {
        "seats": seats,
        "decisions": int(median(lengths)),
        "decision_us": us["decision"],
        "decision_memory_us": us["decision_memory"],
        "clone_us": us["clone"],
        "clone_bare_us": us["clone_bare"],
        "view_us": us["view"],
        "view_bytes": max(map(len, views)),
        "imagine_us": us["imagine"],
        "save_us": us["save"],
        "load_us": us["load"],
        "bytes_per_match": bytes_per_match(game, seats, lengths[: effort.weighed]),
        "reopen_ms": us["reopen"] / 1e3,
        "reopen_choices": longest.count,
        "replay_ms": us["replay"] / 1e3,
        "ratio": cast("Bars", {name: found.ratio for name, found in told.items()}),
        "spread": cast("Bars", {name: found.spread for name, found in told.items()}),
    }


def encoded(match: Match, seat: int) -> bytes:
    """A view as it travels."""
    import msgspec

    return msgspec.json.encode(match.view(seat))


def slices(game: Game, seats: int, middles: list[Match], views: list[bytes], longest: Match) -> dict[str, Slice]:
    """What is done, in turn. Copies, views and saves are of matches in the middle of a game."""
    seen = [cast("View", decode(view)) for view in views]
    bare = [game.imagine(view, memory=False) for view in seen]
    saved, long, record = [match.save() for match in middles], longest.save(), longest.record()
    return {
        "decision": decisions(game, seats, memory=False),
        "decision_memory": decisions(game, seats, memory=True),
        "clone": each([match.clone for match in middles], 4),
        "clone_bare": each([match.clone for match in bare], 4),
        "view": each([partial(encoded, match, at % seats) for at, match in enumerate(middles)]),
        "imagine": each([partial(game.imagine, view, seed) for seed, view in enumerate(seen)]),
        "save": each([match.save for match in middles]),
        "load": each([partial(reopen, data, game) for data in saved]),
        "reopen": each([partial(reopen, long, game)]),
        "replay": each([partial(replay, record, game)]),
    }
