"""Which language a person reads, and the words of the terminal in it."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Mapping, Sequence
from errno import errorcode
from functools import cache
from importlib.resources import files
from pathlib import Path
from shutil import which

from voidtable.kernel import VoidtableError, Words
from voidtable.kernel.words import HERE, LANGUAGES

NAME = "voidtable"  # of the program


@cache
def words_of(lang: str) -> Words:
    """The terminal's own words, and those that belong to no game."""
    return Words(lang, HERE, files(__package__ or ""))


def locale_of(environ: Mapping[str, str]) -> str:
    """The first of three variables that says anything; all but Polish read English."""
    said = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    return "pl" if said.lower().startswith("pl") else "en"


def spoken(given: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language of these arguments: needed before they are read, since their errors are told in it."""
    asked = ""
    for at, word in enumerate(given):
        if word == "--lang" and at + 1 < len(given):
            asked = given[at + 1]
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
    return asked if asked in LANGUAGES else locale_of(environ)


def problem_of(error: OSError) -> str:
    """What a system says of a file, by the name of its code: its sentences are in the language of the system."""
    return errorcode.get(error.errno or 0, "?")


def program() -> str:
    """How this program was called, or could be: from the folder where one stands, as short as it can be said."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        called = Path(sys.executable).with_name(NAME)
    if not called.is_file():
        return NAME
    if which(called.name) == str(called.absolute()):
        return called.name
    here = os.path.relpath(called.absolute())
    if here.startswith(os.pardir):
        return str(called)
    return here if os.sep in here else os.path.join(os.curdir, here)


def spelled(*words: str) -> str:
    """A command of ours, as it can be typed."""
    return shlex.join([program(), *words])


def decimal(value: float, places: int, lang: str) -> str:
    """A number with so many places, behind a comma in Polish."""
    said = f"{value:.{places}f}"
    return said.replace(".", ",") if lang == "pl" else said


class TerminalError(VoidtableError):
    """What can go wrong on the way to a game."""

    def words(self, lang: str) -> Words:
        return words_of(lang)


class Misuse(TerminalError):
    """A command that was given what it cannot take."""


class NoFile(TerminalError):
    """A file that cannot be read or written."""


class NoContent(TerminalError):
    """A game that has no content, and so takes no pack."""
