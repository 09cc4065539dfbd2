"""What goes wrong is told in one line, in the language of the person; what was wrong to ask for ends with 2."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.said import Say

from voidtable.bench.playouts import started
from voidtable.games.hello import GAME
from voidtable.kernel.record import read, sealed, write
from voidtable.kernel.words import kernel_words

SOUND = write(started(GAME, 2, 1, 1000).record())
ALL = "play, simulate, replay, verify, rules, coverage, pack, bench"
READING = ("verify", "replay", "play hello --save")
MISUSED = [
    ("frobnicate", "not possible: “frobnicate” (possible: ", "„frobnicate” nie wchodzi w grę (możliwe: "),
    ("", f"missing: COMMAND, one of: {ALL}", f"brakuje: POLECENIE, jedno z: {ALL}"),
    (
        "--nope",
        f"unknown: --nope; wanted is a COMMAND, one of: {ALL}",
        f"--nope; potrzebne jest POLECENIE, jedno z: {ALL}",
    ),
    ("--seats=3 -x", "unknown: --seats=3 -x; wanted is a COMMAND", "nieznane: --seats=3 -x; potrzebne jest POLECENIE"),
    ("--nope play hello", "voidtable play: error: unknown: --nope", "voidtable play: błąd: nieznane: --nope"),
    ("play", "missing: GAME", "brakuje: GRA"),
    ("play hello --nope", "unknown: --nope", "nieznane: --nope"),
    ("play hello more", "unknown: more", "nieznane: more"),
    ("play hello --seat 3", "unknown: --seat 3", "nieznane: --seat 3"),
    ("play hello --seats", "--seats: a value is missing", "--seats: brakuje wartości"),
    ("play hello --seats x", "“x” is not a whole number", "„x” to nie jest liczba całkowita"),
    ("play hello --seats " + "9" * 5000, "is not a whole number", "…” to nie jest liczba całkowita"),
    ("simulate hello --games 0", "of at least 1", "nie mniejsza niż 1"),
    ("simulate hello --json=1", "takes no value, but was given “1”", "nie przyjmuje wartości, a podano „1”"),
    ("play hello --option rounds", "“rounds” is not a setting", "„rounds” to nie jest ustawienie"),
    ("pack forge here", "check: not possible: “forge”", "check: „forge” nie wchodzi w grę"),
    ("pack", "missing: check, FOLDER", "brakuje: check, KATALOG"),
    ("play nonesuch", "There is no game “nonesuch”.", "Nie ma gry „nonesuch”."),
    ("bench hello nonesuch", "There is no game “nonesuch”.", "Nie ma gry „nonesuch”."),
    ("coverage nonesuch", "There is no game “nonesuch”.", "Nie ma gry „nonesuch”."),
    ("rules nonesuch", "There is no game “nonesuch”.", "Nie ma gry „nonesuch”."),
    ("play hello --seats 6", "hello is for 2-5 players, not for 6.", "podana liczba to 6."),
    ("simulate hello --seats 1", "hello is for 2-5 players, not for 1.", "podana liczba to 1."),
    ("play hello --bots 3", "3 bots do not fit at this table", "nie zmieszczą się 3 boty"),
    ("play hello --bots 5", "5 bots do not fit at this table", "nie zmieści się 5 botów"),
    ("simulate hello --bots random,random,random", "3 bots do not fit", "nie zmieszczą się 3 boty"),
    ("play hello --bot clever", "There is no bot “clever”.", "Nie ma bota „clever”."),
    ("play hello --option rounds=99", "“rounds” cannot be 99.", "„rounds” nie może mieć wartości 99."),
    ("play hello --option rounds=many", '“rounds” cannot be "many".', '„rounds” nie może mieć wartości "many".'),
    (
        "play hello --option gear=perhaps",
        '“gear” cannot be "perhaps". Possible: true or false.',
        '„gear” nie może mieć wartości "perhaps". Możliwe: true (tak) albo false (nie).',
    ),
    ("play hello --option size=1", "There is no setting “size”.", "Nie ma ustawienia „size”."),
]
FAILED = [
    ("verify none.vt", "There is no file none.vt.", "Nie ma pliku none.vt."),
    ("replay none.vt", "There is no file none.vt.", "Nie ma pliku none.vt."),
    ("replay .", ". is a folder, not a file.", ". to katalog, a nie plik."),
    ("play hello --save none/game.vt", "there is no such folder.", "nie ma takiego katalogu."),
    ("rules hello HE-9", "have no clause HE-9.", "nie ma punktu HE-9."),
    ("pack check none", "There is no folder none.", "Nie ma katalogu none."),
    ("play hello --pack none", "There is no folder none.", "Nie ma katalogu none."),
    ("pack check empty", "The content pack in empty lacks the file pack.toml.", "W paczce treści empty brakuje pliku"),
    ("pack check chess", "for “chess”, and there is no such game.", "do gry „chess”, a takiej gry nie ma."),
    ("play hello --pack chess", "for “chess”, but the game is “hello”.", "do gry „chess”, a gra to „hello”."),
    ("play hello --save empty", "empty is a folder, not a file.", "empty to katalog, a nie plik."),
    *((f"{command} torn.vt", "torn.vt: This is not a record", "torn.vt: To nie jest zapis gry") for command in READING),
    *(
        (f"{command} changed.vt", "changed.vt: The record has been", "changed.vt: Zapis zmieniono")
        for command in READING
    ),
    *((f"{command} foul.vt", "foul.vt: Choice 1 in the", "foul.vt: Wybór 1 z zapisu") for command in READING),
    ("verify chess.vt", "chess.vt: There is no game “chess”.", "chess.vt: Nie ma gry „chess”."),
    ("replay chess.vt", "chess.vt: There is no game “chess”.", "chess.vt: Nie ma gry „chess”."),
    ("replay chess.vt --pack chess", "chess.vt: There is no game “chess”.", "chess.vt: Nie ma gry „chess”."),
    ("play hello --save chess.vt", "chess.vt: The record is of the game “chess”", "chess.vt: To zapis gry „chess”"),
]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own: a sound record and some that are not, an empty folder, and a pack for another game."""
    monkeypatch.chdir(tmp_path)
    sound = read(SOUND)
    Path("sound.vt").write_bytes(SOUND)
    Path("chess.vt").write_bytes(write(sealed(sound | {"game": "chess"})))
    Path("foul.vt").write_bytes(write(sealed(sound | {"choices": [[1, "dance"]]})))
    Path("empty").mkdir()
    Path("chess").mkdir()
    Path("chess", "pack.toml").write_text('game = "chess"\n')
    Path("changed.vt").write_bytes(SOUND.replace(b'"seats":2', b'"seats":3'))
    Path("torn.vt").write_bytes(SOUND[:200])
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file): file.read_bytes() if file.is_file() else b"" for file in folder.rglob("*")}


@pytest.mark.parametrize(("asked", "english", "polish"), MISUSED)
def test_misuse_is_told_in_both_languages_and_ends_with_2(say: Say, folder: Path, asked, english, polish):
    before = contents(folder)
    for lang, told in (("en", english), ("pl", polish)):
        said = say(*asked.split(), lang=lang)
        assert said.code == 2
        assert said.out == ""
        assert told in said.err.splitlines()[-1]
        assert "Traceback" not in said.err
    assert contents(folder) == before


@pytest.mark.parametrize(("asked", "english", "polish"), FAILED)
def test_a_failure_is_told_in_one_line_and_ends_with_1(say: Say, folder: Path, asked, english, polish):
    before = contents(folder)
    for lang, told in (("en", english), ("pl", polish)):
        said = say(*asked.split(), lang=lang)
        assert said.code == 1
        assert said.out == ""
        assert told in said.err
        assert said.err.count("\n") == 1
    assert contents(folder) == before


@pytest.mark.parametrize("command", ["play", "simulate", "replay", "verify", "rules", "coverage", "pack", "bench"])
@pytest.mark.parametrize(("lang", "usage"), [("en", "usage: "), ("pl", "użycie: ")])
def test_an_unknown_option_gets_the_usage_of_its_command(say: Say, command, lang, usage):
    needed = {"replay": ["x"], "verify": ["x"], "pack": ["check", "x"], "bench": []}.get(command, ["hello"])
    said = say(command, *needed, "--frobnicate", lang=lang)
    assert said.code == 2
    assert said.err.startswith(f"{usage}voidtable {command} ")
    assert said.err.endswith(": --frobnicate\n")


def test_a_kept_game_is_not_played_under_other_terms(say: Say, folder: Path):
    for more in (["--seats", "3"], ["--option", "rounds=5"]):
        said = say("play", "hello", "--save", "sound.vt", *more)
        assert (said.code, said.out) == (2, "")
        assert "began with other seats or settings" in said.err
    assert say("play", "hello", "--save", "sound.vt", "--seats", "2", "--option", "rounds=3").code == 0


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Choice 1 in the record was not possible"), ("pl", "Wybór 1 z zapisu nie był możliwy")]
)
def test_what_was_wrong_in_a_record_is_told_in_one_language_throughout(say: Say, lang, told):
    refusal = kernel_words(lang).text("refusal-VT-2")
    assert say("verify", "foul.vt", lang=lang).err == f"foul.vt: {told}: {refusal} [VT-2]\n"


def test_a_seat_that_a_record_has_not_is_misuse(say: Say):
    assert say("replay", "sound.vt", "--as", "2").code == 0
    said = say("replay", "sound.vt", "--as", "3")
    assert (said.code, said.err) == (2, "There is no seat 3 at this table; its last seat is 2.\n")


@pytest.mark.parametrize(("locale", "told"), [("pl_PL.UTF-8", "użycie"), ("en_GB", "usage"), ("de_DE", "usage")])
def test_without_a_language_the_locale_is_spoken(capsys, monkeypatch, locale, told):
    from voidtable.terminal.cli import main

    monkeypatch.setenv("LC_ALL", locale)
    with pytest.raises(SystemExit):
        main(["play"])
    assert capsys.readouterr().err.startswith(told)
