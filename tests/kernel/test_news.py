"""News: what the table is told, each with the faces that it knew at that moment."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.kernel.play import script, started
from tests.kernel.toy import GAME
from tests.kernel.toy.actions import Draw, Show
from tests.kernel.toy.table import Toy

from voidtable.kernel import Ask, Do, Heard, Match
from voidtable.kernel.news import Arg, News, meaning, numbers

EVERYBODY = (0, 1, 2, None)


def lines(match: Match, lang: str = "en", names: tuple[str, ...] = ()) -> list[list[str]]:
    """The log of the last choice, for each who hears it; the spectator last."""
    words = match.game.words(lang)
    return [[words.news(heard, names) for heard in match.news(viewer)] for viewer in EVERYBODY]


def stacked(**settings: object) -> Match:
    """Three at the table; leaf on top of the deck, and everybody holds dust and stone."""
    match = started(3, **settings)
    g = match.table
    g.faces[g.deck[-1]] = "leaf"
    for hand in g.hands:
        g.faces[hand[0]], g.faces[hand[1]] = "dust", "stone"
    g.minds = [None] * len(g.minds)  # who has looked where stays; what was seen there is another
    return match


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("card", "card"), ("cards", "card"), ("own_card", "card"), ("two_cards", "card"), ("seat", "seat"),
        ("seats", "seat"), ("other_seat", "seat"), ("n", "n"), ("card_count", "count"), ("discard", "discard"),
        ("seated", "seated"), ("from_places", "place"), ("", ""),
    ],
)  # fmt: skip
def test_an_argument_says_by_its_name_what_it_is(name: str, kind: str):
    assert meaning(name) == kind


@pytest.mark.parametrize(("value", "cards"), [(5, (5,)), ((5, 6), (5, 6)), ((), ())])
def test_one_sleeve_is_a_list_of_one(value: Arg, cards: tuple[int, ...]):
    assert numbers(value) == cards


def test_a_piece_of_news_is_heard_with_what_the_hearer_knows():
    faces, known = {7: "leaf", 8: "dust"}, {7: 0b101, 8: 0b001}
    news = News("Draw", "told", {"cards": (7, 8), "seat": 0}, faces, known)
    heard = [news.heard(viewer) for viewer in range(3)]
    assert [each.faces for each in heard] == [{7: "leaf", 8: "dust"}, {7: "", 8: ""}, {7: "leaf", 8: ""}]
    assert heard[1] == Heard("Draw", "told", {"cards": (7, 8), "seat": 0}, {7: "", 8: ""})


def test_each_hears_what_it_has_seen():
    match = script(stacked(), "draw")
    assert lines(match) == [["Player 1 draws leaf."], *[["Player 1 draws a card."]] * 3]
    assert lines(match, "pl", ("Ala", "Ola", "Ewa")) == [["Ala dobiera: liść."], *[["Ala dobiera kartę."]] * 3]


def test_a_witness_hears_as_much_as_who_did_it():
    match = script(stacked(), "give")
    match.choose(0, (match.table.hands[0][1], 1))
    assert lines(match) == [
        ["Player 1 and Player 2: stone"], ["Player 1 and Player 2: stone"], ["Player 1 and Player 2: stone"],
        ["Player 1 and Player 2: a card"],
    ]  # fmt: skip


def test_the_setup_is_heard_as_well():
    match = stacked()
    assert [len(heard) for heard in lines(match)] == [3] * 4
    assert lines(match)[3] == [f"Player {n} is dealt 2 unseen cards." for n in (1, 2, 3)]
    assert "unseen" not in lines(match)[1][1]


def test_only_the_last_choice_is_heard():
    match = script(stacked(), "draw", "roll")
    assert [heard.step for heard in match.news(0)] == ["Roll"]
    match.choose(2, "wink")
    assert [heard.step for heard in match.news(0)] == ["Wink"]
    match.choose(2, "bid")
    assert match.news(0) == []


def test_a_card_that_was_shown_and_then_shuffled_away_keeps_its_name_for_those_who_saw_it():
    class ShowAndShuffle(Do):
        """TO-1.1"""

        def run(self, g: Toy) -> None:
            g.deck = g.sleeve(["leaf", "dust", "stone"])
            g.look(1, g.deck[0])
            g.tell(Show(0), card=g.deck[0])
            g.shuffle(g.deck)
            g.tell(Show(0), card=g.deck[0])
            g.reveal(*g.deck)

    match = replace(GAME, setup=ShowAndShuffle).start(3, 5)
    told = {viewer: [next(iter(heard.faces.values())) for heard in match.news(viewer)] for viewer in EVERYBODY}
    assert told == {0: ["", ""], 1: ["leaf", ""], 2: ["", ""], None: ["", ""]}


def test_what_is_learned_later_is_not_heard_in_what_was_told_before():
    match = script(stacked(), "draw")
    before = lines(match)
    match.table.reveal(*range(3, len(match.table.faces)))
    match.table.faces[match.table.hands[0][2]] = "echo"
    assert lines(match) == before


def test_a_card_known_by_elimination_is_named():
    class Last(Do):
        """TO-1.1"""

        def run(self, g: Toy) -> None:
            g.deck = g.sleeve(["leaf", "dust"])
            g.look(2, g.deck[0])
            g.tell(Show(0), card=g.deck[1])

    match = replace(GAME, setup=Last).start(3, 5)
    assert [list(match.news(viewer)[0].faces.values()) for viewer in EVERYBODY] == [[""], [""], ["dust"], [""]]


def test_arguments_that_are_no_cards_have_no_faces():
    match = script(stacked(), "roll")
    (heard,) = match.news(None)
    assert (heard.step, heard.event, heard.faces) == ("Roll", "told", {})
    assert heard.args == {"seat": 0, "n": match.table.trail[0][1]}


def test_an_event_may_have_a_name_of_its_own():
    match = script(stacked(), "note")
    assert match.news(2)[0].event == "noted"
    assert lines(match, "pl")[2] == ["Gracz 1 notuje 1."]


def test_an_event_may_speak_of_what_else_is_called_so():
    class Odd(Ask):
        """TO-1.1"""

    match = stacked()
    match.table.tell(Odd(0), "named", step=1, event=2, self=3)
    assert match.news(0)[-1] == Heard("Odd", "named", {"step": 1, "event": 2, "self": 3}, {})


def test_where_nobody_listens_nothing_is_kept():
    match = script(started(3, memory=False), "draw", "roll")
    assert match.table.heard is None
    match.table.tell(Draw(0), card=match.table.deck[-1], seat=0)
    assert match.table.heard is None
    assert [match.news(viewer) for viewer in EVERYBODY] == [[]] * 4


def test_who_hears_news_cannot_change_what_others_hear():
    match = script(stacked(), "draw")
    heard = match.news(1)
    heard.clear()
    match.news(1)[0].faces.clear()
    assert lines(match)[1] == ["Player 1 draws a card."]


def test_an_envelope_is_no_card_and_news_of_it_tells_nobody_the_answer():
    class SealAndTell(Do):
        """TO-1.1"""

        def run(self, g: Toy) -> None:
            g.seal(1, 3)
            g.tell(Show(0), card=1)

    match = replace(GAME, setup=SealAndTell).start(3, 5)
    assert [match.news(viewer)[0].faces for viewer in EVERYBODY] == [{}] * 4
