"""A question as clients meet it: what is asked, in words, and what each option is called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from .news import Arg
from .step import Ask, Option, Step
from .words import Fact

if TYPE_CHECKING:
    from .match import Match


class Question:
    """What a seat is asked now, able to say so."""

    def __init__(self, match: Match, step: Ask) -> None:
        self.match = match
        self.step = step
        self.seat = step.seat

    @property
    def kind(self) -> str:
        return type(self.step).__name__

    @property
    def clause(self) -> str:
        return type(self.step).clauses[0]

    def prompt(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """The question, for the one who is asked."""
        return self.say("ask", self.seat, lang, names)

    def waiting(self, viewer: int | None, lang: str = "en", names: Sequence[str] = ()) -> str:
        """What the others are told meanwhile."""
        return self.say("wait", viewer, lang, names)

    def say(self, attribute: str, viewer: int | None, lang: str, names: Sequence[str]) -> str:
        step = self.step
        prompts = step.prompts(self.match.table) if step.prompts is not None else {}
        facts = self.facts(step, viewer, lang, names) | self.told(prompts, viewer, lang, names)
        return self.match.game.words(lang).text(self.kind, attribute, facts)

    def facts(self, step: Step, viewer: int | None, lang: str, names: Sequence[str]) -> dict[str, Fact]:
        """What a step speaks of: its fields; a step among them is told by its message `.named`."""
        facts: dict[str, Fact] = {}
        for field in type(step).fields:
            value = getattr(step, field)
            if isinstance(value, Step):
                inner = self.facts(value, viewer, lang, names)
                facts[field] = self.match.game.words(lang).text(type(value).__name__, "named", inner)
            elif value is not None:
                facts |= self.told({field: value}, viewer, lang, names)
        return facts

    def told(self, args: Mapping[str, Arg], viewer: int | None, lang: str, names: Sequence[str]) -> dict[str, Fact]:
        """Arguments as messages take them, with the faces that the viewer knows."""
        return self.match.game.words(lang).facts(args, self.match.known(args, viewer), names)

    def behind(self, option: Option) -> Ask:
        """Whose candidate this is, offered or forbidden."""
        return self.match.table.behind(self.step, option)

    def clauses(self, option: Option) -> tuple[str, ...]:
        """The rules behind an option."""
        return self.behind(option).cites(option)

    def label(self, option: Option, lang: str = "en", names: Sequence[str] = ()) -> str:
        """An option in words, for the one who may take it."""
        words, step = self.match.game.words(lang), self.behind(option)
        args, kind = step.names(option), type(step).__name__
        facts = self.told(args, self.seat, lang, names)
        if words.has(kind, "option"):
            return words.text(kind, "option", facts)
        if isinstance(option, str):
            return words.text(kind, option, facts)
        return words.several([str(fact) for name, fact in facts.items() if name in args])
