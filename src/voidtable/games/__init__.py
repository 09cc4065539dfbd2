"""The games; each is a package of its own that imports the kernel and nothing else."""

import sys
from types import ModuleType

from voidtable import kernel


class Games(ModuleType):
    """`voidtable.games()` lists the games. Python puts this package under that name as soon as a game in it is loaded,
    so the package answers to the call as well.
    """

    def __call__(self) -> list[str]:
        return kernel.games()


sys.modules[__name__].__class__ = Games
