"""What a round may not give away: which card somebody discarded, and in which order a Gear lies."""

from __future__ import annotations

from tests.games.said import play
from tests.marks import clause

from voidtable.kernel import Match

from .scene import scene, table

TEMPLE = "corn corn grave-goods pickaxe pickaxe fury"


def discarded(face: str) -> Match:
    """A round ends, in which the first of three discarded this; what is revealed comes from the Temple pile."""
    match = scene(3, controls="jenna nikke john", phase="messages", temple=TEMPLE)
    return play(match, face, "nikke-move", "john-move")


@clause("SP-7.1c", "SP-7.2a")
def test_inv_47_nobody_else_ever_learns_which_card_was_discarded():
    one, other = discarded("jenna-move"), discarded("seduce")
    assert table(one).faces != table(other).faces
    for viewer in (1, 2, None):
        assert one.view(viewer) == other.view(viewer)
    assert one.view(0) != other.view(0)


@clause("SP-2.3d", "SP-8.1")
def test_sp_8_1_a_gear_lies_in_an_order_that_says_nothing_of_its_cards():
    match = scene(3, controls="jenna nikke john", phase="messages", temple=TEMPLE)
    hands = [hand[:] for hand in table(match).hands]
    play(match, "jenna-move", "nikke-move", "john-move")
    g = table(match)
    assert [g.gear(character) for character in ("jenna", "nikke", "john")] == [hand[1:] for hand in hands]
