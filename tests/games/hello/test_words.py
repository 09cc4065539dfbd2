"""The words of hello: all that the game may ever say is there, and can be said, in both languages."""

from __future__ import annotations

import re
from itertools import product

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from tests.games.hello.stage import staged
from tests.games.said import play

from voidtable.games.hello import GAME
from voidtable.games.hello.table import Cards
from voidtable.kernel import Ask
from voidtable.kernel.news import meaning
from voidtable.terminal.board import Board

COUNTS = (0, 1, 2, 5, 12, 22)
NAMES = ["Ala", "Ola", "Ewa"]
CHOSEN = {"action": ["scout", "install", "jettison", "barter"], "word": ["agree", "refuse", "jam", "allow"]}
UNSAID = {"hold", "ending"}  # empty whenever anybody looks, and said by `ending-*`
LESS = {("Offer", "wait"): {"other_seat"}}  # of what only English speaks, since all have just heard it
CASES = GAME.words("pl").cases("seat")

Said = dict[tuple[str, str | None], ast.Pattern]


def said(lang: str) -> Said:
    """Everything that can be said, by message and attribute."""
    text = GAME.folder.joinpath("words", f"{lang}.ftl").read_text("utf-8")
    body = parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found: Said = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            parts = {None: entry.value} | {attribute.id.name: attribute.value for attribute in entry.attributes}
            found |= {(entry.id.name, attribute): value for attribute, value in parts.items() if value}
    return found


class Variables(Visitor):
    """What a pattern speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


def apart(name: str) -> tuple[str, str | None]:
    """A variable, and the grammatical case that it is in: `other_seat_gen` is an `other_seat` all the same."""
    plain, _, case = name.rpartition("_")
    return (plain, case) if case in CASES else (name, None)


def facts(name: str, lang: str) -> list[object]:
    """What a variable may be."""
    words, (plain, case) = GAME.words(lang), apart(name)
    match meaning(plain):
        case "seat":
            return [words.seat(4, (), case)]
        case "card":
            return [words.face("leech"), "hidden"]
    return list(CHOSEN.get(name, COUNTS))


def messages(start: str) -> set[str]:
    return {message.removeprefix(start) for message, _ in said("en") if message.startswith(start)}


def test_both_languages_say_the_same_things_of_the_same_things():
    english, polish = said("en"), said("pl")
    assert english.keys() == polish.keys()
    assert len(english) > 60
    for key in english:
        spoken = {apart(name)[0] for name in variables(polish[key])}
        assert spoken == variables(english[key]) - LESS.get(key, set()), key


def test_only_polish_has_cases_and_only_of_seats():
    assert CASES == ["gen", "dat", "ins"]
    assert GAME.words("en").cases("seat") == []
    used = {name for pattern in said("pl").values() for name in variables(pattern) if apart(name)[1]}
    assert {meaning(apart(name)[0]) for name in used} == {"seat"}
    assert {apart(name)[1] for name in used} == set(CASES)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_everything_can_be_said_of_any_number_with_a_face_or_without(lang: str):
    words = GAME.words(lang)
    words.flaws.clear()
    for (message, attribute), pattern in said(lang).items():
        names = sorted(variables(pattern))
        for values in product(*(facts(name, lang) for name in names)):
            line = words.text(message, attribute, dict(zip(names, values, strict=True)))
            assert line
            assert not re.search(r"[{}$]", line)
    assert words.flaws == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_everything_that_has_a_name_has_words_and_nothing_else_has(lang: str):
    assert isinstance(GAME.pack, Cards)
    assert messages("face-") == set(GAME.pack.cards)
    assert messages("setting-") == {setting.name for setting in GAME.settings}
    assert messages("table-") == set(GAME.fields) - UNSAID
    assert messages("ending-") == {"done", "empty", "awake"}
    words = GAME.words(lang)
    starts = ("face-", "setting-", "table-", "ending-")
    named = {message: words.text(message) for message, _ in said(lang) if message.startswith(starts)}
    assert len({(message.partition("-")[0], text) for message, text in named.items()}) == len(named)
    assert words.text("title") != GAME.words("en" if lang == "pl" else "pl").text("title")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_question_has_words_for_the_one_who_is_asked_and_for_those_who_wait(lang: str):
    words = GAME.words(lang)
    asks = {kind.__name__ for kind in GAME.steps() if issubclass(kind, Ask)} - {"Flare"}  # only ever an aside
    assert len(asks) == 9
    for kind in asks:
        assert words.has(kind, "ask")
        assert words.has(kind, "wait")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_refusal_has_words(lang: str):
    found = {(message, attribute) for message, attribute in said(lang) if message.startswith("refusal-")}
    assert found == {
        ("refusal-HE-2-4", None), ("refusal-HE-2-5", None), ("refusal-HE-2-7", None),
        ("refusal-HE-3-1", "own"), ("refusal-HE-3-1", "other"), ("refusal-HE-4-5", None),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("n", "english", "polish"),
    [
        (1, "scouts the last card of the wreck", "ogląda ostatnią kartę wraku"),
        (2, "scouts the top 2 cards of the wreck", "ogląda 2 wierzchnie karty wraku"),
        (5, "scouts the top 5 cards of the wreck", "ogląda 5 wierzchnich kart wraku"),
        (12, "scouts the top 12 cards of the wreck", "ogląda 12 wierzchnich kart wraku"),
        (22, "scouts the top 22 cards of the wreck", "ogląda 22 wierzchnie karty wraku"),
    ],
)
def test_polish_counts_as_polish_does(n: int, english: str, polish: str):
    for lang, line in (("en", english), ("pl", polish)):
        assert GAME.words(lang).text("Scout", "told", {"seat": "Ala", "cards_count": n}) == f"Ala {line}."


@pytest.mark.parametrize(
    ("given", "got", "english", "polish"),
    [
        ("hidden", "hidden", "Ala and Ola exchange cards.", "Ala i Ola wymieniają się kartami."),
        (
            "X", "hidden", "Ala gives Ola a card (X) and gets one (unseen).",
            "Ala oddaje graczowi Ola kartę (X) i dostaje w zamian zakrytą.",
        ),
        (
            "hidden", "X", "Ala gives Ola a card (unseen) and gets one (X).",
            "Ala oddaje graczowi Ola zakrytą kartę i dostaje w zamian kartę (X).",
        ),
        (
            "X", "Y", "Ala gives Ola a card (X) and gets one (Y).",
            "Ala oddaje graczowi Ola kartę (X) i dostaje w zamian kartę (Y).",
        ),
    ],
)  # fmt: skip
def test_an_exchange_is_told_by_what_the_reader_knows_of_it(given: str, got: str, english: str, polish: str):
    for lang, line in (("en", english), ("pl", polish)):
        words = GAME.words(lang)
        seats = words.facts({"seat": 0, "other_seat": 1}, {}, NAMES)
        assert words.text("GiveInReturn", "told", {**seats, "return_card": given, "card": got}) == line


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_people_are_called_by_their_names(lang: str):
    words, match = GAME.words(lang), GAME.start(3, seed=1)
    seat = match.asking[0]
    assert NAMES[seat] in words.news(match.news(None)[0], NAMES)
    assert NAMES[seat] in match.ask(seat).waiting(None, lang, NAMES)
    label = match.ask(seat).label(("barter", (seat + 1) % 3), lang, NAMES)
    assert label == {"en": "Barter with {}", "pl": "Zaproponuj graczowi {} wymianę"}[lang].format(NAMES[(seat + 1) % 3])


@pytest.mark.parametrize(("lang", "line"), [("en", "First player: Player 3"), ("pl", "Pierwszy gracz: Gracz 3")])
def test_the_table_calls_the_first_player_as_the_log_does(lang: str, line: str):
    assert (0, line) in Board(GAME, staged("", "", "", first=2).view(None), lang).lines()


@pytest.mark.parametrize(
    ("lang", "scouted", "unseen"),
    [
        ("en", "The wreck: from the top scrap, relic, scrap, 21 unseen cards", "The wreck: 24 unseen cards"),
        ("pl", "Wrak: od wierzchu złom, relikt, złom, 21 zakrytych kart", "Wrak: 24 zakryte karty"),
    ],
)
def test_the_wreck_is_told_from_its_top_by_who_knows_anything_of_it(lang: str, scouted: str, unseen: str):
    match = play(staged("", "", top="scrap relic scrap"), "scout")
    lines = [Board(GAME, match.view(viewer), lang).lines()[0] for viewer in (0, 1, None)]
    assert lines == [(0, scouted), (0, unseen), (0, unseen)]


def test_cards_that_lie_together_are_counted_and_in_other_piles_all_that_are_equal():
    match = play(staged("", "scrap leech scrap", top="hatch hatch leech"), "scout")
    first, second = (Board(GAME, match.view(viewer), "en").lines() for viewer in (0, 1))
    assert first[0] == (0, "The wreck: from the top hatch (2), leech, 21 unseen cards")
    assert (1, "Player 2 (you): scrap (2) and leech") in second
