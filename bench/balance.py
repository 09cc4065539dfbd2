"""Is a game fair, and is all of it used? Many games between bots, counted and told as a page of Markdown.

    python -m bench.balance GAME --games 3000 --jobs 2 [--bots greedy] [--seats 3,4] [--dealt FIELD]

A place is where one sits to the left of whoever made the first choice. With --dealt, a field of the table that holds a
card for each seat from the start, wins are also told by what was dealt. A card counts as offered where a question with
several answers offers one of that face, and as chosen where such a card is taken.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import Pool
from random import Random
from statistics import quantiles

from voidtable import bots as all_bots
from voidtable.bots import Seen
from voidtable.kernel import Game, Match, Result, load

CHUNK = 25  # games
ENOUGH = 200  # offers after which a card that nobody takes is reported
Numbers = dict[str, list[float]]


@dataclass
class Count:
    """What came out of some games with so many seats."""

    games: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    factions: Counter[str] = field(default_factory=Counter)
    unshared: Counter[str] = field(default_factory=Counter)  # a faction has won, and no player
    seats: Counter[int] = field(default_factory=Counter)
    places: Counter[int] = field(default_factory=Counter)
    dealt: Counter[str] = field(default_factory=Counter)
    dealt_won: Counter[str] = field(default_factory=Counter)
    offered: Counter[str] = field(default_factory=Counter)
    chosen: Counter[str] = field(default_factory=Counter)
    numbers: Numbers = field(default_factory=dict)

    def add(self, other: Count) -> None:
        self.games += other.games
        for name, counter in vars(other).items():
            if isinstance(counter, Counter):
                getattr(self, name).update(counter)
        for name, values in other.numbers.items():
            self.numbers.setdefault(name, []).extend(values)

    def end(self, result: Result, first: int, seats: int) -> None:
        self.games += 1
        self.endings[result.ending] += 1
        self.seats.update(result.winners)
        self.places.update((seat - first) % seats for seat in result.winners)
        faction = str(result.details.get("faction", ""))
        if faction:
            self.factions[faction] += 1
            self.unshared[faction] += not result.winners
        for name, value in result.details.items():
            if type(value) is int:
                self.numbers.setdefault(name, []).append(value)


def watch(match: Match, seat: int) -> frozenset[str]:
    """The faces that this seat may choose among."""
    options = match.options(seat)
    if len(options) == 1 or match.asked(seat).offers != "card":
        return frozenset()
    faces = match.table.faces
    return frozenset(faces[option] for option in options if type(option) is int)


def play(count: Count, match: Match, names: Sequence[str], seed: int, dealt: str) -> None:
    """One game to its end."""
    seats, first = match.table.seats, match.asking[0]
    playing = [all_bots.load(names[seat % len(names)]).choose for seat in range(seats)]
    seen = [Seen.by(match, seat) for seat in range(seats)]
    chances = [Random(f"{seed} {seat}") for seat in range(seats)]
    cards = [match.table.faces[card] for (card,) in getattr(match.table, dealt)] if dealt else []
    while not match.over:
        seat = match.asking[0]
        offered = watch(match, seat)
        option = playing[seat](seen[seat], chances[seat])
        count.offered.update(offered)
        if offered and type(option) is int:
            count.chosen[match.table.faces[option]] += 1
        match.choose(seat, option)
    assert match.result
    count.end(match.result, first, seats)
    count.dealt.update(cards)
    count.dealt_won.update(cards[seat] for seat in match.result.winners if cards)


def study(name: str, seats: int, names: Sequence[str], dealt: str, seeds: range) -> Count:
    """The games with these seeds."""
    game, count = load(name), Count()
    for seed in seeds:
        play(count, game.start(seats, seed), names, seed, dealt)
    return count


def counted(game: Game, seats: int, games: int, seed: int, names: Sequence[str], jobs: int, dealt: str) -> Count:
    parts = [range(at, min(at + CHUNK, seed + games)) for at in range(seed, seed + games, CHUNK)]
    work = partial(study, game.id, seats, tuple(names), dealt)
    total = Count()
    if jobs == 1:
        for part in map(work, parts):
            total.add(part)
        return total
    with Pool(jobs) as pool:
        for part in pool.imap(work, parts):
            total.add(part)
    return total


# The page


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


def shares(counter: Counter[int], seats: int) -> str:
    """Wins of each against what each would have if all had as many."""
    total = sum(counter.values()) or 1
    return ", ".join(f"{counter[at] * seats / total:.2f}" for at in range(seats))


def quarters(values: Sequence[float]) -> str:
    low, middle, high = quantiles(values, n=4) if len(values) > 1 else list(values) * 3
    return f"{middle:g} ({low:g} to {high:g})"


def rows(count: Count, seats: int) -> Iterator[tuple[str, str]]:
    """What is told of one number of seats."""
    for name, n in sorted(count.endings.items()):
        yield f"ending {name}", percent(n, count.games)
    for name, n in sorted(count.factions.items()):
        yield f"{name} win", percent(n, count.games)
        if count.unshared[name]:
            yield f"{name} win, nobody's", percent(count.unshared[name], count.games)
    for name, n in sorted(count.dealt.items()):
        yield f"dealt {name}", f"{percent(n, count.games)} of games, wins {percent(count.dealt_won[name], n)}"
    yield "seats against fair share", shares(count.seats, seats)
    yield "places against fair share", shares(count.places, seats)
    for name, values in sorted(count.numbers.items()):
        yield f"{name}, median (quarters)", quarters(values)
    never = sorted(face for face, n in count.offered.items() if n >= ENOUGH and not count.chosen[face])
    yield f"never chosen in {ENOUGH} offers", ", ".join(never) or "none"


def page(found: dict[int, Count]) -> str:
    """A table with a column for each number of seats, and the cards that are chosen least."""
    told = {seats: dict(rows(count, seats)) for seats, count in found.items()}
    names = dict.fromkeys(name for column in told.values() for name in column)
    heads = [f"{seats} seats, {found[seats].games} games" for seats in told]
    table = [["", *heads], ["---"] * (len(heads) + 1)]
    table += [[name, *(column.get(name, "-") for column in told.values())] for name in sorted(names, key=order(names))]
    lines = ["| " + " | ".join(row) + " |" for row in table]
    return "\n".join([*lines, "", "Chosen least, of all offers: " + ", ".join(rarest(found.values())) + "."])


def order(names: Iterable[str]) -> Callable[[str], tuple[int, str]]:
    """In the order of the first words, so that a row that only one column has stands with its like."""
    kinds = ["ending", "win", "dealt", "seats", "places", "median", "never"]
    at = {name: next((n for n, kind in enumerate(kinds) if kind in name), len(kinds)) for name in names}
    return lambda name: (at[name], name)


def rarest(counts: Iterable[Count], many: int = 10) -> list[str]:
    """Cards with the smallest part of offers in which they were taken."""
    total = Count()
    for count in counts:
        total.add(count)
    often = [face for face, n in total.offered.items() if n >= ENOUGH]
    often.sort(key=lambda face: (total.chosen[face] / total.offered[face], face))
    return [f"{face} {percent(total.chosen[face], total.offered[face])}" for face in often[:many]]


def main(words: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="bench.balance", description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", default="")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--dealt", default="")
    args = parser.parse_args(words)
    game, names = load(args.game), args.bots.split(",")
    all_bots.check(names)
    seats = [int(number) for number in args.seats.split(",")] if args.seats else list(game.seats)
    found = {n: counted(game, n, args.games, args.seed, names, args.jobs, args.dealt) for n in seats}
    print(page(found))


if __name__ == "__main__":
    main()
