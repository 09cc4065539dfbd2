"""One person at the terminal, against bots: whole games, and all that may be typed beside a choice."""

from __future__ import annotations

import re
from itertools import cycle, islice
from pathlib import Path

import pytest
from tests.terminal.said import LANGS, Say

from voidtable.kernel import replay

NUMBERS = "\n".join(map(str, islice(cycle([3, 1, 2, 1, 4, 1]), 200)))
QUESTION = re.compile(r"^ +1\. ", re.M)
HEADINGS = {"en": ("The table", "The end", "win", "point"), "pl": ("Stół", "Koniec", "Wygryw", "punkt")}
VERBS = {
    "en": ["undo", "log", "why", "table", "help", "save", "quit"],
    "pl": ["cofnij", "dziennik", "czemu", "stół", "pomoc", "zapisz", "koniec"],
}


def hello(*more: str) -> tuple[str, ...]:
    """A game at the first question of the person: seat 1 of 2, with 2 scrap and a hatch."""
    return ("play", "hello", "--seed", "6", *more)


@pytest.mark.parametrize("seats", ["2", "3", "5"])
@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_game_is_played_by_typing_numbers(say: Say, lang, seats):
    said = say("play", "hello", "--seats", seats, "--seed", "8", typed=NUMBERS, lang=lang)
    assert (said.code, said.err) == (0, "")
    assert len(QUESTION.findall(said.out)) >= 6
    for words in HEADINGS[lang]:
        assert words in said.out
    other = {"en": "Gracz", "pl": "Player"}[lang]
    assert other not in said.out


@pytest.mark.parametrize("seed", ["1", "4", "6", "8", "10"])
def test_one_person_alone_is_told_whether_they_have_won(say: Say, seed):
    said = say("play", "hello", "--seed", seed, typed=NUMBERS)
    won = re.search(r"^Player 1 .*wins?|^Player 1 and", said.out, re.M) is not None
    assert ("You win!" in said.out, "You do not win this time." in said.out) == (won, not won)


@pytest.mark.parametrize("lang", LANGS)
def test_no_bot_shows_its_hand_before_the_end(say: Say, lang):
    said = say("play", "hello", "--seats", "2", "--seed", "8", typed="1\n1\nquit\n", lang=lang)
    other = re.findall(r"^  (?:Player|Gracz) 2: (.*)$", said.out, re.M)
    assert other
    assert set(other) <= {"3 unseen cards", "3 zakryte karty", "2 unseen cards", "2 zakryte karty"}


@pytest.mark.parametrize(("lang", "word"), [("en", "Player"), ("pl", "Gracz")])
def test_bots_alone_play_to_the_end_before_a_spectator(say: Say, lang, word):
    said = say("play", "hello", "--bots", "2", "--seed", "3", lang=lang)
    assert said.code == 0
    assert not QUESTION.search(said.out)
    assert f"{word} 1: 1 p" in said.out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("?", "HE-2.2  In your turn take one action"),
        ("? 1", "HE-2.3  Scout: look at the top 3 cards"),
        ("? 2", "HE-2.4  Install: put a gear card"),
        ("? 5", "HE-3.1  Barter with another player"),
        ("? 6", "HE-2.5  You may not have two gear cards"),
        ("? HE-2.3", "HE-2.3  Scout: look at the top 3 cards"),
        ("?he-2.3", "Ruling: Which card you kept"),
        ("? HE-6", "HE-6.4  If the wreck is awake"),
        ("? HE-99", "The rules of hello have no clause HE-99."),
        ("? 99", "There is no number 99; the last is 6."),
        ("why", "   6. Install scrap — not possible: Only gear can be installed, not this card (scrap). [HE-2.4]"),
        ("why 6", "HE-2.4  Install: put a gear card"),
        ("why 2", "Nothing forbids this: Install hatch"),
        ("6", "Install scrap — not possible: Only gear can be installed, not this card (scrap). [HE-2.4]"),
        ("install", "  - Player 1 installs gear: hatch."),
        ("Scout the wreck", "  - Player 1 scouts the top 3 cards of the wreck."),
        ("jettison", "“jettison” may mean several things:"),
        ("barter", "  - Player 1 offers Player 2 a barter."),
        ("dance", "“dance” is none of these."),
        ("0", "There is no number 0; the last is 6."),
        ("9" * 5000, "There is no number 999"),
        ("x" * 5000, "x…” is none of these."),
        ("undo", "This can no longer be taken back"),
        ("log", "  - Round 1 begins."),
        ("table", "  Player 1 (you): scrap (2) and hatch"),
        ("help", "quit: leave the table."),
        ("save", "Say where: save FILE"),
        ("save /", "/ is a folder, not a file."),
        ("", "Your turn. What will you do?"),
    ],
)
def test_what_may_be_typed_in_english(say: Say, typed, told):
    answered(say(*hello(), typed=f"{typed}\n"), told)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("?", "HE-2.2  W swojej turze wykonaj jedną akcję"),
        ("? 1", "HE-2.3  Badanie: obejrzyj"),
        ("? 6", "HE-2.5  Nie możesz mieć dwóch"),
        ("? HE-2.3", "Wyjaśnienie: Wybór zatrzymanej karty"),
        ("? HE-99", "W zasadach gry „hello” nie ma punktu HE-99."),
        ("czemu", "   6. Zainstaluj kartę: złom — nie można: Instalować można tylko osprzęt"),
        ("why 6", "HE-2.4  Instalacja: połóż przed sobą"),
        ("czemu 99", "Nie ma numeru 99; ostatni to 6."),
        ("dlaczego 2", "Nic tego nie zabrania: Zainstaluj kartę: właz"),
        ("zainstaluj", "  - Gracz 1 instaluje osprzęt: właz."),
        ("wyrzuc", "„wyrzuc” może oznaczać kilka rzeczy:"),
        ("tańcz", "„tańcz” nie jest żadną z tych możliwości."),
        ("cofnij", "Tego nie można już cofnąć"),
        ("undo", "Tego nie można już cofnąć"),
        ("dziennik", "  - Zaczyna się runda 1."),
        ("stol", "  Gracz 1 (Ty): złom (2) i właz"),
        ("pomoc", "koniec: odejście od stołu."),
        ("zapisz", "Podaj, gdzie: zapisz PLIK"),
        ("ZAPISZ /", "/ to katalog, a nie plik."),
    ],
)
def test_what_may_be_typed_in_polish(say: Say, typed, told):
    answered(say(*hello(), typed=f"{typed}\n", lang="pl"), told)


def answered(said, told: str) -> None:
    """After the question, and not before."""
    assert told in said.out[QUESTION.search(said.out).start() :].split("> ", 1)[1]
    assert said.code == 0


@pytest.mark.parametrize("lang", LANGS)
def test_the_help_names_every_verb_in_the_language_of_the_person(say: Say, lang):
    said = say(*hello(), typed=VERBS[lang][4], lang=lang)
    for verb in VERBS[lang]:
        assert re.search(rf"^{verb}\b.*: ", said.out, re.M)


@pytest.mark.parametrize(("lang", "undone"), [("en", "Taken back."), ("pl", "Cofnięte.")])
def test_an_own_choice_is_taken_back_and_its_news_with_it(say: Say, lang, undone):
    kept = say(*hello(), typed="1\n2\nundo\nlog\n", lang=lang)
    assert undone in kept.out
    log = kept.out.split({"en": "The log", "pl": "Dziennik"}[lang])[1]
    assert ("Player 1 scouts" in log) or ("Gracz 1 ogląda" in log)
    assert "keeps" not in log
    assert "zatrzymuje " not in log


def test_after_an_own_choice_only_what_has_changed_is_shown(say: Say):
    said = say(*hello(), typed="1\n2\n")
    scouted, kept = (part.split("\n\n")[0] for part in said.out.split("What has changed on the table\n")[1:])
    assert scouted == "The wreck: from the top leech, hatch (2), 21 unseen cards"
    assert kept == (
        "The wreck: from the top hatch (2), 21 unseen cards\nHands:\n  Player 1 (you): scrap (2), hatch and leech"
    )


@pytest.mark.parametrize("leave", ["quit\n", "q\n", ""])
@pytest.mark.parametrize(("lang", "again"), [("en", "goes on from"), ("pl", "toczy się dalej")])
def test_a_game_that_was_left_goes_on_where_it_was(say: Say, tmp_path: Path, lang, again, leave):
    file = tmp_path / "game.vt"
    first = say(*hello("--save", str(file)), typed=f"1\n{leave}", lang=lang)
    assert first.lines[-1].endswith(f" play hello --bots 1 --lang {lang} --save {file}")
    assert replay(file.read_bytes()).count == 1
    second = say("play", "hello", "--save", str(file), typed="log\n", lang=lang)
    assert again in second.lines[0]
    question = first.out.rsplit("\n\n", 1)[1].partition("> ")[0]
    assert f"\n\n{question}> log\n" in second.out
    ended = say("play", "hello", "--save", str(file), "--seed", "1", typed=NUMBERS, lang=lang)
    assert ended.code == 0
    assert replay(file.read_bytes()).over
    assert say("verify", str(file), lang=lang).code == 0


def test_ctrl_c_says_how_to_go_on(say: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def interrupt(self: object, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("voidtable.terminal.screen.Screen.read", interrupt)
    said = say(*hello("--save", str(tmp_path / "game.vt")))
    assert said.code == 130
    assert said.lines[-1].startswith("The game is kept in ")
    assert (tmp_path / "game.vt").exists()


@pytest.mark.parametrize(("typed", "agreed"), [("no", 1), ("nie", 1), ("TAK", 0), ("on", 0)])
def test_a_setting_is_understood_in_either_language_and_told_where_it_is_not_as_usual(say: Say, typed, agreed):
    said = say("play", "hello", "--option", f"gear={typed}", "--option", "rounds=2")
    assert said.lines.count("  - Play with gear: no") == agreed
    assert "  - Play with gear: yes" not in said.lines
    assert "  - Rounds to play: 2" in said.lines


@pytest.mark.parametrize(("game", "bot"), [("hello", "random"), ("shadow-planet", "greedy")])
def test_the_bot_that_knows_the_game_sits_down_where_nobody_says_which(say: Say, game: str, bot: str):
    assert f"  - Player 2: the bot “{bot}”" in say("play", game, "--seed", "1").lines
