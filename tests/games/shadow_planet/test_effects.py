"""SP-4.4d What cards do when they are played, verb by verb: to decks, piles, Indicators and sums.

Whatever a card of the pack says, here it says what the test prints on it. Rachel (seat 2) plays it in E/Rico.
"""

from __future__ import annotations

from typing import get_args

import pytest
from tests.games.said import asked, everybody, faces, knowing, offered, play, refused
from tests.games.shadow_planet.rigged import news, reprinted, with_effect
from tests.games.shadow_planet.scene import PACK, hand, scene, sizes, table, top
from tests.games.shadow_planet.turns import acting, cards, looked, points, to_step
from tests.marks import clause

from voidtable.games.shadow_planet.content import Effect
from voidtable.games.shadow_planet.effects import EFFECTS
from voidtable.kernel import Match

RACHEL = 2
HERE = {"nikke": "caves", "jenna": "caves"}


def played(effect: str, amount: int = 0, face: str = "axe", **plan: object) -> Match:
    """Rachel has played this card, on which this is printed, with two others in hand."""
    step = PACK.cards[face].type
    match = acting("rachel", f"{face} crying rachel-move", step=step, game=with_effect(face, effect, amount), **plan)
    return play(match, face)


@clause("SP-4.4d")
def test_sp_4_4_d_each_verb_that_may_be_printed_on_a_card_does_something():
    assert {*EFFECTS, "", "ready"} == set(get_args(Effect))
    assert {card.effect for card in PACK.cards.values()} <= {*EFFECTS, "", "ready"}


@clause("SP-4.4d")
@pytest.mark.parametrize("face", ["axe", "crying", "help"])
def test_sp_4_4_d_a_card_without_an_effect_only_lies_there(face: str):
    match = played("", face=face)
    assert (asked(match), faces(match, table(match).played[RACHEL])) == (("Play", RACHEL), [face])


# Sums


@clause("SP-4.11a")
@pytest.mark.parametrize(("verb", "step", "amount"), [("bonus-search", "search", 2), ("bonus-get", "get", 3)])
def test_sp_4_11_a_bonus_search_and_bonus_get_add_to_a_later_sum_of_this_turn(verb: str, step: str, amount: int):
    match = played(verb, amount, face="rachel-move", gears={"rachel": "rachel-move"})
    assert news(match, "MoreThisTurn")[0].args == {"character": "rachel", "amount": amount, "step": step}
    to_step(match, step)
    before = len(hand(match, RACHEL))
    play(match, "done")
    gained = looked(match) if step == "search" else len(hand(match, RACHEL)) - before
    assert gained == amount
    robot = to_step(match, step, "robot")
    assert table(robot).extra == {}


@clause("SP-4.11a")
@pytest.mark.parametrize("amount", [1, 3])
def test_sp_4_11_a_driver_takes_the_vehicle_further_in_this_step(amount: int):
    game = with_effect("rachel-move", "driver", amount)
    match = acting("rachel", "rachel-move", game=game, vehicles={"moonette": "erico"})
    play(match, "drive moonette caves", "rachel-move")
    assert news(match, "Driver")[0].args == {"vehicle": "moonette", "amount": amount}
    play(match, "done")
    assert news(match, "Drive")[0].args["points"] == 2 + amount


@clause("SP-4.11a")
def test_sp_4_11_a_driver_is_worth_nothing_on_foot():
    match = played("driver", 5, face="rachel-move", vehicles={"moonette": "erico"})
    assert not news(match, "Driver")
    assert points(play(match, "done")) == 1


@clause("SP-4.10d")
@pytest.mark.parametrize(("effect", "may"), [("ready", True), ("", False)])
def test_sp_4_10_d_ready_may_be_shown_for_a_section_after_it_was_played(effect: str, may: bool):
    game = reprinted("uses", {"bridge": {"icons": ("search",)}}, with_effect("rachel-search", effect))
    plan = {"gears": {"rachel": "rachel-move rachel-move rachel-search"}, "left": {"erico": 0}}
    match = acting("rachel", "", game=game, **plan)
    play(match, "rachel-move", "rachel-move", "done", "bridge", "rachel-search", "done", "done", "done", "done")
    assert asked(match) == ("UseSection", RACHEL)
    if may:
        play(match, "bridge", "rachel-search")
        assert faces(match, table(match).played[RACHEL]) == ["rachel-move", "rachel-move", "rachel-search"]
        assert asked(match) == ("ChooseGear", RACHEL)
    else:
        assert refused(match, "bridge").clause == "SP-4.10b"


# Location decks


@clause("SP-4.4d", "SP-1.6")
def test_sp_4_4_d_fetch_takes_the_top_card_of_another_locations_deck():
    match = played("fetch", decks={"hill": "pickaxe fury"}, left={"caves": 0})
    assert (asked(match), offered(match)) == (("ChooseDeck", RACHEL), ["melita", "hill"])
    assert refused(match, "erico").clause == "SP-4.4d"
    assert refused(match, "caves").clause == "SP-5.7c"
    card = table(match).deck("hill")[-1]
    play(match, "hill")
    assert ("pickaxe" in hand(match, RACHEL), top(match, "hill", 1)) == (True, ["fury"])
    assert knowing(match, card) == [RACHEL]
    assert news(match, "TakeTop")[0].args["place"] == "hill"


@clause("SP-4.4d", "SP-1.6")
def test_sp_4_4_d_dig_takes_the_bottom_card_of_the_own_deck():
    match = acting("rachel", "axe", step="attack", game=with_effect("axe", "dig"))
    card, above = table(match).deck("erico")[:2]
    (face,) = faces(match, [card])
    many = hand(match, RACHEL).count(face)
    play(match, "axe")
    assert (hand(match, RACHEL).count(face), table(match).deck("erico")[0]) == (many + 1, above)
    assert card in table(match).hands[RACHEL]
    assert knowing(match, card) == [RACHEL]
    assert news(match, "TakeBottom")[0].args["place"] == "erico"


@clause("SP-4.4d")
def test_sp_4_4_d_dig_finds_nothing_under_an_empty_deck():
    match = played("dig", left={"erico": 0})
    assert (asked(match), news(match, "TakeBottom")) == (("Play", RACHEL), [])


@clause("SP-4.4d", "SP-1.6")
@pytest.mark.parametrize(("word", "then"), [("leave", "pickaxe"), ("sink", "fury")])
def test_sp_4_4_d_sink_looks_at_a_top_card_that_may_go_under_its_deck(word: str, then: str):
    match = played("sink", decks={"hill": "pickaxe fury"}, left={"melita": 0})
    assert (asked(match), offered(match)) == (("ChooseDeck", RACHEL), ["erico", "hill", "caves"])
    card = table(match).deck("hill")[-1]
    play(match, "hill")
    assert (asked(match), knowing(match, card)) == (("Sink", RACHEL), [RACHEL])
    play(match, word)
    assert (top(match, "hill", 1), sizes(match)["hill"]) == ([then], 20)
    assert table(match).deck("hill").index(card) == (0 if word == "sink" else 19)
    assert [heard.event for heard in match.news(None)] == [word]


@clause("SP-4.4d", "SP-1.6")
def test_sp_4_4_d_burn_discards_a_top_card_for_all_to_see():
    match = played("burn", decks={"caves": "idol"}, left={"melita": 0})
    assert refused(match, "melita").clause == "SP-5.7c"
    play(match, "caves")
    card = table(match).discard[-1]
    assert (faces(match, [card]), knowing(match, card), sizes(match)["caves"]) == (["idol"], everybody(match), 19)
    assert news(match, "Burn")[0].args["place"] == "caves"


@clause("SP-4.4d")
def test_sp_4_4_d_where_all_decks_are_empty_there_is_no_question():
    empty = dict.fromkeys(("melita", "erico", "hill", "caves"), 0)
    for verb in ("burn", "sink", "fetch"):
        assert asked(played(verb, left=empty)) == ("Play", RACHEL)


# Piles


@clause("SP-4.4d", "SP-1.6")
def test_sp_4_4_d_salvage_takes_a_face_up_card_from_the_discard_area():
    match = played("salvage", discard="seduce medi-kit")
    assert (asked(match), sorted(offered(match))) == (("Salvage", RACHEL), ["medi-kit", "seduce"])
    play(match, "seduce")
    assert ("seduce" in hand(match, RACHEL), faces(match, table(match).discard)) == (True, ["medi-kit"])
    assert list(news(match, "Salvage")[0].faces.values()) == ["seduce"]
    card = next(card for card in table(match).hands[RACHEL] if match.table.faces[card] == "seduce")
    assert knowing(match, card) == everybody(match)


@clause("SP-4.4d")
def test_sp_4_4_d_salvage_of_nothing_is_no_question():
    assert asked(played("salvage")) == ("Play", RACHEL)


@clause("SP-4.4d")
@pytest.mark.parametrize(("amount", "seen"), [(1, 1), (3, 3), (9, 5)])
def test_sp_4_4_d_peek_messages_shows_top_cards_of_that_pile_to_the_player_alone(amount: int, seen: int):
    match = played("peek-messages", amount)
    pile = table(match).messages
    assert [knowing(match, card) for card in pile[::-1]] == [[RACHEL]] * seen + [[]] * (5 - seen)
    (told,) = news(match, "PeekMessages", seat=RACHEL)
    assert list(told.faces.values()) == faces(match, pile[::-1][:seen])
    assert set(news(match, "PeekMessages")[0].faces.values()) == {""}


@clause("SP-4.4d")
def test_sp_4_4_d_peek_messages_at_an_empty_pile_shows_nothing():
    match = played("peek-messages", 3, messages="")
    assert (asked(match), news(match, "PeekMessages")) == (("Play", RACHEL), [])


# Indicators


@clause("SP-4.4d", "SP-1.7c", "SP-1.7d")
@pytest.mark.parametrize(
    ("verb", "amount", "name", "now"),
    [("repair", 1, "repair", 4), ("repair", 2, "repair", 3), ("sabotage", 1, "repair", 6), ("sabotage", 2, "repair", 7),
     ("calm", 1, "threat", 4), ("calm", 2, "threat", 3), ("stir", 1, "threat", 6), ("stir", 2, "threat", 7)],
)  # fmt: skip
def test_sp_4_4_d_repair_sabotage_calm_and_stir_turn_an_indicator(verb: str, amount: int, name: str, now: int):
    match = played(verb, amount, repair=5, threat=5)
    stood = {"repair": 5, "threat": 5, "countdown": 12} | {name: now}
    assert {each: getattr(table(match), each) for each in stood} == stood
    assert news(match, "TurnIndicator", "indicator")[0].args["now"] == now


@clause("SP-4.4d")
def test_sp_4_4_d_after_the_effect_the_next_card_of_the_step_may_be_played():
    game = with_effect("axe", "calm", 1)
    match = acting("rachel", "axe fight", step="attack", game=game)
    assert cards(play(match, "axe")) == ["fight"]
    assert table(scene(3)).threat == 2
    assert table(match).threat == 1
