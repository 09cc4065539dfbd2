"""Several people at one keyboard: nothing of a seat stays on the screen when the next one looks at it."""

from __future__ import annotations

import io
import re
from contextlib import nullcontext
from random import Random

import pytest
from tests.games.hello.stage import staged
from tests.terminal.said import LANGS, check

from voidtable.kernel import Match
from voidtable.terminal.evening import Evening
from voidtable.terminal.screen import BLANK, Screen

HANDS = ("relic relic relic", "scrap scrap scrap", "leech leech leech")
NAMES = {"en": ("relic", "scrap", "leech"), "pl": ("relikt", "złom", "pijawka")}
GEAR = "beacon hatch jammer beacon hatch jammer beacon hatch jammer"
CLEARED = "\n" * BLANK


def evening(*typed: str, lang: str = "en", match: Match | None = None) -> list[str]:
    """What stands on the screen between one clearing and the next, greeting first."""
    return screens_of(io.StringIO("\n".join(typed) + "\n"), lang, match or staged(*HANDS, top=GEAR))


def screens_of(keyboard: io.StringIO, lang: str, match: Match, stopped: bool = False) -> list[str]:
    out = io.StringIO()
    with pytest.raises(KeyboardInterrupt) if stopped else nullcontext():
        Evening(match, {}, lang, Screen(out, keyboard, {}), None, "voidtable play --save {}".format).play()
    check(out.getvalue())
    return out.getvalue().split(CLEARED)


def hands_on(screen: str, lang: str) -> list[int]:
    """The seats whose hands are named here."""
    return [seat for seat, name in enumerate(NAMES[lang]) if re.search(rf"\b{name}\b", screen)]


# A seat takes the device, chooses, reads what came of it, and passes the device on.
SCOUT = ("", "1", "1", "1", "")
STOW = ("", "1", "")


@pytest.mark.parametrize("lang", LANGS)
def test_between_two_clearings_only_one_hand_is_named(lang):
    _, *screens = evening(*SCOUT * 3, *STOW * 2, lang=lang)
    readers = [0, None, 1, None, 2, None, 0, None, 1, None]
    for reader, screen in zip(readers, screens, strict=True):
        assert hands_on(screen, lang) == ([] if reader is None else [reader]), screen


@pytest.mark.parametrize(("lang", "told"), [("en", "Player 2, it is your turn."), ("pl", "Gracz 2: Twoja kolej.")])
def test_the_screen_between_two_seats_says_only_whose_turn_it_is(lang, told):
    screens = evening(*SCOUT, lang=lang)
    assert len(screens) == 3
    assert screens[2].strip().splitlines()[0].startswith(told)
    assert screens[2].strip().splitlines()[1] == "> "


@pytest.mark.parametrize("lang", LANGS)
def test_a_secret_choice_is_told_only_to_the_one_who_made_it(lang):
    screens = evening(*SCOUT * 2, lang=lang)
    first, second = screens[1], screens[3]
    kept = {"en": r"keeps a scouted card: \w+", "pl": r"zatrzymuje obejrzaną kartę: \w+"}[lang]
    hidden = {"en": "keeps one of the scouted cards", "pl": "zatrzymuje jedną z obejrzanych kart"}[lang]
    assert re.search(f"1 {kept}", first)
    assert f"1 {hidden}" in second
    assert not re.search(f"1 {kept}", second)


@pytest.mark.parametrize(("lang", "undo", "told"), [("en", "undo", "Taken back."), ("pl", "cofnij", "Cofnięte.")])
def test_the_holder_may_take_the_last_choice_back_before_passing_on(lang, undo, told):
    screens = evening("", "1", "1", "1", undo, "2", "", "", lang=lang)
    assert told in screens[1]
    assert len(screens) == 5, "the device stayed where it was, and then went on, and was put down"
    log = {"en": "puts the other cards back", "pl": "odkłada pozostałe karty"}[lang]
    assert screens[3].count(log) == 1, "the next seat hears of the last choice only"


def test_what_can_no_longer_be_taken_back_is_not_offered_to_be():
    shown = evening("", "jettison scrap", "", match=staged("scrap relic", "leech leech", top=GEAR))
    assert "press Enter" in shown[1]
    assert "undo" not in shown[1].rsplit("Read it", 1)[1]


@pytest.mark.parametrize("leave", ["quit", "koniec"])
def test_a_person_may_leave_while_the_device_is_passed_on(leave):
    screens = evening("", "1", "1", "1", "", leave, lang="pl")
    assert "Odchodzisz od stołu" in screens[-1]
    assert not any(name in screens[-1] for name in NAMES["pl"])


# Typed where only Enter goes on, and what is said to it.
IDLE = ["1", "scout", "?", "log", "table", "help", "save x", "undo", "Enter", " x "]
ENTER = {"en": "Press Enter alone to go on", "pl": "Naciśnij sam Enter, aby przejść dalej"}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("idle", IDLE)
def test_what_is_typed_where_the_device_changes_hands_uncovers_nothing(lang, idle):
    match = staged(*HANDS, top=GEAR)
    act = {"en": "jettison scrap", "pl": "wyrzuć kartę: złom"}[lang]
    _, mine, between, theirs, after, *more = evening(
        *SCOUT[:4], "", idle, idle, "", act, idle, idle, "", lang=lang, match=match
    )
    assert (hands_on(mine, lang), hands_on(between, lang), hands_on(theirs, lang)) == ([0], [], [1])
    assert (between.count(ENTER[lang]), theirs.count(ENTER[lang])) == (2, 2)
    assert hands_on(after, lang) == []
    assert (more, match.count) == ([], 4)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("how", ["quit", "end", "ctrl-c"])
def test_who_leaves_in_the_middle_takes_their_hand_off_the_screen(lang, how):
    typed = {"quit": "\nquit\n", "end": "\n", "ctrl-c": "\n"}[how]
    keyboard = Interrupted(typed) if how == "ctrl-c" else io.StringIO(typed)
    _, mine, left = screens_of(keyboard, lang, staged(*HANDS, top=GEAR), stopped=how == "ctrl-c")
    assert (hands_on(mine, lang), hands_on(left, lang)) == ([0], [])
    assert {"en": "You leave the table", "pl": "Odchodzisz od stołu"}[lang] in left


class Interrupted(io.StringIO):
    """A keyboard at which somebody presses Ctrl-C in the end."""

    def readline(self, *size: int) -> str:
        line = super().readline(*size)
        if not line:
            raise KeyboardInterrupt
        return line


def test_the_last_hand_is_cleared_away_before_the_end_is_shown():
    match = staged("relic relic", "scrap scrap", top=GEAR, rounds=1)
    screens = evening("", "1", "1", "1", "", "", "1", "1", "1", "", "", "1", "", "", "1", "", match=match)
    assert match.over
    assert "The end" in screens[-1]
    assert "(you)" not in screens[-1]
    assert "The end" not in "".join(screens[:-1])


def test_who_leaves_after_the_last_choice_still_reads_the_end():
    match = staged("relic", "scrap", top=GEAR, rounds=1)
    screens = evening(*SCOUT * 2, *STOW, "", "1", "quit", match=match)
    assert match.over
    assert "The end" in screens[-1]
    assert "> quit" in screens[-2]
    assert "(you)" not in screens[-1]


@pytest.mark.parametrize("seed", range(12))
def test_no_screen_of_a_random_evening_is_read_by_two_people(seed):
    chance = Random(seed)
    match = staged(*HANDS, first=seed % 3)
    typed = ["" if n % 3 else str(chance.randint(1, 6)) for n in range(900)]
    for screen in evening(*typed, match=match):
        readers = set(re.findall(r"Player (\d) \(you\)", screen))
        assert len(readers) <= 1, "two people on one screen"
    assert match.over


def test_who_gets_the_device_back_sees_the_whole_table_though_nothing_has_changed_on_it():
    match = staged("relic relic", "jammer scrap leech", top="beacon hatch scrap " * 3)
    install, offer, hear = ("", "install jammer", ""), ("", "barter", ""), ("", "hear the offer", "")
    screens = evening(*SCOUT, *install, *STOW * 2, *SCOUT, *offer, *hear, "", match=match)
    assert "Which card do you offer Player 2" in screens[-2]
    assert "The table\nThe wreck: " in screens[-2]
    assert "You leave the table" in screens[-1]
