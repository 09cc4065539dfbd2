"""Part C of the ledger: what holds of a step as it happens, before it and after it.

Each is a generator that stops between the two. `Watched` is the table on which all of them are watched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from voidtable.games.shadow_planet.content import CHARACTERS, TYPES
from voidtable.games.shadow_planet.control import TakeMarkers
from voidtable.games.shadow_planet.get import MandatoryCard
from voidtable.games.shadow_planet.identities import EndOfGame
from voidtable.games.shadow_planet.messages import (
    CountdownConsequence,
    HourPasses,
    RepairConsequence,
    RevealMessages,
    ThreatConsequence,
)
from voidtable.games.shadow_planet.move import Enter
from voidtable.games.shadow_planet.operations import (
    ActionStep,
    ControlledAbility,
    DiscardTop,
    Turn,
    UncontrolledAbility,
)
from voidtable.games.shadow_planet.play import PlayCard
from voidtable.games.shadow_planet.rounds import Check, Round
from voidtable.games.shadow_planet.search import PutOnTop
from voidtable.games.shadow_planet.sections import PlaceMarker, ShowIcon
from voidtable.games.shadow_planet.table import COLOURED, ShadowTable
from voidtable.games.shadow_planet.vehicles import Arrive
from voidtable.games.shadow_planet.victory import AwardVictory
from voidtable.kernel import Ask, Option, Step

Watching = Iterator[None]


class Watched(ShadowTable):
    """A table on which every step is watched as it happens."""

    revealed: tuple[int, ...]  # the cards revealed last

    def advance(self) -> None:
        while self.stack:
            step = self.stack[-1]
            if step.waits and not (step.if_any and self.nobody_to_ask(step)):
                return
            self.stack.pop()
            if not step.waits:
                watching = [invariant(self, step) for invariant in WATCHED.get(type(step), ())]
                for each in watching:
                    next(each)
                step.run(self)
                for each in watching:
                    assert next(each, None) is None


def clamp(value: int, most: int) -> int:
    return max(0, min(most, value))


def inv_13(g: ShadowTable, step: Enter) -> Watching:
    """No Character enters a Section that holds its own colour."""
    assert g.active not in g.marked[step.place]
    yield


def inv_23(g: ShadowTable, step: DiscardTop) -> Watching:
    """An uncontrolled Character discards one card from its deck, if it has one."""
    deck, discard = g.own_deck()[:], g.discard[:]
    yield
    assert step.character not in g.controls
    assert (g.own_deck(), g.discard) == (deck[:-1], discard + deck[-1:])


def inv_24(g: ShadowTable, step: MandatoryCard) -> Watching:
    """A controlled Character takes one card from its deck, if it has one."""
    deck, hand = g.own_deck()[:], g.hands[step.seat][:]
    yield
    assert (g.own_deck(), g.hands[step.seat]) == (deck[:-1], hand + deck[-1:])


def inv_26(g: ShadowTable, step: TakeMarkers) -> Watching:
    """In the Control phase each player but the Robot's takes a Marker of an own colour, if there is one."""
    pool, many = g.pool.copy(), sum(map(len, g.markers))
    yield
    taken = [colour for colour in g.controls if pool.get(colour)]
    assert sum(map(len, g.markers)) == many + len(taken)
    assert all(g.pool[colour] == pool[colour] - (colour in taken) for colour in COLOURED)
    assert len(taken) == g.seats - ("robot" in g.controls) or not all(pool.values())


def inv_29(g: ShadowTable, step: Turn) -> Watching:
    """Each Character has one turn, in ascending Initiative."""
    later = tuple(each.character for each in g.stack[::-1] if isinstance(each, Turn))
    assert (g.active, later) == ("", CHARACTERS[CHARACTERS.index(step.character) + 1 :])
    yield
    assert g.active == step.character


def inv_30(g: ShadowTable, step: ActionStep) -> Watching:
    """Steps follow each other in their order."""
    assert TYPES.index(step.step) == (TYPES.index(g.step) + 1 if g.step else 0)
    yield


def inv_30_played(g: ShadowTable, step: PlayCard) -> Watching:
    """Each card that is played is of the type of the step, and comes from the hand."""
    assert (g.type(step.card), step.card in g.hands[step.seat]) == (g.step, True)
    yield


def inv_36_revealed(g: Watched, step: RevealMessages) -> Watching:
    """What is revealed turns the Indicators: six cards, or all there are."""
    before, many = len(g.removed), len(g.temple) + len(g.messages)
    yield
    g.revealed = tuple(g.removed[before:])
    assert len(g.revealed) == min(6, many)


def of_type(g: Watched, kind: str) -> int:
    """How many of the cards just revealed are of a type."""
    return sum(g.type(card) == kind for card in g.revealed)


def inv_34(g: Watched, step: CountdownConsequence) -> Watching:
    """The Countdown goes by the difference of black and grey, within its scale ..."""
    countdown = g.countdown
    yield
    assert g.countdown == clamp(countdown + of_type(g, "search") - of_type(g, "move"), 12)


def inv_34_hour(g: ShadowTable, step: HourPasses) -> Watching:
    """... and then by one, and one for each empty deck."""
    countdown = g.countdown
    yield
    assert g.countdown == clamp(countdown - 1 - g.decks.count([]), 12)


def inv_36(g: Watched, step: ThreatConsequence) -> Watching:
    """Threat goes up by green and down by red."""
    threat = g.threat
    yield
    assert g.threat == clamp(threat + of_type(g, "get") - of_type(g, "attack"), 8)


def inv_36_repair(g: Watched, step: RepairConsequence) -> Watching:
    """Repair goes down by blue and up by red."""
    repair = g.repair
    yield
    assert g.repair == clamp(repair - of_type(g, "repair") + of_type(g, "attack"), 10)


def inv_37(g: ShadowTable, step: Check) -> Watching:
    """The game ends where an Indicator stands at its limit at the end of a round ..."""
    limit = g.threat == 8 or g.repair == 0 or g.countdown == 0
    yield
    assert type(g.stack[-1]) is (EndOfGame if limit else Round)


def inv_37_end(g: ShadowTable, step: EndOfGame) -> Watching:
    """... and nowhere else: all have given their Gears back, and nothing else waits."""
    assert not any((*g.hands, *g.played, *g.controls, *g.stack))
    assert getattr(g, step.ending) == (8 if step.ending == "threat" else 0)
    yield


def inv_38(g: ShadowTable, step: AwardVictory) -> Watching:
    """The five are an Alien, a Guardian and three Astronauts, and no Character has two players."""
    assert sorted(g.roles) == sorted(COLOURED)
    assert sorted(g.roles.values()) == ["alien", "astronaut", "astronaut", "astronaut", "guardian"]
    assert len(set(g.identities)) == g.seats
    yield


def inv_40(g: ShadowTable, step: AwardVictory) -> Watching:
    """What is in the Gears of the Robot and of the Guardian's Character changes nothing."""
    (guardian,) = [character for character, role in g.roles.items() if role == "guardian"]
    winners = set()
    for gear in ([], list(range(g.seats, g.seats + 121))):
        other = g.clone()
        for character in ("robot", guardian):
            other.gear(character)[:] = gear
        other.stack.append(step)
        ShadowTable.advance(other)
        winners.add(other.winner)
    assert len(winners) == 1
    yield


def inv_41(g: ShadowTable, step: PlaceMarker) -> Watching:
    """Nobody uses a Section twice; the Robot none."""
    assert g.active not in ("robot", *g.marked[step.place])
    yield


def inv_42(g: ShadowTable, step: Arrive) -> Watching:
    """Whoever travels was where the Vehicle was, is controlled and has a seat; nobody else moves."""
    aboard, pawns, at = g.aboard[:], g.pawns.copy(), g.vehicles[g.driving]
    assert 1 <= len(aboard) <= {"moonette": 3, "crawler": 6}[g.driving]
    assert all(pawns[character] == at and character in g.controls for character in aboard)
    yield
    assert g.pawns == pawns | dict.fromkeys(aboard, step.place)


def inv_46(g: ShadowTable, step: ControlledAbility | UncontrolledAbility) -> Watching:
    """A cancelled Character's ability does not happen."""
    table, many = g.clone(), len(g.stack)
    yield
    assert (len(g.stack) == many) == (g.cancelled == step.character)
    assert (g.pawns, g.pool, g.extra, g.bonuses) == (table.pawns, table.pool, table.extra, table.bonuses)


WATCHED: dict[type[Step], tuple[Callable[..., Watching], ...]] = {
    Enter: (inv_13,), DiscardTop: (inv_23,), MandatoryCard: (inv_24,), TakeMarkers: (inv_26,), Turn: (inv_29,),
    ActionStep: (inv_30,), PlayCard: (inv_30_played,), CountdownConsequence: (inv_34,), HourPasses: (inv_34_hour,),
    RevealMessages: (inv_36_revealed,), ThreatConsequence: (inv_36,), RepairConsequence: (inv_36_repair,),
    Check: (inv_37,), EndOfGame: (inv_37_end,), AwardVictory: (inv_38, inv_40), PlaceMarker: (inv_41,),
    Arrive: (inv_42,), ControlledAbility: (inv_46,), UncontrolledAbility: (inv_46,),
}  # fmt: skip


# Of an answer, before anything follows from it


def inv_32(was: ShadowTable, g: ShadowTable, step: ShowIcon) -> None:
    """Who shows cards to pay for a Section keeps them."""
    assert (g.hands, g.gears, g.played, g.faces) == (was.hands, was.gears, was.played, was.faces)


def inv_33(was: ShadowTable, g: ShadowTable, step: PutOnTop) -> None:
    """Putting looked-at cards back changes their order and nothing else."""
    cards = set(step.cards)
    assert (g.decks, g.messages, g.hands) == (was.decks, was.messages, was.hands)
    assert all(g.faces[card] == face for card, face in enumerate(was.faces) if card not in cards)
    assert sorted(g.faces[card] for card in cards) == sorted(was.faces[card] for card in cards)


def taken(g: ShadowTable, ask: Ask, option: Option) -> None:
    """This is about to be answered so: what the answer alone does, tried on a copy."""
    if isinstance(ask, ShowIcon | PutOnTop):
        after = g.clone()
        after.stack.pop()
        ask.take(after, ask.seat, option)
        (inv_32 if isinstance(ask, ShowIcon) else inv_33)(g, after, ask)
