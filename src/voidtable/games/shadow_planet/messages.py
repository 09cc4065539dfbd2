"""SP-7 The Messages phase: secret discards, six cards revealed, and what they turn."""

from __future__ import annotations

from voidtable.kernel import Ask, Do, Together

from .content import TYPES
from .table import ShadowTable

REVEALED = 6


class MessagesPhase(Do):
    """SP-7.1a, SP-7.1d, SP-7.1e, SP-7.1f Hands are whole again; all who have cards discard one, at the same time."""

    def run(self, g: ShadowTable) -> None:
        for seat, played in enumerate(g.played):
            g.hands[seat] += played
            g.played[seat] = []
        parts = tuple(Discard(seat) for seat in range(g.seats) if g.hands[seat])
        g.then(Together(parts), ShuffleMessages(), RevealMessages())


class Discard(Ask):
    """SP-7.1b, SP-7.1c, SP-3.1d One card of the whole Gear, face down; nobody else learns which."""

    secret = True

    def candidates(self, g: ShadowTable, seat: int) -> list[int]:
        return sorted(g.hands[seat])

    def take(self, g: ShadowTable, seat: int, option: int) -> None:
        card = g.arrange(seat, g.hands[seat], first=option)[0]
        g.hands[seat].remove(card)
        g.discard.append(card)
        g.tell(self, seat=seat, card=card)


class ShuffleMessages(Do):
    """SP-7.2a, SP-7.2b, SP-12.6b The Protagonist of this moment shuffles all that was discarded into the Messages
    pile.
    """

    def run(self, g: ShadowTable) -> None:
        g.tell(self, seat=g.protagonist, cards=tuple(g.discard))
        g.messages += g.discard
        g.discard = []
        g.shuffle(g.messages)


class RevealMessages(Do):
    """SP-7.3a, SP-7.4c, SP-7.3b, SP-7.3c, SP-7.3d, SP-5.8d, SP-1.2e Six cards, those of the Temple pile first; all
    there are, if fewer.
    """

    def run(self, g: ShadowTable) -> None:
        cards: list[int] = []
        for pile in (g.temple, g.messages):
            while pile and len(cards) < REVEALED:
                cards.append(pile.pop())
        g.reveal(*cards)
        g.removed += cards
        g.tell(self, "told" if g.settings["log_reveals"] else "fleeting", cards=tuple(cards))
        counts = count(g, cards)
        g.tell(self, "counts", **counts)
        g.then(
            ThreatConsequence(counts["get"], counts["attack"]),
            RepairConsequence(counts["repair"], counts["attack"]),
            CountdownConsequence(counts["move"], counts["search"]),
            HourPasses(),
            RemoveRevealed(),
        )


def count(g: ShadowTable, cards: list[int]) -> dict[str, int]:
    """SP-7.4a, SP-7.4b How many cards of each type, whatever their values or texts."""
    counts: dict[str, int] = dict.fromkeys(TYPES, 0)
    for card in cards:
        counts[g.type(card)] += 1
    return counts


class ThreatConsequence(Do):
    """SP-7.4d, SP-7.4e, SP-7.5a, SP-7.5b More green advances Threat by the difference, more red moves it back."""

    get: int
    attack: int

    def run(self, g: ShadowTable) -> None:
        g.advance_indicator(self, "threat", self.get - self.attack)


class RepairConsequence(Do):
    """SP-7.4d, SP-7.4e, SP-7.6a, SP-7.6b More blue advances Repair by the difference, more red moves it back."""

    repair: int
    attack: int

    def run(self, g: ShadowTable) -> None:
        g.advance_indicator(self, "repair", self.repair - self.attack)


class CountdownConsequence(Do):
    """SP-7.4d, SP-7.7a, SP-7.7b More grey advances the Countdown by the difference, more black moves it back."""

    move: int
    search: int

    def run(self, g: ShadowTable) -> None:
        ahead = self.move - self.search
        g.advance_indicator(self, "countdown", ahead if g.settings["countdown_advance_type"] == "move" else -ahead)


class HourPasses(Do):
    """SP-7.7c, SP-7.7d, SP-3.1c The Countdown advances by one anyway, and by one more for each empty Location deck."""

    def run(self, g: ShadowTable) -> None:
        empty = sum(not deck for deck in g.decks)
        g.advance_indicator(self, "countdown", 1 + empty)


class RemoveRevealed(Do):
    """SP-7.8a, SP-7.8b What was revealed leaves the game, face down; nobody may look at it again."""

    def run(self, g: ShadowTable) -> None:
        g.lose_track(range(len(g.knows)), g.removed)
