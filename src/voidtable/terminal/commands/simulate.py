"""`voidtable simulate`: many games between bots, counted."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Mapping
from typing import cast

from voidtable.arena import simulate
from voidtable.kernel import Game, Words
from voidtable.terminal.language import Misuse, decimal, words_of
from voidtable.terminal.opening import game_of, settings_of
from voidtable.terminal.progress import bar
from voidtable.terminal.screen import Screen


def names_of(text: str, seats: int) -> list[str]:
    """The bots, by commas; as many as there are seats, or fewer that take turns."""
    names = [name.strip() for name in text.split(",")]
    if len(names) > seats:
        raise Misuse("bots", bots=len(names), seats=seats)
    return names


def run(args: Namespace, lang: str) -> int:
    game = game_of(args.game, args.pack)
    seats = args.seats or min(game.seats)
    bots, settings = names_of(args.bots, seats), settings_of(game, args.option)
    with bar(args.games) as progress:
        found = simulate(game, seats, args.games, args.seed, bots, args.jobs, settings, progress)
    if args.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        show(game, found, lang)
    return 1 if found["errors"] else 0


def show(game: Game, found: Mapping[str, object], lang: str) -> None:
    screen, own, words = Screen.standard(), words_of(lang), game.words(lang)
    facts = {name: cast("int | str", found[name]) for name in ("game", "seats", "games", "decisions")}
    facts["speed"] = cast("int", found["decisions_per_second"])
    facts["seconds"] = decimal(cast("float", found["seconds"]), 2, lang)
    for line in ("games", "decisions", "seconds"):
        screen.say(own.text(f"simulate-{line}", None, facts))
    endings = cast("dict[str, int]", found["endings"])
    wins = cast("dict[str, list[int] | dict[str, int]]", found["wins"])
    seats = {words.seat(seat): n for seat, n in enumerate(cast("list[int]", wins["seat"]))}
    told = {name: words.text(f"ending-{name}") if words.has(f"ending-{name}") else name for name in endings}
    counts(screen, own, own.text("simulate-endings"), {told[name]: n for name, n in endings.items()})
    counts(screen, own, own.text("simulate-wins"), seats)
    counts(screen, own, own.text("simulate-factions"), cast("dict[str, int]", wins["faction"]))
    errors = cast("list[dict[str, object]]", found["errors"])
    if errors:
        screen.heading(own.text("simulate-errors", None, {"n": len(errors)}))
        for error in errors:
            screen.item(str(error["message"]), "warning")


def counts(screen: Screen, own: Words, heading: str, numbers: Mapping[str, int]) -> None:
    if numbers:
        screen.heading(heading)
        for name, n in numbers.items():
            screen.item(own.text("times", None, {"face": name, "n": n}))
