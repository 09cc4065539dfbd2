"""What a table of hello may agree on before it starts."""

from __future__ import annotations

import pytest
from tests.games.hello.stage import table

from voidtable.games.hello import GAME
from voidtable.kernel import BadStart
from voidtable.kernel.errors import shown


def test_without_agreement_the_rules_stand_as_they_are_written():
    match = GAME.start(3, seed=1)
    assert table(match).settings == {"rounds": 3, "alarm": 4, "gear": True}


@pytest.mark.parametrize(
    ("name", "possible", "impossible", "wanted"),
    [
        ("rounds", [1, 2, 5, 6], [0, 7, True, "3"], "1-6"),
        ("alarm", [2, 3, 5, 6], [1, 7, False, "4"], "2-6"),
        ("gear", [True, False], [0, 1, "no"], "true or false"),
    ],
)
def test_a_setting_has_bounds(name: str, possible: list[object], impossible: list[object], wanted: str):
    for value in possible:
        assert table(GAME.start(2, 1, {name: value})).settings[name] == value
    for value in impossible:
        with pytest.raises(BadStart) as caught:
            GAME.start(2, 1, {name: value})
        said, allowed = shown(value), wanted.replace("true or false", "true (tak) albo false (nie)")
        assert caught.value.text("en") == f"The setting “{name}” cannot be {said}. Possible: {wanted}."
        assert caught.value.text("pl") == f"Ustawienie „{name}” nie może mieć wartości {said}. Możliwe: {allowed}."


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_can_play(seats: int):
    assert len(table(GAME.start(seats, 1)).hands) == seats


@pytest.mark.parametrize("seats", [0, 1, 6, True, 2.0])
def test_fewer_or_more_cannot(seats: int):
    with pytest.raises(BadStart) as caught:
        GAME.start(seats, 1)
    assert caught.value.text("en") == f"hello is for 2-5 players, not for {shown(seats)}."
    assert caught.value.text("pl") == f"Gra „hello” jest dla 2-5 graczy; podana liczba to {shown(seats)}."


@pytest.mark.parametrize(
    ("name", "english", "polish"),
    [
        ("rounds", "Rounds to play", "Liczba rund"),
        ("alarm", "Stowed leeches that wake the wreck", "Ile pijawek w ładowni budzi wrak"),
        ("gear", "Play with gear", "Gra z osprzętem"),
    ],
)
def test_a_setting_says_what_it_is_for(name: str, english: str, polish: str):
    key = f"setting-{name}"
    assert (GAME.words("en").text(key), GAME.words("pl").text(key)) == (english, polish)
