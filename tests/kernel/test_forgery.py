"""Records that somebody has touched: none is taken for a true one, and a typed error says what is wrong with it.

Most are given a check sum that fits what they say now, so that the later checks are what refuses them.
"""

import json
import sys
from collections.abc import Iterator
from itertools import product

import pytest
from tests.kernel.play import play, started
from tests.kernel.toy import GAME

from voidtable.kernel import BadRecord, ForeignRecord, VoidtableError, replay, secret_of, verify
from voidtable.kernel.record import Record, sealed, write
from voidtable.kernel.store import encode

ENDED = play(started(2, seed=1, turns=3), 1).record()
UNFINISHED = play(started(3, seed=2), 2, 12).record()
FILE = write(ENDED)


def refused(record: object, error: type[VoidtableError] = BadRecord) -> VoidtableError:
    """What is said, by replay and verify alike, and in both languages, where a record is not taken."""
    said = []
    for play_again in (replay, verify):
        with pytest.raises(error) as caught:
            play_again(record, GAME)
        said.append((caught.value.text("en"), caught.value.text("pl")))
    assert said[0] == said[1]
    english, polish = said[0]
    assert english != polish
    assert len(english) > 20 < len(polish)
    assert caught.value.reason not in (english, polish)
    assert str(caught.value) == english
    return caught.value


def test_every_changed_byte_is_noticed():
    for at, byte in enumerate(FILE):
        for flip in (1, 2, 4, 8, 16, 32, 64, 128):
            with pytest.raises(BadRecord):
                replay(FILE[:at] + bytes([byte ^ flip]) + FILE[at + 1 :], GAME)


def test_every_missing_and_every_doubled_byte_is_noticed():
    for at in range(len(FILE)):
        for other in (FILE[:at] + FILE[at + 1 :], FILE[: at + 1] + FILE[at:], FILE[:at]):
            with pytest.raises(BadRecord):
                replay(other, GAME)


def nested(depth: int, around: str = "") -> str:
    return "[" * depth + around + "]" * depth


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not-json"),
        (b"\xff\xfe\x00", "not-json"),
        (b"hello", "not-json"),
        (FILE[: len(FILE) // 2], "not-json"),
        (b"\xef\xbb\xbf" + FILE, "not-json"),
        (FILE.replace(b'[0,"', b'[NaN,"', 1), "not-json"),
        (FILE.replace(b'[0,"', b"[" + b"9" * 5000 + b',"', 1), "not-json"),
        (FILE.replace(b'[0,"', b'[1e999,"', 1), "not-json"),
        (b"null", "not-a-record"),
        (b"[]", "not-a-record"),
        (b'"record"', "not-a-record"),
        (nested(400), "not-a-record"),
        (FILE[:-1], "other-form"),
        (FILE + b"\n", "other-form"),
        (b" " + FILE, "other-form"),
        (FILE.replace(b'":', b'": ', 1), "other-form"),
        (b"{}", "other-form"),
        (b"{}\n", "keys"),
        (write(dict(ENDED) | {"more": 1}), "keys"),
        (dict(ENDED) | {"more": None}, "keys"),
        ({key: value for key, value in ENDED.items() if key != "secret"}, "keys"),
        ({}, "keys"),
        (dict(ENDED) | {"check": "0" * 64}, "check"),
        (dict(ENDED) | {"check": None}, "check"),
        (dict(ENDED) | {"seats": 3}, "check"),
        (FILE.replace(b'[0,"', b"[" + b"9" * 400 + b',"', 1), "check"),
    ],
)
def test_what_is_no_record_is_called_so(data, reason):
    assert refused(data).reason == reason


@pytest.mark.parametrize("depth", [1_000, 100_000])
@pytest.mark.parametrize("form", [nested, lambda depth: '{"a":' * depth + "1" + "}" * depth])
def test_deep_nesting_is_no_record(form, depth):
    assert refused(form(depth)).reason in ("not-json", "not-a-record")


@pytest.mark.parametrize("text", ["\ud800", FILE.decode().replace("toy", "\udcff")])
def test_text_that_is_no_unicode_is_no_record(text):
    refused(text)


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ({"voidtable": 2}, "format"),
        ({"voidtable": "1"}, "format"),
        ({"game": "chess"}, "game"),
        ({"game": None}, "game"),
        ({"version": "2"}, "version"),
        ({"version": 3}, "version"),
        ({"content": "0" * 16}, "content"),
    ],
)
def test_the_record_of_something_else_is_foreign_and_says_what_it_is_of(entries, reason):
    error = refused(sealed(ENDED | entries), ForeignRecord)
    assert error.reason == reason
    found = str(next(iter(entries.values())))
    assert error.facts["found"] == found
    assert all(found in error.text(lang) and str(error.facts["wanted"]) in error.text(lang) for lang in ("en", "pl"))


def with_choice(at: int, seat: object, option: object) -> Record:
    choices = [*ENDED["choices"][:at], [seat, option], *ENDED["choices"][at + 1 :]]
    return sealed(ENDED | {"choices": choices})


RESULT = ENDED["result"]


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ({"commitment": "0" * 64}, "commitment"),
        ({"secret": secret_of(2).hex()}, "commitment"),
        ({"secret": ""}, "commitment"),
        ({"secret": "no hex"}, "unreadable"),
        ({"over": False}, "end"),
        ({"fingerprint": "0" * 64}, "end"),
        ({"choices": ENDED["choices"][:-1]}, "end"),
        ({"choices": [*ENDED["choices"], [0, "note"]]}, "choice"),
        ({"choices": [[0, "note", 1]]}, "unreadable"),
        ({"choices": [[0]]}, "unreadable"),
        ({"choices": 3}, "unreadable"),
        ({"result": None}, "result"),
        ({"result": RESULT | {"winners": []}}, "result"),
        ({"result": RESULT | {"scores": None}}, "result"),
        ({"result": RESULT | {"ending": "bust"}}, "result"),
        ({"result": RESULT | {"details": {}}}, "result"),
        ({"result": RESULT | {"more": 1}}, "result"),
    ],
)
def test_a_record_that_does_not_hold_together_says_where_it_breaks(entries, reason):
    assert refused(sealed(ENDED | entries)).reason == reason


def test_an_unfinished_match_has_no_result_to_tell_of():
    assert refused(sealed(UNFINISHED | {"result": RESULT})).reason == "result"
    assert refused(sealed(UNFINISHED | {"over": True})).reason == "end"


@pytest.mark.parametrize(
    ("seat", "option", "why"),
    [
        (0, "flip", "[TO-2.3]"),
        (0, "no such thing", "[VT-2]"),
        (0, 99, "[VT-2]"),
        (0, 10**30, "[VT-2]"),
        (0, None, "[VT-2]"),
        (0, True, "[VT-2]"),
        (0, 1.0, "[VT-2]"),
        (0, {"card": 1}, "[VT-2]"),
        (0, json.loads(nested(100, "1")), "[VT-2]"),
        (1, "note", "[VT-1]"),
        (7, "note", "[VT-1]"),
        (-1, "note", "[VT-1]"),
        ("0", "note", "[VT-1]"),
        (None, "note", "[VT-1]"),
    ],
)
def test_a_choice_that_was_not_possible_is_named_with_its_clause(seat, option, why):
    error = refused(with_choice(0, seat, option))
    assert (error.reason, error.facts["at"]) == ("choice", 1)
    assert all("1" in error.text(lang) and why in error.text(lang) for lang in ("en", "pl"))


def test_a_choice_after_the_end_was_not_possible():
    choices = [*ENDED["choices"], [0, "note"]]
    error = refused(sealed(ENDED | {"choices": choices}))
    assert error.facts["at"] == len(choices)
    assert "[VT-5]" in error.text()


def test_an_option_nested_beyond_reading_is_refused():
    option: object = 1
    for _ in range(sys.getrecursionlimit() // 2):
        option = [option]
    refused(with_choice(0, 0, option))


ODD = (
    None, True, False, 0, 1, -1, 7, 1.5, 1e300, 10**30, "", "x", "0", "\x00", [], [1], [[]], [[0]], [None], {},
    {"a": 1}, [[0, "note", 2]], [[None, None]], [["0", "note"]], json.loads(nested(100)),
)  # fmt: skip


def places(value: object, path: tuple[object, ...] = ()) -> Iterator[tuple[object, ...]]:
    """The way to every value inside of this one."""
    if path:
        yield path
    if isinstance(value, (dict, list)):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(inner, (*path, key))


def changed(value: object, path: tuple[object, ...], new: object) -> object:
    if not path:
        return new
    copy = value.copy()
    copy[path[0]] = changed(value[path[0]], path[1:], new)
    return copy


@pytest.mark.parametrize("entry", [entry for entry in ENDED if entry != "check"])
def test_whatever_stands_in_any_place_a_typed_error_says_why(entry):
    for path, odd in product(places({entry: ENDED[entry]}), ODD):
        other = sealed(changed(ENDED, path, odd))
        if encode(other) != encode(ENDED):
            for form in (other, write(other)):
                refused(form, VoidtableError)


@pytest.mark.parametrize(
    "entries",
    [
        {"secret": ENDED["secret"].upper()},
        {"secret": f" {ENDED['secret']}"},
        {"settings": {"turns": 3}},  # the others would be what they are without being said
        {"settings": [["turns", 3]]},
    ],
)
def test_what_comes_to_the_same_end_in_other_words_is_no_record(entries):
    refused(sealed(ENDED | entries))
