"""`voidtable pack check`: is a content pack sound, and where are its rows from?"""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from dataclasses import fields
from pathlib import Path
from typing import get_args

from voidtable.kernel import BadPack, Pack, Source, games
from voidtable.kernel.packs import game_of as game_for
from voidtable.terminal.language import words_of
from voidtable.terminal.opening import game_of
from voidtable.terminal.screen import Screen


def sources(pack: Pack) -> Counter[str]:
    """How many rows say where they are from, by what they say."""
    return Counter(row.source for field in fields(pack) for row in getattr(pack, field.name).values())


def run(args: Namespace, lang: str) -> int:
    name = game_for(Path(args.folder))
    if name not in games():
        raise BadPack("no-such-game", file="pack.toml", value=name, wanted=", ".join(games()))
    game = game_of(name, args.folder)
    assert game.pack
    words, screen, counts = words_of(lang), Screen.standard(), sources(game.pack)
    screen.say(words.text("pack-sound", None, {"folder": args.folder, "game": game.id}), "good")
    screen.say(words.text("pack-fingerprint", None, {"fingerprint": game.content}))
    for source in get_args(Source):
        screen.say(words.text("pack-rows", source, {"n": counts[source]}))
    return 0
