"""Staging: a match of hello at its first question, with the cards where a test wants them, and what is seen of it.

The wreck is stacked before anybody looks at anything, and then dealt as always. Whatever order it lies in is one that
the shuffle might have given, so what seats know is right.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from tests.games.said import asked, faces, play

from voidtable.games.hello import GAME
from voidtable.games.hello.setup import Deal, FirstPlayer
from voidtable.games.hello.table import HAND, HelloTable
from voidtable.games.hello.turn import Round
from voidtable.kernel import Do, Game, Match, load

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


# What lies where, and who knows of it


def hand(match: Match, seat: int) -> list[str]:
    """The faces in a hand, in alphabetical order."""
    return sorted(faces(match, table(match).hands[seat]))


def top(match: Match, n: int) -> list[str]:
    """The faces on top of the wreck, the uppermost first."""
    return faces(match, table(match).wreck[: -n - 1 : -1])


def held(match: Match, seat: int, face: str) -> int:
    """A card in this hand."""
    return next(card for card in table(match).hands[seat] if match.table.faces[card] == face)
