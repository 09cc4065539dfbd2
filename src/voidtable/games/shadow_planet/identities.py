"""SP-9.5, SP-10 Who everybody turned out to be."""

from __future__ import annotations

from voidtable.kernel import Ask, Do

from .table import COLOURED, PRIORITY, ShadowTable
from .victory import AwardVictory

ROLES = {"alien": "alien", "guardian": "guardian"}  # the three others are Astronauts


class EndOfGame(Do):
    """SP-9.5, SP-10.1, SP-10.2a Objectives are shown; Identities come in the order of their priority, and then
    victory.
    """

    ending: str

    def run(self, g: ShadowTable) -> None:
        g.ending = self.ending
        g.tell(self, ending=self.ending)
        for seat, (card,) in enumerate(g.objectives):
            g.reveal(card)
            g.tell(self, "objective", seat=seat, card=card)
        order = sorted(range(g.seats), key=lambda seat: PRIORITY.index(objective(g, seat)))
        g.then(*map(Match, order), MatchTheRest(), AwardVictory())


def objective(g: ShadowTable, seat: int) -> str:
    return g.faces[g.objectives[seat][0]]


class Match(Do):
    """SP-10.2b, SP-10.2d, SP-10.2e, SP-10.3, SP-3.4d The available Character whose Markers this player has fewest
    of.
    """

    seat: int

    def run(self, g: ShadowTable) -> None:
        free = [character for character in COLOURED if character not in g.roles]
        fewest = min(g.markers[self.seat].count(character) for character in free)
        tied = tuple(character for character in free if g.markers[self.seat].count(character) == fewest)
        g.then(Become(self.seat, tied[0]) if len(tied) == 1 else ChooseIdentity(self.seat, tied))


class ChooseIdentity(Ask):
    """SP-10.2c Who has equally few of several chooses among them."""

    characters: tuple[str, ...]
    offers = "character"

    def candidates(self, g: ShadowTable, seat: int) -> list[str]:
        return list(self.characters)

    def take(self, g: ShadowTable, seat: int, option: str) -> None:
        g.then(Become(seat, option))


class Become(Do):
    """SP-10.2b, SP-10.2d, SP-10.5 This player is that Character, and plays for their Objective with its Gear."""

    seat: int
    character: str

    def run(self, g: ShadowTable) -> None:
        g.identities[self.seat] = self.character
        g.roles[self.character] = ROLES.get(objective(g, self.seat), "astronaut")
        g.tell(self, seat=self.seat, character=self.character)


class MatchTheRest(Do):
    """SP-10.4a, SP-10.4b, SP-10.4c Without a Guardian among the players the last unmatched Character is the Guardian.

    All other Characters whom nobody turned out to be are Astronauts.
    """

    def run(self, g: ShadowTable) -> None:
        unmatched = [character for character in COLOURED if character not in g.roles]
        if "guardian" not in g.roles.values():
            guardian = unmatched.pop(-1 if g.settings["guardian_pick"] == "highest" else 0)
            g.roles[guardian] = "guardian"
            g.tell(self, "guardian", character=guardian)
        for character in unmatched:
            g.roles[character] = "astronaut"
        if unmatched:
            g.tell(self, characters=tuple(unmatched))
