"""A table on which steps do nothing but leave a trail, so that a test can read in what order they happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from voidtable.kernel import Ask, Do, Option, Refusal, Step, Table


class Trail(Table):
    said: list[str]
    listeners: list[str]  # who is in play, in this order

    def in_play(self) -> Iterator[tuple[int, str]]:
        return iter(enumerate(self.listeners))


def trail(*listeners: str, seats: int = 3) -> Trail:
    """A new table, of a kind of its own, so that who reacts at it reacts at no other."""

    class Own(Trail):
        """Its reactions are its own."""

    g = Own()
    g.seats, g.listeners = seats, list(listeners)
    g.lay_envelopes(memory=False)
    return g


def after(g: Trail, *steps: Step) -> list[str]:
    """What is said once these steps have happened, up to the next question."""
    g.said.clear()
    g.then(*steps)
    g.advance()
    return g.said


def answer(g: Trail, seat: int, option: Option) -> list[str]:
    """What has been said once this seat has answered."""
    ask = g.question(seat)
    assert ask is not None
    g.choose(ask, option)
    return g.said


class Say(Do):
    """TR-1 Says its word; then comes what it leads to."""

    word: str
    leads: tuple[Step, ...] = ()

    def run(self, g: Trail) -> None:
        g.said.append(self.word)
        g.then(*self.leads)


class Shout(Say):
    """TR-1.1 Another kind of step that does the same."""


class Cancel(Do):
    """TR-2 Drops the nearest waiting step of a kind, and says which it was."""

    kind: str

    def run(self, g: Trail) -> None:
        dropped = g.cancel({"say": Say, "shout": Shout, "choose": Choose}[self.kind])
        g.said.append(f"-{getattr(dropped, 'word', dropped)}")


class End(Do):
    """TR-3 Ends the game."""

    def run(self, g: Trail) -> None:
        g.said.append("end")
        g.end()


class Choose(Ask):
    """TR-4 Any of these; what is taken is said, and said once more by a step."""

    among: tuple[Option, ...] = ("yes", "no")
    forbidden: tuple[Option, ...] = ()

    def candidates(self, g: Trail, seat: int) -> Sequence[Option]:
        return self.among

    def forbids(self, g: Trail, seat: int, option: Option) -> Refusal | None:
        return Refusal("TR-4") if option in self.forbidden else None

    def take(self, g: Trail, seat: int, option: Option) -> None:
        g.said.append(f"{seat}:{option}")
        g.then(Say(f"after {seat}:{option}"))


class Perhaps(Choose):
    """TR-5 Passed over where nothing can be taken."""

    if_any: ClassVar[bool] = True


class First(Choose):
    """TR-6 Before it is answered, something else may be done."""

    asides_: tuple[Ask, ...] = ()

    def asides(self, g: Trail) -> Sequence[Ask]:
        return self.asides_
