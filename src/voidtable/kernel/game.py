"""What a game tells the kernel about itself, and the door by which games come in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from . import clauses, packs, store
from .chance import secret_of
from .clauses import Clause
from .errors import BadStart, BadView, UnknownClause, UnknownGame, shown
from .match import Match
from .step import Do, Step, Together
from .table import After, Doing, Table
from .table import Setting as Agreed
from .words import HERE, Words

GROUP = "voidtable.games"
LONGEST = 256  # bits of a seed: a secret has no more


class Result(NamedTuple):
    """How a game ended."""

    winners: tuple[int, ...]
    scores: Mapping[int, int] | None
    ending: str
    details: Mapping[str, Agreed]


@dataclass(frozen=True)
class Setting:
    """Something a table may agree on before it starts; `setting-NAME` in the words says what it is for."""

    name: str
    default: Agreed
    low: int = 0
    high: int = 0
    among: tuple[str, ...] = ()

    def check(self, value: object) -> Agreed:
        if isinstance(value, str) and isinstance(self.default, str) and value in self.among:
            return value
        if isinstance(value, bool) and isinstance(self.default, bool):
            return value
        if type(value) is int and type(self.default) is int and self.low <= value <= self.high:
            return value
        raise BadStart("setting", name=self.name, value=shown(value), wanted=self.wanted)

    @property
    def wanted(self) -> str:
        if isinstance(self.default, bool):
            return "bool"
        return ", ".join(self.among) if self.among else f"{self.low}-{self.high}"


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its table, its first step, how it ends; the folder of its package holds the rest."""

    id: str
    table: type[Table]
    setup: type[Do]
    seats: tuple[int, ...]
    result: Callable[..., Result]
    version: str = "1"
    settings: tuple[Setting, ...] = ()
    pack_kind: type[packs.Pack] | None = None
    pack_folder: Path | None = None
    plausible: Callable[..., bool] | None = None  # could this imagined world be? True where nobody can say
    renamed: Mapping[str, str] = field(default_factory=dict)  # old names of steps, for saved games

    @cached_property
    def package(self) -> str:
        return self.table.__module__.rpartition(".")[0]

    @cached_property
    def folder(self) -> Traversable:
        return files(self.package)

    @cached_property
    def pack(self) -> packs.Pack | None:
        if self.pack_kind is None:
            return None
        return packs.read_pack(self.pack_kind, self.pack_folder or self.folder.joinpath("content"))

    @cached_property
    def content(self) -> str:
        return self.pack.fingerprint() if self.pack else ""

    @cached_property
    def fields(self) -> tuple[str, ...]:
        """The fields of the table that are this game's own."""
        return tuple(field for field in self.table.fields if field not in Table.fields)

    @cached_property
    def layout(self) -> type:
        """The types of these fields, to check and convert what is read."""
        from msgspec import defstruct

        return defstruct("Layout", [(field, self.table.hints[field]) for field in self.fields])

    @cached_property
    def kinds(self) -> dict[str, type[Step]]:
        """All kinds of steps of this game, by name, and the kernel's own."""
        own: dict[str, type[Step]] = {}
        for kind in self.steps():
            if own.setdefault(kind.__name__, kind) is not kind:
                raise TypeError(f"{self.id} has two kinds of step of the name {kind.__name__}")
        return own | {"Together": Together, "Doing": Doing, "After": After}

    def steps(self) -> Iterator[type[Step]]:
        """The game's own kinds of steps, as they were written."""
        waiting: list[type[Step]] = [Step]
        while waiting:
            kind = waiting.pop(0)
            waiting.extend(kind.__subclasses__())
            if kind.__module__.startswith(self.package + "."):
                yield kind

    def words(self, lang: str) -> Words:
        if lang not in self._words:
            own = [self.pack_folder] if self.pack_folder and (self.pack_folder / "words").is_dir() else []
            self._words[lang] = Words(lang, HERE, self.folder, *own)
        return self._words[lang]

    @cached_property
    def _words(self) -> dict[str, Words]:
        return {}

    def rules(self, lang: str = "en") -> dict[str, Clause]:
        """The game's clauses by id, and after them those of the table itself."""
        return clauses.read(self.folder, lang) | clauses.kernel_clauses(lang)

    def clause(self, id: str, lang: str = "en") -> Clause:
        try:
            return self.rules(lang)[id]
        except KeyError:
            raise UnknownClause("unknown", clause=id, game=self.id, wanted=next(iter(self.rules(lang)))) from None

    def settings_from(self, given: Mapping[str, object]) -> Mapping[str, Agreed]:
        """Every setting, as given or by default."""
        known = {setting.name: setting for setting in self.settings}
        if not isinstance(given, Mapping):
            raise BadStart("settings", value=shown(given))
        for name in given:
            if name not in known:
                raise BadStart("unknown-setting", name=shown(name).strip('"'), wanted=", ".join(known) or "-")
        settings = {name: setting.check(given.get(name, setting.default)) for name, setting in known.items()}
        return MappingProxyType(settings)

    def start(
        self,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        memory: bool = True,
        secret: bytes | None = None,
        draws: list[tuple[int, int]] | None = None,
    ) -> Match:
        """A new match. Without a seed (for tests and studies) the secret is 256 bits that nobody could guess."""
        if type(seats) is not int or seats not in self.seats:
            wanted = f"{self.seats[0]}-{self.seats[-1]}"
            raise BadStart("seats", game=self.id, seats=shown(seats), wanted=wanted)
        if secret is None:
            secret = self.secret(seed)
        if len(secret) != 32:
            raise BadStart("secret", length=len(secret))
        g = self.table()
        g.seats, g.settings, g.pack = seats, self.settings_from(options or {}), self.pack
        g.secret, g.draws = secret, draws
        g.lay_envelopes(memory)
        return Match.begin(self, g, self.setup())

    def secret(self, seed: int | None) -> bytes:
        """From a seed, or else one that nobody could guess."""
        if seed is None:
            from secrets import token_bytes

            return token_bytes(32)
        if type(seed) is not int or seed.bit_length() > LONGEST:
            raise BadStart("seed", seed=shown(seed))
        return secret_of(seed)

    def imagine(self, view: Mapping[str, object] | bytes | str, seed: int = 0, memory: bool = True) -> Match:
        """A match that this view cannot tell from the real one."""
        if not isinstance(view, Mapping):
            try:
                decoded = store.decode(view)
            except (RecursionError, TypeError, ValueError) as error:
                raise BadView("unreadable", problem=repr(error)) from error
            if not isinstance(decoded, dict):
                raise BadView("unreadable", problem=type(decoded).__name__)
            view = decoded
        return Match(self, store.imagine(self, view, self.secret(seed), memory))

    def __repr__(self) -> str:
        return f"<game {self.id}>"


def games() -> list[str]:
    """The names of all games that are installed."""
    return [entry.name for entry in entry_points(group=GROUP)]


def load(name: str, pack: str | Path | None = None) -> Game:
    """A game by its name, with its own content or with the pack in a folder."""
    for entry in entry_points(group=GROUP, name=name):
        module, _, attribute = entry.value.partition(":")
        game = getattr(import_module(module), attribute or "GAME")
        assert isinstance(game, Game)
        if pack is not None:
            from dataclasses import replace

            game = replace(game, pack_folder=Path(pack))
            assert game.pack  # read and checked now, not in the middle of a game
            packs.check_words(Path(pack))
        return game
    raise UnknownGame("unknown", game=name, wanted=", ".join(games()))
