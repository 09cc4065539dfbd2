"""One question and its answer, with all that a person may ask before they give it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voidtable.kernel import VoidtableError

from .asked import Asked, Choice
from .keeping import Keeper
from .plain import short
from .rulebook import found, show_clauses
from .typed import VERBS, Typed, typed

if TYPE_CHECKING:
    from .evening import Evening


class Leave(Exception):
    """A person leaves the table."""


class Dialogue:
    """With the seat that is asked; it reads the screen, and nobody else does."""

    def __init__(self, evening: Evening, seat: int) -> None:
        self.evening, self.seat = evening, seat
        self.screen, self.lang, self.tell = evening.screen, evening.lang, evening.tell
        self.asked = Asked(evening.match, seat, evening.lang)

    def choice(self) -> Choice | None:
        """What is chosen, or None where the person went back to an earlier question."""
        self.asked.show(self.screen)
        while True:
            line = self.screen.read("")
            verb = None if self.asked.named(line) else typed(line, self.lang)
            if verb and verb.verb == "undo":
                if self.undo():
                    return None
            elif verb:
                self.answer(verb)
            elif not line:
                self.asked.show(self.screen)
            else:
                choice = self.meant(line)
                if choice and choice.refusal is None:
                    return choice
                if choice:
                    self.screen.say(self.asked.excuse(choice), "warning")

    def meant(self, text: str) -> Choice | None:
        """The one thing that was meant; where there is none or more than one, say so."""
        choices = self.asked.meant(text)
        if len(choices) == 1:
            return choices[0]
        if not choices and text.isdecimal():
            self.tell("asked-no-number", "warning", text=short(text), most=str(len(self.asked.choices)))
            return None
        self.tell("asked-which" if choices else "asked-unknown", "warning", text=short(text))
        for choice in choices:
            self.screen.say(choice.label, lead=f"{choice.number:4}. ", lead_style="number")
        return None

    def undo(self) -> bool:
        try:
            self.evening.undo(self.seat)
        except VoidtableError as error:
            self.screen.say(error.text(self.lang), "warning")
            return False
        return True

    def answer(self, verb: Typed) -> None:
        """What was asked instead of choosing; nothing that goes wrong with it ends the game."""
        try:
            match verb.verb:
                case "rule":
                    self.rule(verb.rest)
                case "why":
                    self.why(verb.rest)
                case "save":
                    self.save(verb.rest)
                case "log":
                    self.evening.show_log(self.seat)
                case "table":
                    self.evening.show_table(self.seat, again=True)
                    self.asked.show(self.screen)
                case "help":
                    self.help()
                case _:
                    raise Leave
        except VoidtableError as error:
            self.screen.say(error.text(self.lang), "warning")

    def rule(self, rest: str) -> None:
        """The clauses behind the question, behind an option, or of a number."""
        game = self.evening.match.game
        if not rest:
            self.clauses(type(self.asked.question.step).clauses)
        elif rest.isdecimal():
            choice = self.meant(rest)
            if choice:
                self.clauses(choice.clauses)
        else:
            show_clauses(self.screen, found(game, rest, self.lang), self.lang)

    def clauses(self, ids: tuple[str, ...]) -> None:
        game = self.evening.match.game
        show_clauses(self.screen, [game.clause(id, self.lang) for id in ids], self.lang)

    def why(self, rest: str) -> None:
        """Why a thing cannot be done; without saying which, of all that cannot."""
        if not rest:
            if not self.asked.refused:
                self.tell("why-nothing")
            for choice in self.asked.refused:
                self.screen.say(self.asked.excuse(choice), lead=f"{choice.number:4}. ")
            return
        meant = self.meant(rest)
        if meant is None:
            return
        if meant.refusal is None:
            self.tell("why-not-forbidden", option=meant.label)
            return
        self.screen.say(self.asked.excuse(meant))
        self.clauses((meant.refusal.clause,))

    def save(self, path: str) -> None:
        """In this file from now on, or once more in the one that the game is kept in."""
        ours = self.evening.keeper
        keeper = Keeper(path) if path else ours
        if keeper is None:
            self.tell("save-where", "warning")
            return
        if ours and keeper.path.absolute() == ours.path.absolute():
            keeper.keep(self.evening.match)
        else:
            keeper.keep_new(self.evening.match)
        self.evening.keeper = keeper
        self.evening.tell_kept("saved", keeper, "good")

    def help(self) -> None:
        for message in ("choose", "rule", *VERBS):
            self.tell(f"help-{message}")
