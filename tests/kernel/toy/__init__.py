"""A game for the kernel's tests: small, senseless, and every part of the kernel is used in it."""

from dataclasses import replace

from voidtable.kernel import Game, Result, Setting

from . import actions, cards
from .content import ToyPack
from .table import Toy

__all__ = ["GAME", "LAWFUL", "actions", "cards"]


def result(g: Toy) -> Result:
    scores = {seat: len(hand) for seat, hand in enumerate(g.hands)}
    best = max(scores.values())
    winners = tuple(seat for seat, score in scores.items() if score == best)
    return Result(winners, scores, "bust" if g.bust else "played-out", {"rolls": len(g.trail), "bust": g.bust})


GAME = Game(
    id="toy",
    table=Toy,
    setup=actions.Setup,
    seats=(2, 3, 4),
    result=result,
    version="3",
    settings=(
        Setting("turns", 24, low=1, high=2000),
        Setting("deck", "full", among=("full", "tiny")),
        Setting("faults", False),
    ),
    pack_kind=ToyPack,
    renamed={"OldTurn": "Turn"},
)

# Without the flaws that are there for tests, and no longer than a law can play it: all laws hold.
LAWFUL = replace(GAME, settings=(Setting("turns", 24, low=1, high=60), GAME.settings[1]))
