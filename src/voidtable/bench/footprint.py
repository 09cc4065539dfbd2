"""What a live match weighs, and what it costs to begin at all."""

from __future__ import annotations

import gc
import subprocess
import sys
import tracemalloc
from statistics import median

from voidtable.kernel import Game

from .playouts import started

IMPORT = """
import time
start = time.perf_counter()
import voidtable
voidtable.games()
print(time.perf_counter() - start)
"""


def bytes_per_match(game: Game, seats: int, lengths: list[int]) -> int:
    """The memory of a match with memory, one choice before its end, on the average of these many independent games.

    What all matches share (content, classes, single characters) is there before counting starts.
    """
    started(game, seats, 0, lengths[0])
    already = tracemalloc.is_tracing()
    if not already:
        tracemalloc.start()
    gc.collect()
    before, _ = tracemalloc.get_traced_memory()
    matches = [started(game, seats, seed, choices - 1) for seed, choices in enumerate(lengths)]
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    if not already:
        tracemalloc.stop()
    return (after - before) // len(matches)


def import_ms(times: int) -> float:
    """Milliseconds in which a fresh interpreter imports voidtable and lists the games, its own start left out."""
    command = [sys.executable, "-c", IMPORT]
    told = [subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(times)]
    return 1e3 * median(map(float, told))
