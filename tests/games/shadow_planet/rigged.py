"""Rigged: shuffles as a test wants them, cards printed otherwise, and what a Messages phase or an end makes of them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.games.shadow_planet.scene import PACK, in_box, scene

from voidtable.games.shadow_planet import GAME
from voidtable.games.shadow_planet.content import CHARACTERS, LOCATIONS
from voidtable.kernel import Game, Match
from voidtable.kernel.chance import Chance
from voidtable.kernel.news import Heard

IDLE = {"jenna": "", "nikke": "", "john": ""}


def rig(monkeypatch: pytest.MonkeyPatch, *tops: str) -> None:
    """What the next shuffles bring to the top, the uppermost first; the others lie below in the order they had."""
    waiting = [top.split() for top in tops]

    def shuffled(_: Chance, faces: list[str]) -> list[str]:
        top, rest = waiting.pop(0) if waiting else [], list(faces)
        for face in top:
            rest.remove(face)
        return rest + top[::-1]

    monkeypatch.setattr(Chance, "shuffled", shuffled)


def reprinted(kind: str, rows: dict[str, dict[str, object]], game: Game = GAME) -> Game:
    """The game with some rows of its content changed: `reprinted("cards", {"axe": {"effect": "dig"}})`."""
    pack, content = game.pack, getattr(game.pack, kind)
    changed = {name: replace(content[name], **values) for name, values in rows.items()}
    game = replace(game)
    vars(game)["pack"] = replace(pack, **{kind: content | changed})
    return game


def with_effect(face: str, effect: str, amount: int = 0) -> Game:
    """The game in which this card does so when it is played, stays in its Gear, and forbids nothing."""
    return reprinted("cards", {face: {"effect": effect, "amount": amount, "goes": "", "bans": ()}})


PLAIN = reprinted(
    "cards", {face: {"astronaut": 1, "alien": 1} for face in PACK.cards if not face.startswith("ray-gun")}
)


def mix(without: str = "", **many: int) -> str:
    """So many cards of each type, none of them a Ray Gun, and none of those that are used elsewhere."""
    box = [face for origin in ("messages", *CHARACTERS, *LOCATIONS) for face in in_box(origin)]
    for face in without.split():
        box.remove(face)
    found: list[str] = []
    for kind, number in many.items():
        faces = [face for face in box if PACK.cards[face].type == kind and not face.startswith("ray-gun")]
        assert len(faces) >= number
        found += faces[:number]
    return " ".join(found)


def message(kind: str) -> str:
    """The card of this type with which the Messages pile starts."""
    return next(face for face in in_box("messages") if PACK.cards[face].type == kind)


def revealed(cards: str, **plan: object) -> Match:
    """The Messages phase of three players without any Gear, where these cards are the whole Messages pile."""
    named = {"controls": "jenna nikke john", "phase": "messages", "gears": IDLE, "messages": cards}
    return scene(3, **(named | plan))


def news(match: Match, step: str, event: str = "told", seat: int | None = None) -> list[Heard]:
    """What this seat heard of this kind of step after the last choice."""
    return [heard for heard in match.news(seat) if (heard.step, heard.event) == (step, event)]


def steps(match: Match) -> list[str]:
    """What was told to all after the last choice, in order, each kind once."""
    return list(dict.fromkeys(heard.step for heard in match.news(None)))
