"""The arena: many games at once, to study a game or the bots that play it."""

from .simulation import simulate

__all__ = ["simulate"]
