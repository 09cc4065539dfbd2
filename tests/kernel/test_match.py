"""A match: what is asked, offered, explained and chosen in it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from types import NoneType

import pytest
from tests.kernel.kept import kept
from tests.kernel.play import choice, play, python, script, seeds, started
from tests.kernel.toy import GAME
from tests.kernel.toy.actions import FAULTS, WORDS, Turn
from tests.kernel.toy.table import Toy

from voidtable.kernel import (
    Ask,
    Do,
    Game,
    Match,
    NoMemory,
    Option,
    Refused,
    Step,
    Together,
    reopen,
)
from voidtable.kernel.record import write


def moments(seats: int = 3, **settings: object) -> Iterator[Match]:
    """Every position of some random games."""
    for seed in seeds(6, 2):
        rng, match = random.Random(seed), started(seats, seed, **settings)
        while not match.over:
            yield match
            match.choose(*choice(match, rng))


def asking(*steps: Step) -> Match:
    """The toy's table in a game that asks these things."""

    class Begin(Do):
        """TO-1.1"""

        def run(self, g: Toy) -> None:
            g.then(*steps)

    return replace(GAME, setup=Begin).start(3, seed=1)


def test_when_it_is_over_nobody_is_asked_and_nothing_can_be_chosen():
    match = play(started(turns=3), 1)
    assert (match.over, match.asking) == (True, ())
    before = kept(match)
    for seat in range(3):
        assert match.why(seat, "draw").clause == "VT-5"
        for refused in (lambda seat=seat: match.ask(seat), lambda seat=seat: match.options(seat)):
            with pytest.raises(Refused) as caught:
                refused()
            assert caught.value.refusal.clause == "VT-5"
        with pytest.raises(Refused) as caught:
            match.choose(seat, "draw")
        assert caught.value.refusal.clause == "VT-5"
    assert kept(match) == before


def test_without_a_seed_each_game_has_a_secret_of_its_own():
    one, two = GAME.start(3), GAME.start(3)
    assert len(one.table.secret) == 32
    assert one.table.secret != two.table.secret


def test_with_a_seed_the_game_is_always_the_same():
    assert kept(started(seed=5)) == kept(started(seed=5))
    assert started(seed=5).fingerprint() != started(seed=6).fingerprint()


@pytest.mark.parametrize("seed", [0, -1, 10**40])
def test_any_whole_number_is_a_seed(seed: int):
    assert kept(GAME.start(2, seed)) == kept(GAME.start(2, seed))


# Options


def test_options_come_in_the_order_of_the_candidates():
    match = script(started(4, faults=True), "draw", "pass-hands")
    hand = match.table.hands[2]
    assert match.candidates(2) == [*WORDS, *FAULTS, *hand, "wink"]
    assert match.options(2) == [word for word in WORDS if word != "flip"] + [*FAULTS, *hand, "wink"]


def test_options_are_the_same_in_another_process():
    code = """if True:
        from tests.kernel.play import play, started
        match = play(started(4, seed=9), 3, choices=12)
        print([(seat, match.options(seat)) for seat in match.asking])
    """
    said = {python(code, PYTHONHASHSEED=seed) for seed in ("0", "1", "77")}
    match = play(started(4, seed=9), 3, choices=12)
    assert said == {f"{[(seat, match.options(seat)) for seat in match.asking]}\n".encode()}


def test_options_are_a_copy():
    match = started()
    options, candidates = match.options(0), match.candidates(0)
    options.clear()
    candidates.clear()
    assert match.options(0)[0] == match.candidates(0)[0] == "draw"
    match.options(0).append("fly")
    assert match.why(0, "fly").clause == "VT-2"


def test_options_are_those_of_the_seat_that_asks_for_them():
    match = script(started(2), "bid")
    assert match.options(0) == match.options(1) == [0, 1, 2, 3]
    assert match.ask(1).step is not match.ask(0).step
    match.options(0)
    match.choose(1, 2)
    assert match.asking == (0,)


def test_why_explains_every_candidate_that_is_not_offered_and_no_other():
    explained = set()
    full = script(started(2), *["draw"] * 6)
    for match in [full, *(moment.clone() for seats in (2, 3, 4) for moment in moments(seats, turns=60))]:
        seat = match.asking[-1]
        offered = match.options(seat)
        for option in match.candidates(seat):
            why = match.why(seat, option)
            assert (why is None) == (option in offered)
            if why is not None:
                explained.add(why.clause)
    assert explained >= {"TO-2.1", "TO-2.2", "TO-2.3", "TO-2.4", "TO-2.5"}


def test_why_of_a_thing_that_nobody_would_try():
    assert started().why(0, "fly").clause == "VT-2"
    assert started().why(1, "draw").clause == "VT-1"


def test_a_candidate_that_is_neither_offered_nor_forbidden_is_not_offered():
    class Picky(Ask):
        """TO-2"""

        def options(self, g: Toy, seat: int) -> list[Option]:
            return ["a"]

        def candidates(self, g: Toy, seat: int) -> list[Option]:
            return ["a", "b"]

        def forbids(self, g: Toy, seat: int, option: Option) -> None:
            return None

    match = asking(Picky(0))
    assert [match.why(0, option) and match.why(0, option).clause for option in ("a", "b")] == [None, "VT-2"]


# Choosing


def test_an_answer_may_say_for_which_question_it_was_meant():
    match = started()
    match.choose(0, "note", at=0)
    for at in (0, 2, -1):
        before = kept(match)
        with pytest.raises(Refused) as caught:
            match.choose(0, "note", at=at)
        assert caught.value.refusal.clause == "VT-3"
        assert kept(match) == before
    match.choose(0, "note", at=1)
    assert match.count == 2


def test_a_list_stands_for_a_tuple_as_json_has_none():
    one, two = (script(started(), "give") for _ in range(2))
    option = one.options(0)[0]
    one.choose(0, option)
    two.choose(0, list(option))
    assert kept(one) == kept(two)
    assert two.choices[-1] == option
    assert isinstance(two.choices[-1], tuple)


def test_the_choices_are_kept_as_they_were_offered():
    match = script(started(), "draw", "roll")
    assert match.choices == [0, "draw", 1, "roll"]
    assert match.record()["choices"] == [[0, "draw"], [1, "roll"]]


def test_something_done_first_is_a_choice_like_any_other():
    match = script(started(), "wink", "wink")
    assert match.why(0, "wink").clause == "TO-2.5"
    assert (match.count, match.asking, match.table.winks) == (2, (0,), [0, 2, 2])


# Copies


def test_a_copy_goes_its_own_way():
    for match in moments(turns=8):
        before = kept(match)
        copy = play(match.clone(), 5, choices=4)
        assert kept(match) == before
        assert copy.count > match.count
        assert match.options(match.asking[0]) == match.clone().options(match.asking[0])


def test_a_copy_is_not_touched_by_what_happens_after():
    match = script(started(), "draw")
    copy, offered = match.clone(), match.options(1)
    before = copy.fingerprint(), copy.record()
    script(match, offered[-2], "give")
    assert (copy.fingerprint(), copy.record(), copy.options(1)) == (*before, offered)


def test_a_copy_shares_nothing_that_changes():
    match = play(started(4), 2, choices=40)
    copy = match.clone()
    for field in (*GAME.fields, "stack", "faces", "knows"):
        mine, its = getattr(match.table, field), getattr(copy.table, field)
        assert mine == its
        assert isinstance(mine, int | str | tuple | NoneType) or mine is not its, field
    assert all(mine is not its for mine, its in zip(match.table.hands, copy.table.hands, strict=True))


def test_a_copy_has_heard_what_the_match_has_heard():
    match = script(started(), "draw")
    assert match.clone().news(0) == match.news(0) != []


# Without memory


def test_without_memory_nothing_is_kept():
    with_, without = started(seed=4), started(seed=4, memory=False)
    rng = random.Random(1)
    while not with_.over:
        seat, option = choice(with_, rng)
        with_.choose(seat, option)
        without.choose(seat, option)
        assert without.fingerprint() == with_.fingerprint()
        assert (without.table.knows, without.table.heard, without.snapshots) == ([], None, [])
        assert without.table.opened == 0
        assert [without.news(viewer) for viewer in (0, 1, 2, None)] == [[]] * 4
    assert without.over
    assert (without.result, without.record()) == (with_.result, with_.record())


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_without_memory_there_are_no_views(viewer: int | None):
    match = started(memory=False)
    for tried in (match, match.clone()):
        with pytest.raises(NoMemory) as caught:
            tried.view(viewer)
        assert "memory=True" in caught.value.text("en")
        assert "memory=True" in caught.value.text("pl")


def test_without_memory_a_refusal_still_speaks():
    match = script(started(memory=False), "wink", "wink")
    assert match.why(0, "wink").text("en") == "Player 1 has no wink left."


def test_each_question_of_several_at_once_is_its_own():
    match = asking(Together((Turn(0), Turn(2))))
    assert [match.ask(seat).seat for seat in match.asking] == [0, 2]
    with pytest.raises(Refused):
        match.ask(1)


# Saved and opened again


def test_a_match_that_is_opened_again_is_asked_the_same():
    for match in moments(turns=6):
        again = reopen(match.save(), GAME)
        assert kept(again)[:3] == kept(match)[:3]
        assert [again.options(seat) for seat in again.asking] == [match.options(seat) for seat in match.asking]


def test_a_record_is_the_same_bytes_however_the_match_was_played():
    match = script(started(), "draw", "roll")
    match.choose(2, "note")
    match.undo(2)
    assert write(match.record()) == write(script(started(), "draw", "roll").record())


def test_a_game_shows_its_name():
    assert repr(GAME) == "<game toy>"
    assert isinstance(GAME, Game)
    assert NoneType is type(started().result)
