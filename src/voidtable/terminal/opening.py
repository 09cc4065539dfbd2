"""Games, settings and files, as the command line names them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from voidtable.kernel import BadRecord, Game, UnknownGame, load

from .language import Misuse, NoContent, NoFile, problem_of, words_of
from .plain import folded

Setting = int | str | bool
LONGEST = 40  # digits of a number


def game_of(name: str, pack: str | None = None) -> Game:
    """A game by its name, with a pack of the user's own where one is given."""
    game = load(name)
    if pack is None:
        return game
    if game.pack_kind is None:
        raise NoContent("none", game=name)
    return load(name, pack)


def whole_number(text: str) -> int | None:
    """None where it is something else, or longer than anybody means."""
    return int(text) if text.removeprefix("-").isdecimal() and len(text) < LONGEST else None


def yes_and_no(text: str) -> object:
    """True and false in any language that is spoken here; else the text itself, for the game to refuse."""
    for lang in ("en", "pl"):
        for value, message in ((True, "typed-yes"), (False, "typed-no")):
            if folded(text) in map(folded, words_of(lang).text(message).split(",")):
                return value
    return text


def settings_of(game: Game, given: Sequence[tuple[str, str]]) -> dict[str, object]:
    """Settings as typed, each read as the kind of value that it has by default."""
    kinds = {setting.name: type(setting.default) for setting in game.settings}
    settings: dict[str, object] = {}
    for name, text in given:
        kind = kinds.get(name, str)
        if kind is bool:
            settings[name] = yes_and_no(text)
        else:
            number = whole_number(text) if kind is int else None
            settings[name] = text if number is None else number
    return settings


def seat_of(number: int, seats: int) -> int:
    """People count from one."""
    if number > seats:
        raise Misuse("seat", seat=number, seats=seats)
    return number - 1


def read(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise NoFile("read", file=path, problem=problem_of(error)) from error


@contextmanager
def about(path: str) -> Iterator[None]:
    """What is wrong with a record is told with the name of its file."""
    try:
        yield
    except (BadRecord, UnknownGame) as error:
        raise NoFile("unsound", file=path, problem=error) from error


def told_settings(game: Game, settings: Mapping[str, Setting], lang: str) -> list[str]:
    """What the table has agreed on beside the rules of the box, a line for each that has a name in this language."""
    words, own = game.words(lang), words_of(lang)
    usual = {setting.name: setting.default for setting in game.settings}
    lines = []
    for name, value in settings.items():
        label = f"setting-{name}"
        if words.has(label) and value != usual[name]:
            said = own.text("yes" if value else "no") if isinstance(value, bool) else str(value)
            lines.append(own.text("labelled", None, {"label": words.text(label), "text": said}))
    return lines
