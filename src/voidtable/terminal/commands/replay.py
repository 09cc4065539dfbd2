"""`voidtable replay`: a game told again, to one seat as it heard it, or in full once it is over."""

from __future__ import annotations

from argparse import Namespace

from voidtable.kernel import Match, Option, replay
from voidtable.kernel.news import Heard
from voidtable.terminal.ending import show_end
from voidtable.terminal.language import words_of
from voidtable.terminal.opening import about, read, seat_of, told_settings
from voidtable.terminal.retelling import anew, choices_of, game_of_record
from voidtable.terminal.screen import Screen


class Retelling:
    """For one viewer. `truth` opens every card: for a finished game, where nothing is secret any more."""

    def __init__(self, ended: Match, viewer: int | None, truth: bool, lang: str) -> None:
        self.ended, self.match = ended, anew(ended)
        self.viewer, self.truth, self.lang = viewer, truth, lang
        self.words, self.own = ended.game.words(lang), words_of(lang)
        self.screen = Screen.standard()

    def news(self) -> list[str]:
        """What the last choice led to."""
        if self.truth:
            told = self.match.table.heard or ()
            opened = [Heard(news.step, news.event, news.args, news.faces) for news in told]
            return [self.words.news(heard) for heard in opened]
        return [self.words.news(heard) for heard in self.match.news(self.viewer)]

    def chosen(self, seat: int, option: Option) -> str:
        """Who chose; and what, for those who may know."""
        facts: dict[str, int | str] = {"n": self.match.count + 1, "seat": self.words.seat(seat)}
        if not self.truth and seat != self.viewer:
            return self.own.text("replay-somebody-chose", None, facts)
        label = self.match.ask(seat).label(option, self.lang)
        return self.own.text("replay-chose", None, {**facts, "option": label})

    def show(self) -> None:
        for line in told_settings(self.match.game, self.match.table.settings, self.lang):
            self.screen.say(line)
        for line in self.news():
            self.screen.item(line)
        for seat, option in choices_of(self.ended):
            self.screen.say(self.chosen(seat, option), "strong")
            self.match.choose(seat, option)
            for line in self.news():
                self.screen.item(line)
        if self.match.over:
            show_end(self.screen, self.match, self.lang)
        else:
            self.screen.say(self.own.text("replay-unfinished"), "warning")


def run(args: Namespace, lang: str) -> int:
    data = read(args.file)
    with about(args.file):
        ended = replay(data, game_of_record(data, args.pack))
    number: int | None = vars(args)["as"]
    viewer = None if number is None else seat_of(number, ended.table.seats)
    Retelling(ended, viewer, viewer is None and ended.over, lang).show()
    return 0
