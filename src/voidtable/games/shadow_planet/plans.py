"""For the hints: where to go, what Sections and drives are worth, and what cards do when they are played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .aims import Aims
from .content import LOCATIONS, Card, SectionUse
from .sections import missing_icons
from .sight import GET, NOTHING, SEARCH, Likely

CARE = 0.01  # what a card is worth in hand rather than on the table, if nothing else is
STAY = 0.3  # of what a place is worth to who will act there later, in another round


class Goal(NamedTuple):
    """Somewhere to go on foot: the points, what it is worth, and how many grey cards must be left in hand."""

    cost: int
    worth: float
    spare: int = 0


class Plans:
    """What the seat whose turn it is can do with its cards."""

    def __init__(self, aims: Aims) -> None:
        self.aims, self.sight, self.g = aims, aims.sight, aims.sight.g
        self.seat = self.sight.seat
        self.me = self.g.controls[self.seat]
        self.hand = self.g.hands[self.seat]
        self.mean: dict[str, Likely] = {place: self.sight.average(self.g.deck(place)) for place in LOCATIONS}

    def in_hand(self, step: str) -> list[int]:
        """Cards of this step that may still be played, the best last."""
        types = self.g.pack.types[str(self.g.settings["deck_columns"])]
        cards = [card for card in self.hand if types[self.g.faces[card]] == step]
        return sorted(cards, key=lambda card: self.g.kind(card).value)

    # Decks

    def draws(self, place: str, character: str, many: float, after: int = 0) -> float:
        """So many cards from the top of this deck, in the hand of this Character."""
        deck = self.g.deck(place)
        whole = max(0, min(round(many), len(deck) - after))
        if not whole:
            return 0.0
        top = deck[len(deck) - after - whole : len(deck) - after]
        emptier = self.aims.gains.time * min(1.0, 2 / len(deck))
        return sum(self.aims.hold(self.sight.card(card), character) - emptier for card in top)

    def at(self, place: str, character: str = "") -> float:
        """To act there."""
        character = character or self.me
        cards = self.sight.gears[character]
        looks = 0.08 * min(4.0, cards[SEARCH]) if self.g.deck(place) else 0.0
        return self.draws(place, character, 1 + 1.2 * cards[GET]) + looks

    def best_of(self, places: Sequence[str]) -> float:
        """The top card of the best of these decks."""
        tops = [self.sight.card(self.g.deck(place)[-1]) for place in places if self.g.deck(place)]
        return max((self.aims.hold(top, self.me) for top in tops), default=0.0)

    # Sections

    def uses(self, section: str) -> Iterator[tuple[SectionUse, float]]:
        """What the Section could be used for with the cards in hand, and what that is worth."""
        if self.me in ("", "robot") or self.me in self.g.marked[section]:
            return
        for name in self.g.pack.uses_of[section]:
            use = self.g.pack.uses[name]
            if not missing_icons(self.g, use.icons, self.hand):
                yield use, self.use(use)

    def use(self, use: SectionUse) -> float:
        """An effect of a Section."""
        gains, at = self.aims.gains, self.g.pawns[self.me]
        match use.effect:
            case "repair":
                return gains.repair * min(2, self.g.repair)
            case "moonette":
                return 0.0 if "moonette" in self.g.vehicles else 0.3 + max(0.0, self.at("caves") - self.at(at))
            case "decompression":
                return self.countdown()
            case "graveyard":
                return self.best_of(LOCATIONS)
            case "temple":
                return 1.2
            case "bridge":
                return 0.7
        return 0.5

    def countdown(self) -> float:
        """To turn it by one, either way."""
        time = self.aims.gains.time
        return abs(time) if time < 0 or self.g.countdown < 12 else 0.0

    def reserved(self, step: str) -> tuple[int, float]:
        """How many cards of this type the Section one stands in will ask for, and what they are worth to it."""
        best: tuple[int, float] = 0, 0.0
        for use, worth in self.uses(self.g.inside) if self.g.inside else ():
            if worth > best[1]:
                best = use.icons.count(step), worth
        return best

    # Step I

    def goals(self) -> Iterator[Goal]:
        """All that can be walked to, this place first."""
        here = self.g.pawns[self.me]
        links = self.g.pack.links_from[here]
        for place in (here, *self.g.on_foot(here)):
            cost = 0 if place == here else links[place].cost
            yield Goal(cost, self.at(place))
            for section in self.g.pack.sections_in[place]:
                enter = cost + self.g.pack.sections[section].enter
                for use, worth in self.uses(section):
                    yield Goal(enter, self.at(place) + worth, use.icons.count("move"))

    def walk(self) -> dict[int, float]:
        """What each grey card is worth to get to the best goal within reach."""
        cards = self.in_hand("move")
        have = self.g.total + self.g.bonus("move")
        values = [self.g.kind(card).value for card in cards]
        goals = [goal for goal in self.goals() if goal.cost <= have + sum(values[goal.spare :])]
        aim = max(goals, key=lambda goal: goal.worth)
        if aim.cost <= have:
            return dict.fromkeys(cards, -CARE)
        now = max((goal.worth for goal in goals if goal.cost <= have), default=0.0)
        gain, owed = aim.worth - now, aim.cost - have
        return {
            card: gain * (0.5 + 0.5 * min(1.0, value / owed)) if value and at >= aim.spare else -CARE
            for at, (card, value) in enumerate(zip(cards, values, strict=True))
        }

    def drive(self, vehicle: str, to: str) -> float:
        """To announce it."""
        row, here = self.g.pack.vehicles[vehicle], self.g.pawns[self.me]
        points = [self.g.kind(card).value * row.times + row.plus for card in self.in_hand("move")]
        if sum(points) + self.g.bonus("move") < self.g.pack.drives[here][to]:
            return -1.0
        return self.at(to) - max(goal.worth for goal in self.goals() if goal.cost <= 2) - CARE

    def fuel(self) -> dict[int, float]:
        """What each grey card is worth for the drive that is announced."""
        row = self.g.pack.vehicles[self.g.driving]
        have = self.g.total + self.g.boost + self.g.bonus("move")
        owed = self.g.pack.drives[self.g.pawns[self.me]][self.g.heading] - have
        if owed <= 0:
            return dict.fromkeys(self.in_hand("move"), -CARE)
        return {
            card: 0.1 + min(1.0, (self.g.kind(card).value * row.times + row.plus) / owed)
            for card in self.in_hand("move")
        }

    # Cards

    def plays(self, step: str) -> dict[int, float]:
        """What each card of this step is worth if it is played now."""
        if step == "move":
            base = self.fuel() if self.g.driving else self.walk()
        else:
            spare, lost = self.reserved(step)
            cards = self.in_hand(step)
            cost = lost if len(cards) <= spare else 0.0
            base = {card: self.sum_of(step, self.g.kind(card).value) - cost for card in cards}
        return {card: worth + self.played(card) for card, worth in base.items()}

    def sum_of(self, step: str, value: int) -> float:
        """That the sum of the step grows by so much."""
        at = self.g.pawns[self.me]
        so_far = self.g.total + self.g.bonus(step) if step in ("search", "get") else 0
        if step == "search":
            return 0.06 * value * (so_far < len(self.g.deck(at)))
        return self.draws(at, self.me, value, so_far) if step == "get" else 0.0

    def played(self, card: int) -> float:
        """What its text does, and that it may leave the hand for it."""
        kind = self.g.kind(card)
        likely = self.sight.card(card)
        leaves = self.aims.drop(likely, self.me) if kind.goes else 0.0
        banned = 0.2 if kind.bans and len(self.hand) > 1 else 0.0
        return leaves - banned + (self.effect(kind) if kind.effect else 0.0)

    def effect(self, kind: Card) -> float:
        gains, here, aims = self.aims.gains, self.g.pawns[self.me], self.aims
        match kind.effect:
            case "repair" | "sabotage":
                return gains.repair * kind.amount * (1 if kind.effect == "repair" else -1)
            case "stir" | "calm":
                return gains.threat * kind.amount * (1 if kind.effect == "stir" else -1)
            case "dig":
                return aims.hold(self.mean[here], self.me) if self.g.deck(here) else 0.0
            case "fetch":
                return self.best_of([place for place in LOCATIONS if place != here])
            case "bonus-get":
                return self.draws(here, self.me, kind.amount)
            case "salvage":
                return max(map(self.salvaged, self.g.discard), default=0.0)
            case "crawler":
                fresh = "crawler" not in self.g.vehicles
                return 0.2 + max(0.0, self.at("caves") - self.at(here)) if fresh else 0.0
            case "burn":
                return max(self.burned(place) for place in LOCATIONS)
            case "swap-gear":
                return 0.4
            case "driver":
                return 0.05 if self.g.driving else 0.0
        return 0.05

    def salvaged(self, card: int) -> float:
        """To have a card of the discard area, which then tells nothing to the Messages."""
        likely = self.sight.card(card)
        return self.aims.hold(likely, self.me) - self.aims.message(likely)

    def burned(self, place: str) -> float:
        """That the top card of this deck goes to the discard area."""
        deck = self.g.deck(place)
        likely = self.sight.card(deck[-1]) if deck else NOTHING
        return self.aims.message(likely)
