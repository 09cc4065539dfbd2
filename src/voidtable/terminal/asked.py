"""A question as a person meets it: what may be done, what may not and why, each with a number."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from voidtable.kernel import Match, Option, Refusal

from .language import words_of
from .opening import whole_number
from .plain import folded
from .screen import Screen

FORBIDDEN = 12  # so many forbidden things are shown; `why` tells all


class Choice(NamedTuple):
    """Something a person would try."""

    number: int
    option: Option
    label: str
    refusal: Refusal | None
    clauses: tuple[str, ...]


class Asked:
    """What one seat is asked now. Forbidden things come last, so that the numbers of the others are 1, 2, 3 ..."""

    def __init__(self, match: Match, seat: int, lang: str) -> None:
        self.lang = lang
        self.question = match.ask(seat)
        self.prompt = self.question.prompt(lang)
        self.offered = [self.choice(number, option, None) for number, option in enumerate(self.told_apart(match), 1)]
        self.refused: list[Choice] = []
        for option in match.candidates(seat):
            choice = self.choice(len(self.offered) + len(self.refused) + 1, option, match.why(seat, option))
            if choice.refusal and choice.label not in [other.label for other in self.refused]:
                self.refused.append(choice)
        self.choices = self.offered + self.refused

    def told_apart(self, match: Match) -> list[Option]:
        """Of options that are called the same, such as two equal cards, one, and nobody can foretell which.

        Always the first would tell the others something of the cards that were not chosen.
        """
        called: dict[str, list[Option]] = {}
        for option in match.options(self.question.seat):
            called.setdefault(self.question.label(option, self.lang), []).append(option)
        chance = Random(f"{match.table.secret.hex()} {match.moment}")
        return [chance.choice(same) for same in called.values()]

    def choice(self, number: int, option: Option, refusal: Refusal | None) -> Choice:
        label, clauses = self.question.label(option, self.lang), self.question.clauses(option)
        if refusal and refusal.clause not in clauses:
            clauses = (*clauses, refusal.clause)
        return Choice(number, option, label, refusal, clauses)

    def show(self, screen: Screen) -> None:
        screen.say()
        screen.say(self.prompt, "strong")
        for choice in self.offered:
            screen.say(choice.label, lead=f"{choice.number:4}. ", lead_style="number")
        for choice in self.refused[:FORBIDDEN]:
            screen.say(self.excuse(choice), "faint", f"{choice.number:4}. ")
        left = len(self.refused) - FORBIDDEN
        if left > 0:
            screen.say(words_of(self.lang).text("asked-more-forbidden", None, {"n": left}), "faint", " " * 6)

    def excuse(self, choice: Choice) -> str:
        """A forbidden thing, and why in short: by words, since colour is not for everybody."""
        assert choice.refusal
        facts = {"option": choice.label, "reason": choice.refusal.text(self.lang), "clause": choice.refusal.clause}
        return words_of(self.lang).text("asked-forbidden", None, facts)

    def meant(self, text: str) -> list[Choice]:
        """What a person may have meant: a number, a label, or a part of one."""
        if text.isdecimal():
            return [choice for choice in self.choices if choice.number == whole_number(text)]
        sought = folded(text)
        same = self.named(text)
        if same:
            return same[:1]
        parts = [choice for choice in self.choices if sought and sought in folded(choice.label)]
        allowed = [choice for choice in parts if choice.refusal is None] or parts
        return list({choice.label: choice for choice in reversed(allowed)}.values())[::-1]

    def named(self, text: str) -> list[Choice]:
        """The choices with exactly this label, allowed ones first."""
        return [choice for choice in self.choices if folded(choice.label) == folded(text)]
