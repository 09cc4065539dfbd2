"""The ledger of every game: each clause has its code and its test, or an excuse."""

from __future__ import annotations

import pytest

from voidtable import games
from voidtable.coverage import coverage


@pytest.mark.parametrize("game", games())
def test_nothing_is_missing(game: str):
    clauses = coverage(game)["clauses"]
    assert clauses
    assert {id: found["reason"] for id, found in clauses.items() if found["status"] == "missing"} == {}
