"""SP-12.7 What the content pack must say of the cards that the rulebook names.

Nothing here reads the pack before a test runs: these tests notice when a row is wrong.
"""

from __future__ import annotations

import pytest
from tests.games.shadow_planet.packs import pack
from tests.marks import clause


@clause("SP-12.7h")
def test_sp_12_7_h_medi_kit_is_grey_and_alone_pays_the_way_to_the_flight_deck():
    card = pack().cards["medi-kit"]
    assert (card.origin, card.type) == ("melita", "move")
    assert card.value >= pack().sections["flight-deck"].enter == 2


@clause("SP-12.7m")
def test_sp_12_7_m_axe_and_pickaxe_are_of_the_type_that_the_graveyard_asks_for():
    axe, pickaxe = pack().cards["axe"], pack().cards["pickaxe"]
    assert {axe.type, pickaxe.type} == set(pack().uses["graveyard"].icons) == {"attack"}
    assert (axe.origin, pickaxe.origin) == ("reed", "hill")


@clause("SP-12.7n")
def test_sp_12_7_n_fight_is_johns_and_red():
    card = pack().cards["fight"]
    assert (card.origin, card.type) == ("john", "attack")


@clause("SP-12.7o")
@pytest.mark.parametrize(
    ("origin", "named"),
    [
        ("robot", "help"),
        ("caves", "remove-ice"),
        ("erico", "spare-parts messages ration-k-erico green-fog family-photo"),
        ("hill", "corn potatoes fury"),
        ("melita", "mark-myers digging-tools driving ration-k-melita"),
    ],
)
def test_sp_12_7_o_where_the_named_cards_come_from(origin: str, named: str):
    assert {pack().cards[face].origin for face in named.split()} == {origin}
