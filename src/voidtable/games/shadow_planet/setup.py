"""SP-2 Setup: the board, the cards, Objectives and the first Protagonist."""

from __future__ import annotations

from voidtable.kernel import Do

from .content import CHARACTERS, LOCATIONS, TYPES
from .rounds import Round
from .table import COLOURED, PRIORITY, ShadowTable

MARKERS = 15  # of each colour


class Setup(Do):
    """SP-1.1a, SP-2.1a What lies on the table before the first round."""

    def run(self, g: ShadowTable) -> None:
        g.then(SetBoard(), SetOperations(), DealObjectives(), FirstProtagonist(), SetMarkers(), Round())


class SetBoard(Do):
    """SP-2.1b, SP-2.1c, SP-2.1d, SP-2.1e, SP-2.2a, SP-2.2b, SP-2.2c, SP-2.3a, SP-1.1f, SP-1.1h, SP-1.3a, SP-1.7a The
    board.

    Pawns stand where their Characters start, Indicators at the numbers for so many players; no Vehicle is in play.
    """

    def run(self, g: ShadowTable) -> None:
        g.pawns = {character: g.pack.characters[character].start for character in CHARACTERS}
        for name, indicator in g.pack.indicators.items():
            setattr(g, name, indicator.start[g.seats - 3])
        g.marked = dict.fromkeys(g.pack.sections, ())


class SetOperations(Do):
    """SP-2.3b, SP-2.3c, SP-2.3d, SP-2.3e, SP-2.3f, SP-2.1g, SP-1.1c, SP-1.5a The piles of Operation cards.

    Sorted by where they come from, each pile shuffled by itself, all face down.
    """

    def run(self, g: ShadowTable) -> None:
        g.decks = [self.pile(g, location) for location in LOCATIONS]
        g.gears = [self.pile(g, character) for character in CHARACTERS]
        g.messages = self.pile(g, "messages")

    def pile(self, g: ShadowTable, origin: str) -> list[int]:
        """SP-2.3b, SP-1.4b All know the types that lie here; a Gear has no order of its own."""
        kinds = [(name, card) for name, card in sorted(g.pack.cards.items()) if card.origin == origin]
        ordered = sorted(kinds, key=lambda kind: TYPES.index(kind[1].type))
        cards = g.sleeve(name for name, card in ordered for _ in range(card.copies))
        g.shuffle(cards)
        return cards


class DealObjectives(Do):
    """SP-2.5a, SP-2.5b, SP-2.5c, SP-2.5d, SP-2.5e, SP-2.5g, SP-2.5h, SP-2.5i, SP-1.3b One Objective for each player.

    The Alien and as many of the others as there are other players, shuffled; nobody sees the rest.
    """

    def run(self, g: ShadowTable) -> None:
        alien, others = g.sleeve(PRIORITY[:1]), g.sleeve(PRIORITY[1:])
        g.shuffle(others)
        dealt = [*alien, *others[: g.seats - 1]]
        g.undealt = others[g.seats - 1 :]
        g.shuffle(dealt)
        g.objectives = [[card] for card in dealt]
        for seat, (card,) in enumerate(g.objectives):
            g.look(seat, card)
            g.tell(self, seat=seat, card=card)


class FirstProtagonist(Do):
    """SP-2.7a, SP-2.7b Chance names the first Protagonist, who gets the six Character cards."""

    def run(self, g: ShadowTable) -> None:
        g.protagonist = g.chance(g.seats)
        g.people = g.sleeve(CHARACTERS)
        g.tell(self, seat=g.protagonist)


class SetMarkers(Do):
    """SP-2.8b, SP-1.1d, SP-1.1e, SP-1.1g All Markers in one pool: 15 of each colour, none of the Robot's."""

    def run(self, g: ShadowTable) -> None:
        g.pool = dict.fromkeys(COLOURED, MARKERS)
        g.markers = [[] for _ in range(g.seats)]
        g.hands, g.played, g.chosen = (empty(g.seats) for _ in range(3))
        g.controls = [""] * g.seats
        g.identities = [""] * g.seats


def empty(many: int) -> list[list[int]]:
    """As many places with nothing in them."""
    return [[] for _ in range(many)]
