"""The command `voidtable`: reads what was asked for, and tells what went wrong in one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from voidtable.bots import UnknownBot
from voidtable.kernel import BadStart, UnknownGame, VoidtableError

from .language import Misuse, spoken, words_of
from .plain import never_fail

INTERRUPTED, CLOSED = 130, 141  # as a shell says it: 128 and the signal


def misused(error: VoidtableError) -> bool:
    """Was the command itself wrong, as when argparse does not understand it?"""
    return isinstance(error, (Misuse, UnknownGame, BadStart, UnknownBot))


def run(given: Sequence[str], lang: str) -> int:
    from .arguments import read

    args = read(given, words_of(lang))
    command = import_module(f".commands.{args.command}", __package__)
    code = command.run(args, lang)
    sys.stdout.flush()
    assert isinstance(code, int)
    return code


def main(argv: Sequence[str] | None = None) -> int:
    given = sys.argv[1:] if argv is None else list(argv)
    lang = spoken(given, os.environ)
    never_fail(sys.stdout, "voidtable.plain")
    never_fail(sys.stderr, "voidtable.plain")
    never_fail(sys.stdin, "replace")
    try:
        return run(given, lang)
    except VoidtableError as error:
        print(error.text(lang), file=sys.stderr)
        return 2 if misused(error) else 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more; what Python would still flush at its end goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED
