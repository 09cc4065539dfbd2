"""Part C of the ledger, one function for each invariant: what holds of a table, and between a table and the next.

`STATES` hold at every question and at the end, `CHANGES` between one question and the next. What holds of a step as it
happens is in invariants_of_steps.py; what needs views, records or a scene of its own is in test_invariants.py.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import chain

from tests.games.shadow_planet.scene import uncontrolled

from voidtable.games.shadow_planet import GAME
from voidtable.games.shadow_planet.content import CARDS, CHARACTERS, LOCATIONS, ShadowPack, Type
from voidtable.games.shadow_planet.messages import Discard
from voidtable.games.shadow_planet.table import COLOURED, PRIORITY, ShadowTable
from voidtable.kernel import Match, Together

TYPED: dict[Type, int] = {"move": 34, "search": 32, "get": 18, "repair": 19, "attack": 18}
FACTIONS = {"alien": {"alien"}, "guardian": {"guardian"}, "astronauts": {"captain", "lieutenant", "sergeant"}}


@cache
def types() -> dict[str, Type]:
    assert isinstance(GAME.pack, ShadowPack)
    return {name: card.type for name, card in GAME.pack.cards.items()}


@cache
def origins() -> dict[str, str]:
    assert isinstance(GAME.pack, ShadowPack)
    return {name: card.origin for name, card in GAME.pack.cards.items()}


def operations(g: ShadowTable) -> range:
    """The sleeves of the Operation cards, which are laid first."""
    return range(g.seats, g.seats + CARDS)


def stones(lists: list[list[str]]) -> Counter[str]:
    return Counter(chain.from_iterable(lists))


# At every question


def inv_01(g: ShadowTable) -> None:
    """Each Operation card is in exactly one zone."""
    lie = [*g.messages, *g.discard, *g.temple, *g.removed]
    for pile in (*g.decks, *g.gears, *g.hands, *g.played):
        lie += pile
    lie.sort()
    assert lie == list(operations(g))


def inv_02(g: ShadowTable) -> None:
    """As many of each type as there were."""
    kinds = types()
    found = [kinds[face] for face in g.faces[g.seats : g.seats + CARDS]]
    assert all(found.count(kind) == many for kind, many in TYPED.items())


def inv_03(g: ShadowTable) -> None:
    """15 Markers of each colour."""
    lie = [each for markers in (*g.markers, *g.marked.values()) for each in markers]
    assert all(g.pool[colour] + lie.count(colour) == 15 for colour in COLOURED)


def inv_04(g: ShadowTable) -> None:
    """No Marker of the Robot."""
    assert "robot" not in g.pool
    assert not any("robot" in markers for markers in (*g.markers, *g.marked.values()))


def inv_05(g: ShadowTable) -> None:
    """Indicators stay on their scales."""
    assert 0 <= g.countdown <= 12
    assert 0 <= g.repair <= 10
    assert 0 <= g.threat <= 8


def inv_06(g: ShadowTable) -> None:
    """As many controlled Characters as players, the rest uncontrolled."""
    if any(g.controls):
        assert len(uncontrolled(g)) == 6 - g.seats
        assert all(character in CHARACTERS for character in g.controls)


def inv_07(g: ShadowTable) -> None:
    """One Character for each player, one player for each Character; from the draft's reveal to the round's end."""
    assert any(g.controls) == bool(g.active or isinstance(g.stack[-1] if g.stack else None, Together))
    assert not any(g.controls) or len(set(g.controls)) == g.seats


def inv_08(g: ShadowTable) -> None:
    """One Alien, an Astronaut at least, a Guardian at most; with those not dealt they are five."""
    dealt = [g.faces[card] for (card,) in g.objectives]
    assert dealt.count("alien") == 1
    assert FACTIONS["astronauts"] & set(dealt)
    assert sorted([*dealt, *[g.faces[card] for card in g.undealt]]) == sorted(PRIORITY)


def inv_10(g: ShadowTable) -> None:
    """In a Section is only the Character whose turn it is, and its pawn stands in that Location."""
    assert not g.inside or g.pack.sections[g.inside].location == g.pawns[g.active]


def inv_11(g: ShadowTable) -> None:
    """The Robot is in no Section."""
    assert not g.inside or g.active != "robot"


def inv_16(g: ShadowTable) -> None:
    """The Gear of a controlled Character is in hand or played."""
    assert not any(g.gear(character) for character in g.controls if character)
    assert any(g.controls) or not any((*g.hands, *g.played))


def inv_22(g: ShadowTable) -> None:
    """All whose Gear is not empty discard one card, and nobody else."""
    step = g.stack[-1] if g.stack else None
    if isinstance(step, Together):
        assert all(isinstance(part, Discard) for part in step.parts)
        assert [part.seat for part in step.parts] == [seat for seat, hand in enumerate(g.hands) if hand]


def inv_31(g: ShadowTable) -> None:
    """A played card is not in hand, and nothing lies played between turns but in this round."""
    assert not any(card in hand for played, hand in zip(g.played, g.hands, strict=True) for card in played)
    assert g.active or not any(g.played)


def inv_45(g: ShadowTable) -> None:
    """A game ends within 60 rounds."""
    assert g.round <= 60


STATES = (
    inv_01, inv_02, inv_03, inv_04, inv_05, inv_06, inv_07, inv_08, inv_10, inv_11, inv_16, inv_22, inv_31, inv_45,
)  # fmt: skip


# Between one question and the next


def inv_09(was: ShadowTable, g: ShadowTable) -> None:
    """The Protagonist changes only in the Robot's turn, to its player."""
    if was.protagonist != g.protagonist:
        assert (g.active, g.controls[g.protagonist]) == ("robot", "robot")


def inv_12(was: ShadowTable, g: ShadowTable) -> None:
    """A Section has no colour twice, and keeps its Markers."""
    for section, colours in g.marked.items():
        assert len(set(colours)) == len(colours)
        assert colours[: len(was.marked[section])] == was.marked[section]


def inv_14(was: ShadowTable, g: ShadowTable) -> None:
    """A Vehicle in play stands in a Location and stays in play."""
    assert g.vehicles.keys() >= was.vehicles.keys()
    assert g.vehicles.keys() <= g.pack.vehicles.keys()
    assert all(place in LOCATIONS for place in g.vehicles.values())


def inv_15(was: ShadowTable, g: ShadowTable) -> None:
    """Who comes to Caves comes on a Vehicle."""
    if any(at == "caves" != was.pawns[character] for character, at in g.pawns.items()):
        assert was.vehicles[g.driving] != "caves" == g.vehicles[g.driving]


def inv_17(was: ShadowTable, g: ShadowTable) -> None:
    """Location decks never grow and hold nothing but their own cards."""
    of, faces = origins(), g.faces
    for location, deck, before in zip(LOCATIONS, g.decks, was.decks, strict=True):
        assert len(deck) <= len(before)
        assert {of[faces[card]] for card in deck} <= {location}


def phase_over(was: ShadowTable, g: ShadowTable) -> bool:
    """Has a Messages phase come to its end since the last question?"""
    return isinstance(was.stack[-1], Together) and not (g.stack and isinstance(g.stack[-1], Together))


def discards(was: ShadowTable) -> int:
    """Cards that lie or are about to lie in the discard area, as people choose theirs."""
    return len(was.discard) + sum(bool(hand) for hand in was.hands)


def inv_18(was: ShadowTable, g: ShadowTable) -> None:
    """The Messages pile takes in what was discarded and gives what was revealed beyond the Temple pile."""
    if phase_over(was, g):
        revealed, from_temple = len(g.removed) - len(was.removed), len(was.temple) - len(g.temple)
        assert len(g.messages) == len(was.messages) + discards(was) - (revealed - from_temple)


def inv_19(was: ShadowTable, g: ShadowTable) -> None:
    """The removed pile grows by what was revealed, six or all there are, and never shrinks."""
    grown = len(g.removed) - len(was.removed)
    assert grown >= 0
    if phase_over(was, g):
        assert grown == min(6, len(was.temple) + len(was.messages) + discards(was))


def inv_20(was: ShadowTable, g: ShadowTable) -> None:
    """The discard area is empty at the end of each Messages phase."""
    if phase_over(was, g) and (not g.stack or not g.active):
        assert not g.discard


def inv_21(was: ShadowTable, g: ShadowTable) -> None:
    """The Temple pile gives up to six; five or fewer are gone after the phase."""
    if phase_over(was, g):
        assert len(g.temple) == max(0, len(was.temple) - 6)


def inv_25(was: ShadowTable, g: ShadowTable) -> None:
    """Nobody loses a Marker."""
    assert all(now[: len(before)] == before for now, before in zip(g.markers, was.markers, strict=True))


CHANGES = (inv_09, inv_12, inv_14, inv_15, inv_17, inv_18, inv_19, inv_20, inv_21, inv_25)


# Of a match


def inv_39(match: Match) -> None:
    """One faction has won, and its players with it."""
    g, result = match.table, match.result
    assert isinstance(g, ShadowTable)
    assert result is not None
    faction = FACTIONS[str(result.details["faction"])]
    players = [seat for seat, (card,) in enumerate(g.objectives) if g.faces[card] in faction]
    assert list(result.winners) == players
    assert result.ending in g.pack.indicators


def inv_48(match: Match) -> None:
    """Whoever is asked has something to choose."""
    assert match.over or (match.asking and all(match.options(seat) for seat in match.asking))
