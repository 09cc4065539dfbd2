"""SP-5 The content pack: what Sections cost.

Nothing here reads the pack before a test runs: these tests notice when a row is wrong.
"""

from __future__ import annotations

from tests.games.shadow_planet.packs import pack
from tests.marks import clause

from voidtable.games.shadow_planet.content import TYPES


def icons(use: str) -> tuple[str, ...]:
    """What has to be shown, in the order of the steps."""
    return tuple(sorted(pack().uses[use].icons, key=lambda icon: TYPES.index(icon)))


@clause("SP-5.2b")
def test_sp_5_2b_the_first_effect_of_the_flight_deck_takes_four_icons():
    assert icons("flight-deck-repair") == ("repair",) * 4
    assert pack().uses["flight-deck-repair"].section == "flight-deck"


@clause("SP-5.2d")
def test_sp_5_2d_its_second_effect_takes_three_grey_icons_and_a_black_one():
    assert icons("flight-deck-moonette") == ("move", "move", "move", "search")
    assert pack().uses["flight-deck-moonette"].section == "flight-deck"


@clause("SP-5.3b")
def test_sp_5_3b_the_accommodation_takes_two_icons():
    assert icons("accommodation") == ("search", "search")


@clause("SP-5.4b")
def test_sp_5_4b_the_bridge_takes_one_icon():
    assert icons("bridge") == ("search",)


@clause("SP-5.5b")
def test_sp_5_5b_the_decompression_chamber_takes_two_icons():
    assert icons("decompression-chamber") == ("move", "search")


@clause("SP-5.6b")
def test_sp_5_6b_the_hibernation_chamber_takes_two_icons():
    assert icons("hibernation-chamber") == ("get", "get")


@clause("SP-5.7b")
def test_sp_5_7b_the_graveyard_takes_two_red_icons():
    assert icons("graveyard") == ("attack", "attack")


@clause("SP-5.8b")
def test_sp_5_8b_the_temple_takes_five_icons_one_of_each_type():
    assert icons("temple") == TYPES
