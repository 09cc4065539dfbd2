"""`voidtable rules`: look a rule up."""

from __future__ import annotations

from argparse import Namespace

from voidtable.terminal.language import words_of
from voidtable.terminal.opening import game_of
from voidtable.terminal.plain import short
from voidtable.terminal.rulebook import explained, found, searched, show_clauses, show_explained
from voidtable.terminal.screen import Screen


def run(args: Namespace, lang: str) -> int:
    game = game_of(args.game)
    if args.glossary or args.cards:
        kind, attribute = ("term", "means") if args.glossary else ("face", "text")
        entries = explained(game.words(lang), kind, attribute)
        if not entries:
            Screen.standard().say(words_of(lang).text("rules-unexplained", kind, {"game": game.id}))
            return 1
        show_explained(Screen.standard(), entries, lang)
        return 0
    clauses = found(game, args.clause, lang) if args.clause else list(game.rules(lang).values())
    if args.search:
        said = searched(game, args.search, lang)
        clauses = [clause for clause in clauses if clause in said]
    if not clauses:
        facts = {"text": short(args.search), "clause": args.clause or ""}
        Screen.standard().say(words_of(lang).text("rules-none", "among" if args.clause else "all", facts))
        return 1
    show_clauses(Screen.standard(), clauses, lang)
    return 0
