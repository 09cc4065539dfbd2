"""SP-1 Components: what is printed on the cards and on the board, as rows of a pack."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from voidtable.kernel import BadPack, Pack, Row, Source

Type = Literal["move", "search", "get", "repair", "attack"]
Location = Literal["melita", "erico", "hill", "caves"]
Character = Literal["jenna", "nikke", "john", "rachel", "reed", "robot"]
Origin = Literal[
    "melita", "erico", "hill", "caves", "jenna", "nikke", "john", "rachel", "reed", "robot", "messages"
]  # fmt: skip
Effect = Literal[
    "", "order", "crawler", "bonus-search", "bonus-get", "driver", "push", "lure", "peek-gear", "peek-messages",
    "sink", "burn", "salvage", "fetch", "dig", "marker", "swap-player", "swap-gear", "strike", "expose", "shield",
    "ready", "repair", "sabotage", "calm", "stir",
]  # fmt: skip
Ability = Literal["cancel", "give-marker", "to-the-hill", "protagonist", "more", "interrogate"]
Idle = Literal["lend", "guard", "white-marker", "tidy"]
Use = Literal["repair", "moonette", "accommodation", "bridge", "decompression", "hibernation", "graveyard", "temple"]

TYPES: tuple[Type, ...] = ("move", "search", "get", "repair", "attack")
LOCATIONS: tuple[Location, ...] = ("melita", "erico", "hill", "caves")
CHARACTERS: tuple[Character, ...] = ("jenna", "nikke", "john", "rachel", "reed", "robot")
CARDS, LOCATION_DECK, GEAR = 121, 20, 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Row):
    """A kind of Operation card (SP-1.2c to SP-1.2e). What it counts at the end in an Astronaut's Gear and in the
    Alien's is last.
    """

    origin: Origin
    type: Type
    value: int = 0
    copies: int = 1
    effect: Effect = ""
    amount: int = 0
    effect_source: Source | None = None
    goes: Literal["", "at-once", "turn-end"] = ""
    bans: tuple[Type, ...] = ()
    astronaut: int = 1
    alien: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck(Row):
    """How many cards of each type come from here (SP-1.4, SP-1.5)."""

    move: int
    search: int
    get: int
    repair: int
    attack: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Person(Row):
    """A Character (SP-1.3a): where it starts, and what it does when controlled and when not."""

    start: Location
    controlled: Ability
    controlled_step: Type = "get"  # which sum an ability of the kind "more" adds to
    controlled_amount: int = 1
    uncontrolled: Idle
    uncontrolled_step: Type = "search"  # which sum an ability of the kind "lend" adds to
    uncontrolled_amount: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Section(Row):
    """A Section (SP-5.1a): where it is and what it costs to enter."""

    location: Location
    enter: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionUse(Row):
    """What a Section does for whom shows these icons (SP-4.10b)."""

    section: str
    icons: tuple[Type, ...]
    effect: Use


@dataclass(frozen=True, slots=True, kw_only=True)
class Link(Row):
    """A Link (SP-4.5b): two Locations, its cost, and whether a Vehicle is needed."""

    ends: tuple[Location, Location]
    cost: int
    vehicle_only: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Vehicle(Row):
    """A Vehicle (SP-6.3, SP-6.4): its seats, and what it makes of the driver's cards."""

    seats: int
    times: int = 1
    plus: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Indicator(Row):
    """An Indicator (SP-1.7): where it starts with 3, 4 and 5 players, how far it goes, and where it ends the game."""

    start: tuple[int, int, int]
    most: int
    final: int


# The least that a number may be: a Link that cost nothing could be walked for ever.
LEAST = (
    ("links", "cost", 1, "SP-4.5b"), ("sections", "enter", 1, "SP-5.1a"), ("cards", "value", 0, "SP-1.2c"),
    ("vehicles", "seats", 1, "SP-6.1a"), ("vehicles", "times", 1, "SP-6.1d"), ("vehicles", "plus", 0, "SP-6.1d"),
)  # fmt: skip
ROWS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("decks", "SP-1.1c", (*LOCATIONS, *CHARACTERS, "messages")),
    ("characters", "SP-1.1f", CHARACTERS),
    ("vehicles", "SP-1.1i", ("moonette", "crawler")),
    ("indicators", "SP-1.1h", ("countdown", "repair", "threat")),
)


@dataclass(frozen=True)
class ShadowPack(Pack):
    """All that is printed."""

    game = "shadow-planet"
    cards: dict[str, Card]
    decks: dict[str, Deck]
    characters: dict[str, Person]
    sections: dict[str, Section]
    uses: dict[str, SectionUse]
    links: dict[str, Link]
    vehicles: dict[str, Vehicle]
    indicators: dict[str, Indicator]

    def check(self) -> None:
        """The first thing that cannot be right is said, with its row."""
        self.check_rows()
        self.check_numbers()
        for name, use in self.uses.items():
            if use.section not in self.sections:
                raise BadPack("missing-row", file="sections.toml", row=use.section)
            if not use.icons:
                self.refuse("uses.toml", name, "SP-4.10b", "icons = []", ">= 1")
        for origin, deck in self.decks.items():
            self.check_deck(origin, deck)
        self.check_cards()

    def check_rows(self) -> None:
        """SP-1.1c, SP-1.1f, SP-1.1h, SP-1.1i The rows that the rules speak of are there, and no others."""
        for file, clause, rows in ROWS:
            found = getattr(self, file)
            for row in rows:
                if row not in found:
                    raise BadPack("missing-row", file=f"{file}.toml", row=row)
            for row in found:
                if row not in rows:
                    self.refuse(f"{file}.toml", row, clause, f"[{row}]", " | ".join(rows))

    def check_numbers(self) -> None:
        """Costs and values that can be paid, and Indicators that start on their scale and end at one end of it."""
        for file, key, least, clause in LEAST:
            for name, row in getattr(self, file).items():
                if getattr(row, key) < least:
                    self.refuse(f"{file}.toml", name, clause, f"{key} = {getattr(row, key)}", f"{key} >= {least}")
        for name, indicator in self.indicators.items():
            if not all(0 <= start <= indicator.most for start in indicator.start):
                found = f"start = {list(indicator.start)}"
                self.refuse("indicators.toml", name, "SP-1.7a", found, f"0 <= start <= {indicator.most}")
            if indicator.final not in (0, indicator.most):
                found = f"final = {indicator.final}"
                self.refuse("indicators.toml", name, "SP-1.7b", found, f"final = 0 | {indicator.most}")

    def check_deck(self, origin: str, deck: Deck) -> None:
        """SP-1.4a, SP-1.5a, SP-1.5b, SP-2.3e 20 cards in a Location deck, 6 in a Gear: grey, black and a third type; of
        the Messages one of each type.
        """
        many = {step: int(getattr(deck, step)) for step in TYPES}
        found = " + ".join(f"{step} {number}" for step, number in many.items() if number)
        third = [step for step in ("get", "repair", "attack") if many[step]]
        if origin in LOCATIONS:
            if sum(many.values()) != LOCATION_DECK:
                self.refuse("decks.toml", origin, "SP-1.4a", found, f"= {LOCATION_DECK}")
        elif origin not in CHARACTERS:
            if set(many.values()) != {1}:
                self.refuse("decks.toml", origin, "SP-2.3e", found, " + ".join(f"{step} 1" for step in TYPES))
        elif sum(many.values()) != GEAR:
            self.refuse("decks.toml", origin, "SP-1.5a", found, f"= {GEAR}")
        elif not (many["move"] and many["search"] and len(third) == 1):
            self.refuse("decks.toml", origin, "SP-1.5b", found, "move + search + (get | repair | attack)")

    def check_cards(self) -> None:
        """SP-1.1c, SP-1.4a, SP-1.5a, SP-2.3e 121 in all, and of each type as many as its deck or Gear has."""
        for name, card in self.cards.items():
            if card.copies < 1:
                self.refuse("cards.toml", name, "SP-1.1c", f"copies = {card.copies}", "copies >= 1")
        total = sum(card.copies for card in self.cards.values())
        if total != CARDS:
            raise BadPack("sum", file="cards.toml", key="copies", clause="SP-1.1c", found=total, wanted=str(CARDS))
        for origin, deck in self.decks.items():
            clause = "SP-1.4a" if origin in LOCATIONS else "SP-1.5a" if origin in CHARACTERS else "SP-2.3e"
            for step in TYPES:
                found = sum(card.copies for card in self.cards.values() if (card.origin, card.type) == (origin, step))
                wanted: int = getattr(deck, step)
                if found != wanted:
                    self.refuse("decks.toml", origin, clause, f"{step} = {found}", f"{step} = {wanted}")

    @staticmethod
    def refuse(file: str, row: str, clause: str, found: str, wanted: str) -> None:
        raise BadPack("against-rule", file=file, row=row, clause=clause, found=found, wanted=wanted)

    # What is asked for at every choice, worked out once

    @cached_property
    def types(self) -> Mapping[str, Mapping[str, Type]]:
        """SP-1.4a The type of each face, by the reading of the deck columns that the table has agreed on."""
        steps = {face: card.type for face, card in self.cards.items()}
        hues: dict[Type, Type] = {"get": "attack", "repair": "get", "attack": "repair"}
        turned = {
            face: hues.get(card.type, card.type) if card.origin in LOCATIONS else card.type
            for face, card in self.cards.items()
        }
        return {"steps": steps, "hues": turned}

    @cached_property
    def uses_of(self) -> Mapping[str, tuple[str, ...]]:
        """SP-5.2f What each Section can be used for."""
        return {
            section: tuple(name for name, use in self.uses.items() if use.section == section)
            for section in self.sections
        }

    @cached_property
    def sections_in(self) -> Mapping[str, tuple[str, ...]]:
        """SP-2.1b The Sections of each Location."""
        return {at: tuple(name for name, row in self.sections.items() if row.location == at) for at in LOCATIONS}

    @cached_property
    def links_from(self) -> Mapping[str, Mapping[str, Link]]:
        """SP-4.5b The Links of each Location, by where they lead."""
        found: dict[str, dict[str, Link]] = {at: {} for at in LOCATIONS}
        for link in self.links.values():
            one, other = link.ends
            found[one][other] = found[other][one] = link
        return found

    @cached_property
    def drives(self) -> Mapping[str, Mapping[str, int]]:
        """SP-6.1e What it costs by Vehicle from each Location to each other, by the cheapest Links."""
        far = 10_000
        cost: dict[str, dict[str, int]]
        cost = {one: {other: 0 if one == other else far for other in LOCATIONS} for one in LOCATIONS}
        for one, links in self.links_from.items():
            for other, link in links.items():
                cost[one][other] = link.cost
        for via in LOCATIONS:
            for one in LOCATIONS:
                for other in LOCATIONS:
                    cost[one][other] = min(cost[one][other], cost[one][via] + cost[via][other])
        return {one: {other: paid for other, paid in row.items() if 0 < paid < far} for one, row in cost.items()}
