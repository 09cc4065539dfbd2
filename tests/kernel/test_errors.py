"""What goes wrong gets an error of its own kind, that says in both languages what and why, and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction

import pytest
from tests.kernel.kept import kept
from tests.kernel.play import play, script, started
from tests.kernel.toy import GAME
from tests.kernel.toy.actions import FAULTS

from voidtable.kernel import BadStart, DeadEnd, Match, Refused, UnknownClause, UnknownGame, load


class Alike:
    """Equal to everything."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None


class Prickly:
    """Not to be compared with anything, as an array of numbers is not."""

    def __eq__(self, other: object) -> bool:
        raise ValueError("the truth of this is ambiguous")

    __hash__ = None


def short(value: object) -> str:
    """What a test is called after."""
    try:
        return repr(value)[:12]
    except (ValueError, RecursionError):
        return "huge"


def nested(value: object, deep: int) -> object:
    for _ in range(deep):
        value = [value]
    return value


def endless() -> list[object]:
    inside: list[object] = []
    inside.append(inside)
    return inside


# What JSON can say, and what Python can.
ODD: dict[str, object] = {
    "nothing": None, "true": True, "false": False, "a fraction": 1.5, "one as a float": 1.0, "zero as a float": 0.0,
    "minus zero": -0.0, "not a number": float("nan"), "endless": float("inf"), "a huge number": 10**5000,
    "a huge negative number": -(10**5000), "minus one": -1, "a far sleeve": 10**9, "no word": "", "a word": "nonsense",
    "a word in capitals": "DRAW", "a word with a space": "draw ", "a word that is a number": "1", "half a": "\ud800",
    "a long word": "x" * 100_000, "a zero byte": "\0", "a list": [], "a list of one": ["draw"], "a tuple": ("draw",),
    "an object": {}, "an object of one": {"draw": 1}, "a list of odd things": [None, {}, float("nan")],
    "a nest": nested("draw", 5), "a nest too deep to read": nested(1, 100_000), "a list that holds itself": endless(),
    "bytes": b"draw", "a set": {"draw"}, "a range": range(3), "a type": str, "a function": print, "exact": Decimal(1),
    "not exact": Decimal("sNaN"), "a ratio": Fraction(1), "a complex number": 1 + 0j, "equal to everything": Alike(),
    "not to be compared": Prickly(),
}  # fmt: skip


MATCHES: dict[str, Callable[[], Match]] = {
    "at a turn": lambda: script(started(3), "draw", "pass-hands"),
    "sealed numbers, one of them in": lambda: script(started(3), "bid", 1),
    "a card and a seat": lambda: script(started(3), "give"),
    "over": lambda: play(started(2, turns=2), 1, never=FAULTS),
}


def asked(match: Match) -> int:
    return match.asking[0] if match.asking else 0


# A choice that cannot be


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("where", MATCHES)
def test_an_odd_option_is_refused_and_changes_nothing(where: str, odd: str):
    match = MATCHES[where]()
    seat, option = asked(match), ODD[odd]
    before = kept(match)
    with pytest.raises(Refused) as caught:
        match.choose(seat, option)
    assert caught.value.refusal.clause == ("VT-5" if match.over else "VT-2")
    assert match.why(seat, option) == caught.value.refusal
    assert kept(match) == before


def test_what_is_equal_in_python_is_not_the_same_at_a_table():
    match = script(started(3), "bid")
    assert match.options(0) == [0, 1, 2, 3]
    for alike in (True, False, 1.0, 0.0, Decimal(2), 3 + 0j, [1], (1,)):
        assert match.why(0, alike).clause == "VT-2"
    match = script(started(3), "give")
    card, to = match.options(0)[0]
    assert match.why(0, [card, to]) is None
    for alike in ([float(card), to], [card, to, None], [[card, to]], [card, bool(to)], {card: to}, f"{card},{to}"):
        assert match.why(0, alike).clause == "VT-2", alike


@pytest.mark.parametrize("seat", [1, 2, -1, 3, 99, 10**5000, None, "0", 0.5, float("nan"), (), [0], b"0"], ids=short)
def test_a_seat_that_is_not_asked_is_refused(seat: object):
    match = started(3)
    before = kept(match)
    for tried in (match.choose, match.options, match.ask, match.candidates):
        with pytest.raises(Refused) as caught:
            tried(seat, *(["draw"] if tried == match.choose else []))
        assert caught.value.refusal.clause == "VT-1"
    assert match.why(seat, "draw").clause == "VT-1"
    assert kept(match) == before


@pytest.mark.parametrize("seat", [False, 0.0])
def test_a_seat_that_is_merely_equal_leaves_no_trace_in_the_record(seat: object):
    match, other = started(3), started(3)
    other.choose(0, "draw")
    try:
        match.choose(seat, "draw")
    except Refused:
        assert match.count == 0
    else:
        assert json.dumps(match.record()) == json.dumps(other.record())


@pytest.mark.parametrize("at", [-1, 1, 3, 10**5000, 1.5, float("nan"), "2", "", (), [2]], ids=short)
def test_a_stale_answer_is_refused(at: object):
    match = script(started(3), "draw", "roll")
    before = kept(match)
    with pytest.raises(Refused) as caught:
        match.choose(2, "draw", at=at)
    assert caught.value.refusal.clause == "VT-3"
    assert kept(match) == before
    match.choose(2, "draw", at=2)


@pytest.mark.parametrize(
    ("refuse", "en", "pl"),
    [
        (lambda match: match.choose(1, "draw"), "Nothing is asked of you now. [VT-1]",
         "Teraz nikt Cię o nic nie pyta. [VT-1]"),
        (lambda match: match.choose(0, "fly"), "That is not among the things you can do now. [VT-2]",
         "Tego nie można teraz zrobić. [VT-2]"),
        (lambda match: match.choose(0, "draw", at=7),
         "Something else was chosen in the meantime; look again and answer anew. [VT-3]",
         "W międzyczasie dokonano innego wyboru; spójrz jeszcze raz i odpowiedz ponownie. [VT-3]"),
        (lambda match: match.choose(0, "flip"), "No card lies face down. [TO-2.3]",
         "Żadna karta nie leży zakryta. [TO-2.3]"),
    ],
)  # fmt: skip
def test_a_refusal_speaks_both_languages_and_names_its_clause(refuse: Callable[[Match], None], en: str, pl: str):
    with pytest.raises(Refused) as caught:
        refuse(started(3))
    assert (caught.value.text("en"), caught.value.text("pl"), str(caught.value)) == (en, pl, en)
    assert caught.value.facts == {"clause": caught.value.refusal.clause}


# A game that cannot start


@pytest.mark.parametrize("seats", [0, 1, 5, -2, 10**5000, 2.0, True, "3", None, [], float("nan")], ids=short)
def test_an_impossible_number_of_seats(seats: object):
    with pytest.raises(BadStart) as caught:
        GAME.start(seats)
    assert (caught.value.reason, caught.value.facts["wanted"]) == ("seats", "2-4")
    assert caught.value.text("en").startswith("toy is for 2-4 players, not for ")
    assert caught.value.text("pl").startswith("Gra „toy” jest dla 2-4 graczy; podana liczba to ")


@pytest.mark.parametrize("seed", [1.0, "1", True, b"1", float("nan"), [], nested(1, 100_000), 1 << 256], ids=short)
def test_a_seed_that_is_no_whole_number(seed: object):
    with pytest.raises(BadStart) as caught:
        GAME.start(3, seed)
    assert caught.value.reason == "seed"
    assert caught.value.text("en").startswith("The seed must be a whole number of at most 256 bits, not ")
    assert caught.value.text("pl").startswith("Ziarno losu musi być liczbą całkowitą o najwyżej 256 bitach, a jest: ")


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        *(("turns", value, "1-2000") for value in (0, 2001, -1, 10**5000, True, 1.0, "1", None, nested(1, 100_000))),
        *(("deck", value, "full, tiny") for value in ("", "FULL", "huge", 1, True, None, ["full"], ("tiny",), b"full")),
        *(("faults", value, "bool") for value in (0, 1, "true", None, [], 0.0)),
    ],
    ids=short,
)
def test_a_setting_that_cannot_be(name: str, value: object, wanted: str):
    with pytest.raises(BadStart) as caught:
        GAME.start(3, 1, {name: value})
    assert (caught.value.reason, caught.value.facts["wanted"]) == ("setting", wanted)
    english, polish = ("true or false", "true (tak) albo false (nie)") if wanted == "bool" else (wanted, wanted)
    assert caught.value.text("en").endswith(f". Possible: {english}.")
    assert caught.value.text("pl").endswith(f". Możliwe: {polish}.")


def test_a_setting_that_there_is_not():
    with pytest.raises(BadStart) as caught:
        GAME.start(3, 1, {"turns": 3, "cheats": True})
    assert caught.value.text("en") == "There is no setting “cheats”. There are: turns, deck, faults."
    assert caught.value.text("pl") == "Nie ma ustawienia „cheats”. Są: turns, deck, faults."


@pytest.mark.parametrize("name", ["", "toy", "HELLO", "hello ", "voidtable.games.hello", "\0", "x" * 10_000], ids=short)
def test_a_game_that_there_is_not(name: str):
    with pytest.raises(UnknownGame) as caught:
        load(name)
    assert "Installed: hello" in caught.value.text("en")
    assert "Zainstalowane: hello" in caught.value.text("pl")
    assert f"“{name[:100]}" in caught.value.text("en")


# A clause that is not there


@pytest.mark.parametrize("id", ["", "TO-9", "to-1.1", "TO-1.1 ", "XX-1"])
def test_a_clause_that_there_is_not(id: str):
    with pytest.raises(UnknownClause) as caught:
        GAME.clause(id)
    assert caught.value.text("en") == f"The rules of toy have no clause {id}. Clauses have numbers such as TO-1.1."
    assert caught.value.text("pl") == f"W zasadach gry „toy” nie ma punktu {id}. Punkty mają numery takie jak TO-1.1."


# Flaws in a game's rules


def test_a_rule_that_fails_in_the_middle_leaves_the_match_as_it_was():
    for many in (0, 1, 31, 32, 33, 40):
        match = play(started(turns=100, faults=True), 3, choices=many, never=FAULTS)
        while "boom" not in match.options(match.asking[0]):
            script(match, match.options(match.asking[0])[0])
        before, seat, offered = kept(match), match.asking[0], match.options(match.asking[0])
        undoable = [match.may_undo(each) for each in range(3)]
        for _ in range(2):
            with pytest.raises(ZeroDivisionError, match="boom"):
                match.choose(seat, "boom")
            assert kept(match) == before
            assert match.options(seat) == offered
            assert [match.may_undo(each) for each in range(3)] == undoable
        match.choose(seat, "roll")
        assert match.count == before[1][0]["step"] + 1


def test_a_match_without_a_past_cannot_be_put_right_but_says_what_is_wrong():
    imagined = GAME.imagine(started(faults=True).view(0), seed=1)
    with pytest.raises(ZeroDivisionError, match="boom"):
        imagined.choose(0, "boom")


@pytest.mark.parametrize("memory", [True, False])
def test_a_question_without_an_answer_is_an_error_of_the_game(memory: bool):
    match = started(faults=True, memory=memory)
    before = kept(match) if memory else None
    if not memory:
        match.choose(0, "stuck")
    with pytest.raises(DeadEnd) as caught:
        match.choose(0, "stuck" if memory else "x")
    assert caught.value.facts == {"step": "Stuck"}
    assert caught.value.text("en") == "Stuck asks and offers nothing: an error in the rules of this game."
    assert caught.value.text("pl") == "Stuck pyta i nic nie proponuje: to błąd w zasadach tej gry."
    assert not memory or kept(match) == before, "who chose it may choose something else"
