"""SP-4.6 The consequence of step II."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.games.said import asked, faces, knowing, offered, play, same_for
from tests.games.shadow_planet.scene import hand, sizes, table, top
from tests.games.shadow_planet.turns import acting, looked, to_step, worth
from tests.marks import clause

from voidtable.kernel import Match

MELITA = "medi-kit mark-myers digging-tools threaten"


def searching(many: int, *, who: str = "john", **plan: object) -> Match:
    """A Character whose step II is worth so much; it has put nothing back yet."""
    match = acting(who, "john-search", step="search", game=worth(john_search=many), **plan)
    return play(match, "john-search", "done")


@clause("SP-4.6a")
@pytest.mark.parametrize(("values", "many"), [((1, 1), 2), ((1, 2), 3), ((4, 1), 5)])
def test_sp_4_6a_as_many_cards_of_the_own_deck_as_the_sum(values: tuple[int, int], many: int):
    game = worth(john_search=values[0], smoking=values[1])
    match = acting("john", "john-search smoking", step="search", game=game)
    cards = table(match).deck("melita")[::-1]
    play(match, "john-search", "smoking", "done")
    assert looked(match) == many
    assert [knowing(match, card) for card in cards] == [[3]] * many + [[]] * (20 - many)


@clause("SP-4.6a")
def test_sp_4_6a_without_a_sum_nothing_is_looked_at():
    match = play(acting("john", "john-search", step="search"), "done")
    assert (looked(match), asked(match)) == (0, ("Play", 3))


@clause("SP-4.6b")
def test_sp_4_6b_only_the_player_sees_them_and_all_hear_how_many():
    match = searching(3)
    cards = table(match).deck("melita")[-3:]
    assert [knowing(match, card) for card in cards] == [[3]] * 3
    for viewer in (0, 2, 3, None):
        (heard,) = [heard for heard in match.news(viewer) if heard.step == "LookAtTop"]
        assert len(heard.args["cards"]) == 3
        assert all(heard.faces.values()) == (viewer == 3)
    assert asked(match) == ("PutOnTop", 3)


@clause("SP-4.6b", "SP-4.6c")
def test_sp_4_6b_nobody_else_learns_the_order():
    match = searching(3, decks={"melita": MELITA})
    others = [0, 1, 2, 4, None]
    same_for(match, offered(match), others)
    play(match, "digging-tools")
    same_for(match, offered(match), others)


@clause("SP-4.6c")
@pytest.mark.parametrize("order", list(permutations(MELITA.split()[:3])))
def test_sp_4_6c_looked_at_cards_go_back_in_any_order(order: tuple[str, ...]):
    match = searching(3, decks={"melita": MELITA})
    play(match, *order[:2])
    assert (hand(match, 3), top(match, "melita", 3)) == ([order[0]], [*order[1:], "threaten"])  # step III has begun
    assert (sizes(match)["melita"], asked(match)) == (19, ("Play", 3))


@clause("SP-4.6c")
def test_sp_4_6c_the_player_knows_the_new_order_and_the_rest_of_the_deck_stays():
    match = searching(2, decks={"melita": MELITA})
    below = table(match).deck("melita")[:-2]
    rest = faces(match, below)
    play(match, "mark-myers")
    *deck, second = table(match).deck("melita")
    assert (faces(match, deck), faces(match, [second]), knowing(match, second)) == (rest, ["medi-kit"], [3])
    assert (faces(match, table(match).hands[3]), knowing(match, table(match).hands[3][0])) == (["mark-myers"], [3])


@clause("SP-4.6c")
def test_sp_4_6c_a_single_card_is_not_asked_about():
    match = searching(1, decks={"melita": MELITA})
    assert (asked(match), looked(match), hand(match, 3)) == (("Play", 3), 1, ["medi-kit"])
    assert top(match, "melita", 3) == MELITA.split()[1:]
    four = searching(4, decks={"melita": MELITA})
    assert sorted(offered(four)) == sorted(MELITA.split())


@clause("SP-4.6d")
def test_sp_4_6d_in_a_section_the_deck_of_its_location_is_used():
    match = acting("reed", "reed-move reed-search crying", game=worth(reed_move=2, reed_search=2, crying=1))
    play(match, "reed-move", "done", "graveyard")
    hill = table(match).deck("hill")[::-1]
    play(match, "reed-search", "done")
    assert [knowing(match, card) for card in hill[:3]] == [[1], [1], []]
    play(to_step(match, "get"), "crying", "done")
    assert (sizes(match)["hill"], table(match).inside) == (18, "graveyard")


@clause("SP-4.6e", "SP-4.7e")
def test_t_19_a_short_deck_shows_and_gives_what_it_has():
    match = searching(4, left={"melita": 2}, gears={"john": "john-search crying"})
    assert looked(match) == 2
    assert len(offered(match)) == 2
    play(to_step(match, "get"), "crying", "done")
    assert (sizes(match)["melita"], len(table(match).hands[3])) == (0, 2)
    game = worth(crying=3)
    match = acting("john", "crying", step="get", left={"melita": 2}, game=game)
    assert len(table(match).hands[3]) == 2
    play(match, "crying", "done")
    assert (sizes(match)["melita"], len(table(match).hands[3])) == (0, 2)


@clause("SP-4.6e")
def test_sp_4_6e_an_empty_deck_shows_nothing():
    match = searching(4, left={"melita": 0})
    assert (asked(match), looked(match), table(match).step) == (("Play", 3), 0, "get")
    assert looked(searching(4, left={"melita": 5})) == 4


@clause("SP-4.6a", "SP-4.7a")
def test_t_21_who_has_moved_uses_the_deck_of_the_new_location():
    match = acting("john", "john-move john-search", game=worth(john_move=2, john_search=1))
    play(match, "john-move", "done", "erico")
    top_card = table(match).deck("erico")[-1]
    play(match, "john-search", "done")
    assert (looked(match), top_card in table(match).hands[3]) == (1, True)
    assert (sizes(match)["melita"], sizes(match)["erico"]) == (20, 19)


@clause("SP-4.2b")
def test_t_21_an_uncontrolled_one_discards_where_it_stands_now():
    where = {"rachel": "hill", "nikke": "caves"}
    match = acting("john", "john-move", controls="jenna reed robot john nikke", pawns=where)
    to_step(match, "move", "reed")
    assert faces(match, table(match).discard) == top(acting("john", "john-move", pawns=where), "hill", 1)
    assert (sizes(match)["melita"], sizes(match)["hill"], sizes(match)["erico"]) == (19, 19, 20)


# the setting up_to


@clause("SP-4.6a")
def test_up_to_off_one_looks_at_exactly_so_many():
    match = searching(3, settings={"up_to": False})
    assert (asked(match), looked(match)) == (("PutOnTop", 3), 3)


@clause("SP-4.6a")
@pytest.mark.parametrize("many", range(4))
def test_up_to_on_one_says_how_many_to_look_at(many: int):
    match = searching(3, settings={"up_to": True})
    assert (asked(match), offered(match)) == (("SearchFewer", 3), ["0", "1", "2", "3"])
    play(match, str(many))
    assert looked(match) == many
    assert asked(match) == (("PutOnTop", 3) if many > 1 else ("Play", 3))


@clause("SP-4.6a")
def test_up_to_on_nothing_is_asked_where_there_is_nothing_to_look_at():
    match = searching(3, settings={"up_to": True}, left={"melita": 0})
    assert asked(match) == ("Play", 3)
