"""Many games between bots, on one core or several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from time import perf_counter

from voidtable import bots as all_bots
from voidtable.kernel import BadStart, Game, load

from .playthrough import Settings, Tally, tally

CHUNKS = 16  # for each worker, so that none is left with the longest games at the end
MOST = 64  # games in a chunk, so that a progress bar moves


@cache
def game_at_work(name: str, pack: Path | None) -> Game:
    """A worker loads its game once, and by name: a game is code, and code does not travel between processes."""
    return load(name, pack)


def work(
    name: str, pack: Path | None, seats: int, bots: Sequence[str], options: Settings | None, seeds: range
) -> tuple[int, Tally]:
    game = game_at_work(name, pack)
    return len(seeds), tally(game, seats, seeds, [all_bots.load(bot) for bot in bots], options)


def leave_interrupts_alone() -> None:
    """Ctrl-C reaches every process of a terminal; the one that waits for the others ends them."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def chunks(seed: int, games: int, jobs: int) -> list[range]:
    size = max(1, min(MOST, games // (jobs * CHUNKS)))
    return [range(first, min(first + size, seed + games)) for first in range(seed, seed + games, size)]


def tallies(
    game: Game, seats: int, seeds: list[range], bots: Sequence[str], jobs: int, options: Settings | None
) -> Iterator[tuple[int, Tally]]:
    """The parts in the order of their seeds, whoever plays them."""
    if jobs == 1:
        playing = [all_bots.load(bot) for bot in bots]
        for part in seeds:
            yield len(part), tally(game, seats, part, playing, options)
        return
    from multiprocessing import Pool

    with Pool(jobs, initializer=leave_interrupts_alone) as pool:
        yield from pool.imap(partial(work, game.id, game.pack_folder, seats, tuple(bots), options), seeds)


def refuse_bad_start(game: Game, seats: int, seed: int, options: Settings | None) -> None:
    """What nobody could play is told at once; an error of the rules is counted with the others."""
    try:
        game.start(seats, seed, options, memory=False)
    except BadStart:
        raise
    except Exception:
        return


def simulate(
    game: Game | str,
    seats: int,
    games: int,
    seed: int,
    bots: Sequence[str] = ("random",),
    jobs: int = 1,
    options: Settings | None = None,
    progress: Callable[[int], None] | None = None,
) -> dict[str, object]:
    """Play `games` games with the seeds from `seed` on; bots sit down in order, and again from the first.

    The answer has the shape of `voidtable simulate --json`, and but for the seconds it does not depend on `jobs`. In
    `wins`, who ties has won: the seats' wins may add up to more than the games. `progress` hears how many are played.
    """
    game = load(game) if isinstance(game, str) else game
    all_bots.check(bots)
    refuse_bad_start(game, seats, seed, options)
    if jobs > 1:
        load(game.id, game.pack_folder)  # by its name alone will the workers know it
    found, done, began = Tally(), 0, perf_counter()
    for played, part in tallies(game, seats, chunks(seed, games, jobs), bots, jobs, options):
        found.add(part)
        done += played
        if progress:
            progress(done)
    return shape(game, seats, games, found, perf_counter() - began)


def shape(game: Game, seats: int, games: int, found: Tally, seconds: float) -> dict[str, object]:
    return {
        "game": game.id,
        "seats": seats,
        "games": games,
        "decisions": found.decisions,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(found.decisions / seconds) if seconds else 0,
        "endings": dict(sorted(found.endings.items())),
        "wins": {
            "seat": [found.seats[seat] for seat in range(seats)],
            "faction": dict(sorted(found.factions.items())),
        },
        "errors": found.errors,
    }
