"""A match in words: what is offered, chosen, refused, told and known, as tests write it, whatever the game."""

from __future__ import annotations

from typing import cast

import pytest

from voidtable.kernel import Match, Option, Refusal, Refused


def spoken(match: Match, option: Option) -> str:
    """An option as the tests write it: `scout`, `install beacon`, `barter 2`, or the face of a card."""
    if isinstance(option, str):
        return option
    named = match.ask(match.asking[0]).behind(option).names(option)
    faces = match.table.faces
    parts = [faces[cast("int", each)] if name == "card" else str(each) for name, each in named.items()]
    return " ".join(parts) if isinstance(option, tuple) else parts[-1]


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
