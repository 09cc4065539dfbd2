"""python -m tests.laws GAME GAMES: try all laws on so many games at every seat count; say which is broken first.

The toy of the kernel's tests, which is not installed, is named by its module: `tests.kernel.toy`.
"""

import sys
from collections import Counter
from importlib import import_module

from voidtable.kernel import load

from .laws import TRIED
from .play import Broken, hold

THOROUGH = 20_000  # where a flaw is looked for, more positions are tried than where none is expected

name, count = sys.argv[1], int(sys.argv[2])
game = import_module(name).LAWFUL if "." in name else load(name)
met = {seats: Counter[str]() for seats in game.seats}
try:
    for seed in range(count):
        for seats in game.seats:
            hold(TRIED, game, seats, seed, met[seats], THOROUGH)
except Broken as broken:
    sys.exit(str(broken))
