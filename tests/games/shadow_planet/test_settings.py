"""What a table of The Shadow Planet may agree on before it starts."""

from __future__ import annotations

import pytest

from voidtable.games.shadow_planet import GAME
from voidtable.kernel import BadStart
from voidtable.kernel.errors import shown

RULED = {
    "deck_columns": "steps", "countdown_advance_type": "move", "temple_source": "messages",
    "accommodation_source": "messages", "bridge_targets": "uncontrolled", "reed_ability": "placed",
    "ban_scope": "turn", "bonus_without_card": True, "protagonist_rotates": False, "end_latch": False,
    "caves_exit_on_foot": False, "up_to": False, "cancel_targets": "any", "guardian_pick": "highest",
    "unmatched_gear_counts": True, "duel_clamp": True, "log_reveals": True,
}  # fmt: skip
OTHERS = [
    ("deck_columns", ["hues"], ["colours", True, 1], "steps, hues"),
    ("countdown_advance_type", ["search"], ["get", 0], "move, search"),
    ("temple_source", ["removed"], ["melita"], "messages, removed"),
    ("accommodation_source", ["melita"], ["removed"], "messages, melita"),
    ("bridge_targets", ["any"], ["all", True], "uncontrolled, any"),
    ("reed_ability", ["optional", "on-the-hill", "every-sum"], ["none"], "placed, optional, on-the-hill, every-sum"),
    ("ban_scope", ["type"], ["step"], "turn, type"),
    ("cancel_targets", ["controlled"], ["uncontrolled"], "any, controlled"),
    ("guardian_pick", ["lowest"], ["first"], "highest, lowest"),
    *((name, [not value], [0, 1, "no"], "true or false") for name, value in RULED.items() if isinstance(value, bool)),
]


def test_without_agreement_the_rulings_stand():
    assert dict(GAME.start(3, seed=1).table.settings) == RULED


@pytest.mark.parametrize(("name", "possible", "impossible", "wanted"), OTHERS)
def test_a_ruling_may_be_another_and_no_more(name: str, possible: list[object], impossible: list[object], wanted: str):
    for value in possible:
        assert dict(GAME.start(3, 1, {name: value}).table.settings) == RULED | {name: value}
    allowed = wanted.replace("true or false", "true (tak) albo false (nie)")
    for value in impossible:
        with pytest.raises(BadStart) as caught:
            GAME.start(3, 1, {name: value})
        said = shown(value)
        assert caught.value.text("en") == f"The setting “{name}” cannot be {said}. Possible: {wanted}."
        assert caught.value.text("pl") == f"Ustawienie „{name}” nie może mieć wartości {said}. Możliwe: {allowed}."


def test_a_setting_that_is_none_is_refused():
    with pytest.raises(BadStart) as caught:
        GAME.start(3, 1, {"dice": 6})
    assert caught.value.text("en") == f"There is no setting “dice”. There are: {', '.join(RULED)}."
    assert "dice" in caught.value.text("pl")


@pytest.mark.parametrize("name", RULED)
def test_a_setting_says_what_it_is_for(name: str):
    english, polish = (GAME.words(lang).text(f"setting-{name}") for lang in ("en", "pl"))
    assert english
    assert polish
    assert english != polish
