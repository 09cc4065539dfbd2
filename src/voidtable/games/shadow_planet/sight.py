"""For the hints: the table as one seat sees it, what cards are likely to be, and who may turn out to be whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import exp
from typing import cast

from voidtable.kernel import Game

from .content import CHARACTERS, TYPES, ShadowPack
from .table import COLOURED, ShadowTable

# What is expected of a card: blue and red that count for Astronauts, green less red that counts for the Alien, what it
# is good for while one plays, and a share of each type.
Likely = tuple[float, ...]
Block = tuple[Sequence[int], Sequence[str], Sequence[int]]  # of the stock: sleeves, faces, pools drawn from

BLUE, RED, NET, HANDY, MOVE, SEARCH, GET, REPAIR, ATTACK = range(9)
NOTHING: Likely = (0.0,) * 9
SHY = 0.3  # how much less likely each further Marker makes a Character
NEITHER = "bystander"


@cache
def printed(game: Game, columns: str) -> Mapping[str, Likely]:
    """What is to be expected of a card whose face is known."""
    pack = cast("ShadowPack", game.pack)
    found = {}
    for face, card in pack.cards.items():
        kind = pack.types[columns][face]
        blue = card.astronaut if kind == "repair" else 0
        red = card.astronaut if kind == "attack" else 0
        net = card.alien * ((kind == "get") - (kind == "attack"))
        stays = card.goes == ""
        handy = card.value * {"move": 0.02, "search": 0.04, "get": 0.15 if stays else 0.1}.get(kind, 0.0)
        found[face] = (blue, red, net, handy, *(float(kind == each) for each in TYPES))
    return found


def mean(cards: Sequence[Likely]) -> Likely:
    """What one of these is likely to be."""
    if not cards:
        return NOTHING
    return tuple([sum(column) / len(cards) for column in zip(*cards, strict=True)])


def table_from(game: Game, view: Mapping[str, object]) -> ShadowTable:
    """The open table, with the faces that the seat knows; what it does not know is no face at all."""
    g = ShadowTable()
    for field, value in cast("Mapping[str, object]", view["table"]).items():
        setattr(g, field, value)
    g.seats = cast("int", view["seats"])
    g.settings = game.settings_from(cast("Mapping[str, object]", view["settings"]))
    g.pack = cast("ShadowPack", game.pack)
    g.faces = cast("list[str]", view["faces"])
    return g


def shares(weights: dict[str, float]) -> dict[str, float]:
    """The same in parts of one."""
    total = sum(weights.values()) or 1.0
    return {key: weight / total for key, weight in weights.items()}


class Sight:
    """All that the hints read."""

    def __init__(self, game: Game, view: Mapping[str, object]) -> None:
        self.g = table_from(game, view)
        self.seat = cast("int", view["seat"])
        self.printed = printed(game, str(self.g.settings["deck_columns"]))
        self.blocks = cast("Sequence[Block]", view["stock"])
        self.pools: dict[int, Likely] = {}
        self.block_of = {card: at for at, block in enumerate(self.blocks) for card in block[0]}
        objective = self.g.faces[self.g.objectives[self.seat][0]]
        self.faction = objective if objective in ("alien", "guardian") else "astronaut"
        self.gears: dict[str, Likely] = {character: self.total(self.cards_of(character)) for character in CHARACTERS}

    # Cards

    def card(self, card: int) -> Likely:
        """What this card is, or is likely to be."""
        face = self.g.faces[card]
        return self.printed.get(face, NOTHING) if face else self.pool(self.block_of[card])

    def pool(self, at: int) -> Likely:
        """What a card from this pool is likely to be."""
        if at not in self.pools:
            _, faces, draws = self.blocks[at]
            cards = [self.printed.get(face, NOTHING) for face in faces]
            self.pools[at] = mean(cards + [self.pool(draw) for draw in draws])
        return self.pools[at]

    def total(self, cards: Iterable[int]) -> Likely:
        """All that these are likely to be together."""
        found = [self.card(card) for card in cards]
        return tuple([sum(column) for column in zip(*found, strict=True)]) if found else NOTHING

    def average(self, cards: Sequence[int]) -> Likely:
        return mean([self.card(card) for card in cards])

    def cards_of(self, character: str) -> list[int]:
        """The Gear, wherever it is in this round."""
        seat = self.g.seat_of(character)
        return self.g.gear(character) if seat is None else [*self.g.hands[seat], *self.g.played[seat]]

    # Identities

    def inclined(self, seat: int, taste: dict[str, float] | None = None, more: str = "") -> dict[str, float]:
        """How likely this seat is to become each Character, by its Markers and one more; among several by its taste."""
        markers = self.g.markers[seat]
        weights: dict[str, float] = {
            colour: SHY ** (markers.count(colour) + (colour == more)) * exp(taste[colour] if taste else 0.0)
            for colour in COLOURED
        }
        return shares(weights)

    def strangers(self, seats: Iterable[int]) -> dict[str, float]:
        """The same for one of these seats, nobody knows which."""
        found = [self.inclined(seat) for seat in seats]
        return {colour: sum(each[colour] for each in found) / len(found) for colour in COLOURED}
