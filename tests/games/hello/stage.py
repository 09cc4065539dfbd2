"""Staging: a match of hello at its first question, with the cards where a test wants them, and what is seen of it.

Cards are put in place before anybody has chosen anything, when each seat has looked at its own hand and at nothing
else. Whatever order they are put in is one that the shuffle might have given, so what seats know stays right.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from voidtable.games.hello import GAME
from voidtable.games.hello.table import HelloTable
from voidtable.kernel import Game, Match, Option, Refusal, Refused, load

BOX = {"relic": (6, 3), "scrap": (9, 1), "leech": (6, -2), "beacon": (3, 1), "hatch": (3, 1), "jammer": (3, 1)}
SEEDS = range(200)


def table(match: Match) -> HelloTable:
    assert isinstance(match.table, HelloTable)
    return match.table


def staged(*hands: str, top: str = "", first: int = 0, game: Game = GAME, **settings: object) -> Match:
    """A seat for each hand, such as `"relic scrap leech"`; on `top` of the wreck, in order, these cards."""
    starts = (game.start(len(hands), seed, settings) for seed in SEEDS)
    match = next(match for match in starts if table(match).first == first)
    g = table(match)
    placed = dict(zip(reversed(g.wreck), top.split(), strict=False))
    for cards, hand in zip(g.hands, hands, strict=True):
        placed |= dict(zip(cards, hand.split(), strict=False))
    rest = g.faces[g.seats :]
    for face in placed.values():
        rest.remove(face)
    for card in range(g.seats, len(g.faces)):
        g.faces[card] = placed[card] if card in placed else rest.pop()
    return Match(game, g, [])


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


def everybody(match: Match) -> list[int | None]:
    return [*range(match.table.seats), None]


def log(match: Match, seat: int | None, lang: str = "en") -> list[str]:
    """What this seat was told of the last choice."""
    words = match.game.words(lang)
    return [words.news(heard) for heard in match.news(seat)]


def told(match: Match, seat: int | None) -> tuple[str, str]:
    """The first thing that this seat was told of the last choice, in both languages."""
    return log(match, seat, "en")[0], log(match, seat, "pl")[0]


def both(refusal: Refusal) -> tuple[str, str]:
    return refusal.text("en"), refusal.text("pl")
