"""What lies on the table of The Shadow Planet."""

from __future__ import annotations

from voidtable.kernel import Pile, Step, Table

from .content import CHARACTERS, LOCATIONS, Card, ShadowPack

COLOURED = CHARACTERS[:5]  # the Robot has no Markers
PRIORITY = ("alien", "captain", "lieutenant", "sergeant", "guardian")
INDICATORS = ("threat", "repair", "countdown")  # in the order in which they decide the end


class ShadowTable(Table):
    """Decks and Gears are by Location and by Character, in the order of their names; the last card of a pile is its
    top.
    """

    pack: ShadowPack
    round: int
    # The board
    countdown: int
    repair: int
    threat: int
    reached: tuple[str, ...]  # Indicators that have stood at their final position in this round
    pawns: dict[str, str]  # the Location of each Character
    inside: str  # the Section where the Character whose turn it is stands
    vehicles: dict[str, str]  # the Location of each Vehicle in play
    pool: dict[str, int]
    marked: dict[str, tuple[str, ...]]  # whose Markers lie on a Section
    decks: list[Pile]
    messages: Pile
    discard: Pile
    temple: Pile
    removed: Pile
    gears: list[Pile]
    # The players
    protagonist: int
    controls: list[str]  # the Character of each seat, in this round
    markers: list[list[str]]
    objectives: list[Pile]
    hands: list[Pile]
    played: list[Pile]
    # The draft
    people: Pile  # Character cards that are passed on, and later those that nobody chose
    blind: Pile
    chosen: list[Pile]
    undealt: Pile
    # This round
    cancelled: str  # the Character under the Ability card
    bonuses: list[tuple[str, str, int, bool]]  # whose, for which step, how much, for the others only
    shielded: list[str]
    guard: str  # the Character who guards those in its Location
    # This turn
    active: str
    step: str
    total: int  # printed values of the cards of this step
    laid: int  # cards played in this step
    extra: dict[str, int]
    banned: tuple[str, ...]
    ban: int  # the card that allows no other
    # This drive
    announcing: bool  # may a drive be announced now?
    driving: str
    heading: str
    boost: int  # what the Vehicle adds to the driver's cards
    aboard: list[str]
    # The end
    ending: str
    winner: str
    identities: list[str]  # who each seat turned out to be
    roles: dict[str, str]

    def deck(self, location: str) -> Pile:
        return self.decks[LOCATIONS.index(location)]

    def gear(self, character: str) -> Pile:
        return self.gears[CHARACTERS.index(character)]

    def kind(self, card: int) -> Card:
        """What is printed on an Operation card."""
        return self.pack.cards[self.faces[card]]

    def type(self, card: int) -> str:
        """SP-1.2a, SP-1.2b The one type of a card."""
        return self.pack.types[str(self.settings["deck_columns"])][self.faces[card]]

    def clockwise(self, first: int) -> list[int]:
        """Seats to the left, from this one."""
        return [*range(first, self.seats), *range(first)]

    def seat_of(self, character: str) -> int | None:
        """SP-3.2g Who controls this Character, if anybody does."""
        return self.controls.index(character) if character in self.controls else None

    def here(self, character: str) -> list[str]:
        """SP-5.1d The other Characters in the same Location, those in its Sections included."""
        at = self.pawns[character]
        return [other for other in CHARACTERS if other != character and self.pawns[other] == at]

    def own_deck(self) -> Pile:
        """The deck of the Location where the acting Character is, inside a Section too (SP-4.6d, SP-5.1d)."""
        return self.deck(self.pawns[self.active])

    def on_foot(self, location: str) -> list[str]:
        """SP-4.5i, SP-2.1f Where a Character can walk from here."""
        links = self.pack.links_from[location]
        return [to for to in LOCATIONS if to in links and self.walkable(location, to)]

    def walkable(self, at: str, to: str) -> bool:
        """SP-4.5i, SP-2.1f Links to Caves need a Vehicle, both ways."""
        link = self.pack.links_from[at][to]
        return not link.vehicle_only or (at == "caves" and bool(self.settings["caves_exit_on_foot"]))

    def bonus(self, step: str) -> int:
        """SP-4.11a, SP-4.11b, SP-4.11c, SP-4.11e What others and abilities add to a sum of the acting Character."""
        if not self.laid and not self.settings["bonus_without_card"]:
            return 0
        me, at = self.active, self.pawns[self.active]
        lent = (
            amount
            for whose, kind, amount, others in self.bonuses
            if kind == step and self.pawns[whose] == at and not (others and whose == me)
        )
        return sum(lent) + self.own_bonus(step)

    def own_bonus(self, step: str) -> int:
        """SP-12.5a What its own ability and cards add; some of it only on the Hill, where the table has agreed so."""
        on_hill = self.pawns[self.active] == "hill" and step in ("move", "search")
        return self.extra.get(step, 0) + (self.extra.get("hill", 0) if on_hill else 0)

    def protected(self, character: str) -> bool:
        """SP-12.3 Nobody else's card may touch this Character or its hand."""
        guarded = bool(self.guard) and self.pawns[self.guard] == self.pawns[character]
        return guarded or character in self.shielded

    def turn(self, indicator: str, by: int) -> int:
        """SP-1.7c, SP-1.7d, SP-1.7e Turn an Indicator toward its final position, or away; what goes beyond is lost."""
        row, was = self.pack.indicators[indicator], int(getattr(self, indicator))
        now = max(0, min(row.most, was + (by if row.final else -by)))
        setattr(self, indicator, now)
        if now == row.final and indicator not in self.reached:
            self.reached = (*self.reached, indicator)
        return now

    def advance_indicator(self, step: Step, indicator: str, by: int) -> None:
        """Turn an Indicator and say where it stands."""
        was = int(getattr(self, indicator))
        now = self.turn(indicator, by)
        self.tell(step, "indicator", indicator=indicator, was=was, now=now, moved=now != was)

    def at_limit(self) -> list[str]:
        """SP-1.7b, SP-9.1a, SP-9.1b, SP-9.1c, SP-9.3 Indicators at their final position, the one that decides first."""
        return [each for each in INDICATORS if getattr(self, each) == self.pack.indicators[each].final]

    def take_marker(self, seat: int, colour: str) -> bool:
        """SP-3.4a, SP-3.4b A Marker from the pool, if there is one, to a player, for good."""
        if not self.pool.get(colour):
            return False
        self.pool[colour] -= 1
        self.markers[seat].append(colour)
        return True

    def draw(self, seat: int, pile: Pile, many: int) -> tuple[int, ...]:
        """SP-4.7e, SP-4.7f So many cards from the top of a pile to a hand, or all there are; only their owner sees
        them.
        """
        cards = tuple(pile[len(pile) - min(many, len(pile)) :][::-1])
        if cards:
            del pile[-len(cards) :]
            self.hands[seat].extend(cards)
            self.look(seat, *cards)
        return cards

    def to_discard(self, *cards: int) -> None:
        """Face up to the discard area."""
        self.reveal(*cards)
        self.discard.extend(cards)
