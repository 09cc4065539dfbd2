"""Games kept in files: where and from when on, and the command that goes on with one."""

from __future__ import annotations

import io
import json
import re
import shlex
import shutil
import sys
from pathlib import Path

import pytest
from tests.terminal.said import LANGS, Said, Say

from voidtable.games import hello as hello_game
from voidtable.terminal.language import program, spelled

HELLO = ("play", "hello", "--seed", "6")
CONTENT = Path(hello_game.__file__).parent / "content"
TABLES = [
    "",
    "--seats 3",
    "--seats 5 --bots 2",
    "--bots 0",
    "--seats 3 --bot random --option rounds=5 --option gear=no",
    "--pack 'my pack'",
]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own, with a pack, a folder and a file in it."""
    monkeypatch.chdir(tmp_path)
    shutil.copytree(CONTENT, "my pack")
    cards = Path("my pack", "cards.toml")
    cards.write_text(cards.read_text("utf-8").replace("copies = 6", "copies = 5", 1), "utf-8")
    Path("folder").mkdir()
    Path("taken").write_text("mine")
    return tmp_path


def kept(file: str) -> int:
    """How many choices are kept in a file."""
    return len(json.loads(Path(file).read_bytes())["choices"])


def told(said: Said) -> list[str]:
    """The command that the last line tells, without the name of the program."""
    name, *words = shlex.split(said.lines[-1].rpartition(": ")[2])
    assert name == program()
    return words


def greeting(said: Said) -> list[str]:
    """Who sits where, and what was agreed on."""
    above, _ = re.split("Its seal|Jego pieczęć", said.out)
    return [line for line in above.splitlines() if line.startswith("  - ")]


# The command that goes on


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("table", TABLES)
def test_the_command_told_on_leaving_goes_on_with_the_same_people_bots_and_rules(say: Say, lang, table):
    first = say(*HELLO, *shlex.split(table), "--save", "my game.vt", typed="\n1\nquit\n", lang=lang)
    choices = kept("my game.vt")
    assert choices > 0
    second = say(*told(first), typed="\nquit\n", lang=lang)
    assert (second.code, second.err) == (0, "")
    assert second.lines[0] == {
        "en": "The game goes on from my game.vt.", "pl": "Gra toczy się dalej od miejsca z pliku my game.vt."
    }[lang]  # fmt: skip
    assert greeting(second) == greeting(first) != []
    assert told(second)[-2:] == ["--save", "my game.vt"]
    assert kept("my game.vt") == choices


@pytest.mark.parametrize("table", TABLES)
def test_the_command_told_where_nothing_was_kept_keeps_the_next_game_at_the_same_table(say: Say, folder, table):
    before = sorted(folder.iterdir())
    first = say(*HELLO, *shlex.split(table), typed="\n1\nquit\n")
    assert "the game is not kept" in first.lines[-1]
    assert sorted(folder.iterdir()) == before
    second = say(*told(first), typed="\nquit\n")
    assert (second.code, second.err) == (0, "")
    assert greeting(second) == greeting(first) != []
    assert Path("FILE").exists()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("more", [[], ["--pack", "my pack"]])
def test_the_command_told_at_the_end_checks_the_game(say: Say, lang, more):
    played = say(*HELLO, "--bots", "2", *more, "--save", "my game.vt", lang=lang)
    command = told(played)
    assert command == ["verify", "my game.vt", *more, "--lang", lang]
    checked = say(*command, lang=lang)
    assert (checked.code, checked.err) == (0, "")


def test_a_language_that_nobody_asked_for_is_not_told(capsys, monkeypatch: pytest.MonkeyPatch):
    from voidtable.terminal.cli import main

    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main([*HELLO, "--save", "game.vt"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith(" play hello --bots 1 --save game.vt")


# The name of the program


def test_the_program_is_told_as_it_can_be_typed(folder: Path, monkeypatch: pytest.MonkeyPatch):
    script = folder / "tools" / "bin" / "voidtable"
    script.parent.mkdir(parents=True)
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", "/usr/bin")
    for called, here, said in [
        (str(script), folder, "tools/bin/voidtable"),
        ("tools/bin/voidtable", folder, "tools/bin/voidtable"),
        (str(script), script.parent, "./voidtable"),
        (str(script), folder / "folder", str(script)),
        ("../tools/bin/voidtable", folder / "folder", "../tools/bin/voidtable"),
        ("-c", folder, "voidtable"),
    ]:
        monkeypatch.chdir(here)
        monkeypatch.setattr(sys, "argv", [called])
        assert program() == said
    monkeypatch.setattr(sys, "argv", [str(script)])
    monkeypatch.setenv("PATH", str(script.parent))
    assert program() == "voidtable"


def test_called_as_a_module_it_is_the_program_beside_python(folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "argv", ["/somewhere/voidtable/__main__.py"])
    monkeypatch.setattr(sys, "executable", str(folder / "bin" / "python"))
    assert program() == "voidtable"
    Path("bin").mkdir()
    Path("bin", "voidtable").touch()
    assert program() == "bin/voidtable"
    assert spelled("verify", "my game.vt") == "bin/voidtable verify 'my game.vt'"


# save FILE


@pytest.mark.parametrize(
    ("lang", "saved", "left"),
    [
        ("en", "The game is kept in game.vt from now on. Go on with it later: ", "The game is kept in game.vt. Go on"),
        ("pl", "Gra jest odtąd zapisywana w pliku game.vt. Aby do niej wrócić: ", "Gra jest zapisana w pliku game.vt."),
    ],
)
def test_a_saved_game_is_kept_from_then_on_and_said_to_be_when_it_is_left(say: Say, lang, saved, left):
    said = say(*HELLO, typed="save game.vt\n1\n2\nquit\n", lang=lang)
    command = f" play hello --bots 1 --lang {lang} --save game.vt"
    assert any(line.startswith(saved) and line.endswith(command) for line in said.lines)
    assert said.lines[-1].startswith(left)
    assert said.lines[-1].endswith(command)
    assert kept("game.vt") == 2


def test_what_is_taken_back_is_taken_back_in_the_file_too(say: Say):
    say(*HELLO, typed="save game.vt\n1\n2\nundo\nquit\n")
    assert kept("game.vt") == 1


def test_a_game_is_saved_again_to_the_file_it_is_kept_in_however_that_is_named(say: Say, folder: Path):
    again = ["save game.vt", "save ./game.vt", f"save {folder}/game.vt", "save"]
    said = say(*HELLO, typed="\n".join(["save game.vt", "1", *again, "quit\n"]))
    assert said.out.count(" from now on. ") == 5
    assert "is there already" not in said.out
    assert kept("game.vt") == 1


def test_a_game_that_is_saved_elsewhere_leaves_its_old_file_as_it_was(say: Say):
    said = say(*HELLO, "--save", "one.vt", typed="1\nsave two.vt\n2\nquit\n")
    assert (kept("one.vt"), kept("two.vt")) == (1, 2)
    assert said.lines[-1].startswith("The game is kept in two.vt. ")


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["taken is there already", "folder is a folder", "none/x cannot be written: there is no such folder."]),
        ("pl", ["Plik taken już istnieje", "folder to katalog", "Nie da się zapisać pliku none/x: nie ma takiego"]),
    ],
)
def test_a_game_that_cannot_be_saved_there_stays_where_it_was(say: Say, folder: Path, lang, lines):
    before = sorted(folder.rglob("*"))
    tried = "save taken\nsave folder\nsave none/x\n1\nquit\n"
    lost = say(*HELLO, typed=tried, lang=lang)
    assert {"en": "the game is not kept", "pl": "gra nie jest nigdzie zapisana"}[lang] in lost.lines[-1]
    assert sorted(folder.rglob("*")) == before
    stays = say(*HELLO, "--save", "game.vt", typed=tried, lang=lang)
    for said in (lost, stays):
        assert all(any(line.startswith(start) for line in said.lines) for start in lines)
    assert stays.lines[-1].endswith(" --save game.vt")
    assert kept("game.vt") == 1
    assert Path("taken").read_text() == "mine"
    assert list(Path("folder").iterdir()) == []
