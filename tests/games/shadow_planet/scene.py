"""Scenes: a match of The Shadow Planet with cards, pawns, Markers and Indicators where a test wants them.

Piles are laid before anybody looks at anything, in an order that the shuffle might have given, so what seats know is
right. A scene begins with the draft, with a Character's turn, with the Messages phase, or with the end of the game.
"""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import TypedDict, Unpack, cast

from tests.games.said import faces, play

from voidtable.games.shadow_planet import GAME
from voidtable.games.shadow_planet.content import CHARACTERS, LOCATIONS, ShadowPack
from voidtable.games.shadow_planet.control import TakeGear
from voidtable.games.shadow_planet.identities import EndOfGame
from voidtable.games.shadow_planet.messages import MessagesPhase
from voidtable.games.shadow_planet.operations import Turn
from voidtable.games.shadow_planet.rounds import EndOfRound, Round
from voidtable.games.shadow_planet.setup import SetBoard, SetMarkers
from voidtable.games.shadow_planet.table import PRIORITY, ShadowTable
from voidtable.kernel import Do, Game, Match, Option

assert isinstance(GAME.pack, ShadowPack)
PACK = GAME.pack


class Plan(TypedDict, total=False):
    """What a scene says; the rest is as in the box."""

    controls: str  # the Characters of the seats, in order; without it a round begins with the draft
    turn: str  # whose turn is first; those before it have had theirs
    phase: str  # "messages", "round" (its end) or "end": nobody has a turn any more
    ending: str  # with phase "end": the Indicator that ends the game
    protagonist: int
    objectives: str  # in the order of the seats
    gears: dict[str, str]  # the whole Gear of these Characters
    decks: dict[str, str]  # the top cards of these Locations, the uppermost first
    left: dict[str, int]  # how many cards these decks have, the others being out of the game
    messages: str  # the whole pile, the uppermost first
    discard: str  # face up
    temple: str
    markers: dict[str, str]  # by seat: "0": "jenna john john"
    marked: dict[str, str]  # Markers on Sections: "graveyard": "reed"
    pool: dict[str, int]
    pawns: dict[str, str]
    vehicles: dict[str, str]
    cancelled: str
    countdown: int
    repair: int
    threat: int


class Staged(Do):
    """SP-2.1a A table as a plan says."""

    plan: str

    def run(self, g: ShadowTable) -> None:
        plan = cast("Plan", json.loads(self.plan))
        g.then(SetBoard(), SetMarkers(), Laid(self.plan), *begin(plan))


class Laid(Do):
    """SP-2.3b The cards in the plan's order, and everything else that it names."""

    plan: str

    def run(self, g: ShadowTable) -> None:
        plan = cast("Plan", json.loads(self.plan))
        lay_cards(g, plan)
        lay_objectives(g, plan.get("objectives", "").split())
        g.protagonist, g.people = plan.get("protagonist", 0), g.sleeve(CHARACTERS)
        g.pawns |= plan.get("pawns", {})
        g.vehicles = dict(plan.get("vehicles", {}))
        g.pool |= plan.get("pool", {})
        g.cancelled = plan.get("cancelled", "")
        for seat, colours in plan.get("markers", {}).items():
            g.markers[int(seat)] = colours.split()
        for section, colours in plan.get("marked", {}).items():
            g.marked[section] = tuple(colours.split())
        for colour in g.pool if "pool" not in plan else ():
            lie = [*chain.from_iterable([*g.markers, *g.marked.values()])]
            g.pool[colour] -= lie.count(colour)
        for name in ("countdown", "repair", "threat"):
            setattr(g, name, plan.get(name, getattr(g, name)))
        if "controls" in plan:
            g.round, g.controls = 1, plan["controls"].split()


def lay_cards(g: ShadowTable, plan: Plan) -> None:
    """What the plan names first; then each pile's own cards; what has no place is out of the game."""
    box = {origin: in_box(origin) for origin in (*LOCATIONS, *CHARACTERS, "messages")}
    named = [*plan.get("gears", {}).values(), *plan.get("decks", {}).values()]
    named += [plan.get("messages", ""), plan.get("discard", ""), plan.get("temple", "")]
    for face in " ".join(named).split():
        box[PACK.cards[face].origin].remove(face)
    piles: dict[str, list[str]] = {}
    for location in LOCATIONS:
        whole = [*plan.get("decks", {}).get(location, "").split(), *box.pop(location)]
        many = plan.get("left", {}).get(location, len(whole))
        piles[location] = whole[:many]
        box.setdefault("out", []).extend(whole[many:])
    for character in CHARACTERS:
        gear = plan.get("gears", {}).get(character)
        piles[character] = gear.split() if gear is not None else box.pop(character)
    piles["messages"] = plan["messages"].split() if "messages" in plan else box.pop("messages")
    g.decks = [g.sleeve(piles[location][::-1]) for location in LOCATIONS]
    g.gears = [g.sleeve(piles[character]) for character in CHARACTERS]
    g.messages = g.sleeve(piles["messages"][::-1])
    g.temple, g.discard = (g.sleeve(plan.get(pile, "").split()[::-1]) for pile in ("temple", "discard"))
    g.reveal(*g.discard)
    g.removed = g.sleeve(chain.from_iterable(box.values()))


def in_box(origin: str) -> list[str]:
    """The cards that come from here, as they lie in the box."""
    return [name for name, card in sorted(PACK.cards.items()) if card.origin == origin for _ in range(card.copies)]


def lay_objectives(g: ShadowTable, named: list[str]) -> None:
    """Those named, or the first of the list; each seat knows its own."""
    dealt = named or list(PRIORITY[: g.seats])
    sleeves = g.sleeve([*dealt, *[each for each in PRIORITY if each not in dealt]])
    g.objectives, g.undealt = [[card] for card in sleeves[: g.seats]], sleeves[g.seats :]
    for seat in range(g.seats):
        g.look(seat, sleeves[seat])


def begin(plan: Plan) -> list[Do]:
    """What the scene begins with."""
    match plan.get("phase"):
        case "end":
            return [EndOfGame(plan["ending"])]
        case "messages":
            return [TakeGear(), MessagesPhase(), EndOfRound()]
        case "round":
            return [TakeGear(), EndOfRound()]
    if "controls" not in plan:
        return [Round()]
    first = CHARACTERS.index(plan.get("turn", "jenna"))
    return [TakeGear(), *map(Turn, CHARACTERS[first:]), MessagesPhase(), EndOfRound()]


def scene(
    seats: int = 5,
    *,
    seed: int = 0,
    memory: bool = True,
    settings: dict[str, object] | None = None,
    game: Game = GAME,
    **plan: Unpack[Plan],
) -> Match:
    """A match as the plan says, at its first question."""
    staged = replace(game, setup=partial(Staged, json.dumps(plan)))
    vars(staged)["pack"] = game.pack  # read once
    return staged.start(seats, seed, settings, memory=memory)


def table(match: Match) -> ShadowTable:
    assert isinstance(match.table, ShadowTable)
    return match.table


# Playing


def draft(match: Match, *wanted: str) -> Match:
    """Each seat from the Protagonist to the left picks this Character; the one drawn unseen must suit the last."""
    return play(match, *wanted)


def pass_until(match: Match, kind: str, seat: int | None = None) -> Match:
    """Nobody does anything that could be left out, until this is asked, of this seat."""
    for _ in range(500):
        if match.over or (match.ask(match.asking[0]).kind == kind and seat in (None, match.asking[0])):
            return match
        asked = match.asking[0]
        match.choose(asked, idle(match.options(asked)))
    raise AssertionError(f"{kind} is never asked")


def idle(options: list[Option]) -> Option:
    """The option that does least."""
    for word in ("done", "stay", "leave", "remain", "stop"):
        if word in options:
            return word
    return options[0]


# What lies where


def hand(match: Match, seat: int) -> list[str]:
    """The faces in a hand, in alphabetical order."""
    return sorted(faces(match, table(match).hands[seat]))


def gear(match: Match, character: str) -> list[str]:
    """The faces in a Gear at rest, in alphabetical order."""
    return sorted(faces(match, table(match).gear(character)))


def top(match: Match, location: str, many: int) -> list[str]:
    """The faces on top of a deck, the uppermost first."""
    return faces(match, table(match).deck(location)[: -many - 1 : -1])


def sizes(match: Match) -> dict[str, int]:
    """How many cards lie in each of the piles that all share."""
    g = table(match)
    decks = {location: len(g.deck(location)) for location in LOCATIONS}
    return decks | {name: len(getattr(g, name)) for name in ("messages", "discard", "temple", "removed")}


def uncontrolled(g: ShadowTable) -> list[str]:
    return [character for character in CHARACTERS if character not in g.controls]
