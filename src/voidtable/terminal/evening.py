"""An evening at one keyboard: whose turn it is, who holds the device, and what each may see and hear."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

from voidtable.bots import Bot, Seen
from voidtable.kernel import Match, Option, commitment

from .board import Board, Lines, changed
from .dialogue import Dialogue, Leave
from .ending import show_end
from .journal import Journal
from .keeping import Keeper
from .language import words_of
from .opening import told_settings
from .screen import Screen
from .typed import typed


class Partner(NamedTuple):
    """A bot in its seat, with a chance of its own."""

    bot: Bot
    chance: Random


class Evening:
    """Seats that are no bot's are people's. With several, secrets are hidden whenever the device changes hands."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Partner],
        lang: str,
        screen: Screen,
        keeper: Keeper | None,
        again: Callable[[str], str],
    ) -> None:
        self.match, self.bots, self.lang, self.screen, self.keeper = match, bots, lang, screen, keeper
        self.again = again  # the command that goes on with what is kept in a file, or checks it when it is over
        self.people = [seat for seat in range(match.table.seats) if seat not in bots]
        self.holder = self.people[0] if len(self.people) == 1 else None
        self.journals = {viewer: Journal(viewer) for viewer in (*self.people, None)}
        self.shown: dict[int, Lines] = {}  # the table as each last saw it
        self.words, self.own = match.game.words(lang), words_of(lang)

    def play(self) -> None:
        """To the end, or until somebody leaves."""
        self.greet()
        try:
            while not self.over():
                self.turn()
        except (EOFError, Leave):
            self.part()
        except KeyboardInterrupt:
            self.screen.say()
            self.part()
            raise
        else:
            self.close()

    def over(self) -> bool:
        """Is it over, and has the last of several people let the device go?"""
        if not self.match.over or len(self.people) < 2 or self.holder is None:
            return self.match.over
        hidden = self.hide(self.holder)
        if hidden:
            self.screen.clear()
        return hidden

    def listen(self) -> None:
        for journal in self.journals.values():
            journal.listen(self.match)

    def tell(self, message: str, style: str = "", **facts: int | str) -> None:
        self.screen.say(self.own.text(message, None, facts), style)

    # The beginning and the end

    def greet(self) -> None:
        game, table = self.match.game, self.match.table
        self.screen.heading(self.words.text("title") if self.words.has("title") else game.id)
        if self.words.has("about"):
            self.screen.say(self.words.text("about"))
        for seat in range(table.seats):
            kind = "seat-bot" if seat in self.bots else "seat-you" if self.people == [seat] else "seat-person"
            bot = self.bots[seat].bot.name if seat in self.bots else ""
            self.screen.item(self.own.text(kind, None, {"seat": self.words.seat(seat), "bot": bot}))
        for line in told_settings(game, table.settings, self.lang):
            self.screen.item(line)
        self.tell("greet-commitment", "faint", commitment=commitment(table.secret))
        if self.people:
            self.tell("greet-help", "faint")

    def close(self) -> None:
        self.show_news(self.people[0] if len(self.people) == 1 else None)
        show_end(self.screen, self.match, self.lang, self.people)
        self.tell("end-secret", "faint", secret=self.match.table.secret.hex())
        if self.keeper:
            self.tell_kept("end-kept", self.keeper)

    def part(self) -> None:
        """Somebody leaves: say how the game can go on, or how it ended."""
        if len(self.people) > 1 and self.holder is not None:
            self.screen.clear()  # what the one who held the device could see is not for the next one at it
        if self.match.over:
            self.close()
        elif self.keeper:
            self.keeper.keep(self.match)
            self.tell_kept("part-kept", self.keeper)
        else:
            self.tell("part-lost", command=self.again(self.own.text("metavar-file")))

    def tell_kept(self, message: str, keeper: Keeper, style: str = "") -> None:
        """Where the game is kept, and what one types next."""
        self.tell(message, style, file=str(keeper.path), command=self.again(str(keeper.path)))

    # Turns

    def turn(self) -> None:
        """One choice. Where several are asked at once, bots seal their answers first, and nobody waits for them."""
        asking = self.match.asking
        bot = next((seat for seat in asking if seat in self.bots), None)
        if bot is not None:
            partner = self.bots[bot]
            self.take(bot, partner.bot.choose(Seen.by(self.match, bot), partner.chance))
            if not self.people:
                self.show_news(None)
        elif self.pass_device(asking[0]):
            self.show_news(asking[0])
            self.show_table(asking[0])
            choice = Dialogue(self, asking[0]).choice()
            if choice is not None:
                self.take(asking[0], choice.option)

    def take(self, seat: int, option: Option) -> None:
        self.match.choose(seat, option)
        self.listen()
        if self.keeper:
            self.keeper.keep(self.match)

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice, and what was heard of it."""
        self.match.undo(seat)
        for journal in self.journals.values():
            journal.forget(self.match.count)
        if self.keeper:
            self.keeper.keep(self.match)
        self.tell("undone", "good")

    # The device

    def pass_device(self, seat: int) -> bool:
        """Bring the device to this seat; False where the one who held it took their choice back instead."""
        if self.holder == seat:
            return True
        if self.holder is not None:
            if not self.hide(self.holder):
                return False
            self.screen.clear()
            self.holder = None
        self.screen.forget_typed()
        self.tell("pass-device", "title", seat=self.words.seat(seat))
        self.pause()
        self.screen.clear()
        self.holder = seat
        self.shown.pop(seat, None)
        self.journals[None].unread()  # those who are here have heard it themselves
        return True

    def hide(self, holder: int) -> bool:
        """Let the holder read what came of their choice, before the screen is cleared."""
        self.show_news(holder)
        may_undo = self.match.may_undo(holder)
        self.screen.forget_typed()
        self.tell("pass-hide-or-undo" if may_undo else "pass-hide", "strong")
        if self.pause(may_undo) == "undo":
            self.undo(holder)
            return False
        return True

    def pause(self, may_undo: bool = False) -> str:
        """Until Enter alone: what was meant for somebody else must not uncover anything. One may leave here too."""
        while line := self.screen.read(""):
            meant = typed(line, self.lang)
            if meant and meant.verb == "quit":
                raise Leave
            if meant and meant.verb == "undo" and may_undo:
                return "undo"
            self.screen.forget_typed()
            self.tell("pass-enter", "warning")
        return ""

    # What is shown

    def show_news(self, viewer: int | None) -> None:
        for heard in self.journals[viewer].unread():
            self.screen.item(self.words.news(heard))

    def show_log(self, seat: int) -> None:
        self.screen.heading(self.own.text("log-heading"))
        for heard in self.journals[seat].all():
            self.screen.item(self.words.news(heard))

    def show_table(self, seat: int, again: bool = False) -> None:
        """Whole at the beginning of a turn or where it is asked for; what has changed, after a seat's own choice."""
        lines, before = Board(self.match.game, self.match.view(seat), self.lang).lines(), self.shown.get(seat)
        self.shown[seat] = lines
        if lines == before and not again:
            return
        went_on = before is not None and not again and self.match.choices and self.match.choices[-2] == seat
        self.screen.heading(self.own.text("table-changed" if went_on else "table-heading"))
        for depth, line in changed(lines, before) if before and went_on else lines:
            self.screen.say(line, lead="  " * depth)
