"""The laws of good order: saving, copying, the table, what is offered, what is refused, what is said."""

from collections import Counter
from collections.abc import Callable
from functools import partial

from voidtable.kernel import Match, Option, Refused, Step, reopen, replay, verify
from voidtable.kernel.minds import Mind
from voidtable.kernel.record import write
from voidtable.kernel.store import decode, encode, freeze, thaw

from .hidden import seen
from .play import Position, choose_anything, piles, play_out

KERNEL_STEPS = ("Together", "Doing", "After")


def all_views(match: Match) -> list[bytes]:
    return [seen(match, viewer) for viewer in (*range(match.table.seats), None)]


def save(at: Position) -> None:
    """A saved match opens as it was, and goes on as it would have."""
    match, again = at.match.clone(), reopen(at.match.save(), at.game)
    assert again.fingerprint() == match.fingerprint()
    assert all_views(again) == all_views(match)
    assert again.asking == match.asking
    for seat in range(match.table.seats):
        assert again.may_undo(seat) == match.may_undo(seat)
    for _ in range(6):
        if not match.over:
            seat, option = choose_anything(match, at.rng)
            again.choose(seat, option)
    assert again.fingerprint() == match.fingerprint()
    assert again.record() == match.record()
    for step in match.table.stack:
        assert thaw(at.game, decode(encode(freeze(step)))) == step


def clone(at: Position) -> None:
    """What is played on a copy changes nothing in the match, nor the other way round; a view given out stays so."""
    match, copy = at.match.clone(), at.match.clone()
    views = {viewer: match.view(viewer) for viewer in at.viewers}
    before = match.fingerprint(), all_views(match), match.record()
    play_out(copy, at.rng)
    assert (match.fingerprint(), all_views(match), match.record()) == before
    end = copy.fingerprint()
    play_out(match, at.rng)
    assert copy.fingerprint() == end
    assert [encode(view) for view in views.values()] == before[1]


def table(at: Position) -> None:
    """Each sleeve lies in exactly one place, and the same faces are there as in the beginning."""
    match, g = at.match, at.match.table
    lie = Counter(card for pile in piles(match) for card in pile)
    assert sorted(lie) == list(range(g.seats, len(g.faces))), "a sleeve lies nowhere, or an envelope lies about"
    assert max(lie.values()) == 1, "a sleeve lies in two places"
    assert sorted(g.faces[g.seats :]) == at.faces, "faces have come or gone"
    for seat in range(g.seats):
        assert bool(g.faces[seat]) == bool(g.sealed >> seat & 1), "an envelope is not as it says"
    for viewer, known in enumerate(g.knows):
        assert len(known) == len(g.faces)
        assert all(ord(mark) <= card and known[ord(mark)] == mark for card, mark in enumerate(known))
        seen = Mind.from_partition(known, g.faces)
        for card in range(g.seats, len(g.faces)):
            assert g.known(viewer, card) or not seen.knows(card), f"viewer {viewer} is held to know what it does not"
    assert bool(match.over) == (match.result is not None)


def forbidden(match: Match, seat: int, option: Option) -> bool:
    """Do the rules forbid it? Asked of the rule itself, since a step may work out its options in another way."""
    ask = match.ask(seat).behind(option)
    return ask.forbids is not None and ask.forbids(match.table, seat, option) is not None


def offer(at: Position) -> None:
    """Options are the candidates that nothing forbids; each can be taken; there is always one."""
    match = at.match
    assert match.over or match.asking
    for seat in match.asking:
        options, candidates = match.options(seat), match.candidates(seat)
        assert options
        assert options == match.clone().options(seat)
        assert options == [option for option in candidates if not forbidden(match, seat, option)]
        assert options == [option for option in candidates if match.why(seat, option) is None]
        assert len({repr(option) for option in candidates}) == len(candidates)
        for option in candidates:
            if option not in options:
                assert not match.why(seat, option).clause.startswith("VT-"), "forbidden by no rule of the game"
        for option in options if len(options) < 6 else at.rng.sample(options, 6):
            match.clone().choose(seat, option)


def memory(at: Position) -> None:
    """Keeping what seats know changes nothing in the game."""
    g, past = at.match.table, at.match.choices
    plain = at.game.start(g.seats, options=g.settings, secret=g.secret, memory=False)
    for i in range(0, len(past), 2):
        plain.choose(past[i], past[i + 1])
    assert plain.fingerprint() == at.match.fingerprint()
    assert plain.table.knows == []


def record(at: Position) -> None:
    """A record replays to the same end and is verified."""
    data = write(at.match.record())
    again = replay(data, at.game)
    assert again.fingerprint() == at.match.fingerprint()
    assert write(again.record()) == data
    assert all_views(again) == all_views(at.match)
    assert again.result == at.match.result
    assert verify(data, at.game).match.fingerprint() == at.match.fingerprint()


def undone(at: Position) -> None:
    """However far one may go back, the match stands there as it once did."""
    match = at.match.clone()
    while match.choices and match.may_undo(seat := match.choices[-2]):
        moment = match.moment
        match.undo(seat)
        assert match.moment > moment, "an answer to what was taken back would be taken for another"
        others = [other for other in range(match.table.seats) if other != seat]
        assert not any(match.may_undo(other) for other in others), "somebody may go back behind another's choice"
        assert match.fingerprint() == replay(match.record(), at.game).fingerprint()
        assert all_views(match) == all_views(replay(match.record(), at.game))


def clauses_of(steps: list[Step]) -> list[Step]:
    """The steps of the game among these, those inside the kernel's own included."""
    found: list[Step] = []
    for step in steps:
        if type(step).__name__ not in KERNEL_STEPS:
            found.append(step)
        else:
            found += clauses_of(list(getattr(step, "parts", None) or [step.step]))
    return found


def clause(at: Position) -> None:
    """Each step cites clauses that the rules have."""
    rules = at.game.rules()
    for step in clauses_of(at.match.table.stack):
        assert step.clauses, f"{type(step).__name__} cites no clause"
        assert all(clause in rules for clause in step.clauses)
    for seat in at.match.asking:
        question = at.match.ask(seat)
        assert question.clause in rules
        for option in at.match.candidates(seat):
            assert question.clauses(option)
            assert set(question.clauses(option)) <= rules.keys(), f"no such rule behind {option}"


def words(at: Position) -> None:
    """Every question, option, refusal and piece of news can be said in both languages."""
    match = at.match
    for lang in ("en", "pl"):
        said = at.game.words(lang)
        for seat in match.asking:
            question = match.ask(seat)
            texts = [question.prompt(lang), *(question.waiting(viewer, lang) for viewer in at.viewers)]
            for option in match.candidates(seat):
                refusal = match.why(seat, option)
                texts += [question.label(option, lang), *([refusal.text(lang)] if refusal else [])]
            assert all(texts)
        for viewer in at.viewers:
            assert all(said.news(heard) for heard in match.news(viewer))
        if match.result:
            assert said.text(f"ending-{match.result.ending}")
        assert not said.flaws, said.flaws


def wrong_answers(at: Position) -> list[tuple[int, object]]:
    """Answers that nobody offered."""
    match, wrong = at.match, []
    odd = [None, True, 1.5, "", "nonsense", -1, 10**9, [], {}, ("scout",), ((((1,),),),), b"x", float("nan")]
    for seat in range(match.table.seats):
        offered = match.options(seat) if seat in match.asking else []
        tried = match.candidates(seat) if seat in match.asking else []
        own = [option for option in [*tried, *odd] if not any(repr(option) == repr(each) for each in offered)]
        wrong += [(seat, option) for option in own]
    return [*wrong, (-1, "x"), (match.table.seats, 0)]


def refused(wrong: Callable[[], None]) -> Refused:
    """What a wrong answer is told."""
    try:
        wrong()
    except Refused as told:
        return told
    raise AssertionError("a wrong answer was taken")


def refuse(at: Position) -> None:
    """A wrong answer is refused by a clause that exists, in both languages, and changes no bit."""
    match, rules = at.match, at.game.rules()
    before = match.fingerprint(), all_views(match), write(match.record())
    for seat, option in wrong_answers(at):
        why = match.why(seat, option)
        told = refused(partial(match.choose, seat, option))
        assert told.refusal == why
        assert why.clause in rules
        assert len({told.text(lang) for lang in ("en", "pl")}) == 2
    for seat in match.asking:
        for moment in (match.moment - 1, match.moment + 1):
            stale = partial(match.choose, seat, match.options(seat)[0], at=moment)
            assert refused(stale).refusal.clause == "VT-3"
    for seat in range(match.table.seats):
        if not match.may_undo(seat):
            assert refused(partial(match.undo, seat)).refusal.clause == "VT-4"
    assert (match.fingerprint(), all_views(match), write(match.record())) == before
