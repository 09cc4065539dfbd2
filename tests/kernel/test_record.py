"""Records: the same match again, byte for byte, and every draw of chance in it."""

import json
from dataclasses import replace

import pytest
from tests.kernel.play import play, python, script, seeds, started
from tests.kernel.toy import GAME

from voidtable.kernel import BadRecord, UnknownGame, load, replay, verify
from voidtable.kernel.record import write

HELLO = load("hello")
ENDED = play(started(2, seed=1, turns=3), 1).record()
FILE = write(ENDED)

ELSEWHERE = """
import sys
from tests.kernel.toy import GAME
from voidtable.kernel import replay, verify
from voidtable.kernel.record import write
data = sys.stdin.buffer.read()
match = replay(data, GAME)
assert write(verify(data, GAME).match.record()) == data
sys.stdout.buffer.write(write(match.record()))
"""
THERE = """
import sys
from tests.kernel.play import play, started
from voidtable.kernel.record import write
sys.stdout.buffer.write(write(play(started(4, seed=9), 9).record()))
"""


@pytest.mark.parametrize("salt", ["0", "1", "4242"])
def test_a_record_replays_byte_for_byte_in_another_process_whatever_the_salt_of_its_hashes(salt):
    for seats in GAME.seats:
        record = write(play(started(seats, seed=seats), seats).record())
        assert python(ELSEWHERE, record, PYTHONHASHSEED=salt) == record


def test_every_process_makes_the_same_record_and_this_one_replays_it():
    records = {python(THERE, PYTHONHASHSEED=salt) for salt in ("0", "1", "4242")}
    assert records == {write(play(started(4, seed=9), 9).record())}
    assert write(replay(records.pop(), GAME).record()) == write(play(started(4, seed=9), 9).record())


@pytest.mark.parametrize("game", [GAME, HELLO], ids=["toy", "hello"])
def test_records_replay_byte_for_byte_ended_or_not(game):
    for seed in seeds(40, 6):
        for seats in game.seats:
            for choices in (0, 1, 7, 10_000):
                match = play(game.start(seats, seed), seed, choices)
                record = write(match.record())
                again = replay(record, game)
                assert write(again.record()) == record
                assert (again.fingerprint(), again.asking, again.over) == (
                    match.fingerprint(),
                    match.asking,
                    match.over,
                )
                assert again.result == match.result


def test_a_record_may_come_as_data_as_text_and_as_bytes():
    ends = {replay(form, GAME).fingerprint() for form in (ENDED, FILE, FILE.decode(), json.loads(FILE))}
    assert ends == {ENDED["fingerprint"]}


def test_a_record_without_its_game_finds_it_among_those_installed():
    match = play(HELLO.start(3, seed=4), 4)
    assert replay(match.record()).fingerprint() == match.fingerprint()
    with pytest.raises(UnknownGame) as caught:
        replay(FILE)
    assert caught.value.facts["game"] == "toy"


def test_a_replayed_match_goes_on_where_it_was_left():
    for seed in seeds(20, 4):
        match = play(started(3, seed), seed, 14)
        again = replay(match.record(), GAME)
        assert [again.may_undo(seat) for seat in range(3)] == [match.may_undo(seat) for seat in range(3)]
        assert [again.view(seat) for seat in range(3)] == [match.view(seat) for seat in range(3)]
        assert write(play(again, 5).record()) == write(play(match, 5).record())


def test_the_same_record_is_made_with_memory_and_without():
    with_memory, without = (play(started(3, 8, memory), 8).record() for memory in (True, False))
    assert write(with_memory) == write(without)


def test_what_was_taken_back_stands_in_no_record():
    match = script(started(2), "note")
    before = write(match.record())
    match.choose(0, "note")
    match.undo(0)
    assert write(match.record()) == before


def test_a_record_holds_all_that_was_agreed():
    match = play(started(2, seed=6, deck="tiny", turns=5), 6)
    record = match.record()
    assert record["settings"] == {"deck": "tiny", "turns": 5, "faults": False}
    assert (record["game"], record["version"], record["content"]) == ("toy", "3", GAME.content)
    assert record["choices"] == [list(pair) for pair in zip(match.choices[::2], match.choices[1::2], strict=True)]
    assert record["result"]["winners"] == list(match.result.winners)
    assert dict(replay(record, GAME).table.settings) == record["settings"]


def test_the_record_of_an_unfinished_match_tells_of_no_result():
    record = play(started(3, seed=2), 2, 12).record()
    assert (record["over"], record["result"]) == (False, None)
    assert replay(record, GAME).asking


def test_a_match_imagined_from_a_view_has_no_record():
    imagined = GAME.imagine(started().view(0))
    for ask in (imagined.record, imagined.save):
        with pytest.raises(BadRecord) as caught:
            ask()
        assert caught.value.text() == "A match imagined from a view has no past, and so no record."
        assert caught.value.text("pl").startswith("Partia wyobrażona z widoku nie ma przeszłości")


def test_a_game_without_scores_has_a_record_too():
    def nobody_counts(g):
        return GAME.result(g)._replace(scores=None)

    game = replace(GAME, result=nobody_counts)
    record = play(game.start(2, seed=1), 1).record()
    assert record["result"]["scores"] is None
    assert replay(record, game).result.scores is None


# Verified


def test_verify_gives_back_the_match_the_commitment_and_every_draw():
    for seed in seeds(20, 4):
        draws: list[tuple[int, int]] = []
        match = play(GAME.start(3, seed, draws=draws), seed)
        found = verify(match.record(), GAME)
        assert found.match.fingerprint() == match.fingerprint()
        assert found.commitment == match.record()["commitment"]
        assert found.draws == tuple(draws)
        assert len(draws) >= 11 + match.result.details["rolls"]  # a deck of twelve, and the dice


def test_an_order_left_in_private_is_no_draw():
    match = script(started(2, seed=3), "lay")
    before = len(verify(match.record(), GAME).draws)
    script(match, match.options(0)[0])
    assert len(verify(match.record(), GAME).draws) == before
