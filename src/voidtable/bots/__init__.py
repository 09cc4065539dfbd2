"""Bots: each a function of what one seat may see, and of chance of its own."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files

from voidtable.kernel import VoidtableError, Words

from .seen import Bot, Seen

__all__ = ["NAMES", "Bot", "Seen", "UnknownBot", "load"]

NAMES = ("random",)  # each is a module of this package that has a BOT


class UnknownBot(VoidtableError):
    """No bot has that name."""

    def text(self, lang: str = "en") -> str:
        return Words(lang, files(__name__)).text("UnknownBot", self.reason, self.facts)


def load(name: str) -> Bot:
    """A bot by its name; its module is imported only now, so that what nobody plays against costs nothing."""
    if name not in NAMES:
        raise UnknownBot("unknown", bot=name, wanted=", ".join(NAMES))
    bot = import_module(f".{name}", __name__).BOT
    assert isinstance(bot, Bot)
    return bot
