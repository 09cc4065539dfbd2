"""Visits and drives: a Character whose turn it is, in a Section with the cards for its effects, or beside a Vehicle.

What an effect costs is read from the pack, so that these tests do not depend on our guesses.
"""

from __future__ import annotations

from typing import Unpack

from tests.games.said import everybody, play
from tests.games.shadow_planet.scene import PACK, Plan, pass_until, scene, table

from voidtable.games.shadow_planet.content import CHARACTERS, LOCATIONS
from voidtable.kernel import Match
from voidtable.kernel.news import Arg, Heard

STEPS = "john-move"  # worth 1 each, without effect
CREW = ("jenna", "john", "rachel", "reed", "robot", "nikke")  # who has players, after the first seat


def acting(
    who: str, hand: str = "", *, seats: int = 5, settings: dict[str, object] | None = None, **plan: Unpack[Plan]
) -> Match:
    """Seat 0's Character in step I of its turn, with these cards; its ability is cancelled."""
    crew = [who, *[each for each in CREW if each != who]][:seats]
    plan["gears"] = {who: hand} | plan.get("gears", {})
    usual = Plan(controls=" ".join(crew), turn=who, cancelled=who)
    return scene(seats, settings=settings, **(usual | plan))


def cost(section: str) -> int:
    return PACK.sections[section].enter


def paying(use: str) -> list[str]:
    """Cards with the icons of this use, of starting Gears before those of decks."""
    ranked = sorted((card.origin in LOCATIONS, name) for name, card in PACK.cards.items() if card.origin != "messages")
    box = [name for _, name in ranked if name != STEPS for _ in range(PACK.cards[name].copies)]
    found = []
    for icon in PACK.uses[use].icons:
        found.append(next(name for name in box if PACK.cards[name].type == icon))
        box.remove(found[-1])
    return found


def within(
    section: str,
    hand: str = "",
    *,
    who: str = "john",
    seats: int = 5,
    settings: dict[str, object] | None = None,
    **plan: Unpack[Plan],
) -> Match:
    """Seat 0's Character has walked into the Section, and may use it at the end of its turn."""
    steps = [STEPS] * cost(section)
    plan["pawns"] = {who: PACK.sections[section].location} | plan.get("pawns", {})
    match = acting(who, " ".join([*steps, hand]), seats=seats, settings=settings, **plan)
    return pass_until(play(match, *steps, "done", section), "UseSection", 0)


def using(
    use: str,
    hand: str = "",
    *,
    who: str = "john",
    seats: int = 5,
    settings: dict[str, object] | None = None,
    **plan: Unpack[Plan],
) -> Match:
    """The same, and it has been paid for this use, whose effect follows."""
    paid = paying(use)
    match = within(
        PACK.uses[use].section, " ".join([*paid, hand]), who=who, seats=seats, settings=settings, **plan
    )  # fmt: skip
    return play(match, use, *paid)


def driving(match: Match, vehicle: str, to: str, *cards: str) -> Match:
    """The drive is announced, and these are all the cards for it."""
    return play(match, f"drive {vehicle} {to}", *cards, "done")


def beside(*who: str, at: str) -> dict[str, str]:
    """Where the pawns are: these here, and all the others far away."""
    away = "hill" if at == "melita" else "melita"
    return {each: at if each in who else away for each in CHARACTERS}


def held(match: Match, seat: int, face: str) -> int:
    """A card in this hand."""
    return next(card for card in table(match).hands[seat] if match.table.faces[card] == face)


def steps_told(match: Match) -> list[str]:
    """What the last choice led to, as all heard it."""
    (same,) = {tuple(heard.step for heard in match.news(viewer)) for viewer in everybody(match)}
    return list(same)


def report(match: Match, step: str, viewer: int | None = None) -> dict[str, object]:
    """What this viewer first heard of this step of the last choice: of cards the faces that it knows."""
    heard = next(heard for heard in match.news(viewer) if heard.step == step)
    return {name: told_face(heard, name, value) for name, value in heard.args.items()}


def told_face(heard: Heard, name: str, value: Arg) -> object:
    """An argument, and a card in it by its face."""
    kind = name.rpartition("_")[2]
    if kind == "cards" and isinstance(value, tuple):
        return [heard.faces[int(card)] for card in value]
    return heard.faces[int(str(value))] if kind == "card" else value
