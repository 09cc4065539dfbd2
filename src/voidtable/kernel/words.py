"""Words: every sentence for a person, from Project Fluent files, one for each language.

A step's messages stand under the name of its class: `.ask` for the one who decides, `.wait` for the others, `.told` (or
another event's name) for the log, and one attribute for each option that is a word. `face-NAME` is a card,
`refusal-CLAUSE` a refusal, `setting-NAME` a setting.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, reduce
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from .news import Arg, Heard, meaning, numbers

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Fact = int | str
LANGUAGES = ("en", "pl")
LONG = 1000  # letters of a fact
UNKNOWN = "hidden"  # how a message meets a card whose face its reader does not know


def spoken(lang: str) -> str:
    """The language of these that is meant: English where it is none of them."""
    return lang if lang in LANGUAGES else "en"


class Words:
    """The words of one language, from one or several folders; a later one may say more, never less."""

    def __init__(self, lang: str, *folders: Traversable | Path) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.lang = spoken(lang)
        self.flaws: list[str] = []  # what could not be said as it was meant
        self.messages: list[str] = []  # the names of all, in the order they stand
        self.bundle: FluentBundle = FluentBundle([self.lang], use_isolating=False)
        for folder in folders:
            text = folder.joinpath("words", f"{self.lang}.ftl").read_text("utf-8")
            self.bundle.add_resource(resource := FluentResource(text), allow_overrides=True)
            self.messages += [entry.id.name for entry in resource.body if hasattr(entry, "id")]

    def has(self, message: str, attribute: str | None = None) -> bool:
        if not self.bundle.has_message(message):
            return False
        found = self.bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def text(self, message: str, attribute: str | None = None, facts: Mapping[str, Fact] | None = None) -> str:
        """A message, or the name of what is missing: a screen with a raw name beats one that fails."""
        key = f"{message}.{attribute}" if attribute else message
        if not self.has(message, attribute):
            self.flaws.append(f"{self.lang}: there is no {key}")
            return key
        found = self.bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        # Fluent refuses to put very long facts, such as a list of all cards of a deck, into a sentence.
        long = {f"<{name}>": fact for name, fact in (facts or {}).items() if len(str(fact)) > LONG}
        short = {name: f"<{name}>" if f"<{name}>" in long else fact for name, fact in (facts or {}).items()}
        said, errors = self.bundle.format_pattern(pattern, short)
        self.flaws.extend(f"{self.lang}: {key}: {error}" for error in errors)
        return reduce(lambda text, name: text.replace(name, str(long[name])), long, str(said))

    def face(self, face: str) -> str:
        return self.text(f"face-{face}")

    def seat(self, seat: int, names: Sequence[str] = (), case: str | None = None) -> str:
        """A seat by the name of who sits there, or by its number; in a grammatical case, where a language has them."""
        if seat < len(names):
            return self.text("seat-named", case, {"name": names[seat]})
        return self.text("seat", case, {"n": seat + 1})

    def cases(self, message: str) -> list[str]:
        """The attributes of a message, such as grammatical cases."""
        return list(self.bundle.get_message(message).attributes) if self.bundle.has_message(message) else []

    def several(self, items: Sequence[str]) -> str:
        """A list as a person says it: a, b and c."""
        if len(items) < 2:
            return items[0] if items else self.text("nothing")
        return self.text("several", None, {"most": ", ".join(items[:-1]), "last": items[-1]})

    def facts(self, args: Mapping[str, Arg], faces: Mapping[int, str], names: Sequence[str] = ()) -> dict[str, Fact]:
        """Arguments as messages take them: cards, seats and words of the game by name, numbers as they are."""
        facts: dict[str, Fact] = {}
        for name, value in args.items():
            kind = meaning(name)
            if kind == "card":
                facts |= self.cards(name, numbers(value), faces, one=not isinstance(value, tuple))
                facts[f"{name}_count"] = len(numbers(value))
            elif kind == "seat":
                facts[name] = self.several([self.seat(seat, names) for seat in numbers(value)])
                for case in self.cases("seat"):
                    facts[f"{name}_{case}"] = self.several([self.seat(seat, names, case) for seat in numbers(value)])
            elif isinstance(value, tuple):
                facts[name] = self.several([str(self.named(name, kind, part)[name]) for part in value])
            else:
                facts |= self.named(name, kind, value)
        return facts

    def named(self, name: str, kind: str, value: int | str) -> dict[str, Fact]:
        """A word by its message, where it has one, and by the cases of it."""
        message = f"{kind}-{value}"
        if not isinstance(value, str) or not (self.has(message) or kind == "face"):
            return {name: value}
        said: dict[str, Fact] = {name: self.text(message)}
        for case in self.cases(message):
            said[f"{name}_{case}"] = self.text(message, case)
        return said

    def cards(self, name: str, cards: Sequence[int], faces: Mapping[int, str], one: bool) -> dict[str, Fact]:
        if one:
            face = faces.get(cards[0])
            return self.named(name, "face", face) if face else {name: UNKNOWN}
        runs = groupby(face for card in cards if (face := faces.get(card)))  # equal ones side by side are counted
        told = [self.face(face) + (f" ({n})" if (n := len(list(run))) > 1 else "") for face, run in runs]
        if unknown := sum(not faces.get(card) for card in cards):
            told.append(self.text("unknown-cards", None, {"n": unknown}))
        return {name: self.several(told)}

    def news(self, heard: Heard, names: Sequence[str] = ()) -> str:
        """A line of the log."""
        return self.text(heard.step, heard.event, self.facts(heard.args, heard.faces, names))


HERE = files("voidtable.kernel")


@cache
def kernel_words(lang: str) -> Words:
    """The words that belong to no game."""
    return Words(lang, HERE)
