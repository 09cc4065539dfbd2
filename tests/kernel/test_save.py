"""Saved matches: opened again they are what they were, at once, and no byte of them may change."""

from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from itertools import product
from time import perf_counter

import pytest
from tests.kernel.play import play, python, script, seeds, started
from tests.kernel.test_forgery import ODD, changed, places
from tests.kernel.toy import GAME
from tests.kernel.toy.actions import Turn

from voidtable.kernel import Ask, BadRecord, ForeignRecord, Match, Refused, VoidtableError, load, reopen, replay
from voidtable.kernel.chance import Chance
from voidtable.kernel.record import sealed, write
from voidtable.kernel.store import decode, encode
from voidtable.kernel.table import Table

HELLO = load("hello")
MATCH = play(started(2, seed=1, turns=6), 1, 4)
FILE = MATCH.save()
ELSEWHERE = """
import sys
from tests.kernel.toy import GAME
from voidtable.kernel import reopen
sys.stdout.buffer.write(reopen(sys.stdin.buffer.read(), GAME).save())
"""


def standing(match: Match) -> tuple[object, ...]:
    """All that a table of people could tell of a match."""
    viewers = [*range(match.table.seats), None]
    views = [encode(match.view(viewer)) for viewer in viewers]
    undo = [match.may_undo(seat) for seat in range(match.table.seats)]
    options = [(seat, match.options(seat), match.ask(seat).prompt("pl")) for seat in match.asking]
    return match.fingerprint(), views, undo, options, match.over, match.result, match.count, write(match.record())


@pytest.mark.parametrize("game", [GAME, HELLO], ids=["toy", "hello"])
def test_a_reopened_match_is_what_it_was_and_goes_on_as_the_original(game):
    for seed in seeds(12, 3):
        match = game.start(game.seats[seed % 3], seed)
        while True:
            again = reopen(match.save(), game)
            assert standing(again) == standing(match)
            if match.over:
                break
            ahead = match.clone()
            assert standing(play(again, seed, 5)) == standing(play(ahead, seed, 5))
            play(match, seed + match.count, 3)


def test_it_is_saved_again_as_the_same_bytes_here_and_elsewhere():
    for seed in seeds(10, 3):
        file = play(started(3, seed), seed, 11).save()
        assert reopen(file, GAME).save() == file
    assert python(ELSEWHERE, FILE, PYTHONHASHSEED="4242") == FILE


def test_a_saved_match_without_its_game_finds_it_among_those_installed():
    match = play(HELLO.start(3, seed=2), 2, 5)
    assert standing(reopen(match.save())) == standing(match)


def test_the_fence_stands_where_it_stood():
    match = script(started(2, seed=3), "roll", "note", "note")
    again = reopen(match.save(), GAME)
    for one in (match, again):
        one.undo(1)
        one.undo(1)
        with pytest.raises(Refused) as caught:
            one.undo(1)
        assert caught.value.refusal.clause == "VT-4"
    assert standing(again) == standing(match)
    assert standing(match) == standing(script(started(2, seed=3), "roll"))


def test_a_match_reopened_in_the_middle_of_sealed_answers_keeps_them_sealed():
    match = script(started(3, seed=2), "bid", 3, 1)
    again = reopen(match.save(), GAME)
    assert again.asking == (2,)
    assert again.view(1)["faces"][0] == again.view(None)["faces"][0] == ""
    assert again.view(0)["faces"][0] == "3"
    script(again, 2)
    assert standing(again) == standing(script(match, 2))


def test_old_news_is_not_told_again_and_new_news_is():
    match = script(started(3, seed=2), "draw")
    again = reopen(match.save(), GAME)
    assert match.news(0)
    assert [again.news(viewer) for viewer in (0, 1, None)] == [[], [], []]
    script(match, "draw"), script(again, "draw")
    assert [again.news(viewer) for viewer in (0, 1, 2, None)] == [match.news(viewer) for viewer in (0, 1, 2, None)]
    assert len({str(again.news(viewer)) for viewer in (0, 1)}) == 2


def test_chance_goes_on_with_the_very_next_word():
    for rolls in range(10):
        match = script(started(2, seed=rolls), *["roll"] * rolls)
        again = reopen(match.save(), GAME)
        assert script(again, *["roll"] * 9).table.trail == script(match, *["roll"] * 9).table.trail


def test_a_match_without_memory_is_reopened_without():
    match = play(started(3, 4, memory=False), 4, 20)
    again = reopen(match.save(), GAME)
    assert again.table.knows == []
    assert play(again, 1).fingerprint() == play(match, 1).fingerprint()
    assert write(again.record()) == write(match.record())


def test_a_step_that_has_another_name_now_is_found_under_it():
    assert dict(GAME.renamed) == {"OldTurn": "Turn"}
    Turn.__name__ = "OldTurn"
    try:
        file = MATCH.save()
    finally:
        Turn.__name__ = "Turn"
    assert file != FILE
    again = reopen(file, GAME)
    assert again.table.stack == [Turn(MATCH.asking[0])]
    assert standing(again) == standing(MATCH)


def test_reopening_plays_nothing_again(monkeypatch):
    match = play(started(2, seed=5, turns=1500), 5)
    assert match.count >= 1500
    file = match.save()
    calls = []
    for owner, name in ((Table, "choose"), (Table, "advance"), (Ask, "options"), (Chance, "word"), (Match, "choose")):
        monkeypatch.setattr(owner, name, lambda *args, name=name: calls.append(name))
    again = reopen(file, GAME)
    assert calls == []
    monkeypatch.undo()
    assert standing(again) == standing(match)


def quickest(opened, *args) -> float:
    def once() -> float:
        begin = perf_counter()
        opened(*args)
        return perf_counter() - begin

    return min(once() for _ in range(5))


def test_reopening_a_long_match_takes_a_fraction_of_playing_it_again():
    match = play(started(2, seed=5, turns=1500), 5)
    assert quickest(reopen, match.save(), GAME) * 3 < quickest(replay, match.record(), GAME)


# Not the same


def test_every_changed_byte_is_noticed():
    for at, byte in enumerate(FILE):
        for flip in (1, 2, 4, 8, 16, 32, 64, 128):
            with pytest.raises(BadRecord):
                reopen(FILE[:at] + bytes([byte ^ flip]) + FILE[at + 1 :], GAME)


def test_every_missing_and_every_doubled_byte_is_noticed():
    for at in range(len(FILE)):
        for other in (FILE[:at] + FILE[at + 1 :], FILE[: at + 1] + FILE[at:], FILE[:at]):
            with pytest.raises(BadRecord):
                reopen(other, GAME)


def refused(data: bytes, error: type[VoidtableError] = BadRecord) -> str:
    """Why a saved match is not opened; it is said in both languages."""
    with pytest.raises(error) as caught:
        reopen(data, GAME)
    english, polish = caught.value.text("en"), caught.value.text("pl")
    assert len(english) > 20 < len(polish)
    assert english != polish
    return caught.value.reason


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not-json"),
        (b"\xff", "not-json"),
        (FILE[:100], "not-json"),
        (b"[" * 100_000, "not-json"),
        (b"[]", "not-a-record"),
        (b"null", "not-a-record"),
        (b"{}\n", "keys"),
        (write(MATCH.record()), "keys"),
        (FILE.replace(b'"fence":', b'"fence":1'), "check"),
        (b"{}", "other-form"),
        (FILE[:-1], "other-form"),
        (FILE + b"\n", "other-form"),
        (b" " + FILE, "other-form"),
        (FILE.replace(b'":', b'": ', 1), "other-form"),
        (FILE.replace(b'{"check"', b'{"check":1,"check"', 1), "other-form"),
    ],
)
def test_what_is_no_saved_match_is_called_so(data, reason):
    assert refused(data) == reason


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        (HELLO, "game"),
        (replace(GAME, version="4"), "version"),
        (replace(GAME, pack_kind=None), "content"),
    ],
)
def test_a_match_saved_of_something_else_is_foreign(game, reason):
    with pytest.raises(ForeignRecord) as caught:
        reopen(FILE, game)
    assert caught.value.reason == reason


SAVED = decode(FILE)


def forged(path: tuple[object, ...], new: object) -> bytes:
    """The saved match with something else in this place, and check sums that fit."""
    saved = changed(SAVED, path, new)
    if path[0] == "record" and isinstance(saved["record"], dict):
        saved["record"] = sealed(saved["record"])
    return write(sealed(saved))


KNOWLEDGE = ("knows", "minds")  # is in no fingerprint: it follows from the choices
SEEN = [path for path in places(SAVED) if path[0] == "state" and not {*path[1:2]} & {*KNOWLEDGE}]


def test_all_but_knowledge_is_in_the_fingerprint():
    state = {part: SAVED["state"][part] for part in SAVED["state"] if part not in KNOWLEDGE}
    assert sha256(encode(state)).hexdigest() == MATCH.fingerprint()


def test_whatever_stands_in_any_place_of_the_state_a_typed_error_says_why():
    for path, odd in product(SEEN, ODD):
        data = forged(path, odd)
        if data != FILE:
            with pytest.raises(VoidtableError):
                reopen(data, GAME), print(path, odd)  # said where it is opened


def test_whatever_stands_in_any_other_place_nothing_worse_comes_than_a_typed_error():
    for path, odd in product(places(SAVED), ODD):
        if path not in SEEN and path != ("check",):
            with suppress(VoidtableError):
                reopen(forged(path, odd), GAME)


def test_a_saved_match_has_as_many_choices_as_it_counts():
    choices = SAVED["record"]["choices"]
    for other in ([], choices[1:], [*choices, choices[0]]):
        refused(forged(("record", "choices"), other))


@pytest.mark.parametrize("known", [None, 1, "x", [None], [[1.5]], [[10**30]], [[-1]], [["a"]]])
def test_knowledge_that_is_none_is_refused(known):
    refused(forged(("state", "knows"), known))


def test_the_state_of_one_match_does_not_go_with_the_record_of_another():
    other = decode(play(started(2, seed=2, turns=6), 2, 4).save())
    refused(write(sealed(SAVED | {"state": other["state"]})))
