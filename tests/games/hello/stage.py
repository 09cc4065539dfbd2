"""Staging: a match of hello at its first question, with the cards where a test wants them, and what is seen of it.

The wreck is stacked before anybody looks at anything, and then dealt as always. Whatever order it lies in is one that
the shuffle might have given, so what seats know is right.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import cast

import pytest

from voidtable.games.hello import GAME
from voidtable.games.hello.setup import Deal, FirstPlayer
from voidtable.games.hello.table import HAND, HelloTable
from voidtable.games.hello.turn import Round
from voidtable.kernel import Do, Game, Match, Option, Refusal, Refused, load

BOX = {"relic": (6, 3), "scrap": (9, 1), "leech": (6, -2), "beacon": (3, 1), "hatch": (3, 1), "jammer": (3, 1)}
SCRAPS = "scrap scrap scrap"


def table(match: Match) -> HelloTable:
    assert isinstance(match.table, HelloTable)
    return match.table


class Stacked(Do):
    """HE-1.1 A wreck in an order of our own: face down, so that nobody knows it, and all but the top few cards gone."""

    faces: tuple[str, ...]
    left: int

    def run(self, g: HelloTable) -> None:
        g.wreck = g.sleeve(self.faces)
        g.hands, g.installed = [[] for _ in range(g.seats)], [[] for _ in range(g.seats)]
        g.then(Deal(), Gone(self.left), FirstPlayer(), Round())


class Gone(Do):
    """HE-2.6 All but so many cards of the wreck lie on the scrapyard."""

    left: int

    def run(self, g: HelloTable) -> None:
        gone, g.wreck = g.wreck[: -self.left], g.wreck[-self.left :]
        g.scrapyard += gone
        g.reveal(*gone)


def staged(
    *hands: str, top: str = "", left: int = 30, first: int = 0, seed: int = 0, game: Game = GAME, **settings: object
) -> Match:
    """A seat for each hand, such as `"relic scrap leech"`; on `top` of the wreck, in order, these cards.

    No more than so many are `left` in the wreck; the others lie on the scrapyard. Another seed: what chance does later.
    """
    seats, box = len(hands), game.start(len(hands), seed, settings)
    placed = {HAND * seats + at: face for at, face in enumerate(top.split())}  # by the order in which they are dealt
    for seat, hand in enumerate(hands):
        placed |= {at * seats + seat: face for at, face in enumerate(hand.split())}
    rest = box.table.faces[seats:]
    for face in placed.values():
        rest.remove(face)
    dealt = [placed[at] if at in placed else rest.pop() for at in range(len(rest) + len(placed))]
    stacked = replace(game, setup=partial(Stacked, faces=tuple(dealt[::-1]), left=left))
    starts = (stacked.start(seats, tried, settings) for tried in range(seed, seed + 200))
    return next(match for match in starts if table(match).first == first)


def second_turn(gear: str, card: str, on_top: str = "", left: int = 30) -> Match:
    """Seat 0 has installed this gear, holds this card, and has its second turn; two others have jettisoned twice."""
    drawn = "relic leech relic leech"
    match = staged(f"{gear} {card} scrap", SCRAPS, SCRAPS, top=f"{drawn} {on_top}", left=left + 4)
    play(match, f"install {gear}", *["jettison scrap"] * 2, *["scrap"] * 3, *["jettison scrap"] * 2)
    assert (asked(match), hand(match, 0)) == (("Act", 0), [card])
    return match


def packed(folder: Path, **copies: int | None) -> Game:
    """The game with a pack of one's own: so many copies of these kinds, or none, and the others as in the box."""
    rows = [
        f'[{kind}]\nsource = "reconstructed"\npoints = {points}\ngear = {str(kind in "beacon hatch jammer").lower()}\n'
        f"copies = {copies.get(kind, usual)}\n"
        for kind, (usual, points) in BOX.items()
        if copies.get(kind, usual) is not None
    ]
    folder.joinpath("pack.toml").write_text('game = "hello"\n', "utf-8")
    folder.joinpath("cards.toml").write_text("\n".join(rows), "utf-8")
    return load("hello", folder)


# Playing


def spoken(match: Match, option: Option) -> str:
    """An option as the tests write it: `scout`, `install beacon`, `barter 2`, or the face of a card."""
    match option:
        case ("barter", int(seat)):
            return f"barter {seat}"
        case (str(action), int(card)):
            return f"{action} {match.table.faces[card]}"
        case int(card):
            return match.table.faces[card]
    return str(option)


def meant(match: Match, seat: int, said: str) -> Option:
    """What this seat would try by these words, whether it is allowed or not."""
    return next(option for option in match.candidates(seat) if spoken(match, option) == said)


def play(match: Match, *said: str) -> Match:
    """Each of these in turn, by the first seat that is asked."""
    for words in said:
        seat = match.asking[0]
        match.choose(seat, meant(match, seat, words))
    return match


def offered(match: Match) -> list[str]:
    """What the seat that is asked may take."""
    return [spoken(match, option) for option in match.options(match.asking[0])]


def refused(match: Match, said: str) -> Refusal:
    """The refusal of what the seat that is asked would try; it is not offered, and trying it changes nothing."""
    seat, before = match.asking[0], match.fingerprint()
    option = meant(match, seat, said)
    assert option not in match.options(seat)
    with pytest.raises(Refused) as caught:
        match.choose(seat, option)
    assert match.fingerprint() == before
    why = match.why(seat, option)
    assert why == caught.value.refusal
    assert why is not None
    for lang in ("en", "pl"):
        assert caught.value.text(lang) == f"{why.text(lang)} [{why.clause}]"
    return why


def asked(match: Match) -> tuple[str, int]:
    """What is asked, and of whom."""
    return match.ask(match.asking[0]).kind, match.asking[0]


def prompt(match: Match) -> tuple[str, str]:
    """What the seat that is asked reads, in both languages."""
    question = match.ask(match.asking[0])
    return question.prompt("en"), question.prompt("pl")


def waiting(match: Match) -> tuple[str, str]:
    """What all the others read meanwhile, in both languages."""
    question = match.ask(match.asking[0])
    viewers = [viewer for viewer in everybody(match) if viewer != question.seat]
    (read,) = {(question.waiting(viewer, "en"), question.waiting(viewer, "pl")) for viewer in viewers}
    return read


def label(match: Match, said: str) -> tuple[str, str]:
    """An option as the seat that is asked reads it, in both languages."""
    seat = match.asking[0]
    option = meant(match, seat, said)
    return match.ask(seat).label(option, "en"), match.ask(seat).label(option, "pl")


def taken_back(match: Match, seat: int) -> Match:
    """The match after this seat has taken its last choice back."""
    assert match.may_undo(seat)
    match.undo(seat)
    return match


def stands(match: Match, seat: int) -> None:
    """This seat's last choice cannot be taken back, and trying to changes nothing."""
    before = match.fingerprint()
    assert not match.may_undo(seat)
    with pytest.raises(Refused) as caught:
        match.undo(seat)
    assert caught.value.refusal.clause == "VT-4"
    assert match.fingerprint() == before


# What lies where, and who knows of it


def faces(match: Match, cards: list[int]) -> list[str]:
    return [match.table.faces[card] for card in cards]


def hand(match: Match, seat: int) -> list[str]:
    """The faces in a hand, in alphabetical order."""
    return sorted(faces(match, table(match).hands[seat]))


def top(match: Match, n: int) -> list[str]:
    """The faces on top of the wreck, the uppermost first."""
    return faces(match, table(match).wreck[: -n - 1 : -1])


def held(match: Match, seat: int, face: str) -> int:
    """A card in this hand."""
    return next(card for card in table(match).hands[seat] if match.table.faces[card] == face)


def seen(match: Match, seat: int | None, cards: list[int]) -> list[str]:
    """These cards in a seat's view."""
    view = cast("list[str]", match.view(seat)["faces"])
    return [view[card] for card in cards]


def knowing(match: Match, card: int) -> list[int | None]:
    """Who knows this face, by their views; None is a spectator."""
    viewers = [*range(match.table.seats), None]
    return [seat for seat in viewers if seen(match, seat, [card]) == [match.table.faces[card]]]


def same_for(match: Match, said: list[str], viewers: list[int | None]) -> None:
    """This is a choice in secret: whichever of these is chosen, these viewers see and hear the same."""
    assert match.asked(match.asking[0]).secret
    views = []
    for words in said:
        chosen = play(match.clone(), words)
        views.append([(chosen.view(viewer), log(chosen, viewer)) for viewer in viewers])
    assert len(views) > 1
    assert all(view == views[0] for view in views)


def everybody(match: Match) -> list[int | None]:
    return [*range(match.table.seats), None]


def log(match: Match, seat: int | None, lang: str = "en") -> list[str]:
    """What this seat was told of the last choice."""
    words = match.game.words(lang)
    return [words.news(heard) for heard in match.news(seat)]


def told(match: Match, seat: int | None, at: int = 0) -> tuple[str, str]:
    """The first thing, or another, that this seat was told of the last choice, in both languages."""
    return log(match, seat, "en")[at], log(match, seat, "pl")[at]


def heard(match: Match, viewers: list[int | None], at: int = 0) -> tuple[str, str]:
    """What all of these were told, the same to each."""
    (same,) = {told(match, viewer, at) for viewer in viewers}
    return same


def both(refusal: Refusal) -> tuple[str, str]:
    return refusal.text("en"), refusal.text("pl")
