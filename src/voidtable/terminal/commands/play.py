"""`voidtable play`: an evening at one keyboard, alone with bots or with friends."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from functools import partial
from random import Random

from voidtable import bots
from voidtable.kernel import Game, Match, replay
from voidtable.terminal.evening import Evening, Partner
from voidtable.terminal.keeping import Keeper
from voidtable.terminal.language import Misuse, spelled
from voidtable.terminal.opening import about, game_of, read, settings_of
from voidtable.terminal.retelling import anew, choices_of
from voidtable.terminal.screen import Screen


def partners(match: Match, number: int | None, name: str, seed: int | None) -> dict[int, Partner]:
    """Bots in the last seats; where nobody says how many, one person plays against the rest."""
    seats = match.table.seats
    number = seats - 1 if number is None else number
    if number > seats:
        raise Misuse("bots", bots=number, seats=seats)
    bot = bots.load(name)
    return {
        seat: Partner(bot, Random() if seed is None else Random(f"{seed} {seat}"))
        for seat in range(seats - number, seats)
    }


def agreed_otherwise(kept: Match, seats: int | None, settings: Mapping[str, object]) -> bool:
    """Is something asked for that a game already begun does not have?"""
    agreed = kept.table.settings
    return seats not in (None, kept.table.seats) or any(agreed.get(name) != settings[name] for name in settings)


def command_again(args: Namespace, match: Match, bots: int, file: str) -> str:
    """What one types next: to check a game that is over, or to play on with the same people, bots and settings."""
    more = ["--pack", args.pack] if args.pack else []
    more += ["--lang", args.lang] if args.lang else []
    if match.over:
        return spelled("verify", file, *more)
    words = ["play", match.game.id, "--bots", str(bots)]
    words += ["--seats", str(args.seats)] if args.seats else []
    words += ["--bot", args.bot] if args.bot else []
    for name, value in args.option:
        words += ["--option", f"{name}={value}"]
    return spelled(*words, *more, "--save", file)


def evening_of(match: Match, args: Namespace, screen: Screen, lang: str, keeper: Keeper | None) -> Evening:
    partnered = partners(match, args.bots, args.bot or bots.usual(match.game), args.seed)
    return Evening(match, partnered, lang, screen, keeper, partial(command_again, args, match, len(partnered)))


def seated(game: Game, args: Namespace, screen: Screen, lang: str, keeper: Keeper | None) -> Evening:
    """The evening at its start, or where the file left it: told again, so that the log is whole."""
    if keeper is None or not keeper.found():
        match = game.start(args.seats or min(game.seats), args.seed, settings_of(game, args.option))
        evening = evening_of(match, args, screen, lang, keeper)
        evening.listen()
        if keeper:
            keeper.keep(match)  # a file that cannot be written is told of now, not after the first choice
        return evening
    with about(str(keeper.path)):
        kept = replay(read(str(keeper.path)), game)
    if agreed_otherwise(kept, args.seats, settings_of(game, args.option)):
        raise Misuse("kept", file=str(keeper.path))
    match = anew(kept)
    evening = evening_of(match, args, screen, lang, keeper)
    evening.listen()
    for seat, option in choices_of(kept):
        match.choose(seat, option)
        evening.listen()
    for journal in evening.journals.values():
        journal.unread()
    evening.tell("continued", "good", file=str(keeper.path))
    return evening


def run(args: Namespace, lang: str) -> int:
    game = game_of(args.game, args.pack)
    keeper = Keeper(args.save) if args.save else None
    seated(game, args, Screen.standard(), lang, keeper).play()
    return 0
