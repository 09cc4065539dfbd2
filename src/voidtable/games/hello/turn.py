"""HE-2 A round of turns, and what one may do in a turn."""

from __future__ import annotations

from collections.abc import Mapping

from voidtable.kernel import Arg, Ask, Do, Option, Refusal

from .barter import Barter
from .ending import Ending
from .flare import Flare
from .hold import Stowing
from .table import HelloTable

Action = str | tuple[str, int]  # "scout", or what is done and with which card or seat


class Round(Do):
    """HE-2.1 Each player has a turn, clockwise from the first; then all stow."""

    def run(self, g: HelloTable) -> None:
        g.round += 1
        g.tell(self, round=g.round)
        g.then(*map(Turn, g.clockwise()), Stowing(), NextRound())


class Turn(Do):
    """HE-2.2 A turn is one action; in an empty wreck there is nothing left to do."""

    seat: int

    def run(self, g: HelloTable) -> None:
        g.then(Act(self.seat) if g.wreck else Ending("empty"))


class Act(Ask):
    """HE-2.2 Scout, install, jettison or barter."""

    def candidates(self, g: HelloTable, seat: int) -> list[Action]:
        hand = sorted(g.hands[seat])
        install = [("install", card) for card in hand]
        jettison = [("jettison", card) for card in hand]
        return ["scout", *install, *jettison, *[("barter", other) for other in g.others(seat)]]

    def options(self, g: HelloTable, seat: int) -> list[Option]:
        """What nothing forbids, at once: a profile asked for it, and a law holds it to what it must be."""
        hand, kinds, faces = sorted(g.hands[seat]), g.pack.cards, g.faces
        have = [faces[gear] for gear in g.installed[seat]]
        install = [("install", card) for card in hand if kinds[faces[card]].gear and faces[card] not in have]
        jettison = [("jettison", card) for card in hand if faces[card] != "relic"]
        barter = [("barter", other) for other in g.others(seat) if hand and g.hands[other]]
        return ["scout", *install, *jettison, *barter]

    def forbids(self, g: HelloTable, seat: int, option: Action) -> Refusal | None:
        if isinstance(option, str):
            return None
        action, what = option
        if action == "barter":
            return self.forbids_barter(g, seat, what)
        face = g.faces[what]
        if action == "jettison":
            return Refusal("HE-2.7", card=what) if face == "relic" else None
        if not g.pack.cards[face].gear:
            return Refusal("HE-2.4", card=what)
        if face in [g.faces[gear] for gear in g.installed[seat]]:
            return Refusal("HE-2.5", card=what)
        return None

    def forbids_barter(self, g: HelloTable, seat: int, other: int) -> Refusal | None:
        """HE-3.1 Both must have a card."""
        if not g.hands[seat]:
            return Refusal("HE-3.1", "own")
        return None if g.hands[other] else Refusal("HE-3.1", "other", seat=other)

    def asides(self, g: HelloTable) -> list[Ask]:
        """HE-4.5 A flare, before the action."""
        return [Flare(self.seat)] if g.installed[self.seat] else []

    def names(self, option: Option) -> Mapping[str, Arg]:
        match option:
            case ("barter", int(other)):
                return {"action": "barter", "seat": other}
            case (str(action), int(card)):
                return {"action": action, "card": card}
        return {"action": str(option)}

    def cites(self, option: Option) -> tuple[str, ...]:
        """Those of the step that it leads to."""
        return ACTIONS[str(self.names(option)["action"])].clauses

    def take(self, g: HelloTable, seat: int, option: Action) -> None:
        match option:
            case ("install", card):
                g.then(Install(seat, card))
            case ("jettison", card):
                g.then(Jettison(seat, card))
            case ("barter", other):
                g.then(Barter(seat, other))
            case _:
                g.then(Scout(seat))


class Scout(Do):
    """HE-2.3 Look at the top three cards of the wreck, keep one, put the others back in any order."""

    seat: int

    def run(self, g: HelloTable) -> None:
        cards = tuple(g.wreck[-3:])
        g.look(self.seat, *cards)
        g.tell(self, seat=self.seat, cards=cards)
        g.then(Keep(self.seat, cards))


class Keep(Ask):
    """HE-2.3 Which of the scouted cards goes to the hand."""

    cards: tuple[int, ...]
    secret = True

    def candidates(self, g: HelloTable, seat: int) -> list[int]:
        return sorted(self.cards)

    def take(self, g: HelloTable, seat: int, option: int) -> None:
        kept, *others = g.arrange(seat, self.cards, first=option)
        g.wreck.remove(kept)
        g.hands[seat].append(kept)
        g.tell(self, seat=seat, card=kept)
        if len(others) > 1:
            g.then(PutBack(seat, tuple(others)))


class PutBack(Ask):
    """HE-2.3 Which of the others lies on top."""

    cards: tuple[int, ...]
    secret = True

    def candidates(self, g: HelloTable, seat: int) -> list[int]:
        return sorted(self.cards)

    def take(self, g: HelloTable, seat: int, option: int) -> None:
        top, *below = g.arrange(seat, self.cards, first=option)
        g.wreck[-len(self.cards) :] = [*below, top]
        g.tell(self, seat=seat)


class Install(Do):
    """HE-2.4, HE-2.5 Put a gear card from the hand face up in front of you."""

    seat: int
    card: int

    def run(self, g: HelloTable) -> None:
        g.hands[self.seat].remove(self.card)
        g.installed[self.seat].append(self.card)
        g.reveal(self.card)
        g.tell(self, seat=self.seat, card=self.card)


class Jettison(Do):
    """HE-2.6 Put a card from the hand on the scrapyard and draw one."""

    seat: int
    card: int

    def run(self, g: HelloTable) -> None:
        g.hands[self.seat].remove(self.card)
        g.scrapyard.append(self.card)
        g.reveal(self.card)
        g.tell(self, seat=self.seat, card=self.card)
        g.draw(self.seat)


ACTIONS: dict[str, type[Do]] = {"scout": Scout, "install": Install, "jettison": Jettison, "barter": Barter}


class NextRound(Do):
    """HE-5.5 The player to the left is first in the next round; after the last round the game ends."""

    def run(self, g: HelloTable) -> None:
        if g.round == g.settings["rounds"]:
            g.then(Ending("done"))
            return
        g.first = (g.first + 1) % g.seats
        g.then(Round())
