"""Content packs: what is printed on cards and boards, as rows of TOML, checked when they are read.

A pack is a folder: `pack.toml` says of which game it is, and each other file holds rows of one kind. Every row carries
its `source`, so that what is ours is never taken for the publisher's.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from types import UnionType
from typing import ClassVar, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from .errors import BadPack, shown
from .store import encode
from .words import LANGUAGES

Source = Literal["rulebook", "public", "reconstructed"]
AT = re.compile(r"at line (\d+), column (\d+)")  # where the reader of TOML finds an error


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A row of a pack: where its facts are from (rulebook, published elsewhere, ourselves), and what it shows."""

    id: str
    source: Source
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True)
class Pack:
    """A game's content: each field a `dict[str, kind of Row]`, read from the file of its name."""

    game: ClassVar[str] = ""

    def check(self) -> None:
        """What the rules demand of the whole; raises `BadPack` with the row and the clause."""

    def fingerprint(self) -> str:
        """The same for the same content, whatever the layout of its files."""
        return hashlib.sha256(encode(self)).hexdigest()[:16]


P = TypeVar("P", bound=Pack)


def wanted(hint: object) -> str:
    """What a row should have said, in short."""
    kind, parts = get_origin(hint), get_args(hint)
    if kind is Literal:
        return " | ".join(map(str, parts))
    if kind in (Union, UnionType):
        return " | ".join(wanted(part) for part in parts if part is not type(None))
    if kind is tuple:
        return f"[{', '.join('...' if part is ... else wanted(part) for part in parts)}]"
    if kind is dict:
        return f"{{name = {wanted(parts[1])}}}"
    return cast("type", hint).__name__


def row_of(kind: type[Row], file: str, name: str, table: object) -> Row:
    """One row, checked key by key."""
    if not isinstance(table, dict):
        raise BadPack("not-a-row", file=file, row=name)
    from msgspec import ValidationError, convert

    hints, values = get_type_hints(kind), {}
    for key, value in table.items():
        if key not in hints or key == "id":
            known = ", ".join(sorted(hints.keys() - {"id"}))
            raise BadPack("unknown-key", file=file, row=name, key=key, wanted=known)
        try:
            values[key] = convert(value, hints[key])
        except ValidationError as error:
            right = wanted(hints[key])
            raise BadPack("wrong-value", file=file, row=name, key=key, value=shown(value), wanted=right) from error
    for field in fields(kind):
        absent = field.default is MISSING and field.default_factory is MISSING
        if absent and field.name != "id" and field.name not in table:
            raise BadPack("missing-key", file=file, row=name, key=field.name, wanted=wanted(hints[field.name]))
    return kind(id=name, **values)


def text_of(folder: Traversable | Path, file: str) -> str:
    """A file of a pack, as text."""
    try:
        if folder.is_file():
            raise BadPack("not-a-folder", folder=str(folder))
        if not folder.is_dir():
            raise BadPack("no-folder", folder=str(folder))
        if not folder.joinpath(file).is_file():
            raise BadPack("no-file", file=file, folder=str(folder))
        return folder.joinpath(file).read_text("utf-8")
    except (OSError, ValueError) as error:
        raise BadPack("not-text", file=file, folder=str(folder)) from error


def toml(folder: Traversable | Path, file: str) -> Mapping[str, object]:
    text = text_of(folder, file)
    try:
        return tomllib.loads(text)
    except (RecursionError, ValueError) as error:
        found = AT.search(str(error))
        if found is None:
            raise BadPack("cut-off", file=file) from error
        raise BadPack("not-toml", file=file, line=found[1], column=found[2]) from error


def check_words(folder: Path) -> None:
    """Where a pack has words, it has them in every language."""
    if (folder / "words").is_dir():
        for lang in LANGUAGES:
            text_of(folder, f"words/{lang}.ftl")


def game_of(folder: Traversable | Path) -> str:
    """The game that a pack is for."""
    told = toml(folder, "pack.toml")
    game = told.get("game")
    if not isinstance(game, str):
        raise BadPack("no-game", file="pack.toml")
    for key in told.keys() - {"game"}:
        raise BadPack("unknown-key", file="pack.toml", row="pack.toml", key=key, wanted="game")
    return game


def read_pack(kind: type[P], folder: Traversable | Path) -> P:
    """A pack of this kind from its folder; the first thing that is wrong is raised with its row."""
    if game_of(folder) != kind.game:
        raise BadPack("other-game", file="pack.toml", row="game", value=game_of(folder), wanted=kind.game)
    hints = get_type_hints(kind)
    content: dict[str, dict[str, Row]] = {}
    for field in fields(kind):
        row, file = get_args(hints[field.name])[1], f"{field.name}.toml"
        if not is_dataclass(row):
            raise TypeError(f"{kind.__name__}.{field.name} must be a dict from str to a kind of Row")
        content[field.name] = {
            name: row_of(cast("type[Row]", row), file, name, table)
            for name, table in sorted(toml(folder, file).items())
        }
    pack = kind(**content)
    pack.check()
    return pack
