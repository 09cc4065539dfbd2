"""A step is what happens, or waits for a person: a small frozen record that holds no secret."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Union, cast, dataclass_transform

from .fields import Frozen, Namespace, Slotted
from .news import Arg
from .refusal import Refusal

Option = Union[int, str, tuple["Option", ...]]  # noqa: UP007  a recursive alias must be quoted inside
Value = Union[int, str, bool, None, "Step", tuple["Value", ...]]

CLAUSES = re.compile(r"[A-Z]{2}-[0-9](?:[0-9A-Za-z.]*[0-9A-Za-z])?(?:,\s+(?=[A-Z]{2}-))?")


def cited(docstring: str | None) -> tuple[str, ...]:
    """The clauses at the head of a docstring: `SP-4.14, SP-4.15 ...`."""
    found, rest = [], docstring or ""
    while match := CLAUSES.match(rest):
        found.append(match.group().rstrip(", \n"))
        rest = rest[match.end() :]
    return tuple(found)


@dataclass_transform(frozen_default=True)
class StepKind(Frozen):
    """Reads the clauses of a step from its docstring, the only place where they stand."""

    def __new__(mcs, name: str, bases: tuple[type, ...], space: Namespace) -> Slotted:
        space["clauses"] = cited(cast("str | None", space.get("__doc__")))
        return super().__new__(mcs, name, bases, space)


class Step(metaclass=StepKind):
    """Fields hold ints, strings, booleans, None, steps, and tuples of these."""

    clauses: ClassVar[tuple[str, ...]]
    waits: ClassVar[bool] = False
    if_any: ClassVar[bool] = False
    # The kernel hands a step only its own table and what it offered itself; a subclass says what these are.
    run: ClassVar[Callable[..., None]]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__}.{name}: steps are frozen; put another step in its place")

    def __delattr__(self, name: str) -> None:
        self.__setattr__(name, None)

    def __hash__(self) -> int:
        return hash((type(self).__name__, *(getattr(self, field) for field in type(self).fields)))

    def __repr__(self) -> str:
        inside = ", ".join(f"{field}={getattr(self, field)!r}" for field in type(self).fields)
        return f"{type(self).__name__}({inside})"


class Do(Step):
    """A step that happens at once: `run(g)`."""


def not_forbidden(ask: Ask, g: object, seat: int) -> list[Option]:
    """The candidates that nothing forbids."""
    candidates, forbids = ask.candidates(g, seat), ask.forbids
    if forbids is None:
        return list(candidates)
    return [option for option in candidates if forbids(g, seat, option) is None]


class Ask(Step):
    """A step that waits until `seat` takes one of its options.

    `candidates(g, seat)`: what a person would try. `forbids(g, seat, option)`: the clause that says no, or None.
    `take(g, seat, option)`: what then happens.
    """

    seat: int
    waits: ClassVar[bool] = True
    secret: ClassVar[bool] = False  # the others learn only that a choice was made
    if_any: ClassVar[bool] = False  # passed over where nothing can be taken; else that is an error of the game
    offers: ClassVar[str] = "card"  # what an option that is a number means: a card, a seat, a number

    candidates: ClassVar[Callable[..., Sequence[Option]]]
    forbids: ClassVar[Callable[..., Refusal | None] | None] = None
    take: ClassVar[Callable[..., None]]
    asides: ClassVar[Callable[..., Sequence[Ask]] | None] = None  # what may be done first, the question still standing
    options: ClassVar[Callable[..., list[Option]]] = not_forbidden  # may be worked out otherwise where it must be fast
    prompts: ClassVar[Callable[..., Mapping[str, Arg]] | None] = None  # what the prompt speaks of, beside the fields

    def names(self, option: Option) -> Mapping[str, Arg]:
        """What an option speaks of, by name; a tuple's parts are named by the Ask that offers them."""
        if isinstance(option, str):
            return {"word": option}
        if isinstance(option, int):
            return {self.offers: option}
        named = dict(zip(self.offers.split(), option, strict=True))
        return cast("Mapping[str, Arg]", named)

    def cites(self, option: Option) -> tuple[str, ...]:
        """The clauses behind one option, where there are nearer ones than those of the question."""
        return type(self).clauses


class Together(Step):
    """Several questions at once, one for a seat; the answers are sealed until all are in, then taken in order."""

    parts: tuple[Ask, ...]
    waits: ClassVar[bool] = True
    if_any: ClassVar[bool] = True  # nobody may have anything to answer
