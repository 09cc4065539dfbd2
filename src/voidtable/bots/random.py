"""Any option, each as likely as the other: the yardstick of every other bot."""

from __future__ import annotations

from random import Random

from voidtable.kernel import Option

from .seen import Bot, Seen


def choose(seen: Seen, chance: Random) -> Option:
    return chance.choice(seen.options)


BOT = Bot("random", choose, views=False)
