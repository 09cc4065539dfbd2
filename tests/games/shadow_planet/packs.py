"""Content packs of one's own: as in the box, but for some rows."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from voidtable.games.shadow_planet import GAME
from voidtable.games.shadow_planet.content import ShadowPack
from voidtable.kernel import BadPack, Game, load

FILES = ("cards", "characters", "decks", "indicators", "links", "sections", "uses", "vehicles")
Changes = Mapping[str, Mapping[str, Mapping[str, object] | None]]  # by file and row: other values, or no such row


def pack() -> ShadowPack:
    """What is in the box; read when a test asks for it, so that only this test fails where it cannot be read."""
    assert isinstance(GAME.pack, ShadowPack)
    return GAME.pack


def packed(folder: Path, changes: Changes) -> Game:
    """The game with these rows instead of those in the box; a value of None leaves the key out."""
    folder.joinpath("pack.toml").write_text('game = "shadow-planet"\n', "utf-8")
    for file in FILES:
        rows = tomllib.loads(GAME.folder.joinpath("content", f"{file}.toml").read_text("utf-8"))
        for row, values in changes.get(file, {}).items():
            rows[row] = None if values is None else rows.get(row, {}) | values
        folder.joinpath(f"{file}.toml").write_text("\n".join(map(written, rows, rows.values())), "utf-8")
    return load("shadow-planet", folder)


def written(name: str, row: Mapping[str, object] | None) -> str:
    if row is None:
        return ""
    lines = [f"{key} = {json.dumps(value)}" for key, value in row.items() if value is not None]
    return "\n".join([f"[{name}]", *lines, ""])


def wrong(folder: Path, changes: Changes) -> tuple[str, str]:
    """What is said of a pack that cannot be, in both languages."""
    with pytest.raises(BadPack) as caught:
        packed(folder, changes)
    return caught.value.text("en"), caught.value.text("pl")
