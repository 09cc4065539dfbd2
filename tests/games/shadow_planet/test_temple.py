"""SP-5.8 The Temple."""

from __future__ import annotations

import pytest
from tests.games.said import asked, faces, knowing, offered, play, same_for
from tests.games.shadow_planet.scene import pass_until, scene, sizes, table
from tests.games.shadow_planet.visits import report, steps_told, using, within
from tests.marks import clause

from voidtable.kernel import Match

FIVE = "message-hands message-blood message-radio message-hunger message-footprints"
PILE = f"{FIVE} medi-kit driving"
REMOVED = {"temple_source": "removed"}
OTHERS = [1, 2, 3, 4, None]


def temple(match: Match) -> list[str]:
    """The Temple pile, the uppermost first."""
    return faces(match, table(match).temple[::-1])


def six_revealed(match: Match) -> list[object]:
    """What the Messages phase shows; nobody uses anything until then."""
    pass_until(match, "Discard")
    for seat in match.asking:
        match.choose(seat, match.options(seat)[0])
    (shown,) = [heard for heard in match.news(None) if (heard.step, heard.event) == ("RevealMessages", "told")]
    return list(shown.faces.values())


@clause("SP-5.8a")
def test_sp_5_8a_entering_the_temple_costs_three():
    assert len(table(within("temple")).played[0]) == 3  # cards worth one, all that the helper pays


@clause("SP-5.8c")
def test_sp_5_8c_the_whole_messages_pile_is_looked_through_by_the_acting_player_only():
    match = using("temple", messages=PILE)
    assert asked(match) == ("ChooseForTemple", 0)
    assert sorted(offered(match)) == sorted(PILE.split())
    assert [knowing(match, card) for card in table(match).messages] == [[0]] * 7
    assert report(match, "LookInTemple", 0)["cards"] == PILE.split()[::-1]
    assert report(match, "LookInTemple")["cards"] == [""] * 7


@clause("SP-5.8c", "SP-5.8d")
def test_sp_5_8c_any_five_are_put_on_the_temple_pile_later_ones_above():
    match = using("temple", messages=PILE)
    chosen = ["driving", "message-blood", "medi-kit", "message-hands", "message-radio"]
    for at, face in enumerate(chosen):
        assert asked(match) == ("ChooseForTemple", 0)
        play(match, face)
        assert temple(match) == chosen[at::-1]
        assert report(match, "ChooseForTemple", 0) == {"seat": 0, "card": face}
        assert report(match, "ChooseForTemple") == {"seat": 0, "card": ""}
    assert "PlaceMarker" in steps_told(match)
    assert sorted(faces(match, table(match).messages)) == ["message-footprints", "message-hunger"]
    assert [knowing(match, card) for card in table(match).temple] == [[0]] * 5


@clause("SP-5.8c")
@pytest.mark.parametrize("settings", [None, REMOVED])
def test_sp_5_8c_nobody_else_can_tell_what_was_chosen(settings: dict[str, object] | None):
    match = using("temple", settings=settings, messages=PILE, left={"caves": 15})
    for _ in range(5):
        said = sorted(set(offered(match)))
        same_for(match, said[:3], OTHERS)
        play(match, said[1])
    size = sizes(match)
    assert (size["temple"], size["messages"]) == ((5, 2) if settings is None else (5, 7))


@clause("SP-5.8c")
def test_sp_5_8c_the_table_may_agree_on_the_removed_pile():
    match = using("temple", settings=REMOVED, messages=PILE, left={"caves": 15, "melita": 18})
    size = sizes(match)
    removed = faces(match, table(match).removed)
    assert sorted(offered(match)) == sorted(removed)
    assert {tuple(knowing(match, card)) for card in table(match).removed} == {(0,)}
    play(match, *removed[:5])
    assert temple(match) == removed[:5][::-1]
    gone = {"removed": size["removed"] - 5, "temple": 5}
    assert sizes(match) == size | gone | {"discard": sizes(match)["discard"], "erico": sizes(match)["erico"]}


@clause("SP-5.8c")
@pytest.mark.parametrize("many", range(6))
def test_sp_5_8c_of_five_or_fewer_all_move_without_a_choice(many: int):
    match = using("temple", messages=" ".join(FIVE.split()[:many]))
    assert (sorted(temple(match)), sizes(match)["messages"]) == (sorted(FIVE.split()[:many]), 0)
    assert "ChooseForTemple" not in steps_told(match)
    assert report(match, "LookInTemple", 0)["cards"] == FIVE.split()[:many][::-1]
    assert table(match).marked["temple"] == ("john",)


@clause("SP-5.8c")
def test_t_32_temple_in_normal_flow_moves_all_five_and_discards_alone_refill_the_pile():
    match = using("temple", messages=FIVE, countdown=10)
    assert (sizes(match)["messages"], sizes(match)["temple"]) == (0, 5)
    size = sizes(pass_until(match, "Discard"))
    shown = six_revealed(match)
    assert set(shown[:5]) == set(FIVE.split())
    assert sizes(match)["messages"] == size["discard"] + 5 - 1


@clause("SP-5.8d")
def test_t_30_the_five_chosen_are_revealed_and_one_from_the_messages_pile():
    match = using("temple", messages=PILE, countdown=10)
    chosen = ["driving", "message-blood", "medi-kit", "message-hands", "message-radio"]
    play(match, *chosen)
    shown = six_revealed(match)
    assert shown[:5] == chosen[::-1]
    assert len(shown) == 6
    assert table(match).temple == []


@clause("SP-5.8d")
def test_t_31_of_ten_cards_on_the_temple_pile_six_are_revealed_and_four_wait():
    ten = f"{PILE} moon-walk moon-walk jet-pack"
    match = scene(
        controls="john jenna rachel reed robot", phase="messages", temple=ten, messages="checklist", countdown=10
    )  # fmt: skip
    assert six_revealed(match) == ten.split()[:6]
    assert temple(match) == ten.split()[6:]
    assert sizes(match)["messages"] == 1 + 5


@clause("SP-5.8c")
def test_sp_5_8c_a_second_use_lays_its_cards_above_those_of_the_first():
    match = using("temple", messages=FIVE, temple="driving medi-kit")
    assert (set(temple(match)[:5]), temple(match)[5:]) == (set(FIVE.split()), ["driving", "medi-kit"])
    assert [knowing(match, card) for card in table(match).temple[:2]] == [[]] * 2
