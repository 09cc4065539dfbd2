"""The command in a process of its own: exit codes, pipes, letters that a place cannot show, and a real terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

VOIDTABLE = [sys.executable, "-m", "voidtable"]
CLEAR = "\033[H\033[2J\033[3J"


def run(*given: str, typed: str = "", folder: Path | None = None, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*VOIDTABLE, *given], cwd=folder,
        input=typed, capture_output=True, text=True, encoding="utf-8", env={**os.environ, **env}, timeout=30,
    )  # fmt: skip


class Seen:
    """A command at a terminal, and what has been written there."""

    def __init__(self, given: Sequence[str], **env: str) -> None:
        self.process, self.end = pty.fork()
        if self.process == 0:
            os.environ.update({"TERM": "xterm", "COLUMNS": "80", "PYTHONIOENCODING": "utf-8", **env})
            os.execv(sys.executable, [*VOIDTABLE, *given])
        self.raw = b""

    @property
    def text(self) -> str:
        return self.raw.decode("utf-8", "replace").replace("\r\n", "\n")

    def read(self) -> bool:
        """Some more of it; False at the end."""
        try:
            fresh = os.read(self.end, 4096)
        except OSError:
            return False
        self.raw += fresh
        return bool(fresh)

    def until(self, wanted: str) -> str:
        """All that is written until these words stand there."""
        begun, end = len(self.text), time.monotonic() + 20
        while wanted not in self.text[begun:]:
            assert select.select([self.end], [], [], end - time.monotonic())[0], self.text
            assert self.read(), self.text
        return self.text[begun:]

    def type(self, line: str) -> None:
        os.write(self.end, f"{line}\n".encode())

    def code(self) -> int:
        while self.read():
            pass
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])


@pytest.fixture
def seat() -> Iterator[list[Seen]]:
    """Terminals opened by a test, closed after it whatever happens."""
    opened: list[Seen] = []
    yield opened
    for seen in opened:
        try:
            os.kill(seen.process, signal.SIGKILL)
            os.waitpid(seen.process, 0)
        except (ProcessLookupError, ChildProcessError):
            pass
        os.close(seen.end)


def test_play_hello_reaches_its_first_prompt():
    done = run("play", "hello", "--lang", "en")
    assert done.returncode == 0
    assert "\n   1. " in done.stdout
    assert done.stdout.count("> ") == 1


@pytest.mark.parametrize(("given", "code"), [(["rules", "hello", "HE-1"], 0), (["verify", "none"], 1), (["play"], 2)])
def test_the_process_ends_with_the_code(given, code):
    assert run(*given).returncode == code


@pytest.mark.parametrize("more", [["--bots", "0"], ["--seats", "3", "--bots", "1", "--option", "rounds=2"]])
def test_the_command_told_on_leaving_can_be_typed_as_it_stands(tmp_path: Path, more):
    left = run("play", "hello", *more, "--save", "my game.vt", "--lang", "en", typed="\n1\nquit\n", folder=tmp_path)
    command = left.stdout.splitlines()[-1].partition(" Go on with it: ")[2]
    again = subprocess.run(
        command, shell=True, cwd=tmp_path,
        input="\nquit\n", capture_output=True, text=True, encoding="utf-8", timeout=30,
    )  # fmt: skip
    assert (again.returncode, again.stderr) == (0, "")
    first, second = (done.stdout.partition("\nType a number")[0] for done in (left, again))
    assert "Its seal" in first
    assert second == f"The game goes on from my game.vt.\n{first}"


def test_a_pipe_that_nobody_reads_ends_it_quietly():
    process = subprocess.Popen([*VOIDTABLE, "rules", "hello"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait() == 141
    process.stderr.close()


def test_where_only_ascii_is_shown_polish_is_still_read():
    done = run("play", "hello", "--lang", "pl", "--seed", "6", typed="7\nwhy 7\nkoniec\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "Gracz 1 (Ty): zlom (2) i wlaz" in done.stdout
    assert done.stdout.isascii()
    assert done.stderr == ""
    assert "?" not in done.stdout.replace("Co robisz?", "").replace('"?"', ""), "a letter was lost"


def test_a_pipe_gets_neither_colour_nor_a_progress_bar():
    done = run("simulate", "hello", "--games", "5", "--lang", "en", TERM="xterm")
    assert "\033" not in done.stdout
    assert done.stderr == ""


def test_long_work_shows_a_bar_on_a_terminal(seat):
    seat.append(Seen(["simulate", "hello", "--games", "300", "--lang", "en"]))
    assert seat[0].code() == 0
    assert "300/300" in seat[0].text


@pytest.mark.parametrize(("env", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)])
def test_colour_is_for_terminals_that_want_it(seat, env, coloured):
    seat.append(Seen(["play", "hello", "--seed", "6", "--lang", "en"], **env))
    shown = seat[0].until("[HE-2.4]")
    assert ("\033[1m" in shown) == coloured
    assert max(len(re.sub(r"\033\[[\d;]*m", "", line)) for line in shown.splitlines()) <= 80
    seat[0].type("quit")
    assert seat[0].code() == 0


def test_the_terminal_is_really_cleared_between_seats(seat):
    seat.append(Seen(["play", "hello", "--bots", "0", "--seed", "6", "--lang", "en"]))
    person = seat[0]
    person.until("press Enter")
    person.type("")
    assert CLEAR in person.until("Player 1 (you)")
    for line in ("1", "1", "1"):
        person.type(line)
        time.sleep(0.05)
    person.until("the screen is cleared")
    person.type("")
    passed = person.until("Player 2, it is your turn.")
    assert CLEAR in passed
    assert not re.search("scrap|leech|hatch", passed.rsplit(CLEAR)[-1])
    person.type("")
    assert "Player 2 (you)" in person.until("Player 2 (you)").rsplit(CLEAR)[-1]


@pytest.mark.parametrize("term", ["xterm", "dumb"])
def test_what_is_typed_ahead_neither_clears_the_screen_nor_uncovers_a_hand(seat, term):
    seat.append(Seen(["play", "hello", "--bots", "0", "--seed", "6", "--lang", "en"], TERM=term))
    person = seat[0]
    person.until("press Enter")
    person.type("")
    person.until("[HE-2.4]")
    person.type("jettison hatch\n\n\n")  # and two Enters too many
    person.until("the screen is cleared")
    person.type("?\n\n\n")
    person.until("Press Enter alone")
    person.type("")
    person.until("Player 2, it is your turn.")
    person.type("1\n\n\n")
    assert "Player 2 (you)" not in person.until("Press Enter alone")
    person.type("")
    person.until("Player 2 (you)")


def test_who_leaves_at_a_terminal_takes_their_hand_off_the_screen(seat):
    seat.append(Seen(["play", "hello", "--bots", "0", "--seed", "6", "--lang", "en"]))
    person = seat[0]
    person.until("press Enter")
    person.type("")
    person.until("[HE-2.4]")
    person.type("quit")
    assert person.code() == 0
    assert re.fullmatch(r"\s*You leave the table, .*\s*", person.text.rpartition(CLEAR)[2], re.S)


def test_ctrl_c_at_a_terminal_ends_it_with_130(seat):
    seat.append(Seen(["play", "hello", "--seed", "6", "--lang", "en"]))
    seat[0].until("[HE-2.4]")
    os.write(seat[0].end, b"\x03")
    assert seat[0].code() == 130
    assert "Traceback" not in seat[0].text
    assert "You leave the table" in seat[0].text
