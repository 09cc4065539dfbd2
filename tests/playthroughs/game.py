"""A whole game at the keyboard, against two bots: what is typed, and where what was said is kept."""

from __future__ import annotations

from pathlib import Path
from random import Random

HERE = Path(__file__).parent
SEED = 2
COMMAND = ("play", "shadow-planet", "--seats", "3", "--bots", "2", "--bot", "random", "--seed", str(SEED))
LANGS = ("en", "pl")


def typed() -> str:
    """Most often the first thing on offer, sometimes the second; a number that is not there is asked for again."""
    chance = Random(SEED)
    return "".join(f"{chance.choice('1112')}\n" for _ in range(400))


def transcript(lang: str) -> Path:
    return HERE / f"shadow-planet.{lang}.txt"
