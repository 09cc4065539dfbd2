"""For the hints: how a faction stands, and what a little more of anything is worth to it."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from .sight import ATTACK, BLUE, GET, HANDY, MOVE, NET, RED, REPAIR, SEARCH, Likely, Sight
from .table import COLOURED

# Tuned on games between bots
BLUE_GROWTH = 0.7  # by so much the repair comes nearer in a round, by discards and in Gears
RED_GROWTH = 0.1  # and the Astronauts' red to what it must reach
PATIENCE = 0.45  # so much more of it, each side hopes, goes its own way
DANGER = 7.2  # Threat at which it is as likely as not to reach its end
HOPE = 6.2  # the same, as the Guardian hopes
SHOWN = 0.8  # how likely a card in the Messages pile is to be revealed one day
HURRY = 1.0  # how much it counts to end the game by Repair while one is ahead
LATER = 0.35  # how much of what a card would be worth as a discard is worth having it


def likely(margin: float) -> float:
    """A chance, even at a margin of 0."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, margin))))


class Gains(NamedTuple):
    """What one more of each is worth to the faction; the largest is 1."""

    blue: float  # in the Astronauts' Gears
    repair: float  # one nearer to its end
    red: float  # in the Astronauts' Gears
    net: float  # in the Alien's Gear
    threat: float
    time: float  # Countdown moved back by one


class Aims:
    """What a seat wants."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.roles()
        gears = sight.gears
        self.blue = sum(self.astronaut[each] * gears[each][BLUE] for each in COLOURED)
        self.red = sum(self.astronaut[each] * gears[each][RED] for each in COLOURED)
        self.net = sum(self.alien[each] * gears[each][NET] for each in COLOURED)
        self.gains = self.weigh()

    # Who may be whom

    def roles(self) -> None:
        """How likely each Character is to be the Alien, the Guardian, an Astronaut."""
        sight = self.sight
        others = sight.g.others(sight.seat)
        if sight.faction == "alien":
            gears = sight.gears
            taste: dict[str, float] = {each: gears[each][NET] - 0.5 * gears[each][RED] for each in COLOURED}
            self.alien = sight.inclined(sight.seat, taste)
        else:
            self.alien = sight.strangers(others)
        if sight.faction == "guardian":
            mine = sight.inclined(sight.seat)
            open_to_me = {each: mine[each] * (1 - self.alien[each]) for each in COLOURED}
            total = sum(open_to_me.values())
            guardian: dict[str, float] = {each: share / total for each, share in open_to_me.items()}
        else:
            guardian = {each: (1 - self.alien[each]) / 4 for each in COLOURED}
        self.astronaut: dict[str, float] = {each: max(0.0, 1 - self.alien[each] - guardian[each]) for each in COLOURED}

    # How it stands

    def rounds(self) -> float:
        """About so many are left by the Countdown."""
        g = self.sight.g
        return g.countdown / (1.2 + sum(not deck for deck in g.decks))

    def weigh(self) -> Gains:
        """The slopes of the chance to win."""
        g, time_left = self.sight.g, self.rounds()
        faction = self.sight.faction
        growth = RED_GROWTH + PATIENCE * ((faction == "astronaut") - (faction == "alien"))
        danger = HOPE if faction == "guardian" else DANGER
        left = min(time_left, 1 + g.repair / 1.2)
        ship = (self.blue - g.repair + BLUE_GROWTH * time_left) / (1 + 0.35 * time_left)
        duel = (self.red - g.threat - self.net + growth * left) / (1 + 0.3 * left)
        repaired, armed, lost = likely(ship), likely(duel), likely(1.3 * (g.threat - danger))
        slope_ship = (1 - lost) * repaired * (1 - repaired) / (1 + 0.35 * time_left)
        slope_duel = (1 - lost) * repaired * armed * (1 - armed) / (1 + 0.3 * left)
        slope_lost = 1.3 * lost * (1 - lost) * repaired
        match faction:
            case "astronaut":
                by_ship, by_duel, by_threat = slope_ship * armed, slope_duel, -slope_lost * armed
            case "alien":
                by_ship, by_duel, by_threat = slope_ship * (1 - armed), -slope_duel, -slope_lost * (1 - armed)
            case _:
                by_ship, by_duel, by_threat = -slope_ship, 0.0, slope_lost
        time = 0.8 * (by_ship * BLUE_GROWTH + by_duel * RED_GROWTH)
        gains = (by_ship, by_ship + self.hurry(repaired, armed), by_duel, -by_duel, by_threat - by_duel, time)
        most = max(map(abs, gains)) or 1.0
        return Gains(*(gain / most for gain in gains))

    def hurry(self, repaired: float, armed_later: float) -> float:
        """What it is worth that Repair ends the game sooner, with the duel as it stands now."""
        g, faction = self.sight.g, self.sight.faction
        if faction == "guardian":
            return 0.0
        now = likely(1.2 * (self.red - g.threat - self.net))
        if faction == "alien":
            now, armed_later = 1 - now, 1 - armed_later
        return HURRY / (1 + g.repair) * (now - repaired * armed_later)

    # What cards are worth

    def keep(self, card: Likely, character: str) -> float:
        """In this Character's Gear, at the end."""
        if character not in self.alien:
            return 0.0
        gains, counts = self.gains, self.astronaut[character]
        ours = counts * (gains.blue * card[BLUE] + gains.red * card[RED])
        return ours + gains.net * self.alien[character] * card[NET]

    def message(self, card: Likely) -> float:
        """In the Messages pile."""
        gains = self.gains
        threat = gains.threat * (card[GET] - card[ATTACK])
        repair = gains.repair * (card[REPAIR] - card[ATTACK])
        return SHOWN * (threat + repair + gains.time * (card[SEARCH] - card[MOVE]))

    def hold(self, card: Likely, character: str) -> float:
        """In the hand of whoever plays this Character."""
        keep = self.keep(card, character)
        return keep + card[HANDY] + LATER * max(0.0, self.message(card) - keep)

    def drop(self, card: Likely, character: str) -> float:
        """To discard it instead of keeping it."""
        return self.message(card) - self.keep(card, character) - card[HANDY]

    def being(self, character: str) -> float:
        """To turn out to be this Character."""
        return self.as_role(character, self.sight.faction)

    def as_role(self, character: str, role: str) -> float:
        """For the seat: that this Character has this role."""
        gains, gear = self.gains, self.sight.gears[character]
        ours = gains.blue * gear[BLUE] + gains.red * gear[RED]
        if role == "astronaut":
            return ours - gains.net * gear[NET]
        return gains.net * gear[NET] - ours if role == "alien" else -ours
