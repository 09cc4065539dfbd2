"""The laws of hidden information: what a seat may never learn, and what it must be able to imagine."""

import random
from typing import cast

import msgspec

from voidtable.kernel import Match, Option, Together

from .play import Position, piles, play_out


def seen(match: Match, viewer: int | None) -> bytes:
    return msgspec.json.encode(match.view(viewer), order="sorted")


def twin(at: Position, viewer: int | None, later: int = 0) -> Match:
    """Another world that the viewer cannot tell from the real one; `later`: chance to come is so many words ahead."""
    other = at.game.imagine(seen(at.match, viewer), seed=at.rng.getrandbits(30))
    other.table.secret, other.table.drawn, other.table.block = at.match.table.secret, at.match.table.drawn + later, ()
    return other


def imagine(at: Position) -> None:
    """A world imagined from a view has that view, plays on to an end, and is one of several where several fit."""
    viewer = at.rng.choice(at.viewers)
    view = seen(at.match, viewer)
    seed = at.rng.getrandbits(30)
    world = at.game.imagine(view, seed)
    assert seen(world, viewer) == view, f"seat {viewer}: the imagined world looks different"
    assert at.game.imagine(seen(world, viewer), seed + 1).fingerprint() == at.game.imagine(view, seed + 1).fingerprint()
    worlds = [at.game.imagine(view, seed).table.faces for seed in range(12)]
    several = at.match.table.stock(at.match.table.seats if viewer is None else viewer)
    assert not several or any(faces != worlds[0] for faces in worlds), "several worlds fit and only one appears"
    if world.table.faces != at.match.table.faces:
        changed = at.match.clone()
        changed.table.faces = world.table.faces
        assert changed.fingerprint() != at.match.fingerprint(), "other faces, the same fingerprint"
    assert play_out(world, at.rng).over


def asked(match: Match, seat: int) -> list[object]:
    """All that a seat is told when it is asked: the question, what it may do, and why not what it may not."""
    question, told = match.ask(seat), []
    for lang in ("en", "pl"):
        told += [question.prompt(lang)]
        for option in match.candidates(seat):
            refusal = match.why(seat, option)
            told += [option, question.label(option, lang), refusal and (refusal.clause, refusal.text(lang))]
    return [question.kind, question.clause, match.options(seat), *told]


def candour(at: Position) -> None:
    """What a seat is asked, offered and refused does not depend on what it cannot see."""
    for seat in at.match.asking:
        other = twin(at, seat)
        assert other.asking == at.match.asking
        assert asked(other, seat) == asked(at.match, seat), f"seat {seat} is told what it cannot know"
        for viewer in at.viewers:
            if viewer != seat and at.match.asking:
                elsewhere = twin(at, viewer)
                waiting = [match.ask(seat).waiting(viewer, "en") for match in (at.match, elsewhere)]
                assert waiting[0] == waiting[1], f"viewer {viewer} is told what it cannot know"


def same_answers(real: Match, other: Match, viewer: int | None) -> bool:
    """Give the other world the open answers that lie sealed in the real one; False where it could not have them."""
    step = real.table.stack[-1] if real.table.stack else None
    for part in step.parts if isinstance(step, Together) else ():
        if real.table.sealed >> part.seat & 1 and part.seat != viewer and not part.secret:
            answer = real.clone().table.unseal(part.seat)
            if answer not in part.options(other.table, part.seat):
                return False
            other.table.seal(part.seat, answer)
    return True


def answer(match: Match, other: Match, seat: int, rng: random.Random) -> tuple[Option, Option] | None:
    """An option for each world: where all see the choice, the same; where it is secret, any two, or two of one face."""
    mine, theirs = match.options(seat), other.options(seat)
    option = rng.choice(mine)
    if not match.asked(seat).secret:
        return (option, option) if option in theirs else None
    faces, others = match.table.faces, other.table.faces
    if isinstance(option, int) and match.asked(seat).offers == "card" and rng.random() < 0.5:
        theirs = [each for each in theirs if others[int(str(each))] == faces[option]] or theirs
    return option, rng.choice(theirs)


def shown(match: Match, viewer: int | None) -> list[list[str]]:
    """The faces that a viewer sees in each place, whatever their order, and those it was told of and sees no more."""
    faces = cast("list[str]", match.view(viewer)["faces"])
    told = [sorted(heard.faces.values()) for heard in match.news(viewer)]
    return [sorted(faces[card] for card in pile) for pile in piles(match)] + told


def silence(at: Position) -> None:
    """In two worlds that a viewer cannot tell apart, whatever is done, it still cannot, if no face is opened to it.

    If the same faces are opened to it in both, all else on the table is still the same.
    """
    viewer = at.rng.choice(at.viewers)
    bit = at.match.table.seats if viewer is None else viewer
    real, other = at.match.clone(), twin(at, viewer)
    for _ in range(4):
        if real.over or not same_answers(real, other, viewer):
            return
        seat = at.rng.choice(real.asking)
        pair = (one := at.rng.choice(real.options(seat)), one) if seat == viewer else answer(real, other, seat, at.rng)
        if pair is None:
            return
        real.choose(seat, pair[0])
        other.choose(seat, pair[1])
        if (real.table.opened | other.table.opened) >> bit & 1:
            if shown(real, viewer) == shown(other, viewer):
                there = real.view(viewer)["table"], other.view(viewer)["table"]
                assert there[0] == there[1], f"viewer {viewer} saw by the sleeves what the faces do not tell"
            return
        assert real.table.stirred == other.table.stirred, f"viewer {viewer} could tell by the fence what others learned"
        assert real.news(viewer) == other.news(viewer), f"viewer {viewer} heard more than it could know"
        assert seen(real, viewer) == seen(other, viewer), f"viewer {viewer} saw more than it could know"


def undo(at: Position) -> None:
    """What can be taken back taught nothing to the one who takes it back, and leaves everything as it was."""
    before = [seen(at.match, viewer) for viewer in at.viewers], at.match.fingerprint(), at.match.news(None)
    for seat in at.match.asking:
        option = at.rng.choice(at.match.options(seat))
        match = at.match.clone()
        match.choose(seat, option)
        others = [other for other in range(match.table.seats) if other != seat]
        assert not any(match.may_undo(other) for other in others), "somebody may take back another's choice"
        if not match.may_undo(seat):
            continue
        assert not match.over, f"seat {seat} may take back a choice that showed the result"
        other = twin(at, seat, later=at.rng.randrange(1, 1_000))
        other.choose(seat, option)
        assert seen(other, seat) == seen(match, seat), f"seat {seat} may take back a choice that taught it something"
        after = match.fingerprint()
        match.undo(seat)
        now = [seen(match, viewer) for viewer in at.viewers], match.fingerprint()
        assert now == before[:2], "a choice was taken back and something remained"
        match.choose(seat, option)
        assert match.fingerprint() == after
