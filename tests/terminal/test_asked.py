"""What stands behind each number of a question."""

from __future__ import annotations

import pytest
from tests.games.hello.stage import second_turn, staged

from voidtable.terminal.asked import Asked


@pytest.mark.parametrize(
    ("label", "refused", "clauses"),
    [
        ("Scout the wreck", False, ["HE-2.3"]),
        ("Install beacon", False, ["HE-2.4", "HE-2.5"]),
        ("Install relic", True, ["HE-2.4", "HE-2.5"]),
        ("Jettison leech", False, ["HE-2.6"]),
        ("Jettison relic", True, ["HE-2.6", "HE-2.7"]),
        ("Barter with Player 2", False, ["HE-3.1"]),
    ],
)
def test_behind_a_number_stand_its_own_clauses_and_the_one_that_forbids_it(label: str, refused: bool, clauses):
    asked = Asked(staged("relic beacon leech", "scrap"), 0, "en")
    (choice,) = (choice for choice in asked.choices if choice.label == label)
    assert (choice.refusal is not None, list(choice.clauses)) == (refused, clauses)


def test_an_aside_has_clauses_of_its_own():
    asked = Asked(second_turn("beacon", "leech"), 0, "en")
    (flare,) = (choice for choice in asked.choices if choice.label.startswith("Free"))
    assert flare.clauses == ("HE-4.5",)


def test_equal_cards_are_one_choice_and_any_of_them_may_be_taken():
    match = staged("scrap scrap scrap", "scrap", "scrap")
    asked = Asked(match, 0, "en")
    jettison = [choice for choice in asked.offered if choice.label.startswith("Jettison")]
    assert len(jettison) == 1
    assert len([option for option in match.options(0) if option[0] == "jettison"]) == 3
    taken = {
        Asked(staged("scrap scrap scrap", "scrap", "scrap", seed=seed), 0, "en").offered[1].option for seed in range(30)
    }
    assert len(taken) == 3
