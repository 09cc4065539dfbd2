"""Bots: each a function of what one seat may see, and of chance of its own."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.resources import files

from voidtable.kernel import Game, VoidtableError, Words

from .seen import Bot, Seen

__all__ = ["NAMES", "Bot", "Seen", "UnknownBot", "check", "load", "usual"]

NAMES = ("random", "greedy")  # each is a module of this package that has a BOT


class UnknownBot(VoidtableError):
    """No bot has that name."""

    def words(self, lang: str) -> Words:
        return Words(lang, files(__name__))


def load(name: str) -> Bot:
    """A bot by its name; its module is imported only now, so that what nobody plays against costs nothing."""
    if name not in NAMES:
        raise UnknownBot("unknown", bot=name, wanted=", ".join(NAMES))
    bot = import_module(f".{name}", __name__).BOT
    assert isinstance(bot, Bot)
    return bot


def usual(game: Game) -> str:
    """Who sits down where nobody says which bot: the one that knows the game, if one does."""
    from .greedy import hints_of

    return "greedy" if hints_of(game.package) else "random"


def check(names: Sequence[str]) -> None:
    """All of these are bots, and there is one at least: told at once, and not by a worker in the middle of its work."""
    if not names:
        raise UnknownBot("nobody", wanted=", ".join(NAMES))
    for name in names:
        load(name)
