"""Part C of the ledger: the invariants, at every decision of many random games."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.games.said import everybody, play, seen
from tests.games.shadow_planet import invariants, invariants_of_steps
from tests.games.shadow_planet.invariants import CHANGES, STATES, inv_39, inv_48
from tests.games.shadow_planet.invariants_of_steps import Watched, taken
from tests.games.shadow_planet.packs import pack, packed
from tests.games.shadow_planet.rigged import reprinted
from tests.games.shadow_planet.scene import gear, pass_until, scene, table
from tests.laws.hidden import asked, twin
from tests.laws.hidden import seen as viewed
from tests.laws.play import Position, choose_anything

from voidtable import replay
from voidtable.games.shadow_planet import GAME
from voidtable.games.shadow_planet.control import Pick
from voidtable.games.shadow_planet.messages import Discard
from voidtable.kernel import Match

GAMES = 15 if os.environ.get("VOIDTABLE_FAST") else 1000  # at each number of seats
PARTS = 8  # so that several cores share them
WATCHED = replace(GAME, table=Watched, pack_folder=Path(str(GAME.folder.joinpath("content"))))


pytestmark = pytest.mark.usefixtures("untraced")


def try_all(match: Match, rng: random.Random) -> None:
    """A random game from its first question to its end, and all invariants at each."""
    g = table(match)
    while True:
        for state in STATES:
            state(g)
        inv_48(match)
        if match.over:
            return inv_39(match)
        was, seat = g.clone(), rng.choice(match.asking)
        option = rng.choice(match.options(seat))
        taken(g, match.asked(seat), option)
        match.choose(seat, option)
        for change in CHANGES:
            change(was, g)


def try_games(start: Callable[[int], Match], seats: int, seeds: Iterable[int]) -> None:
    for seed in seeds:
        match, rng = start(seed), random.Random(f"{seats} {seed}")
        try:
            try_all(match, rng)
        except AssertionError as broken:
            raise AssertionError(f"{seats} seats, seed {seed}, after {match.count} choices") from broken


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_t_79_all_invariants_hold_in_random_games_and_each_ends_within_60_rounds(seats: int, part: int):
    try_games(lambda seed: WATCHED.start(seats, seed, memory=False), seats, range(part, GAMES, PARTS))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_t_79_all_invariants_hold_where_much_goes_on(seats: int):
    """Vehicles stand about, ways are short, Sections ask for one card, cards lie on the Temple pile: what is rare."""
    game = reprinted("uses", {name: {"icons": use.icons[:1]} for name, use in pack().uses.items()}, WATCHED)
    game = reprinted("sections", {name: {"enter": 1} for name in pack().sections}, game)
    game = reprinted("links", {name: {"cost": 1} for name in pack().links}, game)
    pawns = {"jenna": "caves", "nikke": "caves", "john": "hill", "rachel": "hill", "robot": "hill"}

    def start(seed: int) -> Match:
        vehicles = {"moonette": "hill", "crawler": "caves"}
        temple = ["", "axe help", "axe help fight seduce crying smoking john-search"][seed % 3]
        return scene(seats, seed=seed, memory=False, game=game, vehicles=vehicles, pawns=pawns, temple=temple)

    try_games(start, seats, range(max(9, GAMES // 10)))


def test_t_79_there_is_an_invariant_for_every_number_of_the_ledger():
    here = [invariants, invariants_of_steps, sys.modules[__name__]]
    names = [name.removeprefix("test_") for module in here for name in vars(module)]
    assert {name[:6] for name in names if name.startswith("inv_")} == {f"inv_{number:02}" for number in range(1, 49)}


# What needs views or records, on a sample of positions


def sampled(seats: int, kind: type | None = None, every: int = 40) -> Iterator[Match]:
    """Some positions of a random game with memory: those where this is asked, or one in so many and the end."""
    rng, match = random.Random(f"sample {seats}"), GAME.start(seats, 1000 + seats)
    while not match.over:
        if type(match.asked(match.asking[0])) is kind or (kind is None and rng.randrange(every) == 0):
            yield match
        choose_anything(match, rng)
    if kind is None:
        yield match


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_inv_27_who_cannot_tell_two_states_apart_has_the_same_view_and_the_same_options(seats: int):
    for match in sampled(seats):
        at = Position.copied(match, seats)
        for viewer in everybody(match):
            other = twin(at, viewer)
            assert viewed(other, viewer) == viewed(match, viewer)
            if viewer in match.asking:
                assert asked(other, viewer) == asked(match, viewer)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_inv_28_the_same_seed_and_decisions_give_the_same_game(seats: int):
    (*_, match) = sampled(seats)
    again = replay(match.record())
    assert again.fingerprint() == match.fingerprint()
    assert again.record() == match.record()
    other = GAME.start(seats, 1000 + seats)
    for at in range(0, len(match.choices), 2):
        other.choose(match.choices[at], match.choices[at + 1])
    assert [other.view(viewer) for viewer in everybody(match)] == [match.view(viewer) for viewer in everybody(match)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_inv_44_all_piles_that_a_viewer_sees_hold_121_cards_together(seats: int):
    for match in sampled(seats):
        for viewer in everybody(match):
            lie = match.view(viewer)["table"]
            piles = [lie[each] for each in ("messages", "discard", "temple", "removed")]
            piles += [pile for each in ("decks", "gears", "hands", "played") for pile in lie[each]]
            assert sum(map(len, piles)) == 121


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_inv_47_what_was_laid_face_down_in_the_draft_is_in_nobody_elses_view(seats: int):
    for match in sampled(seats, Pick):
        for owner, chosen in enumerate(table(match).chosen):
            assert all(
                seen(match, viewer, chosen) == [""] * len(chosen) for viewer in everybody(match) if viewer != owner
            )


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_inv_47_what_is_discarded_in_secret_is_in_nobody_elses_view(seats: int):
    sealed = 0
    for match in sampled(seats, Discard):
        for owner in set(range(seats)) - set(match.asking):
            sealed += 1
            views = {viewer: match.view(viewer)["faces"][owner] for viewer in everybody(match)}
            assert [viewer for viewer, face in views.items() if face] == [owner]
    assert sealed


# What a scene shows


@pytest.mark.parametrize("value", [0, 7])
def test_inv_35_the_values_of_cards_change_nothing_in_the_messages_phase(tmp_path: Path, value: int):
    stood = []
    other = packed(tmp_path, {"cards": {name: {"value": value} for name in pack().cards}})
    for game in (GAME, other):
        match = scene(3, controls="john reed jenna", phase="messages", repair=5, threat=4, countdown=6, game=game)
        play(match, "fight", "reed-move", "seduce")
        g = table(match)
        stood.append((g.round, g.threat, g.repair, g.countdown, g.removed, g.messages, match.view(0)["table"]["gears"]))
    assert stood[0] == stood[1]


def test_inv_43_a_gear_changes_by_one_and_the_sum_of_step_iii_less_the_discard(tmp_path: Path):
    plain = {"effect": "", "goes": "", "value": 2}
    game = packed(tmp_path, {"cards": {"seduce": plain}})
    match = scene(3, controls="jenna john reed", game=game, countdown=12)
    play(match, "nikke", "done", "done", "seduce", "done", "done", "done")
    while table(match).round == 1:
        pass_until(match, "Discard")
        match.choose(match.asking[0], match.options(match.asking[0])[0])
    assert [len(gear(match, each)) for each in ("jenna", "john", "reed", "nikke")] == [6 + 1 + 2 - 1, 6, 6, 6]
