"""The study of balance: what it counts, and the page it prints."""

from __future__ import annotations

import pytest

from bench import balance
from voidtable.arena import simulate
from voidtable.games.hello import GAME
from voidtable.kernel import Result


def test_it_counts_what_the_arena_counts():
    found, same = balance.counted(GAME, 3, 30, 5, ["random"], 1, ""), simulate(GAME, 3, 30, 5)
    assert (found.games, dict(found.endings)) == (30, same["endings"])
    assert [found.seats[seat] for seat in range(3)] == same["wins"]["seat"]
    assert sum(found.places.values()) == sum(found.seats.values())


def test_it_is_the_same_on_one_core_and_on_two():
    one, two = (balance.counted(GAME, 2, 60, 1, ["random"], jobs, "") for jobs in (1, 2))
    assert one == two


def test_a_card_is_chosen_no_more_often_than_it_is_offered():
    found = balance.counted(GAME, 4, 20, 1, ["random"], 1, "")
    assert found.offered
    assert all(0 <= found.chosen[face] <= n for face, n in found.offered.items())
    assert found.chosen.keys() <= found.offered.keys()


def test_a_place_is_where_one_sits_from_the_first():
    count = balance.Count()
    count.end(Result((0, 3), None, "done", {"faction": "crew", "round": 7, "late": True}), first=3, seats=4)
    count.end(Result((), None, "done", {"faction": "void", "round": 8}), first=1, seats=4)
    assert (dict(count.seats), dict(count.places)) == ({0: 1, 3: 1}, {1: 1, 0: 1})
    assert (dict(count.factions), +count.unshared) == ({"crew": 1, "void": 1}, {"void": 1})
    assert count.numbers == {"round": [7, 8]}


def test_what_nobody_takes_is_named():
    count = balance.Count(games=1)
    count.offered.update({"leech": 200, "beacon": 200, "hull": 199})
    count.chosen.update({"beacon": 1})
    assert dict(balance.rows(count, 2))["never chosen in 200 offers"] == "leech"
    assert balance.rarest([count]) == ["leech 0.0 %", "beacon 0.5 %"]


def test_the_page_is_a_table_with_a_column_for_each_number_of_seats(capsys: pytest.CaptureFixture[str]):
    balance.main(["hello", "--games", "5", "--seats", "2,3", "--bots", "random"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["|  | 2 seats, 5 games | 3 seats, 5 games |", "| --- | --- | --- |"]
    assert all(line.count("|") == 4 for line in lines[:-2])
    assert lines[-1].startswith("Chosen least")
