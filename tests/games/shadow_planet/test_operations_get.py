"""SP-4.7 Step III."""

from __future__ import annotations

import pytest
from tests.games.said import asked, faces, knowing, log, offered, play, refused
from tests.games.shadow_planet.scene import hand, scene, sizes, table, top
from tests.games.shadow_planet.turns import acting, cards, printed, steps_left, to_step, worth
from tests.marks import clause

from voidtable.kernel import Match

MELITA = "medi-kit supply-crate mark-myers threaten"


def getting(many: int, hand: str = "crying", **plan: object) -> Match:
    """John has taken the mandatory card, and then those that step III is worth."""
    match = acting("john", hand, step="get", game=worth(crying=many), **({"decks": {"melita": MELITA}} | plan))
    return play(match, "crying", "done")


@clause("SP-4.7a")
def test_sp_4_7a_step_iii_opens_with_the_top_card_of_the_own_deck():
    match = acting("john", "", step="get", decks={"melita": MELITA})
    assert (hand(match, 3), top(match, "melita", 1), sizes(match)["melita"]) == (["medi-kit"], ["supply-crate"], 19)
    assert hand(acting("john", "", step="search", decks={"melita": MELITA}), 3) == []
    match = acting("john", "", step="get", decks={"hill": "fury"}, pawns={"john": "hill"})
    assert (hand(match, 3), sizes(match)["melita"]) == (["fury"], 20)


@clause("SP-4.7b")
def test_sp_4_7b_it_is_taken_even_if_no_green_card_is_played():
    match = acting("john", "john-move", step="get", decks={"melita": MELITA})
    play(match, "done")
    assert (hand(match, 3), table(match).step) == (["john-move", "medi-kit"], "repair")


@clause("SP-4.7c")
def test_sp_4_7c_it_is_taken_before_any_green_card_is_played():
    match = acting("john", "crying seduce", step="get", decks={"melita": MELITA})
    assert (asked(match), hand(match, 3)) == (("Play", 3), ["crying", "medi-kit", "seduce"])
    assert table(match).played[3] == []


@clause("SP-4.7c", "SP-4.7g")
def test_t_17_a_green_card_taken_first_may_be_played_and_one_that_comes_later_may_not():
    match = acting("john", "", step="get", game=worth(digging_tools=1), decks={"melita": "digging-tools supply-crate"})
    assert cards(match) == ["digging-tools"]
    match = getting(1, decks={"melita": "medi-kit supply-crate"})
    assert hand(match, 3) == ["medi-kit", "supply-crate"]
    assert (table(match).step, asked(match)) == ("repair", ("Play", 3))
    assert refused(match, "supply-crate").clause == "SP-4.4f"


@clause("SP-4.7g")
def test_sp_4_7g_the_consequence_closes_the_step():
    match = getting(3)
    assert hand(match, 3) == sorted(MELITA.split())
    assert steps_left(match) == ["repair", "attack"]


@clause("SP-4.7h")
def test_sp_4_7h_grey_and_black_cards_that_come_in_step_iii_are_not_played():
    match = getting(2, decks={"melita": "moon-walk sensor-sweep jet-pack"})
    for step in ("repair", "attack"):
        to_step(match, step)
        assert cards(match) == []
        assert {refused(match, face).clause for face in ("moon-walk", "sensor-sweep", "jet-pack")} == {"SP-4.4f"}


@clause("SP-4.7h", "SP-4.10d")
def test_t_18_a_grey_card_taken_in_step_iii_is_not_played_and_can_be_shown_for_a_section():
    game = printed(cards={"john-move": {"value": 1}}, uses={"accommodation": {"icons": ("move",)}})
    match = acting("john", "john-move crying", game=game, decks={"melita": "moon-walk jet-pack"})
    play(match, "john-move", "done", "accommodation")
    play(to_step(match, "get"), "crying")
    assert refused(match, "moon-walk").clause == "SP-4.4f"
    while asked(match)[0] == "Play":
        play(match, "done")
    assert asked(match)[0] == "UseSection"
    play(match, "accommodation")
    assert sorted(offered(match)) == ["jet-pack", "moon-walk", "stop"]


@clause("SP-4.7d")
@pytest.mark.parametrize(("values", "many"), [((1, 1), 2), ((0, 1), 1), ((1, 2), 3)])
def test_sp_4_7d_as_many_more_cards_of_the_same_deck_as_the_sum(values: tuple[int, int], many: int):
    one, other = values
    match = acting("john", "crying seduce", step="get", game=printed(cards={
        "crying": {"value": one}, "seduce": {"value": other, "effect": ""}
    }), decks={"melita": MELITA})  # fmt: skip
    play(match, "crying", "seduce", "done")
    assert hand(match, 3) == sorted(MELITA.split()[: 1 + many])
    assert sizes(match)["melita"] == 19 - many


@clause("SP-4.7e")
def test_sp_4_7e_from_an_empty_deck_nothing_is_taken():
    match = getting(2, left={"melita": 0}, decks={})
    assert (hand(match, 3), table(match).step) == ([], "repair")
    empty = acting("john", "", step="get", left={"melita": 0})
    assert [heard.event for heard in empty.news(None) if heard.step == "MandatoryCard"] == ["empty"]


@clause("SP-4.7e")
def test_sp_4_7e_a_short_deck_gives_what_it_has():
    assert len(hand(getting(5, left={"melita": 4}), 3)) == 4
    assert len(hand(getting(1, left={"melita": 1}, decks={}), 3)) == 1


@clause("SP-4.7e", "SP-4.2d")
def test_t_20_an_empty_deck_gives_nothing_to_controlled_ones_and_loses_nothing_for_others():
    left = {"melita": 1}
    match = scene(5, controls="jenna reed rachel john robot", turn="nikke", cancelled="john", left=left)
    assert (sizes(match)["melita"], sizes(match)["discard"]) == (0, 1)
    before = hand(match, 3)
    assert (hand(to_step(match, "get"), 3), asked(match)) == (before, ("Play", 3))
    assert len(hand(getting(2, left={"melita": 2}, decks={}), 3)) == 2
    match = scene(5, controls="jenna reed rachel john robot", turn="nikke", cancelled="john", left={"melita": 0})
    assert (sizes(match)["discard"], asked(match)) == (0, ("Play", 3))


@clause("SP-4.7f")
def test_sp_4_7f_cards_taken_are_not_shown():
    match = getting(2)
    assert [knowing(match, card) for card in table(match).hands[3]] == [[3]] * 3
    heard = "\n".join(log(match, None) + log(match, 0))
    assert "mark-myers" not in heard
    assert [faces for heard in match.news(0) if heard.step == "TakeMore" for faces in heard.faces.values()] == ["", ""]


@clause("SP-4.7f")
def test_sp_4_7f_who_has_seen_a_card_on_the_deck_knows_that_it_was_taken():
    match = acting("jenna", "jenna-search", step="search", controls="jenna reed rachel john robot")
    play(match, "jenna-search", "done")  # looked at one card, and took it
    (card,) = table(match).hands[0]
    assert knowing(match, card) == [0]
    game = printed(cards={"rachel-search": {"value": 2}, "robot-move": {"value": 2}})
    match = scene(
        5, controls="jenna reed rachel john robot", turn="rachel", cancelled="rachel", game=game,
        decks={"erico": "messages flashlight"},
    )  # fmt: skip
    play(to_step(match, "search"), "rachel-search", "done", "messages")
    to_step(match, "repair", "robot")
    (card,) = [card for card in table(match).hands[4] if faces(match, [card]) == ["flashlight"]]
    assert knowing(match, card) == [2, 4]


@clause("SP-4.7f")
def test_sp_4_7f_nor_is_a_card_that_an_effect_takes():
    game = printed(cards={"john-move": {"effect": "fetch"}})
    match = play(acting("john", "john-move", game=game, decks={"hill": "fury corn"}), "john-move", "hill")
    (card,) = table(match).hands[3]
    assert (faces(match, [card]), knowing(match, card), top(match, "hill", 1)) == (["fury"], [3], ["corn"])


# the setting up_to


@clause("SP-4.7d")
def test_up_to_off_one_takes_exactly_so_many():
    match = getting(2, settings={"up_to": False})
    assert (asked(match), table(match).step, len(hand(match, 3))) == (("Play", 3), "repair", 3)


@clause("SP-4.7d")
@pytest.mark.parametrize("many", range(3))
def test_up_to_on_one_says_how_many_more_to_take(many: int):
    match = getting(2, settings={"up_to": True})
    assert (asked(match), offered(match)) == (("GetFewer", 3), ["0", "1", "2"])
    play(match, str(many))
    assert hand(match, 3) == sorted(MELITA.split()[: 1 + many])
    assert (asked(match), table(match).step) == (("Play", 3), "repair")


@clause("SP-4.7d")
def test_up_to_on_nothing_is_asked_where_there_is_nothing_to_take():
    match = acting("john", "crying", step="get", settings={"up_to": True})
    assert (asked(play(match, "done")), table(match).step) == (("Play", 3), "repair")
    assert table(getting(2, left={"melita": 1}, decks={}, settings={"up_to": True})).step == "repair"
