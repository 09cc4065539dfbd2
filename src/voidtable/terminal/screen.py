"""Where a person reads and types: coloured lines on a terminal, plain ones everywhere else."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import suppress
from os import environ
from shutil import get_terminal_size
from textwrap import wrap
from typing import TextIO

WIDEST = 100  # longer lines are hard to read
BLANK = 60  # lines that hide what stood there, where a screen cannot be cleared
CLEAR = "\033[H\033[2J\033[3J"  # home, the screen, and what has scrolled away
CODES = {"title": "1;36", "strong": "1", "number": "36", "faint": "2", "warning": "33", "good": "32"}


class Screen:
    """Colour never says what words do not."""

    def __init__(self, out: TextIO, typed: TextIO, env: Mapping[str, str]) -> None:
        self.out = out
        self.typed = typed
        self.live = out.isatty() and env.get("TERM") != "dumb"
        self.colour = self.live and not env.get("NO_COLOR")
        self.rich = self.live and (out.encoding or "").lower().replace("-", "") == "utf8"
        self.width = min(WIDEST, get_terminal_size().columns) if out.isatty() else 0

    @classmethod
    def standard(cls) -> Screen:
        return cls(sys.stdout, sys.stdin, environ)

    def paint(self, text: str, style: str) -> str:
        return f"\033[{CODES[style]}m{text}\033[0m" if style and self.colour and text else text

    def say(self, text: str = "", style: str = "", lead: str = "", lead_style: str = "") -> None:
        """A line, or as many as it takes; `lead` stands before the first, and the others keep clear of it."""
        room = self.width - len(lead)
        lines = wrap(text, room, break_on_hyphens=False) if room > 20 and len(text) > room else [text]
        first, *others = lines or [""]
        self.out.write(self.paint(lead, lead_style or style) + self.paint(first, style) + "\n")
        for line in others:
            self.out.write(" " * len(lead) + self.paint(line, style) + "\n")

    def heading(self, text: str) -> None:
        self.say()
        self.say(text, "title")

    def item(self, text: str, style: str = "") -> None:
        self.say(text, style, "  • " if self.rich else "  - ")

    def clear(self) -> None:
        """Nothing that stood here can be seen any more."""
        self.out.write(CLEAR if self.live else "\n" * BLANK)

    def forget_typed(self) -> None:
        """What was typed before it was asked for."""
        if not self.typed.isatty():
            return
        with suppress(ImportError):  # not every system has it
            import termios

            termios.tcflush(self.typed, termios.TCIFLUSH)

    def read(self, prompt: str) -> str:
        """What a person types. Lines are read as they are: a history would tell the next one at this keyboard."""
        self.out.write(self.paint(prompt + ("› " if self.rich else "> "), "strong"))
        self.out.flush()
        line = self.typed.readline()
        if not line:
            self.say()
            raise EOFError
        if not self.typed.isatty():
            self.say(line.rstrip("\n"))  # so that what was typed can be read in what was kept
        return line.strip()
