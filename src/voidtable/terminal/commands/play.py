"""`voidtable play`: an evening at one keyboard, alone with bots or with friends."""

from __future__ import annotations

from argparse import Namespace
from random import Random

from voidtable import bots
from voidtable.kernel import Game, Match, replay
from voidtable.terminal.evening import Evening, Partner
from voidtable.terminal.keeping import Keeper
from voidtable.terminal.language import Misuse
from voidtable.terminal.opening import game_of, read, settings_of
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


def seated(game: Game, args: Namespace, screen: Screen, lang: str, keeper: Keeper | None) -> Evening:
    """The evening at its start, or where the file left it: told again, so that the log is whole."""
    if keeper is None or not keeper.found():
        match = game.start(args.seats or min(game.seats), args.seed, settings_of(game, args.option))
        evening = Evening(match, partners(match, args.bots, args.bot, args.seed), lang, screen, keeper)
        evening.listen()
        return evening
    kept = replay(read(str(keeper.path)), game)
    match = anew(kept)
    evening = Evening(match, partners(match, args.bots, args.bot, args.seed), lang, screen, keeper)
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
