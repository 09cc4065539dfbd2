"""The words of The Shadow Planet: all that the game says can be said in both languages, and Polish is Polish."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from tests.laws.order import words as law
from tests.laws.play import positions

from voidtable.games.shadow_planet import GAME
from voidtable.games.shadow_planet.content import CHARACTERS, LOCATIONS
from voidtable.games.shadow_planet.table import PRIORITY
from voidtable.kernel import Arg, Ask, Step
from voidtable.kernel.news import meaning

LANGUAGES = ("en", "pl")
KINDS = ("character", "colour", "faction", "icon", "indicator", "place", "use", "vehicle")
ENGLISH = {"the", "and", "of", "is", "are", "card", "cards", "you", "your", "with", "from", "player", "takes"}
RAW = {"step", "action", "purpose", "word", "option"}  # messages select on these, so that they have none of their own
SELDOM: tuple[tuple[str, str, dict[str, Arg]], ...] = (  # what games played by chance hardly ever tell
    ("BringMoonette", "told", {"vehicle": "moonette", "place": "melita"}),
    ("RepairShuttle", "indicator", {"indicator": "repair", "was": 10, "moved": True, "now": 8}),
    ("LookInTemple", "told", {"seat": 0, "cards": ()}),
    ("LookInTemple", "told", {"seat": 0, "cards": (9,)}),
    ("LookInTemple", "told", {"seat": 0, "cards": (5, 6, 7, 8, 9)}),
    ("LookInTemple", "told", {"seat": 0, "cards": (4, 5, 6, 7, 8, 9)}),
    *(("ChooseForTemple", event, {"seat": 0, "card": 9, "cards": (8, 9), "many": 1}) for event in ("ask", "wait")),
    *(("ChooseForTemple", event, {"seat": 0, "card": 9}) for event in ("option", "told")),
    *(("Win", "told", {"faction": faction}) for faction in ("alien", "astronauts", "guardian")),
    *(("UseSection", "option", {"word": use}) for use in GAME.pack.uses),
    *(("UseSection", "told", {"seat": 0, "place": row.section, "use": use}) for use, row in GAME.pack.uses.items()),
)

Said = dict[tuple[str, str | None], ast.Pattern]


def said(lang: str) -> Said:
    """Everything that can be said, by message and attribute."""
    body = parse(GAME.folder.joinpath("words", f"{lang}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found: Said = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            parts = {None: entry.value} | {attribute.id.name: attribute.value for attribute in entry.attributes}
            found |= {(entry.id.name, attribute): value for attribute, value in parts.items() if value}
    return found


class Reader(Visitor):
    """What a pattern says itself, and what it speaks of."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.text, self.names = "", set[str]()
        self.visit(pattern)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value + " "

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def kinds(base: type[Step]) -> list[type[Step]]:
    """The game's own steps of this kind."""
    return [kind for kind in base.__subclasses__() if kind.__module__.startswith("voidtable.games.shadow_planet")]


@pytest.mark.parametrize("seed", [0, 3, 7])  # of which the last two have settings at random
@pytest.mark.parametrize("seats", GAME.seats)
def test_whatever_happens_in_a_game_can_be_said(seats: int, seed: int) -> None:
    for at in positions(GAME, seats, seed):
        law(at)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_seldom_happens_can_be_said(lang: str) -> None:
    words, faces = GAME.words(lang), {9: "corn", 8: "idol"}
    for step, event, args in SELDOM:
        for known in (faces, {}) if event != "option" else (faces,):
            assert words.text(step, event, words.facts(args, known))
    assert not words.flaws


@pytest.mark.parametrize("moved", [True, False])
def test_an_indicator_goes_or_stays(moved: bool) -> None:
    facts = {"indicator": "Odliczanie", "indicator_gen": "Odliczania", "was": 4, "now": 4 + moved, "moved": moved}
    english, polish = (GAME.words(lang).text("turned", None, facts) for lang in LANGUAGES)
    assert (("stays" in english), ("zostaje" in polish)) == (not moved, not moved)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_says_what_it_asks(lang: str) -> None:
    words = GAME.words(lang)
    assert len(kinds(Ask)) > 30
    assert not [
        (ask.__name__, part) for ask in kinds(Ask) for part in ("ask", "wait") if not words.has(ask.__name__, part)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_setting_and_term_is_explained(lang: str) -> None:
    words = GAME.words(lang)
    for face in (*GAME.pack.cards, *CHARACTERS, *PRIORITY):
        assert words.has(f"face-{face}"), face
        assert words.has(f"face-{face}", "text"), face
    for setting in GAME.settings:
        label = words.text(f"setting-{setting.name}")
        assert all(f"{value}:" in label for value in setting.among)
    terms = [message for message, attribute in said(lang) if message.startswith("term-") and attribute is None]
    assert len(terms) >= 30
    assert all(words.has(term, "means") for term in terms)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_case_that_is_spoken_in_is_there(lang: str) -> None:
    there = said(lang)
    assert not [message for message, _ in there if message.partition("-")[0] in RAW]
    for key, pattern in there.items():
        for name in Reader(pattern).names:
            base, _, case = name.rpartition("_")
            kind = meaning(base)
            named = [message for message, part in there if message.startswith(f"{kind}-") and part is None]
            lacking = {message for message in named if kind in KINDS and (message, case) not in there}
            locations = {f"place-{location}" for location in LOCATIONS}
            if kind == "place" and lacking:  # some things are said of Locations alone, others of Sections alone
                assert lacking in (locations, {f"place-{section}" for section in GAME.pack.sections}), (key, name)
            else:
                assert not lacking, (key, name)


def test_both_languages_say_the_same_things() -> None:
    english, polish = (
        {key for key in said(lang) if key[0].partition("-")[0] not in (*KINDS, "face")} for lang in LANGUAGES
    )
    assert english == polish


def test_no_english_is_left_in_polish() -> None:
    english, polish = said("en"), said("pl")
    proper = {*map(str.capitalize, CHARACTERS), "The Shadow Planet", "Mark Myers", "Melita", "E/Rico", "Moonette"}
    for key, pattern in polish.items():
        text = Reader(pattern).text.strip(" ()")
        if text not in proper and re.search(r"\w{2}", text):
            assert not ENGLISH & set(re.findall(r"[\w-]+", text.lower())), key
            assert key not in english or text != Reader(english[key]).text.strip(" ()"), key
