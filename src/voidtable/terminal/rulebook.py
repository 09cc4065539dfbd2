"""The rules on the screen: a clause, a chapter, or all."""

from __future__ import annotations

import re
from collections.abc import Iterable

from voidtable.kernel import Clause, Game, Words

from .language import words_of
from .plain import folded
from .screen import Screen

MARKS = re.compile(r"[*`]")  # what Markdown puts around words


def found(game: Game, id: str, lang: str) -> list[Clause]:
    """The clause of this number and those under it: `HE-2` is a chapter. `UnknownClause` where there is none."""
    wanted = re.compile(re.escape(id) + r"(?![0-9])", re.IGNORECASE)
    clauses = [clause for clause in game.rules(lang).values() if wanted.match(clause.id)]
    return clauses or [game.clause(id, lang)]


def searched(game: Game, text: str, lang: str) -> list[Clause]:
    """The clauses that say this, in capitals or not, with Polish letters or without."""
    sought = folded(text)
    return [
        clause
        for clause in game.rules(lang).values()
        if sought in folded(" ".join((clause.chapter, clause.text, *clause.rulings)))
    ]


def explained(words: Words, kind: str, attribute: str) -> list[tuple[str, str]]:
    """What there is of this kind with a sentence of its own: the terms of a game, or its cards."""
    named = [message for message in dict.fromkeys(words.messages) if message.startswith(f"{kind}-")]
    return [(words.text(each), words.text(each, attribute)) for each in named if words.has(each, attribute)]


def show_explained(screen: Screen, entries: Iterable[tuple[str, str]], lang: str) -> None:
    for name, text in entries:
        screen.say(words_of(lang).text("labelled", None, {"label": name, "text": text}))


def show_clause(screen: Screen, clause: Clause, lang: str) -> None:
    screen.say(MARKS.sub("", clause.text), lead=f"{clause.id}  ", lead_style="number")
    for ruling in clause.rulings:
        text = words_of(lang).text("ruling", None, {"text": MARKS.sub("", ruling)})
        screen.say(text, "faint", " " * (len(clause.id) + 2))


def show_clauses(screen: Screen, clauses: Iterable[Clause], lang: str) -> None:
    """Clauses, with the headings of their chapters."""
    chapter = None
    for clause in clauses:
        if clause.chapter != chapter:
            chapter = clause.chapter
            screen.heading(chapter)
        show_clause(screen, clause, lang)
