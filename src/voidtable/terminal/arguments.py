"""What the command line takes; its words are ours, argparse's own sentences included."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence

from voidtable import __version__
from voidtable.kernel import Words
from voidtable.kernel.words import LANGUAGES

from .opening import whole_number
from .plain import short

Read = Callable[[str], object]

# The sentences of argparse that a person can meet, and where ours stand.
SENTENCES = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "%(prog)s: error: %(message)s\n": "argparse-error",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "the following arguments are required: %s": "argparse-required",
    "expected one argument": "argparse-one",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "ignored explicit argument %r": "argparse-explicit",
}


def speak(words: Words) -> None:
    """Let argparse speak our words: it looks each of its sentences up under the name `_` of its module."""

    def ours(english: str) -> str:
        message = SENTENCES.get(english)
        if message is None:
            return english
        return words.text(message) + english[len(english.rstrip()) :]

    vars(argparse)["_"] = ours


class Command:
    """One command: what it takes, explained by `argument-NAME` in the words, or its attribute for this command."""

    def __init__(self, name: str, parser: argparse.ArgumentParser, words: Words) -> None:
        self.name = name
        self.parser = parser
        self.words = words

    def help(self, name: str) -> str:
        key = f"argument-{name}"
        return self.words.text(key, self.name if self.words.has(key, self.name) else None)

    def place(self, name: str, optional: bool = False) -> None:
        """An argument that stands in its place."""
        metavar = self.words.text(f"metavar-{name}")
        self.parser.add_argument(name, metavar=metavar, nargs="?" if optional else None, help=self.help(name))

    def games(self) -> None:
        self.parser.add_argument("games", metavar=self.words.text("metavar-game"), nargs="*", help=self.help("game"))

    def option(self, name: str, metavar: str, read: Read = str, default: object = None) -> None:
        said = self.words.text(f"metavar-{metavar}")
        self.parser.add_argument(
            f"--{name}", dest=name, metavar=said, type=read, default=default, help=self.help(name)
        )  # fmt: skip

    def flag(self, name: str) -> None:
        self.parser.add_argument(f"--{name}", action="store_true", help=self.help(name))

    def number(self, name: str, low: int, default: int | None = None) -> None:
        self.option(name, "number", self.whole(low), default)

    def table(self) -> None:
        """What a table agrees on before it starts."""
        help, metavar = self.help("option"), self.words.text("metavar-setting")
        self.parser.add_argument(
            "--option", metavar=metavar, action="append", default=[], type=self.setting, help=help
        )  # fmt: skip
        self.option("pack", "folder")

    def whole(self, low: int) -> Read:
        """Reads a whole number, not below `low`."""

        def read(text: str) -> int:
            number = whole_number(text)
            if number is None or number < low:
                facts = {"value": short(text), "low": str(low)}
                raise argparse.ArgumentTypeError(self.words.text("wrong-number", None, facts))
            return number

        return read

    def setting(self, text: str) -> tuple[str, str]:
        name, equals, value = text.partition("=")
        if not equals:
            raise argparse.ArgumentTypeError(self.words.text("wrong-setting", None, {"value": short(text)}))
        return name.strip(), value.strip()


def play(command: Command) -> None:
    command.place("game")
    command.number("seats", 1)
    command.number("bots", 0)
    command.option("bot", "bot")
    command.number("seed", 0)
    command.table()
    command.option("save", "file")


def simulate(command: Command) -> None:
    command.place("game")
    command.number("seats", 1)
    command.number("games", 1, 100)
    command.number("seed", 0, 0)
    command.option("bots", "bots", default="random")
    command.number("jobs", 1, 1)
    command.table()
    command.flag("json")


def replay(command: Command) -> None:
    command.place("file")
    command.number("as", 1)
    command.option("pack", "folder")


def verify(command: Command) -> None:
    command.place("file")
    command.option("pack", "folder")


def rules(command: Command) -> None:
    command.place("game")
    command.place("clause", optional=True)
    command.option("search", "text")
    command.flag("glossary")
    command.flag("cards")


def coverage(command: Command) -> None:
    command.place("game")
    command.flag("json")


def pack(command: Command) -> None:
    command.parser.add_argument("deed", metavar="check", choices=["check"], help=command.help("deed"))
    command.place("folder")


def bench(command: Command) -> None:
    command.games()
    command.flag("json")


COMMANDS = (play, simulate, replay, verify, rules, coverage, pack, bench)


def add_language(parser: argparse.ArgumentParser, words: Words, default: object) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=default, help=words.text("argument-lang"))


def read(given: Sequence[str], words: Words) -> argparse.Namespace:
    """What was asked for; what no command knows is answered with the usage of the one that was meant."""
    top, below = parsers(words)
    args, unknown = top.parse_known_args(given)
    if args.command is None:
        wanted = {"unknown": " ".join(unknown), "commands": ", ".join(below)}
        top.error(words.text("no-command", "unknown" if unknown else "missing", wanted))
    if unknown:
        below[args.command].error(words.text("unknown-arguments", None, {"arguments": " ".join(unknown)}))
    return args


def parsers(words: Words) -> tuple[argparse.ArgumentParser, dict[str, argparse.ArgumentParser]]:
    """The whole command line, and each command's part of it. `--lang` may stand before the command or after it."""
    speak(words)
    top = argparse.ArgumentParser(prog="voidtable", description=words.text("about"), allow_abbrev=False)
    told = words.text("argparse-version")
    top.add_argument("--version", action="version", version=f"voidtable {__version__}", help=told)
    add_language(top, words, None)
    commands = top.add_subparsers(dest="command", metavar=words.text("metavar-command"), title=words.text("commands"))
    for fill in COMMANDS:
        name = fill.__name__
        said = words.text(f"command-{name}")
        below = commands.add_parser(name, help=said, description=said, allow_abbrev=False)
        add_language(below, words, argparse.SUPPRESS)
        fill(Command(name, below, words))
    return top, commands.choices
