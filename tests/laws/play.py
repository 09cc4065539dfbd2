"""Random play: what the laws are tried on, and how a failure is made small."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from voidtable.kernel import Game, Match, Option, Setting, load
from voidtable.kernel.record import write

PACE = 3_000  # the shorter a game, the cheaper its positions, and the more of one kind are tried
LIMIT = 5_000  # choices after which a game that has not ended is taken never to end


@dataclass
class Position:
    """A match in the middle of a game, where it came from, and chance for the law's own use."""

    game: Game
    match: Match
    rng: random.Random
    faces: list[str]  # that the game began with, in alphabetical order

    @classmethod
    def copied(cls, match: Match, seed: int) -> "Position":
        return cls(match.game, match.clone(), random.Random(seed), faces_of(match))

    @property
    def viewers(self) -> list[int | None]:
        return [*range(self.match.table.seats), None]


Law = Callable[[Position], None]


def piles(match: Match) -> list[list[int]]:
    """The places where sleeves lie, in the order in which the table has them."""
    found: list[list[int]] = []
    for field in match.game.fields:
        depth, value = match.game.table.shapes[field].piles, getattr(match.table, field)
        found += [] if depth == 0 else [value] if depth == 1 else value
    return found


class Broken(AssertionError):
    """A law does not hold: which, where, and the shortest record that shows it."""

    def __init__(self, law: str, record: bytes, cause: BaseException) -> None:
        super().__init__(
            f"{law}: {type(cause).__name__}: {cause}\nreproduce: tests.laws.play.again({law!r}, {record!r})"
        )
        self.law = law
        self.record = record


def faces_of(match: Match) -> list[str]:
    return sorted(match.table.faces[match.table.seats :])


def any_setting(setting: Setting, rng: random.Random) -> int | str | bool:
    if isinstance(setting.default, bool):
        return rng.random() < 0.5
    if isinstance(setting.default, str):
        return rng.choice(setting.among)
    return rng.randint(setting.low, setting.high)


def start(game: Game, seats: int, seed: int, memory: bool = True) -> Match:
    """A new match; three in four as the box has it, the others with any settings."""
    rng = random.Random(f"{game.id} {seats} {seed}")
    options = {setting.name: any_setting(setting, rng) for setting in game.settings} if seed % 4 == 3 else {}
    return game.start(seats, seed, options, memory)


def choose_anything(match: Match, rng: random.Random) -> tuple[int, Option]:
    """One of the asked seats takes one of its options."""
    seat = rng.choice(match.asking)
    option = rng.choice(match.options(seat))
    match.choose(seat, option)
    return seat, option


def play_out(match: Match, rng: random.Random, most: int = LIMIT) -> Match:
    while not match.over and most:
        choose_anything(match, rng)
        most -= 1
    return match


def positions(game: Game, seats: int, seed: int) -> Iterator[Position]:
    """Every position of one random game, from its beginning to its end."""
    rng = random.Random(seed)
    match = start(game, seats, seed)
    faces = faces_of(match)
    while True:
        yield Position(game, match, random.Random(rng.random()), faces)
        if match.over:
            return
        assert match.count < LIMIT, f"no end after {LIMIT} choices"
        choose_anything(match, rng)


@cache
def length(game: Game, seats: int) -> int:
    """The choices of a random game."""
    return play_out(start(game, seats, 0, memory=False), random.Random(0)).count


def asks(match: Match) -> str:
    """The kind of question that a match stands at: its name, or that it is over."""
    return match.ask(match.asking[0]).kind if match.asking else "over"


def hold(
    laws: Mapping[str, tuple[Law, int]], game: Game, seats: int, seed: int, met: Counter[str], pace: int = PACE
) -> None:
    """Play a random game, and try each law at some of its positions.

    `met` counts the kinds of questions of all games so far: what is asked seldom is tried nearly each time, and what is
    asked at every turn the seldomer the more often it was.
    """
    pick = random.Random(f"laws {seed}")
    match, name, law = None, *next((name, law) for name, (law, _) in laws.items())
    try:
        for at in positions(game, seats, seed):
            match = at.match
            met[kind := asks(match)] += 1
            weight = min(1.0, pace / length(game, seats) / met[kind])
            for name, (law, every) in laws.items():  # noqa: B007  said where one is broken
                if pick.random() * every < weight:
                    law(Position(game, match, random.Random(pick.random()), at.faces))
    except Exception as cause:
        if match is None:
            raise
        raise Broken(name, write(shortest(law, match).record()), cause) from cause


def fails(law: Law, match: Match) -> bool:
    for seed in range(5):
        try:
            law(Position.copied(match, seed))
        except Exception:
            return True
    return False


def follow(match: Match, guide: list[tuple[int, Option]]) -> Match:
    """The game that begins as this one did and takes the choices of the guide that are offered."""
    table = match.table
    new = match.game.start(table.seats, options=table.settings, secret=table.secret)
    for seat, option in guide:
        if seat in new.asking and option in new.options(seat):
            new.choose(seat, option)
    return new


def shortest(law: Law, match: Match) -> Match:
    """Leave out choices for as long as the law still fails after the others."""
    past = match.choices or []
    guide = [(int(str(past[at])), past[at + 1]) for at in range(0, len(past), 2)]
    best, part = match, max(1, len(guide) // 2)
    while part:
        at = 0
        while at < len(guide):
            fewer = guide[:at] + guide[at + part :]
            try:
                tried = follow(match, fewer)
                worse = fails(law, tried)
            except Exception:
                worse = False
            if worse:
                guide, best = fewer, tried
            else:
                at += part
        part //= 2
    return best


def again(law: str, record: bytes) -> None:
    """Try a law once more where it was broken."""
    from voidtable import replay

    from .laws import LAWS

    match = replay(record)
    for seed in range(20):
        LAWS[law](Position.copied(match, seed))


def games() -> list[Game]:
    from voidtable import games as names

    return [load(name) for name in names()]
