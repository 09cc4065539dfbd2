"""SP-9.4, SP-11 Which faction has won."""

from __future__ import annotations

from voidtable.kernel import Do, Result

from .content import CHARACTERS
from .table import INDICATORS, ShadowTable


class AwardVictory(Do):
    """SP-11.1, SP-11.2a, SP-11.2b, SP-11.3a By the Indicator that ended the game: the Guardian at once, the duel, or
    the count of blue.
    """

    def run(self, g: ShadowTable) -> None:
        for character in CHARACTERS:
            g.reveal(*g.gear(character))
        for astronaut in astronauts(g) if g.ending != "threat" else ():
            g.tell(self, character=astronaut, cards=by_face(g, g.gear(astronaut)))
        match g.ending:
            case "threat":
                g.then(Win("guardian"))
            case "repair":
                g.then(AlienGear(), Duel())
            case _:
                g.then(CountRepairs())


class CountRepairs(Do):
    """SP-11.3a, SP-11.3b, SP-11.3c, SP-11.4 All Astronaut Gears together must have as many blue as Repair still
    needs.
    """

    def run(self, g: ShadowTable) -> None:
        blue = counted(g, astronauts(g), "repair")
        g.tell(self, blue=blue, repair=g.repair)
        if blue < g.repair:
            g.then(Win("guardian"))
        else:
            g.then(AlienGear(), Duel())


class AlienGear(Do):
    """SP-11.5a, SP-11.5b, SP-10.5 Green against red in the Gear of the Alien's Character alone turns Threat."""

    def run(self, g: ShadowTable) -> None:
        (alien,) = [character for character, role in g.roles.items() if role == "alien"]
        cards = g.gear(alien)
        green = sum(g.kind(card).alien for card in cards if g.type(card) == "get")
        red = sum(g.kind(card).alien for card in cards if g.type(card) == "attack")
        if g.settings["duel_clamp"]:
            g.turn("threat", green - red)
        else:
            g.threat += green - red
        g.tell(self, character=alien, green=green, red=red, threat=g.threat, cards=by_face(g, cards))


class Duel(Do):
    """SP-11.5c, SP-11.5d, SP-11.5e, SP-12.7k All Astronauts' red against Threat: enough if it reaches it."""

    def run(self, g: ShadowTable) -> None:
        red = counted(g, astronauts(g), "attack")
        g.tell(self, red=red, threat=g.threat)
        g.then(Win("astronauts" if red >= g.threat else "alien"))


def by_face(g: ShadowTable, cards: list[int]) -> tuple[int, ...]:
    """Open cards, equal ones together."""
    return tuple(sorted(cards, key=g.faces.__getitem__))


def astronauts(g: ShadowTable) -> list[str]:
    """SP-11.6, SP-10.4b, SP-10.3 Whose Gears count for the Astronauts."""
    return [
        character
        for character in CHARACTERS
        if g.roles.get(character) == "astronaut" and (character in g.identities or g.settings["unmatched_gear_counts"])
    ]


def counted(g: ShadowTable, characters: list[str], kind: str) -> int:
    """SP-11.4, SP-11.5c What the cards of a type count in these Gears: one, unless their texts say otherwise."""
    cards = [card for character in characters for card in g.gear(character)]
    return sum(g.kind(card).astronaut for card in cards if g.type(card) == kind)


class Win(Do):
    """SP-9.4, SP-11.7 One faction has won."""

    faction: str

    def run(self, g: ShadowTable) -> None:
        g.winner = self.faction
        g.tell(self, faction=self.faction)
        g.end()


FACTIONS = {"alien": "alien", "guardian": "guardian", "astronaut": "astronauts"}


def result(g: ShadowTable) -> Result:
    """SP-9.4, SP-11.7 All players of the winning faction have won, if it has any."""
    winners = tuple(seat for seat, who in enumerate(g.identities) if FACTIONS[g.roles[who]] == g.winner)
    stood = {each: int(getattr(g, each)) for each in INDICATORS}
    details: dict[str, int | str | bool] = {"faction": g.winner, "round": g.round, **stood}
    return Result(winners, None, g.ending, details)
