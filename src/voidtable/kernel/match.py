"""A match: one game being played, the choices made in it, and all that a client may ask of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Self, cast

from . import store
from .errors import BadRecord, BadView, DeadEnd, NoMemory, Refused, shown
from .fields import as_tuple
from .news import Arg, Heard, cards_in
from .question import Question
from .refusal import Refusal
from .step import Ask, Do, Option
from .table import Table

if TYPE_CHECKING:
    from .game import Game, Result
    from .record import Record

INCOMPARABLE = (ArithmeticError, RecursionError, TypeError, ValueError)  # what odd answers raise when compared
SNAPSHOT = 32  # choices between two snapshots
NOT_ASKED, NOT_OFFERED, STALE, FENCED, OVER = (Refusal(f"VT-{n}") for n in (1, 2, 3, 4, 5))


class Match:
    """A game in play. What is not offered cannot be taken, and this is where that is checked."""

    __slots__ = ("choices", "fence", "game", "offered", "own", "pending", "snapshots", "table", "undone")

    def __init__(self, game: Game, table: Table, choices: list[Option] | None = None) -> None:
        self.game = game
        self.table = table
        self.choices = choices  # seat, option, seat, option ...; None where the past is not known
        self.fence = table.count  # nobody may go back beyond this choice
        self.undone = 0  # choices taken back
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
        """How many choices have been made."""
        return self.table.count

    @property
    def moment(self) -> int:
        """The number that an answer may name: it grows with each choice, and with each that is taken back."""
        return self.table.count + 2 * self.undone

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
        if self.pending is None or self.pending.seat is not seat:  # True and 0.0 are no seats
            table = self.table
            step = table.question(seat) or self.asked(seat)
            offered = step.options(table, seat)
            self.own = len(offered)
            if step.asides is not None:
                offered = sum([aside.options(table, seat) for aside in table.asides(step)], offered)
            if not offered:
                raise DeadEnd("nothing-offered", step=type(step).__name__)
            self.pending, self.offered = step, offered
        return self.offered[:]

    def candidates(self, seat: int) -> list[Option]:
        """All that a person would try, what is forbidden included."""
        table = self.table
        return [option for ask in table.asked(self.asked(seat)) for option in ask.candidates(table, seat)]

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
        for ask in self.table.asked(step):
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
        except INCOMPARABLE:
            try:
                option = as_tuple(option)
                where = offered.index(cast("Option", option))
            except INCOMPARABLE:
                return -1
        found = offered[where]
        # True, 1 and 1.0 are equal in Python and three different answers at a table.
        return where if found is option or repr(found) == repr(option) else -1

    # What is chosen

    def choose(self, seat: int, option: Option, at: int | None = None) -> None:
        """Take an option. `at` is the moment that the answer was meant for."""
        table = self.table
        if at is not None and at != self.moment:
            raise Refused(self.explain(STALE, None))
        if self.pending is None or self.pending.seat is not seat:
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
            self.choices += (ask.seat, option)

    def choose_and_remember(self, ask: Ask, option: Option, taker: Ask | None) -> None:
        """Take an option, hear the news, and mind how far one may go back."""
        table = self.table
        table.opened, table.stirred = 0, False
        if table.count - self.snapshots[-1].count >= SNAPSHOT:
            self.snapshots = [shot for shot in self.snapshots if shot.count >= self.fence][-1:] or self.snapshots[-1:]
            self.snapshots.append(table.clone())
        table.heard = []
        try:
            table.choose(ask, option, taker)
            for asked in reversed(self.asking[:1] if table.sealed else self.asking):
                self.options(asked)  # a dead end is better met now, while one can still go back
        except Exception:
            if self.choices is not None:
                self.rewind(len(self.choices) // 2)  # a flaw in a game's rules must not cost a table its evening
            raise
        if table.stirred or self.over or self.choices is None:
            self.fence = table.count
            self.snapshots = self.snapshots[-1:]  # nobody goes back beyond it

    def clone(self) -> Match:
        """A match of its own: what is played on it changes nothing here."""
        new = Match.__new__(Match)
        new.game = self.game
        new.table = self.table.clone()
        new.choices = self.choices[:] if self.choices is not None else None
        new.fence = self.fence
        new.undone = self.undone
        new.snapshots = self.snapshots[:]
        new.offered = self.offered
        new.own = self.own
        new.pending = self.pending
        return new

    # Going back

    def may_undo(self, seat: int) -> bool:
        """Was the last choice this seat's, was nothing shown, drawn or chosen by another since, and is it not over?"""
        past = self.choices
        return bool(past and self.table.knows and past[-2] == seat) and self.count > self.fence and type(seat) is int

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice."""
        if not self.may_undo(seat):
            raise Refused(self.explain(FENCED, seat))
        self.rewind(self.count - 1)
        self.undone += 1
        if self.choices and self.choices[-2] != seat:
            self.fence = self.count  # what this seat chose was seen: nobody else goes back behind it

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
            if question is None:
                raise BadRecord("end")  # a save whose choices are not those that led to its state
            table.heard = []
            table.choose(question, option)
        del self.choices[2 * count :]
        self.snapshots = shots or [table.clone()]
        self.table = table
        self.pending = None

    # What is seen and heard

    def view(self, seat: int | None) -> dict[str, object]:
        """The table as this seat knows it; None is a spectator."""
        if not self.table.knows:
            raise NoMemory("view")
        return store.view(self.game, self.table, seat, self.viewer(seat))

    def news(self, seat: int | None) -> list[Heard]:
        """What this seat heard of the last choice."""
        viewer = self.viewer(seat)
        return [news.heard(viewer) for news in self.table.heard or ()]

    def viewer(self, seat: int | None) -> int:
        """The number under which the table keeps what this seat, or a spectator, knows."""
        if seat is None:
            return self.table.seats
        if type(seat) is not int or not 0 <= seat < self.table.seats:
            raise BadView("seat", seat=shown(seat), wanted=f"0-{self.table.seats - 1}, None")
        return seat

    def known(self, args: Mapping[str, Arg], viewer: int | None) -> dict[int, str]:
        """Of the cards in these arguments, the faces that the viewer knows."""
        table, who = self.table, self.viewer(viewer)
        return {card: table.faces[card] for card in cards_in(args) if not table.knows or table.known(who, card)}

    def explain(self, refusal: Refusal, seat: int | None) -> Refusal:
        """The refusal, able to speak to this seat in either language."""
        return refusal.lend(self.game.words, self.known(refusal.args, seat) if refusal.args else {})

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
