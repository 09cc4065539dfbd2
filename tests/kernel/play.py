"""Playing the toy: by chance, by list, and in another process."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

from tests.kernel.toy import GAME

from voidtable.kernel import Match, Option

ROOT = Path(__file__).parents[2]
FAST = bool(os.environ.get("VOIDTABLE_FAST"))


def seeds(many: int, few: int) -> range:
    """How often a test is tried: many times, and under VOIDTABLE_FAST few times."""
    return range(few if FAST else many)


def choice(match: Match, rng: random.Random, never: tuple[Option, ...] = ()) -> tuple[int, Option]:
    seat = rng.choice(match.asking)
    return seat, rng.choice([option for option in match.options(seat) if option not in never])


def play(match: Match, seed: int, choices: int = 10_000, never: tuple[Option, ...] = ()) -> Match:
    """So many choices by chance, or to the end."""
    rng = random.Random(seed)
    for _ in range(choices):
        if match.over:
            break
        match.choose(*choice(match, rng, never))
    return match


def started(seats: int = 3, seed: int = 1, memory: bool = True, **options: object) -> Match:
    return GAME.start(seats, seed=seed, options=options, memory=memory)


def script(match: Match, *options: Option) -> Match:
    """Take these options, whoever is asked."""
    for option in options:
        match.choose(match.asking[0], option)
    return match


def python(code: str, given: bytes = b"", **env: str) -> bytes:
    """What this code says in a process of its own, which gets these bytes and no others."""
    done = subprocess.run(
        [sys.executable, "-c", code], input=given, capture_output=True, cwd=ROOT, env={**os.environ, **env}, timeout=60
    )
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout
