"""Worlds imagined from a view: nothing but the view is used, and all that fit are as likely."""

import json
import math
from collections import Counter
from dataclasses import replace

import pytest
from tests.kernel.people import dealt
from tests.kernel.play import play, python, script, seeds, started
from tests.kernel.toy import GAME

from voidtable.kernel import Match
from voidtable.kernel.store import encode

ELSEWHERE = """
import sys
from tests.kernel.toy import GAME
from voidtable.kernel.store import encode
data = sys.stdin.buffer.read()
match = GAME.imagine(data, seed=5)
sys.stdout.buffer.write(encode(match.view(__import__("json").loads(data)["seat"])))
"""


def viewers(match: Match) -> list[int | None]:
    return [*range(match.table.seats), None]


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_process_given_the_bytes_of_a_view_alone_comes_to_the_same_view(viewer):
    match = play(started(4, seed=3), 3, 17)
    view = encode(match.view(viewer))
    assert python(ELSEWHERE, view) == view


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_view_of_an_imagined_world_is_the_view_it_came_from_at_every_moment(seats):
    for seed in seeds(12, 3):
        match = started(seats, seed)
        for step in range(60):
            for viewer in viewers(match):
                view = match.view(viewer)
                assert encode(GAME.imagine(view, step).view(viewer)) == encode(view)
            play(match, seed + step, 1)


def test_a_view_may_come_as_data_as_text_and_as_bytes():
    view = play(started(), 2, 9).view(1)
    worlds = [GAME.imagine(form, 4).fingerprint() for form in (view, encode(view), json.dumps(view))]
    assert len(set(worlds)) == 1


def hidden_otherwise(match: Match, seat: int) -> Match:
    """The same match with another truth under the sleeves that this seat does not know."""
    other = match.clone()
    for cards, _, _ in match.table.stock(seat):
        faces = other.table.faces
        for card, face in zip(cards, [faces[card] for card in cards[1:] + cards[:1]], strict=True):
            faces[card] = face
    return other


def test_equal_views_of_different_truths_give_equal_samples():
    for seed in seeds(20, 5):
        match = play(started(3, seed), seed, 11)
        other = hidden_otherwise(match, 0)
        assert other.fingerprint() != match.fingerprint()
        assert encode(other.view(0)) == encode(match.view(0))
        for sample in range(10):
            one, two = GAME.imagine(match.view(0), sample), GAME.imagine(other.view(0), sample)
            assert one.fingerprint() == two.fingerprint()
            assert play(one, sample, 8).fingerprint() == play(two, sample, 8).fingerprint()


def test_where_several_worlds_fit_several_appear():
    for seed in seeds(10, 4):
        match = play(started(3, seed), seed, 15)
        for viewer in viewers(match):
            fits = len(dealt(match.table.seen(viewer if viewer is not None else 3), match.table.stock(3)[:0])) >= 1
            assert fits
            several = bool(match.table.stock(3 if viewer is None else viewer))
            found = {tuple(GAME.imagine(match.view(viewer), sample).table.faces) for sample in range(200)}
            assert (len(found) >= 2) == several


def tail(chi_square: float, freedom: int) -> float:
    """How likely chance alone comes to this chi-square or more: the regularised gamma function, by its series."""
    a, x = freedom / 2, chi_square / 2
    term = total = 1 / a
    n = 0
    while term > total * 1e-15:
        n += 1
        term *= x / (a + n)
        total += term
    return 1 - total * math.exp(a * math.log(x) - x - math.lgamma(a))


def test_the_tail_of_chi_square_is_that_of_the_tables():
    assert tail(3.841, 1) == pytest.approx(0.05, abs=1e-4)
    assert tail(18.307, 10) == pytest.approx(0.05, abs=1e-4)
    assert tail(27.877, 9) == pytest.approx(0.001, abs=1e-5)


@pytest.mark.parametrize("options", [(), ("peek",), ("pass-hands", "peek")])
def test_all_worlds_that_fit_are_as_likely(options):
    match = script(started(2, seed=6, deck="tiny"), *options)
    view, samples = match.view(0), 3000
    worlds = dealt(match.table.seen(0), match.table.stock(0))
    count = Counter(tuple(GAME.imagine(view, sample).table.faces) for sample in range(samples))
    assert set(count) == worlds
    assert len(worlds) >= 2
    even = samples / len(worlds)
    assert tail(sum((count[world] - even) ** 2 / even for world in worlds), len(worlds) - 1) > 1e-4


def test_my_own_sealed_answer_stays_and_the_others_get_answers_they_could_have_given():
    match = script(started(3, seed=2), "bid", 3, 1)
    assert match.asking == (2,)
    given = Counter()
    for sample in range(60):
        world = GAME.imagine(match.view(0), sample)
        assert world.table.faces[0] == "3"
        given[world.table.faces[1]] += 1
        assert world.table.faces[2] == ""
    assert set(given) == {"0", "1", "2", "3"}
    assert {GAME.imagine(match.view(None), sample).table.faces[0] for sample in range(40)} == {"0", "1", "2", "3"}


def test_a_world_in_which_an_asked_seat_could_not_answer_is_not_imagined_where_another_fits():
    match = script(started(2, seed=8), "lay")
    assert match.asking == (0,)
    assert all(GAME.imagine(match.view(1), sample).options(0) for sample in range(30))


def test_a_game_may_say_that_a_world_could_not_be():
    def no_stone_on_top(g) -> bool:
        return g.faces[g.deck[-1]] != "stone"

    match = started(2, seed=1)
    top = match.table.deck[-1]
    plain = {GAME.imagine(match.view(0), sample).table.faces[top] for sample in range(60)}
    picky = replace(GAME, plausible=no_stone_on_top)
    told = {picky.imagine(match.view(0), sample).table.faces[top] for sample in range(60)}
    assert plain - told == {"stone"}


def test_where_no_world_is_plausible_one_comes_all_the_same():
    calls = []

    def never(g) -> bool:
        calls.append(1)
        return False

    match = started(2, seed=1)
    assert replace(GAME, plausible=never).imagine(match.view(0)).view(0) == match.view(0)
    assert 2 <= len(calls) <= 100


def test_an_imagined_match_can_be_played_to_its_end_with_memory_or_without():
    view = play(started(3, seed=4), 4, 12).view(1)
    ends = []
    for memory in (True, False):
        match = play(GAME.imagine(view, 7, memory), 1)
        assert match.over
        assert match.result is not None
        ends.append(match.fingerprint())
    assert ends[0] == ends[1]


def test_an_imagined_match_has_no_past():
    match = GAME.imagine(started().view(0))
    match.choose(0, "note")
    assert not match.may_undo(0)
    assert match.news(0)[0].event == "noted"


def test_a_match_and_what_is_imagined_from_its_view_share_nothing_that_changes():
    match = play(started(3, seed=5), 5, 14)
    view = match.view(0)
    before, fingerprint = encode(view), match.fingerprint()
    for memory in (True, False):
        play(GAME.imagine(view, 1, memory), 2)
        assert encode(view) == before
        assert match.fingerprint() == fingerprint
    play(match, 9)
    assert encode(view) == before
