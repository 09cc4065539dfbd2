"""Drafts: the choice of Characters at the beginning of a round."""

from __future__ import annotations

from tests.games.said import asked, offered
from tests.games.shadow_planet.scene import (
    scene,
    table,
)

from voidtable.kernel import Match


def drafting(seats: int, seed: int = 0, **plan: object) -> Match:
    """A scene at the Protagonist's choice of a Character; seat 0 is the Protagonist if nothing else is said."""
    return scene(seats, seed=seed, **plan)


def drawn(match: Match) -> int:
    """The Character card that was drawn unseen."""
    return table(match).blind[0]


def picks(match: Match) -> list[tuple[int, list[str]]]:
    """Each seat that is asked in the draft, and what it may choose; it takes the first."""
    found = []
    while asked(match)[0] == "Pick":
        found.append((match.asking[0], offered(match)))
        match.choose(match.asking[0], match.options(match.asking[0])[0])
    return found
