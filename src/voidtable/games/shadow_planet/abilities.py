"""SP-12.1 to SP-12.6 What the Characters can do, controlled and uncontrolled."""

from __future__ import annotations

from collections.abc import Callable

from voidtable.kernel import Ask, Do, Refusal, Step

from .content import CHARACTERS
from .decks import LookUnder
from .exchange import ChooseGear
from .markers import GiveMarker, GiveWhite
from .table import ShadowTable


class Cancel(Ask):
    """SP-12.1a, SP-2.4 Jenna, controlled: another Character's ability does not happen in this round."""

    offers = "character"

    def candidates(self, g: ShadowTable, seat: int) -> list[str]:
        return [character for character in CHARACTERS if character != g.active]

    def forbids(self, g: ShadowTable, seat: int, option: str) -> Refusal | None:
        idle = g.settings["cancel_targets"] == "controlled" and option not in g.controls
        return Refusal("SP-12.1a", character=option) if idle else None

    def take(self, g: ShadowTable, seat: int, option: str) -> None:
        g.then(CoverAbility(seat, option))


class CoverAbility(Do):
    """SP-12.1b, SP-1.3c The Ability card lies on that Character until the end of the round, for all to see."""

    seat: int
    character: str

    def run(self, g: ShadowTable) -> None:
        g.cancelled = self.character
        g.tell(self, seat=self.seat, character=self.character)


# What Reed's bonus is added to: sums, or whatever he does on the Hill.
SUMS = {
    "placed": ("move", "search"), "optional": ("move", "search"), "every-sum": ("move", "search", "get"),
    "on-the-hill": ("hill",),
}  # fmt: skip


class ToTheHill(Do):
    """SP-12.5a, SP-12.5b Reed, controlled: he is on the Hill, and moves and searches more in this turn."""

    seat: int

    def run(self, g: ShadowTable) -> None:
        amount = g.pack.characters[g.active].controlled_amount
        agreed = str(g.settings["reed_ability"])
        g.extra |= dict.fromkeys(SUMS[agreed], amount)
        g.tell(self, character=g.active, amount=amount, agreed=agreed)
        if g.pawns[g.active] == "hill":
            return
        g.then(MayGoToTheHill(self.seat) if agreed == "optional" else OnTheHill())


class MayGoToTheHill(Ask):
    """SP-12.5a Where the table has agreed on it, his player says whether he is on the Hill."""

    def candidates(self, g: ShadowTable, seat: int) -> list[str]:
        return ["go", "stay"]

    def take(self, g: ShadowTable, seat: int, option: str) -> None:
        if option == "go":
            g.then(OnTheHill())


class OnTheHill(Do):
    """SP-12.5a His pawn is placed on the Hill."""

    def run(self, g: ShadowTable) -> None:
        g.pawns[g.active] = "hill"
        g.tell(self, character=g.active, place="hill")


class TakeProtagonist(Do):
    """SP-12.6a, SP-12.6b, SP-8.4 Robot, controlled: its player has the Protagonist card at once, and keeps it."""

    seat: int

    def run(self, g: ShadowTable) -> None:
        if g.protagonist != self.seat:
            g.protagonist = self.seat
            g.tell(self, seat=self.seat)


class More(Do):
    """SP-12.2b, SP-4.11a Added to one of the sums of this turn: Nikke, controlled, takes one more card."""

    character: str

    def run(self, g: ShadowTable) -> None:
        person = g.pack.characters[self.character]
        g.extra[person.controlled_step] = g.extra.get(person.controlled_step, 0) + person.controlled_amount
        g.tell(self, character=self.character, amount=person.controlled_amount, step=person.controlled_step)


class Lend(Do):
    """SP-12.2a, SP-12.1c, SP-12.5c, SP-4.11a, SP-4.11d, SP-4.2a Uncontrolled: Characters in its Location have a higher
    sum in this round.
    """

    character: str

    def run(self, g: ShadowTable) -> None:
        person = g.pack.characters[self.character]
        g.bonuses.append((self.character, person.uncontrolled_step, person.uncontrolled_amount, False))
        g.tell(
            self,
            character=self.character,
            amount=person.uncontrolled_amount,
            step=person.uncontrolled_step,
            place=g.pawns[self.character],
        )


class Guard(Do):
    """SP-12.3 John, uncontrolled: nobody else's card touches Characters in his Location, or their hands, in this
    round.
    """

    character: str

    def run(self, g: ShadowTable) -> None:
        g.guard = self.character
        g.tell(self, character=self.character, place=g.pawns[self.character])


class WhiteMarker(Do):
    """SP-12.4b Rachel, uncontrolled: the Protagonist gives away one of her Markers."""

    character: str

    def run(self, g: ShadowTable) -> None:
        g.then(GiveWhite(g.protagonist))


class Tidy(Do):
    """SP-12.6c The Robot, uncontrolled: the Protagonist looks at the top card where it stands, and may put it under."""

    character: str

    def run(self, g: ShadowTable) -> None:
        g.then(LookUnder(g.protagonist, g.pawns[self.character]))


CONTROLLED: dict[str, Callable[[int, str], Step]] = {
    "cancel": lambda seat, _: Cancel(seat),
    "give-marker": lambda seat, _: GiveMarker(seat, more=False),
    "to-the-hill": lambda seat, _: ToTheHill(seat),
    "protagonist": lambda seat, _: TakeProtagonist(seat),
    "more": lambda _, character: More(character),
    "interrogate": lambda seat, _: ChooseGear(seat, swap=False),
}
UNCONTROLLED: dict[str, Callable[[str], Step]] = {
    "lend": Lend,
    "guard": Guard,
    "white-marker": WhiteMarker,
    "tidy": Tidy,
}
