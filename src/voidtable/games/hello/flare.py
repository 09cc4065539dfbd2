"""HE-4.5 The flare: a free action."""

from __future__ import annotations

from voidtable.kernel import Ask, Refusal

from .table import HelloTable


class Flare(Ask):
    """HE-4.5 At any time in your turn: use up a beacon to show everyone the top card of the wreck."""

    def candidates(self, g: HelloTable, seat: int) -> list[tuple[str, int]]:
        return [("flare", card) for card in g.installed[seat]]

    def forbids(self, g: HelloTable, seat: int, option: tuple[str, int]) -> Refusal | None:
        return None if g.faces[option[1]] == "beacon" else Refusal("HE-4.5", card=option[1])

    offers = "word card"

    def take(self, g: HelloTable, seat: int, option: tuple[str, int]) -> None:
        g.installed[seat].remove(option[1])
        g.scrapyard.append(option[1])
        g.reveal(g.wreck[-1])
        g.tell(self, seat=seat, card=g.wreck[-1])
