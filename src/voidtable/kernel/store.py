"""Steps and tables as plain data and back: saving, views, and worlds imagined from a view."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from .errors import BadRecord, BadView
from .minds import Block, Mind, deal
from .step import Option, Step, Together, Value
from .table import Table

if TYPE_CHECKING:
    from .game import Game

Data = dict[str, object]
UNREADABLE = (AttributeError, IndexError, KeyError, OverflowError, RecursionError, TypeError, ValueError)
TRIES = 64  # deals before a world is taken in which somebody is asked and could not answer


def freeze(value: Value) -> object:
    """A step as data: `{"is": its class, field: value, ...}`."""
    if isinstance(value, Step):
        fields = type(value).fields
        return {"is": type(value).__name__, **{field: freeze(getattr(value, field)) for field in fields}}
    if isinstance(value, tuple):
        return [freeze(part) for part in value]
    return value


def thaw(game: Game, data: object) -> Value:
    """The step that `freeze` made this of."""
    if isinstance(data, dict):
        kind = game.kinds[game.renamed.get(data["is"], data["is"])]
        return kind(**{field: thaw(game, data[field]) for field in kind.fields})
    if isinstance(data, list):
        return tuple(thaw(game, part) for part in data)
    return cast("Value", data)


def encode(data: object) -> bytes:
    """One form for equal data: keys in order, no space between."""
    import msgspec

    return msgspec.json.encode(data, order="sorted")


def decode(data: bytes | str) -> object:
    import msgspec

    return msgspec.json.decode(data)


def public(game: Game, table: Table) -> Data:
    """All that lies open: the game's own fields, the stack, and who has looked where."""
    copy = table.clone()
    return {
        "game": game.id,
        "version": game.version,
        "content": game.content,
        "settings": dict(table.settings),
        "seats": table.seats,
        "step": table.count,
        "sealed": table.sealed,
        "table": {field: getattr(copy, field) for field in game.fields},
        "stack": [freeze(step) for step in table.stack],
        "knows": [list(map(ord, known)) for known in table.knows],
    }


def view(game: Game, table: Table, seat: int | None, viewer: int) -> Data:
    """The whole table as this seat knows it, or as a spectator does."""
    return public(game, table) | {
        "seat": seat,
        "asking": list(table.asking),
        "faces": table.seen(viewer),
        "stock": table.stock(viewer),
    }


def truth(game: Game, table: Table) -> Data:
    """Everything, secrets included: what a saved game holds."""
    return public(game, table) | {
        "faces": list(table.faces),
        "secret": table.secret.hex(),
        "drawn": table.drawn,
        "minds": [mind and mind.blocks() for mind in table.minds],
    }


def fingerprint(game: Game, table: Table) -> str:
    """The same for the same state. What seats know is left out: it follows from the choices, memory kept or not."""
    return hashed(truth(game, table))


def hashed(state: Mapping[str, object]) -> str:
    """The fingerprint of a state that `truth` wrote."""
    return hashlib.sha256(encode({key: state[key] for key in state if key not in ("knows", "minds")})).hexdigest()


def set_table(game: Game, data: Mapping[str, object], memory: bool) -> Table:
    """The public part of a table, from data."""
    from msgspec import convert

    table = game.table()
    fields: object = convert(data["table"], game.layout)
    for field in game.fields:
        setattr(table, field, getattr(fields, field))
    table.seats = convert(data["seats"], int)
    table.settings = game.settings_from(cast("Data", data["settings"]))
    table.pack = game.pack
    table.count = convert(data["step"], int)
    table.sealed = convert(data["sealed"], int)
    table.faces = convert(data["faces"], list[str])
    table.stack = [waiting(thaw(game, step)) for step in cast("list[object]", data["stack"])]
    sealing = table.stack[-1] if table.sealed else None
    parts = {part.seat for part in sealing.parts} if isinstance(sealing, Together) else set()
    sealed = {seat for seat in range(table.sealed.bit_length()) if table.sealed >> seat & 1}
    if table.seats not in game.seats or not sealed <= parts or not {*table.asking, *parts} <= {*range(table.seats)}:
        raise ValueError(f"seats {table.seats}, asking {table.asking}, sealed {table.sealed}")
    if memory:
        knows = convert(data["knows"], list[list[int]])
        table.knows = ["".join(map(chr, known)) for known in knows]
        if knows and [len(known) for known in knows] != [len(table.faces)] * (table.seats + 1):
            raise ValueError("who has looked where")
        table.minds = [None] * len(table.knows)
    return table


def waiting(step: Value) -> Step:
    """A thawed step of the stack."""
    if not isinstance(step, Step):
        raise TypeError(f"{step!r} is no step")
    return step


def load_truth(game: Game, data: Mapping[str, object], memory: bool = True) -> Table:
    """A table from all that `truth` wrote."""
    from msgspec import convert

    try:
        table = set_table(game, data, memory)
        table.secret = bytes.fromhex(cast("str", data["secret"]))
        table.drawn = convert(data["drawn"], int)
        minds = convert(data["minds"], list[list[Block] | None])
        table.minds = [None if blocks is None else Mind.read(blocks, len(table.faces)) for blocks in minds]
        if len(table.minds) != len(table.knows):
            raise ValueError("what each viewer knows")
    except UNREADABLE as error:
        raise BadRecord("unreadable") from error
    return table


def imagine(game: Game, data: Mapping[str, object], secret: bytes, memory: bool) -> Table:
    """A world that the seat of this view cannot tell from the real one; only the view is used."""
    from msgspec import convert

    try:
        if data["game"] != game.id or data["version"] != game.version or data["content"] != game.content:
            raise BadView("foreign", game=str(data["game"]), version=str(data["version"]), wanted=game.id)
        table = set_table(game, data, memory)
        table.secret = secret
        stock = convert(data["stock"], list[Block])
        viewer = cast("int | None", data["seat"])
        if memory:
            table.minds[table.seats if viewer is None else viewer] = Mind.read(stock, len(table.faces))
        for _ in range(TRIES):
            for card, face in deal(stock, table.shuffled):
                table.faces[card] = face
            if answered(table, viewer) and (game.plausible is None or game.plausible(table)):
                break
    except UNREADABLE as error:
        raise BadView("unreadable", problem=repr(error)) from error
    table.stirred = False
    return table


def answered(table: Table, viewer: int | None) -> bool:
    """Fill the others' envelopes with answers they could have given; False where an asked seat could give none."""
    step = table.stack[-1] if table.stack else None
    able = True
    for part in step.parts if isinstance(step, Together) else ():
        if table.sealed >> part.seat & 1 and part.seat != viewer:
            options: list[Option] = part.options(table, part.seat)
            able = able and bool(options)
            tried = options or list(part.candidates(table, part.seat))
            table.seal(part.seat, tried[table.chance(len(tried))])
    asks = [table.question(seat) for seat in table.asking if seat != viewer]
    return able and all(any(each.options(table, ask.seat) for each in table.asked(ask)) for ask in asks if ask)
