"""How a game ended, in words."""

from __future__ import annotations

from collections.abc import Sequence

from voidtable.kernel import Match

from .language import words_of
from .screen import Screen


def show_end(screen: Screen, match: Match, lang: str, people: Sequence[int] = ()) -> None:
    """The ending, who has won, and the scores; one person alone is spoken to as such."""
    result = match.result
    assert result
    words, own = match.game.words(lang), words_of(lang)
    screen.heading(own.text("end-heading"))
    if words.has(f"ending-{result.ending}"):
        screen.say(words.text(f"ending-{result.ending}"))
    winners = words.several([words.seat(seat) for seat in result.winners])
    screen.say(own.text("end-winners", None, {"n": len(result.winners), "seats": winners}), "good")
    if len(people) == 1:
        screen.say(own.text("end-you-win" if people[0] in result.winners else "end-you-lose"), "strong")
    for seat, score in (result.scores or {}).items():
        screen.item(own.text("end-score", None, {"seat": words.seat(seat), "n": score}))
