"""A match: one game being played, the choices made in it, and all that a client may ask of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Self, cast

from . import store
from .errors import DeadEnd, NoMemory, Refused
from .fields import as_tuple
from .news import Arg, Heard, meaning, sleeves
from .refusal import Refusal
from .step import Ask, Do, Option
from .table import Table

if TYPE_CHECKING:
    from .game import Game, Result
    from .record import Record

SNAPSHOT = 32  # choices between two snapshots
NOT_ASKED, NOT_OFFERED, STALE, FENCED, OVER = (Refusal(f"VT-{n}") for n in (1, 2, 3, 4, 5))


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
        words, step = self.match.game.words(lang), self.step
        args: dict[str, Arg] = {field: getattr(step, field) for field in type(step).fields}
        if step.prompts is not None:
            args |= step.prompts(self.match.table)
        return words.text(self.kind, attribute, words.facts(args, self.match.known(args, viewer), names))

    def behind(self, option: Option) -> Ask:
        """Whose candidate this is, offered or forbidden."""
        return self.match.table.behind(self.step, option)

    def label(self, option: Option, lang: str = "en", names: Sequence[str] = ()) -> str:
        """An option in words, for the one who may take it."""
        words, step = self.match.game.words(lang), self.behind(option)
        args = step.names(option)
        facts = words.facts(args, self.match.known(args, self.seat), names)
        kind = type(step).__name__
        if words.has(kind, "option"):
            return words.text(kind, "option", facts)
        if isinstance(option, str):
            return words.text(kind, option, facts)
        return words.several([str(fact) for name, fact in facts.items() if name in args])


class Match:
    """A game in play. What is not offered cannot be taken, and this is where that is checked."""

    __slots__ = ("choices", "fence", "game", "offered", "own", "pending", "snapshots", "table")

    def __init__(self, game: Game, table: Table, choices: list[Option] | None = None) -> None:
        self.game = game
        self.table = table
        self.choices = choices  # seat, option, seat, option ...; None where the past is not known
        self.fence = table.count  # nobody may go back beyond this choice
        self.snapshots = [table.clone()] if table.knows else []
        self.pending: Ask | None = None  # the question that `offered` answers
        self.offered: list[Option] = []
        self.own = 0  # so many of them are the question's own

    @classmethod
    def begin(cls, game: Game, table: Table, setup: Do) -> Self:
        if table.knows:
            table.heard = []
        table.then(setup)
        table.advance()
        return cls(game, table, [])

    # What is asked

    @property
    def over(self) -> bool:
        return not self.table.stack

    @property
    def asking(self) -> tuple[int, ...]:
        return self.table.asking

    @property
    def count(self) -> int:
        """How many choices have been made: the number an answer must name."""
        return self.table.count

    @property
    def result(self) -> Result | None:
        return self.game.result(self.table) if self.over else None

    def ask(self, seat: int) -> Question:
        return Question(self, self.asked(seat))

    def asked(self, seat: int) -> Ask:
        step = self.table.question(seat)
        if step is None:
            raise Refused(self.explain(OVER if self.over else NOT_ASKED, None))
        return step

    def options(self, seat: int) -> list[Option]:
        """All that may be taken, in an order that is the same for the same view."""
        if self.pending is None or self.pending.seat != seat:
            step = self.asked(seat)
            offered = step.options(self.table, seat)
            self.own = len(offered)
            if step.asides is not None:
                offered += self.table.offer_aside(step)
            if not offered:
                raise DeadEnd("nothing-offered", step=type(step).__name__)
            self.pending, self.offered = step, offered
        return self.offered[:]

    def candidates(self, seat: int) -> list[Option]:
        """All that a person would try, what is forbidden included."""
        step, table = self.asked(seat), self.table
        tried = list(step.candidates(table, seat))
        for aside in step.asides(table) if step.asides is not None else ():
            tried += aside.candidates(table, seat)
        return tried

    def why(self, seat: int, option: object) -> Refusal | None:
        """The clause that forbids this option, or None where it may be taken."""
        refusal = self.forbidden(seat, option)
        return refusal and self.explain(refusal, seat)

    def forbidden(self, seat: int, option: object) -> Refusal | None:
        step = self.table.question(seat)
        if step is None:
            return OVER if self.over else NOT_ASKED
        if self.place(self.options(seat), option) >= 0:
            return None
        for ask in (step, *(step.asides(self.table) if step.asides is not None else ())):
            if ask.forbids is not None and self.place(list(ask.candidates(self.table, seat)), option) >= 0:
                refusal = ask.forbids(self.table, seat, as_tuple(option))
                if refusal is not None:
                    return refusal
        return NOT_OFFERED

    @staticmethod
    def place(offered: list[Option], option: object) -> int:
        """Where the option stands among those offered, or -1. A list may stand for a tuple."""
        try:
            where = offered.index(cast("Option", option))
        except ValueError:
            try:
                option = as_tuple(option)
                where = offered.index(cast("Option", option))
            except (ValueError, RecursionError):
                return -1
        found = offered[where]
        # True, 1 and 1.0 are equal in Python and three different answers at a table.
        return where if found is option or repr(found) == repr(option) else -1

    # What is chosen

    def choose(self, seat: int, option: Option, at: int | None = None) -> None:
        """Take an option. `at` is the count of choices that the answer was meant for."""
        table = self.table
        if at is not None and at != table.count:
            raise Refused(self.explain(STALE, None))
        if self.pending is None or self.pending.seat != seat:
            self.options(seat)
        where = self.place(self.offered, option)
        if where < 0:
            raise Refused(self.explain(self.forbidden(seat, option) or NOT_OFFERED, seat))
        ask, option = self.pending, self.offered[where]
        assert ask is not None
        taker = ask if where < self.own else None
        self.pending = None
        if table.knows:
            self.choose_and_remember(ask, option, taker)
        else:
            table.choose(ask, option, taker)
        if self.choices is not None:
            self.choices += (seat, option)

    def choose_and_remember(self, ask: Ask, option: Option, taker: Ask | None) -> None:
        """Take an option, hear the news, and mind how far one may go back."""
        table = self.table
        table.heard, table.opened, table.stirred = [], 0, False
        if table.count - self.snapshots[-1].count >= SNAPSHOT:
            self.snapshots = [shot for shot in self.snapshots if shot.count >= self.fence][-1:] or self.snapshots[-1:]
            self.snapshots.append(table.clone())
        try:
            table.choose(ask, option, taker)
        except Exception:
            if self.choices is not None:
                self.rewind(len(self.choices) // 2)  # a flaw in a game's rules must not cost a table its evening
            raise
        if table.opened or table.stirred or self.choices is None:
            self.fence = table.count

    def clone(self) -> Match:
        """A match of its own: what is played on it changes nothing here."""
        new = Match.__new__(Match)
        new.game = self.game
        new.table = self.table.clone()
        new.choices = self.choices[:] if self.choices is not None else None
        new.fence = self.fence
        new.snapshots = self.snapshots[:]
        new.offered = self.offered
        new.own = self.own
        new.pending = self.pending
        return new

    # Going back

    def may_undo(self, seat: int) -> bool:
        """Was the last choice this seat's, and has nothing been shown, drawn by chance or chosen by another since?"""
        past = self.choices
        return past is not None and len(past) > 0 and past[-2] == seat and self.count > self.fence

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice."""
        if not self.may_undo(seat):
            raise Refused(self.explain(FENCED, seat))
        self.rewind(self.count - 1)

    def rewind(self, count: int) -> None:
        """Stand where the match stood after so many choices."""
        assert self.choices is not None
        shots = [shot for shot in self.snapshots if shot.count <= count]
        if shots:
            table = shots[-1].clone()
        else:
            secret, settings = self.table.secret, self.table.settings
            table = self.game.start(self.table.seats, options=settings, secret=secret).table
        for at in range(table.count, count):
            seat, option = self.choices[2 * at : 2 * at + 2]
            question = table.question(cast("int", seat))
            assert question is not None
            table.choose(question, option)
        table.heard = []
        del self.choices[2 * count :]
        self.snapshots = shots or [table.clone()]
        self.table = table
        self.pending = None

    # What is seen and heard

    def view(self, seat: int | None) -> dict[str, object]:
        """The table as this seat knows it; None is a spectator."""
        if not self.table.knows:
            raise NoMemory("view")
        return store.view(self.game, self.table, seat)

    def news(self, seat: int | None) -> list[Heard]:
        """What this seat heard of the last choice."""
        viewer = self.table.seats if seat is None else seat
        return [news.heard(viewer) for news in self.table.heard or ()]

    def known(self, args: Mapping[str, Arg], viewer: int | None) -> dict[int, str]:
        """Of the cards in these arguments, the faces that the viewer knows."""
        table, who = self.table, self.table.seats if viewer is None else viewer
        cards = [card for name, value in args.items() if meaning(name) == "cards" for card in sleeves(value)]
        return {card: table.faces[card] for card in cards if not table.knows or table.known(who, card)}

    def explain(self, refusal: Refusal, seat: int | None) -> Refusal:
        """The refusal, able to speak to this seat in either language."""
        return refusal.lend(self.game.words, self.known(refusal.args, seat))

    # What is kept

    def fingerprint(self) -> str:
        return store.fingerprint(self.game, self.table)

    def record(self) -> Record:
        """All that is needed to play this match again. It holds the secret: before the end, keep it to yourself."""
        from .record import record_of

        return record_of(self)

    def save(self) -> bytes:
        """The record and a snapshot, so that opening it again does not depend on its length."""
        from .record import save

        return save(self)
