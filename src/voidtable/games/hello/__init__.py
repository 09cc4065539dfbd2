"""Hello, Wreck: the smallest complete game. Its modules are the chapters of its rules, in their order."""

from voidtable.kernel import Game, Setting

from . import gear  # the cards that react are known by being read
from .ending import result
from .setup import Setup
from .table import Cards, HelloTable

__all__ = ["GAME", "gear"]

GAME = Game(
    id="hello",
    table=HelloTable,
    setup=Setup,
    seats=(2, 3, 4, 5),
    result=result,
    settings=(
        Setting("rounds", 3, low=1, high=6),
        Setting("alarm", 4, low=2, high=6),
        Setting("gear", True),
    ),
    pack_kind=Cards,
)
