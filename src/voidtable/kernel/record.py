"""Records: all that is needed to play a match again, byte for byte, and to check that it was fair."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple, cast

from . import store
from .chance import commitment
from .errors import BadRecord, BadStart, ForeignRecord, VoidtableError
from .fields import as_tuple
from .game import Game, load
from .match import Match
from .step import Option

if TYPE_CHECKING:
    from .game import Result

FORMAT = 1
Record = dict[str, object]
KEYS = {
    "voidtable", "game", "version", "content", "settings", "seats", "commitment", "secret",
    "choices", "over", "result", "fingerprint", "check",
}  # fmt: skip
SAVED = {"record", "state", "fence", "undone", "check"}


class Verified(NamedTuple):
    """What a check of a record found: the match, played again, and every draw of chance as (n, number below n)."""

    match: Match
    commitment: str
    draws: tuple[tuple[int, int], ...]


def sealed(record: Record) -> Record:
    """The record with a checksum over all the rest."""
    rest = {key: value for key, value in record.items() if key != "check"}
    return rest | {"check": hashlib.sha256(store.encode(rest)).hexdigest()}


def result_of(result: Result | None) -> object:
    from msgspec import json

    return result and json.decode(json.encode(result._asdict()))


def record_of(match: Match) -> Record:
    """The record of a match so far."""
    game, table, choices = match.game, match.table, match.choices
    if choices is None:
        raise BadRecord("no-past")
    return sealed(
        {
            "voidtable": FORMAT,
            "game": game.id,
            "version": game.version,
            "content": game.content,
            "settings": dict(table.settings),
            "seats": table.seats,
            "commitment": commitment(table.secret),
            "secret": table.secret.hex(),
            "choices": [[choices[at], choices[at + 1]] for at in range(0, len(choices), 2)],
            "over": match.over,
            "result": result_of(match.result),
            "fingerprint": match.fingerprint(),
        }
    )


def write(record: Record) -> bytes:
    """A record as the bytes of a file: one form only, so that a changed byte is a changed record."""
    return store.encode(record) + b"\n"


def checked(data: bytes | str | Mapping[str, object], keys: set[str]) -> Record:
    """What was sealed, whole and in the form it was written in."""
    try:
        raw = write(dict(data)) if isinstance(data, Mapping) else data.encode() if isinstance(data, str) else data
        record = cast("Record", store.decode(raw))
        same = write(record) == raw
    except (RecursionError, TypeError, ValueError) as error:
        raise BadRecord("not-json") from error
    if not isinstance(record, dict):
        raise BadRecord("not-a-record")
    if not same:
        raise BadRecord("other-form")
    if record.keys() != keys:
        raise BadRecord("keys", problem=", ".join(sorted(map(str, record.keys() ^ keys))))
    if sealed(record)["check"] != record["check"]:
        raise BadRecord("check")
    return record


def read(data: bytes | str | Mapping[str, object]) -> Record:
    """A record whose form and checksum are right."""
    record = checked(data, KEYS)
    if record["voidtable"] != FORMAT:
        raise ForeignRecord("format", found=str(record["voidtable"]), wanted=FORMAT)
    return record


def same_game(record: Mapping[str, object], game: Game | None) -> Game:
    """The game of a record, when it is the one that we have."""
    name = str(record["game"])
    if game is None:
        game = load(name)
    for key, wanted in (("game", game.id), ("version", game.version), ("content", game.content)):
        if record[key] != wanted:
            raise ForeignRecord(key, game=game.id, found=str(record[key]), wanted=wanted)
    return game


def play_again(record: Record, game: Game | None, draws: list[tuple[int, int]] | None) -> Match:
    """Play the choices of a record again, to the same end."""
    game = same_game(record, game)
    try:
        secret = bytes.fromhex(cast("str", record["secret"]))
        if commitment(secret) != record["commitment"]:
            raise BadRecord("commitment")
        settings = cast("Mapping[str, object]", record["settings"])
        try:
            match = game.start(cast("int", record["seats"]), options=settings, secret=secret, draws=draws)
        except BadStart as error:
            raise BadRecord("start", problem=error) from error
        for at, (seat, option) in enumerate(cast("list[tuple[int, Option]]", record["choices"])):
            try:
                match.choose(seat, cast("Option", as_tuple(option)))
            except VoidtableError as error:
                raise BadRecord("choice", at=at + 1, problem=error) from error
    except store.UNREADABLE as error:
        raise BadRecord("unreadable") from error
    if match.fingerprint() != record["fingerprint"] or match.over != record["over"]:
        raise BadRecord("end")
    if result_of(match.result) != record["result"]:
        raise BadRecord("result")
    if write(record_of(match)) != write(record):
        raise BadRecord("other-form")
    return match


def replay(record: bytes | str | Mapping[str, object], game: Game | None = None) -> Match:
    """The match of a record, at its end; `BadRecord` where it does not come to that end."""
    return play_again(read(record), game, None)


def verify(record: bytes | str | Mapping[str, object], game: Game | None = None) -> Verified:
    """Check that the deal was fixed before play and that every draw and choice is as recorded."""
    sound = read(record)
    draws: list[tuple[int, int]] = []
    match = play_again(sound, game, draws)
    return Verified(match, cast("str", sound["commitment"]), tuple(draws))


def save(match: Match) -> bytes:
    """A match to be opened again: its record, and its state so that the record need not be played."""
    state = store.truth(match.game, match.table)
    return write(sealed({"record": record_of(match), "state": state, "fence": match.fence, "undone": match.undone}))


def reopen(data: bytes, game: Game | None = None) -> Match:
    """The match that was saved, without playing it again."""
    saved = checked(data, SAVED)
    try:
        record, state = read(cast("Record", saved["record"])), cast("store.Data", saved["state"])
        game = same_game(record, game)
        choices: list[Option] = []
        for seat, option in cast("list[tuple[int, Option]]", record["choices"]):
            choices += (seat, cast("Option", as_tuple(option)))
        match = Match(game, store.load_truth(game, state), choices)
        match.fence, match.undone = cast("int", saved["fence"]), cast("int", saved["undone"])
        counted = type(match.fence) is type(match.undone) is int and len(choices) == 2 * match.count
        if not counted or store.hashed(state) != record["fingerprint"]:
            raise BadRecord("check")
    except store.UNREADABLE as error:
        raise BadRecord("unreadable") from error
    return match
