"""What a person types beside numbers: the verbs of the table, in English or in their own language."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from .language import words_of
from .plain import folded

VERBS = ("undo", "log", "why", "table", "help", "save", "quit")
TAKE_MORE = ("why", "save")  # verbs that take something; any other with something after it is not meant as a verb


class Typed(NamedTuple):
    """A verb, and what came after it."""

    verb: str
    rest: str


@cache
def verbs(lang: str) -> dict[str, str]:
    """All that is understood: English always, since `undo` and `save` are on every help page."""
    return {
        folded(word): verb
        for verb in VERBS
        for tongue in ("en", lang)
        for word in words_of(tongue).text(f"typed-{verb}").split(",")
    }


def typed(line: str, lang: str) -> Typed | None:
    """The verb of a line, or None where it has none and means an option."""
    if line.startswith("?"):
        return Typed("rule", line[1:].strip())
    first, _, rest = line.partition(" ")
    verb = verbs(lang).get(folded(first))
    if verb is None or (rest and verb not in TAKE_MORE):
        return None
    return Typed(verb, rest.strip())
