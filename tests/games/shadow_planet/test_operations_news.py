"""SP-4 What all hear of turns: nothing that lies open happens in silence."""

from __future__ import annotations

from tests.games.said import play
from tests.games.shadow_planet.scene import pass_until, scene, table
from tests.games.shadow_planet.turns import SEATS, acting, printed, to_step, worth
from tests.marks import clause

from voidtable.kernel import Match

CONTROLS = " ".join(SEATS)  # nobody controls Nikke
News = list[tuple[str, str, dict[str, object]]]


def news(match: Match, *steps: str) -> News:
    """What a spectator heard of the last choice, of these steps; cards by the faces that spectators know."""
    found: News = []
    for heard in match.news(None):
        if heard.step in steps:
            args = dict(heard.args)
            if "card" in args:
                args["card"] = heard.faces[args["card"]]
            found.append((heard.step, heard.event, args))
    return found


@clause("SP-4.1a", "SP-4.2b", "SP-4.3c")
def test_sp_4_1a_all_hear_whose_turn_it_is_and_what_an_uncontrolled_one_discards():
    match = scene(5, controls=CONTROLS, turn="nikke", cancelled="john", decks={"melita": "medi-kit"})
    assert news(match, "Turn", "DiscardTop", "ControlledAbility") == [
        ("Turn", "uncontrolled", {"character": "nikke"}),
        ("DiscardTop", "told", {"character": "nikke", "card": "medi-kit"}),
        ("Turn", "told", {"seat": 3, "character": "john"}),
        ("ControlledAbility", "cancelled", {"seat": 3, "character": "john"}),
    ]


@clause("SP-4.2e")
def test_sp_4_2e_all_hear_that_an_uncontrolled_one_is_cancelled():
    match = play(scene(5, controls=CONTROLS, turn="jenna"), "nikke", "done")
    match = to_step(match, "attack", "jenna")
    play(match, "done")
    assert news(match, "UncontrolledAbility", "Lend") == [("UncontrolledAbility", "cancelled", {"character": "nikke"})]


@clause("SP-4.4d")
def test_sp_4_4d_all_hear_which_card_is_played():
    match = play(acting("john", "john-move"), "john-move")
    assert news(match, "PlayCard") == [("PlayCard", "told", {"seat": 3, "card": "john-move"})]


@clause("SP-4.5b", "SP-4.5d")
def test_sp_4_5b_all_hear_where_a_character_goes_and_what_it_enters():
    match = play(acting("john", "john-move", game=worth(john_move=4)), "john-move", "done", "erico")
    assert news(match, "WalkThrough") == [("WalkThrough", "told", {"seat": 3, "character": "john", "place": "erico"})]
    play(match, "bridge")
    assert news(match, "Enter") == [("Enter", "told", {"seat": 3, "character": "john", "place": "bridge"})]


@clause("SP-4.6b", "SP-4.6c")
def test_sp_4_6c_all_hear_that_cards_were_put_back_once_they_are():
    match = acting("john", "john-search", step="search", game=worth(john_search=3))
    play(match, "john-search", "done")
    (card,) = table(match).deck("melita")[-1:]
    ((_, _, looked),) = news(match, "LookAtTop")
    assert (looked["seat"], looked["place"], card in looked["cards"]) == (3, "melita", True)
    play(match, match.table.faces[card])
    assert news(match, "PutOnTop") == []
    match.choose(3, match.options(3)[0])
    assert news(match, "PutOnTop") == [("PutOnTop", "told", {"seat": 3})]


@clause("SP-4.7a", "SP-4.7d", "SP-4.7e", "SP-4.7f")
def test_sp_4_7f_all_hear_of_cards_taken_but_not_which():
    match = acting("john", "crying", step="get", game=worth(crying=2))
    assert news(match, "MandatoryCard") == [("MandatoryCard", "told", {"seat": 3, "card": "", "place": "melita"})]
    play(match, "crying", "done")
    ((_, event, args),) = news(match, "TakeMore")
    assert (event, args["seat"], args["place"], len(args["cards"])) == ("told", 3, "melita", 2)
    empty = acting("john", "", step="get", left={"melita": 0})
    assert news(empty, "MandatoryCard") == [("MandatoryCard", "empty", {"seat": 3, "place": "melita"})]


def graveyard() -> Match:
    """Reed is in the Graveyard at the end of his turn, and has played a card that goes now."""
    game = printed(uses={"graveyard": {"icons": ("attack",)}}, cards={"reed-move": {"value": 2}})
    pawns = {"reed": "hill", "nikke": "caves", "jenna": "caves"}
    match = acting("reed", "reed-move axe crying", game=game, pawns=pawns)
    play(to_step(play(match, "reed-move", "done", "graveyard"), "get"), "crying")
    return pass_until(match, "UseSection")


@clause("SP-4.10a", "SP-4.10b", "SP-4.10c", "SP-4.10e")
def test_sp_4_10a_all_hear_how_a_section_is_used():
    match = play(graveyard(), "graveyard")
    used = {"seat": 1, "place": "graveyard", "use": "graveyard"}
    assert news(match, "UseSection") == [("UseSection", "told", used)]
    assert news(play(match, "axe"), "ShowIcon") == [("ShowIcon", "told", {"seat": 1, "card": "axe"})]
    play(match, "caves")
    assert news(match, "PlaceMarker") == [("PlaceMarker", "told", {"place": "graveyard", "colour": "reed"})]


@clause("SP-4.10f", "SP-4.10i")
def test_sp_4_10f_all_hear_that_it_is_not_used_and_what_goes_at_the_end_of_the_turn():
    match = play(graveyard(), "leave")
    assert news(match, "UseSection", "LeaveAtEnd") == [
        ("UseSection", "leave", {"seat": 1, "place": "graveyard"}),
        ("LeaveAtEnd", "told", {"seat": 1, "card": "crying"}),
    ]
    match = play(graveyard(), "graveyard", "stop")
    assert news(match, "ShowIcon", "PlaceMarker") == [("ShowIcon", "stopped", {"seat": 1, "place": "graveyard"})]


@clause("SP-4.4b", "SP-4.4e")
def test_sp_4_4b_behind_each_option_stand_the_clauses_of_its_step():
    match = acting("john", "john-move john-search crying spare-parts fight", left={"melita": 0})
    behind = {"move": "SP-4.5a", "search": "SP-4.6a", "get": "SP-4.7d", "repair": "SP-4.8", "attack": "SP-4.9"}
    for step, said in behind.items():
        card, done = to_step(match, step).options(3)
        assert match.ask(3).clauses(card) == ("SP-4.4b", said)
        assert match.ask(3).clauses(done) == ("SP-4.4e",)
