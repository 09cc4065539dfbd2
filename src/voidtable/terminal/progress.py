"""A bar for long work: for a person who waits at a terminal, never in a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

LENGTH = 30
SELDOM = 0.1  # seconds between two looks of the bar


@contextmanager
def bar(total: int) -> Iterator[Callable[[int], None] | None]:
    """What hears how much is done, or None where nobody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    drawn = 0.0

    def draw(done: int) -> None:
        nonlocal drawn
        now = monotonic()
        if done < total and now - drawn < SELDOM:
            return
        drawn = now
        filled = LENGTH * done // max(total, 1)
        sys.stderr.write(f"\r[{'#' * filled}{'.' * (LENGTH - filled)}] {done}/{total}")
        sys.stderr.flush()

    try:
        yield draw
    finally:
        sys.stderr.write("\r\033[K")
        sys.stderr.flush()
