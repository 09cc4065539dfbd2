"""How fast the engine is: times of a game's decisions, copies, views and records, in microseconds and in yardsticks."""

from __future__ import annotations

from .measure import Bars, Bench, GameBench, bench

__all__ = ["Bars", "Bench", "GameBench", "bench"]
