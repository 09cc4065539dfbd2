"""A game is a state and a stack of steps: this is both."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, TypeVar

from .errors import DeadEnd
from .fields import Shape
from .news import Arg, News, cards_in
from .sleeves import Sleeves
from .step import Ask, Do, Option, Step, Together

Reaction = Callable[..., Iterable[Step] | None]
R = TypeVar("R", bound=Reaction)
Setting = int | str | bool
ENDLESS = 100_000  # steps without a question, after which there will be none


class Doing(Do):
    """A step whose turn has come after all that wished to come before it."""

    step: Step

    def run(self, g: Table) -> None:
        kind = type(self.step)
        if kind in g.INSTEAD:
            for card, name in g.in_play():
                reaction = g.INSTEAD[kind].get(name)
                steps = reaction(g, card, self.step) if reaction else None
                if steps is not None:
                    g.then(*steps)
                    return
        if kind in g.AFTER:
            g.stack.append(After(self.step))
        self.step.run(g)


class After(Do):
    """The moment when a step, and all that it led to, is over."""

    step: Step

    def run(self, g: Table) -> None:
        g.react(g.AFTER, self.step)


class Table(Sleeves):
    """What lies on the table and what is still to happen; each game adds its own fields."""

    SHAPES: ClassVar[dict[str, Shape]] = {
        "stack": Shape("[]", "{}[:]"),
        "settings": Shape("dict()", "{}"),
        "pack": Shape("None", "{}"),
        "heard": Shape("None", "{}"),
    }
    # Who listens: by kind of step, then by the name of the card or character. Each game has lists of its own.
    BEFORE: ClassVar[dict[type[Step], dict[str, Reaction]]] = {}
    INSTEAD: ClassVar[dict[type[Step], dict[str, Reaction]]] = {}
    AFTER: ClassVar[dict[type[Step], dict[str, Reaction]]] = {}
    HEEDED: ClassVar[set[type[Step]]] = set()  # the kinds of step that somebody listens to

    stack: list[Step]
    settings: Mapping[str, Setting]
    pack: object  # the game's content; a game says of which type
    heard: list[News] | None  # where news goes, or None where nobody listens

    def __init_subclass__(cls) -> None:
        for name in ("BEFORE", "INSTEAD", "AFTER"):
            setattr(cls, name, {kind: dict(listeners) for kind, listeners in getattr(cls, name).items()})
        cls.HEEDED = set(cls.HEEDED)

    # Reactions

    @classmethod
    def before(cls, kind: type[Step], name: str) -> Callable[[R], R]:
        """The reaction of `name`, while in play, before a step of this kind happens."""
        return cls.listen(cls.BEFORE, kind, name)

    @classmethod
    def instead(cls, kind: type[Step], name: str) -> Callable[[R], R]:
        """What `name`, while in play, puts in place of a step of this kind; None lets it happen."""
        return cls.listen(cls.INSTEAD, kind, name)

    @classmethod
    def after(cls, kind: type[Step], name: str) -> Callable[[R], R]:
        """The reaction of `name`, while in play, when a step of this kind is over."""
        return cls.listen(cls.AFTER, kind, name)

    @classmethod
    def listen(cls, where: dict[type[Step], dict[str, Reaction]], kind: type[Step], name: str) -> Callable[[R], R]:
        if kind.waits:
            raise TypeError(f"{kind.__name__} waits for a person; listen to the Do that leads to it")

        def register(reaction: R) -> R:
            if where.setdefault(kind, {}).setdefault(name, reaction) is not reaction:
                raise TypeError(f"{name} listens to {kind.__name__} already")
            cls.HEEDED.add(kind)
            return reaction

        return register

    def in_play(self) -> Iterable[tuple[int, str]]:
        """Cards and characters, open on the table, that may react: number and name, in the order they do."""
        return ()

    def react(self, where: dict[type[Step], dict[str, Reaction]], step: Step) -> None:
        listeners = where.get(type(step), {})
        self.answer([listeners[name](self, card, step) or () for card, name in self.in_play() if name in listeners])

    def answer(self, answers: Sequence[Iterable[Step]]) -> None:
        """What the reactions to one step lead to, in the order of play; a game may let somebody choose the order."""
        self.then(*[step for steps in answers for step in steps])

    # The stack

    def then(self, *steps: Step) -> None:
        """These steps, in this order, before whatever is already waiting."""
        self.stack.extend(steps[::-1])

    def cancel(self, what: type[Step] | Step) -> Step | None:
        """Drop the nearest waiting step of this kind, or this very step; say which it was."""
        for at in range(len(self.stack) - 1, -1, -1):
            waiting = self.stack[at]
            step = waiting.step if type(waiting) is Doing else waiting
            if type(step) is what or step == what:
                del self.stack[at]
                return step
        return None

    def end(self) -> None:
        """The game is over: nothing more happens."""
        self.stack.clear()

    def advance(self) -> None:
        """Let things happen until a person must decide."""
        stack, heeded = self.stack, self.HEEDED
        for _ in range(ENDLESS):
            if not stack:
                return
            step = stack[-1]
            if step.waits:
                if not (step.if_any and self.nobody_to_ask(step)):
                    return
                stack.pop()
            else:
                stack.pop()
                if type(step) in heeded:
                    stack.append(Doing(step))
                    self.react(self.BEFORE, step)
                else:
                    step.run(self)
        raise DeadEnd("endless", step=type(stack[-1]).__name__)

    def nobody_to_ask(self, step: Step) -> bool:
        if isinstance(step, Together) and not self.sealed:
            asked = tuple([part for part in step.parts if not (part.if_any and self.nobody_to_ask(part))])
            if len(asked) < len(step.parts):
                self.stack[-1] = Together(asked)
            return not asked
        return isinstance(step, Ask) and not step.options(self, step.seat)

    @property
    def asking(self) -> tuple[int, ...]:
        """The seats that must answer now."""
        if not self.stack:
            return ()
        step = self.stack[-1]
        if isinstance(step, Ask):
            return (step.seat,)
        if isinstance(step, Together):
            return tuple([part.seat for part in step.parts if not self.sealed >> part.seat & 1])
        return ()

    def question(self, seat: int) -> Ask | None:
        """What this seat is asked now."""
        if type(seat) is not int:  # True and 1.0 are no seats
            return None
        step = self.stack[-1] if self.stack else None
        if isinstance(step, Ask):
            return step if step.seat == seat else None
        if isinstance(step, Together):
            for part in step.parts:
                if part.seat == seat and not self.sealed >> seat & 1:
                    return part
        return None

    def asked(self, ask: Ask) -> Sequence[Ask]:
        """A question, and what may be done before it is answered."""
        return (ask, *self.asides(ask))

    def asides(self, ask: Ask) -> Sequence[Ask]:
        """What may be done first. Where several are asked at once, nothing: the others' answers are for this table."""
        if ask.asides is None or (self.stack and isinstance(self.stack[-1], Together)):
            return ()
        return ask.asides(self)

    def behind(self, ask: Ask, option: Option) -> Ask:
        """Who offers this, or else whose candidate it is: the question's, or that of something to be done first."""
        asked = self.asked(ask)
        offering = (each for each in asked if option in each.options(self, ask.seat))
        trying = (each for each in asked if option in each.candidates(self, ask.seat))
        return next(offering, None) or next(trying, ask)

    def choose(self, ask: Ask, option: Option, taker: Ask | None = None) -> None:
        """Take an option that was offered, and let things happen. `taker`: whose option it is, where that is known."""
        self.count += 1
        stack, seat = self.stack, ask.seat
        taker, step = taker or self.behind(ask, option), stack[-1]
        if taker is ask and isinstance(step, Together):
            self.seal(seat, option)
            if self.sealed.bit_count() == len(step.parts):
                self.take_together(step)
        else:
            if taker is ask:
                stack.pop()
            taker.take(self, seat, option)
        self.advance()

    def take_together(self, step: Together) -> None:
        """Open the envelopes and take the answers, so that what each leads to comes in the order of the parts."""
        self.stack.pop()
        self.stirred = True  # what the others sealed begins to show: nobody goes back behind it
        answers = [(part, self.unseal(part.seat)) for part in step.parts]
        led: list[Sequence[Step]] = []
        floor = After(step)  # what a part leads to stands on it
        for part, option in answers:
            self.stack.append(floor)
            part.take(self, part.seat, option)
            at = len(self.stack) - 1
            while at >= 0 and self.stack[at] is not floor:
                at -= 1
            if at < 0:
                return  # that part has ended the game
            led.append(self.stack[at + 1 :])
            del self.stack[at:]
        for steps in reversed(led):
            self.stack.extend(steps)

    # News

    def tell(self, step: Step, event: str = "told", /, **args: Arg) -> None:
        """Say what happened; each viewer hears the faces it knows at this moment, and no other."""
        if self.heard is None:
            return
        faces = {card: self.faces[card] for card in cards_in(args) if card >= self.seats}  # an envelope is no card
        minds = [self.mind(viewer) for viewer in range(len(self.minds))] if faces else []
        known = {card: sum(mind.knows(card) << viewer for viewer, mind in enumerate(minds)) for card in faces}
        self.heard.append(News(type(step).__name__, event, args, faces, known))
