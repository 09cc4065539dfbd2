"""Who wins between greedy bots, on a sample; 3,000 games at each number of players stand in docs/shadow-planet.md."""

from __future__ import annotations

import pytest

from voidtable.arena import simulate

pytestmark = pytest.mark.usefixtures("untraced")

GAMES = 200


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_faction_can_win_every_ending_occurs_and_no_seat_is_favoured(seats: int):
    found = simulate("shadow-planet", seats, GAMES, seed=1, bots=["greedy"])
    assert found["errors"] == []
    wins = found["wins"]
    assert isinstance(wins, dict)
    assert set(wins["faction"]) == {"alien", "astronauts", "guardian"}
    assert all(0.15 * GAMES < won < 0.60 * GAMES for won in wins["faction"].values())
    assert found["endings"].keys() == {"threat", "repair", "countdown"}
    fair = sum(wins["seat"]) / seats
    assert all(won < 1.3 * fair for won in wins["seat"])
