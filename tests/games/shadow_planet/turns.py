"""Turns: a Character in one of its five steps, with cards on which a test has printed what it needs."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Unpack

from tests.games.said import asked, offered
from tests.games.shadow_planet.scene import PACK, Plan, idle, scene, table

from voidtable.games.shadow_planet import GAME
from voidtable.games.shadow_planet.move import WalkTo
from voidtable.games.shadow_planet.vehicles import DriveElsewhere
from voidtable.kernel import Game, Match, Row
from voidtable.kernel.news import cards_in

SEATS = ("jenna", "reed", "rachel", "john", "robot")  # as in the rulebook's example; nobody controls Nikke
FAR = dict.fromkeys(("nikke", "jenna"), "caves")  # where no bonus comes from


def printed(**files: dict[str, dict[str, object]]) -> Game:
    """The game with something else on some rows of its pack, as in `cards={"fight": {"effect": "burn"}}`."""
    rows: dict[str, dict[str, Row]] = {file: dict(getattr(PACK, file)) for file in files}
    for file, others in files.items():
        for name, other in others.items():
            rows[file][name] = replace(rows[file][name], **other)
    kind = type("Printed", (Game,), {"pack": replace(PACK, **rows)})
    return kind(**{field.name: getattr(GAME, field.name) for field in fields(GAME)})


def worth(**values: int) -> Game:
    """The game with these values on cards: `worth(john_move=8)`."""
    return printed(cards={name.replace("_", "-"): {"value": value} for name, value in values.items()})


def acting(
    who: str,
    hand: str,
    *,
    step: str = "move",
    game: Game = GAME,
    settings: dict[str, object] | None = None,
    **plan: Unpack[Plan],
) -> Match:
    """A Character with these cards in hand, in this step of its turn; it has no ability in this round."""
    usual = Plan(controls=" ".join(SEATS), turn=who, cancelled=who, pawns=FAR if who != "jenna" else {})
    match = scene(5, game=game, settings=settings, **(usual | Plan(gears={who: hand}) | plan))
    return to_step(match, step, who)


def to_step(match: Match, step: str, who: str | None = None) -> Match:
    """Nobody does anything that could be left out, until cards of this step may be played, by this Character."""
    for _ in range(500):
        kind, seat = asked(match)
        if kind == "Play" and table(match).step == step and who in (None, table(match).active):
            return match
        match.choose(seat, idle(match.options(seat)))
    raise AssertionError(f"{step} never comes")


def turns(match: Match, *, until: str) -> list[str]:
    """Who has a turn, as all hear it, while nobody does anything that could be left out, until this is asked."""
    found: list[str] = []
    while asked(match)[0] != until:
        seat = match.asking[0]
        match.choose(seat, idle(match.options(seat)))
        found += [str(heard.args["character"]) for heard in match.news(None) if heard.step == "Turn"]
    return found


def steps_left(match: Match) -> list[str]:
    """The steps in which cards may yet be played in this turn, the present one first."""
    found, who = [], table(match).active
    while table(match).active == who:
        kind, seat = asked(match)
        if kind == "Play":
            found.append(table(match).step)
        match.choose(seat, idle(match.options(seat)))
    return found


def points(match: Match) -> int:
    """What may still be spent on movement."""
    step = match.asked(match.asking[0])
    assert isinstance(step, WalkTo | DriveElsewhere)
    return step.points


def looked(match: Match) -> int:
    """How many cards were looked at in the last choice."""
    return sum(len(cards_in(heard.args)) for heard in match.news(None) if heard.step == "LookAtTop")


def cards(match: Match) -> list[str]:
    """What may be played now."""
    return [word for word in offered(match) if word != "done"]
