"""Words: what is said to people, in both languages, and what is said where words are missing."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from tests.kernel.play import ROOT, script, started
from tests.kernel.toy import GAME

from voidtable.kernel import Heard, VoidtableError, Words, errors
from voidtable.kernel.words import HERE, UNKNOWN, kernel_words

SOURCE = ROOT / "src" / "voidtable"
TIMES = (0, 1, 2, 5, 12, 22)


def folder(tmp_path: Path, name: str, en: str, pl: str = "") -> Path:
    """A folder with words in both languages."""
    place = tmp_path / name / "words"
    place.mkdir(parents=True)
    place.joinpath("en.ftl").write_text(en, "utf-8")
    place.joinpath("pl.ftl").write_text(pl, "utf-8")
    return place.parent


# Numbers


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["0 unseen cards", "1 unseen card", "2 unseen cards", "5 unseen cards", "12 unseen cards",
                "22 unseen cards"]),
        ("pl", ["0 zakrytych kart", "1 zakryta karta", "2 zakryte karty", "5 zakrytych kart", "12 zakrytych kart",
                "22 zakryte karty"]),
    ],
)  # fmt: skip
def test_the_kernels_words_have_the_plurals_of_their_language(lang: str, said: list[str]):
    assert [kernel_words(lang).text("unknown-cards", None, {"n": n}) for n in TIMES] == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["x: 0 marks", "x: 1 mark", "x: 2 marks", "x: 5 marks", "x: 12 marks", "x: 22 marks"]),
        ("pl", ["x: 0 znaków", "x: 1 znak", "x: 2 znaki", "x: 5 znaków", "x: 12 znaków", "x: 22 znaki"]),
    ],
)
def test_a_games_words_have_them_as_well(lang: str, said: list[str]):
    words = GAME.words(lang)
    assert [words.news(Heard("Mark", "told", {"word": "x", "n": n}, {})) for n in TIMES] == said
    assert words.flaws == []


# Lists, cards, seats


@pytest.mark.parametrize(
    ("items", "en", "pl"),
    [
        ((), "nothing", "nic"),
        (("a",), "a", "a"),
        (("a", "b"), "a and b", "a i b"),
        (("a", "b", "c"), "a, b and c", "a, b i c"),
        (("a", "b", "c", "d"), "a, b, c and d", "a, b, c i d"),
    ],
)
def test_a_list_is_said_as_a_person_says_it(items: tuple[str, ...], en: str, pl: str):
    assert (kernel_words("en").several(items), kernel_words("pl").several(items)) == (en, pl)


@pytest.mark.parametrize(
    ("value", "faces", "en", "count"),
    [
        (7, {7: "leaf"}, "leaf", 1),
        (7, {7: ""}, UNKNOWN, 1),
        (7, {}, UNKNOWN, 1),
        ((7,), {7: "leaf"}, "leaf", 1),
        ((7,), {7: ""}, "1 unseen card", 1),
        ((7, 8), {7: "leaf", 8: "dust"}, "leaf and dust", 2),
        ((7, 8, 9), {8: "dust"}, "dust and 2 unseen cards", 3),
        ((7, 8), {}, "2 unseen cards", 2),
        ((), {}, "nothing", 0),
    ],
)
def test_cards_are_named_as_far_as_they_are_known(
    value: int | tuple[int, ...], faces: dict[int, str], en: str, count: int
):
    assert GAME.words("en").facts({"cards": value}, faces) == {"cards": en, "cards_count": count}


def declined(name: str, nominative: str, genitive: str, dative: str, instrumental: str) -> dict[str, object]:
    return {name: nominative, f"{name}_gen": genitive, f"{name}_dat": dative, f"{name}_ins": instrumental}


@pytest.mark.parametrize(
    ("args", "facts"),
    [
        ({"seat": 0}, declined("seat", "Gracz 1", "Gracza 1", "Graczowi 1", "Graczem 1")),
        (
            {"seats": (0, 2)},
            declined("seats", *[f"{word} 1 i {word} 3" for word in ("Gracz", "Gracza", "Graczowi", "Graczem")]),
        ),
        ({"from_seat": 2}, declined("from_seat", "Gracz 3", "Gracza 3", "Graczowi 3", "Graczem 3")),
        ({"seats": ()}, declined("seats", *["nic"] * 4)),
        ({"n": 3, "word": "x", "open": True}, {"n": 3, "word": "x", "open": True}),
        ({"numbers": (3, 1, 2)}, {"numbers": "3, 1 i 2"}),
        ({"numbers": ()}, {"numbers": "nic"}),
    ],
)
def test_other_arguments_are_said_by_their_kind(args: dict[str, int], facts: dict[str, object]):
    assert GAME.words("pl").facts(args, {}) == facts


@pytest.mark.parametrize(("seat", "said"), [(0, "Ala"), (1, "Ola"), (2, "Player 3"), (11, "Player 12")])
def test_seats_have_the_names_that_they_are_given(seat: int, said: str):
    assert kernel_words("en").seat(seat, ["Ala", "Ola"]) == said
    assert GAME.words("en").facts({"seat": seat}, {}, ["Ala", "Ola"]) == {"seat": said}
    assert kernel_words("pl").seat(0, ["Ala", "Ola"], "dat") == "graczowi Ala"


# What is missing


def test_a_message_that_is_missing_is_said_by_its_name_and_noted():
    words = Words("pl", HERE)
    assert [words.text("NoSuch"), words.text("BadStart", "no-such"), words.text("BadStart")] == [
        "NoSuch", "BadStart.no-such", "BadStart",
    ]  # fmt: skip
    assert words.flaws == ["pl: there is no NoSuch", "pl: there is no BadStart.no-such", "pl: there is no BadStart"]
    assert words.face("dragon") == "face-dragon"


def test_a_message_that_lacks_what_it_speaks_of_is_said_and_noted():
    words = Words("en", HERE)
    assert words.text("seat") == "Player n"
    assert words.flaws == ["en: seat: Unknown external: n"]


@pytest.mark.parametrize(
    ("message", "attribute", "there"),
    [
        ("seat", None, True), ("seat", "ask", False), ("BadStart", "seats", True), ("BadStart", None, False),
        ("BadStart", "ask", False), ("Nobody", None, False), ("Nobody", "ask", False),
    ],
)  # fmt: skip
def test_words_say_what_they_have(message: str, attribute: str | None, there: bool):
    assert kernel_words("en").has(message, attribute) is there


def test_another_language_is_english():
    for lang in ("de", "", "PL", "pl_PL"):
        assert (Words(lang, HERE).lang, Words(lang, HERE).text("nothing")) == ("en", "nothing")


def test_a_later_folder_may_say_more_and_otherwise(tmp_path: Path):
    first, second = (
        folder(tmp_path, "a", "one = one\ntwo = two\n", "one = jeden\n"),
        folder(tmp_path, "b", "two = zwei\n"),
    )
    words = Words("en", first, second)
    assert (words.text("one"), words.text("two")) == ("one", "zwei")
    assert Words("pl", first, second).text("one") == "jeden"


def test_what_is_put_into_a_message_stands_there_without_marks():
    assert kernel_words("en").several(["\u2068a", "b"]) == "\u2068a and b"
    assert all(sign not in GAME.words("pl").facts({"seats": (0, 1)}, {})["seats"] for sign in "\u2068\u2069")


# What a question says


def test_a_question_says_one_thing_to_who_is_asked_and_another_to_the_others():
    match = started(2)
    stage = match.table.hands[0]
    for card, face in zip(stage, ("leaf", "dust"), strict=True):
        match.table.faces[card] = face
    question = match.ask(0)
    assert question.prompt() == "24 turns are left. You hold leaf and dust."
    assert question.prompt("pl") == "Zostały 24 tury. Masz liść i pył."
    assert question.waiting(0) == "Player 1 is at turn with leaf and dust."
    assert question.waiting(1) == "Player 1 is at turn with 2 unseen cards."
    assert question.waiting(None, "pl", ["Ala", "Ola"]) == "Teraz Ala ma 2 zakryte karty."


def test_a_question_may_speak_of_nothing_but_its_fields():
    question = script(started(2), "lay").ask(0)
    assert (question.prompt(), question.waiting(1, "pl")) == (
        "Which card do you lay face down?",
        "Gracz 1 wybiera kartę.",
    )


def test_a_question_names_its_options():
    match = started(3)
    match.table.faces[match.table.hands[0][0]] = "leaf"
    question, card = match.ask(0), match.table.hands[0][0]
    labels = {lang: [question.label(option, lang) for option in ("pass-hands", "wink", card)] for lang in ("en", "pl")}
    assert labels == {"en": ["pass the hands", "wink", "leaf"], "pl": ["przekażcie ręce", "mrugnij", "liść"]}
    match.choose(0, "give")
    question = match.ask(0)
    assert question.label((card, 2)) == "leaf to Player 3"
    assert question.label((card, 2), "pl", ["Ala", "Ola", "Ewa"]) == "liść dla: Ewa"
    match = script(started(3), "bid")
    assert [match.ask(1).label(option) for option in match.options(1)] == ["0", "1", "2", "3"]


def test_a_forbidden_thing_is_named_by_whom_it_belongs_to():
    match = script(started(), "wink", "wink")
    assert "wink" not in match.options(0)
    assert match.ask(0).label("wink", "pl") == "mrugnij"
    assert match.game.words("pl").flaws == []


# Every error has its words


def raised() -> dict[tuple[str, str], list[set[str]]]:
    """All errors of the kernel that the source raises, by class and reason, each with the facts it is given."""
    kinds = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, VoidtableError)}
    found: dict[tuple[str, str], list[set[str]]] = {}
    for file in sorted(SOURCE.rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in kinds - {"Refused"}:
                facts = {word.arg for word in call.keywords if word.arg}
                for reason in reasons_of(call.args[0], file.read_text("utf-8")):
                    found.setdefault((call.func.id, reason), []).append(facts)
    return found


def reasons_of(argument: ast.expr, source: str) -> list[str]:
    """The reason as it stands there, or each of those that a loop over pairs gives."""
    if isinstance(argument, ast.Constant):
        return [argument.value]
    assert isinstance(argument, ast.Name)
    loops = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.For)]
    loop = next(loop for loop in loops if f"id='{argument.id}'" in ast.dump(loop.target))
    assert isinstance(loop.iter, ast.Tuple)
    return [ast.literal_eval(pair.elts[0]) for pair in loop.iter.elts if isinstance(pair, ast.Tuple)]


RAISED = raised()


def spoken(lang: str) -> dict[tuple[str, str], set[str]]:
    """Of each class and reason in the words, the facts that it speaks of."""
    text = (SOURCE / "kernel" / "words" / f"{lang}.ftl").read_text("utf-8")
    messages = re.findall(r"^([A-Z]\w+) =\n((?:    .*\n)+)", text, re.M)
    lines = [(kind, line) for kind, body in messages for line in re.findall(r"^    \.(\S+) = (.*)$", body, re.M)]
    return {(kind, reason): set(re.findall(r"\$(\w+)", said)) for kind, (reason, said) in lines}


def test_the_source_raises_what_is_expected_here():
    assert len(RAISED) > 25
    assert {kind for kind, _ in RAISED} == {
        "BadPack", "BadRecord", "BadStart", "BadView", "DeadEnd", "ForeignRecord", "NoMemory", "UnknownClause",
        "UnknownGame",
    }  # fmt: skip


@pytest.mark.parametrize(("kind", "reason"), RAISED, ids="-".join)
def test_an_error_says_in_both_languages_what_is_wrong(kind: str, reason: str):
    english, polish = spoken("en")[kind, reason], spoken("pl")[kind, reason]
    assert english == polish
    for facts in RAISED[kind, reason]:
        assert english <= facts, "it speaks of what it is not told"
        error = getattr(errors, kind)(reason, **{fact: f"<{fact}>" for fact in facts})
        for lang in ("en", "pl"):
            said = error.text(lang)
            assert all(f"<{fact}>" in said for fact in english)
            assert "{" not in said
        assert error.text("en") != error.text("pl")
        assert str(error) == error.text("en") == error.text("de")


def test_no_error_has_words_that_nobody_says():
    assert spoken("en").keys() == spoken("pl").keys() == RAISED.keys()


def test_the_words_of_errors_have_no_flaws():
    for lang in ("en", "pl"):
        assert kernel_words(lang).flaws == []
