"""Records without ceremony: annotated fields become slots, a quick `__init__`, `==`, `repr` and a flat copy.

A module that declares steps or tables begins with `from __future__ import annotations`, so that annotations are text.
"""

from __future__ import annotations

from types import UnionType
from typing import Annotated, NamedTuple, Union, cast, get_args, get_origin, get_type_hints

Namespace = dict[str, object]


def define(cls: type, name: str, signature: str, body: list[str], known: Namespace) -> None:
    """Give `cls` a method made from source: generated code is several times faster than a loop over fields."""
    exec("\n".join([f"def {name}({signature}):", *(f"    {line}" for line in body or ["pass"])]), known)
    type.__setattr__(cls, name, known[name])


class Slotted(type):
    """Turns a class's annotations into slots; defaults move out of their way into `defaults`."""

    fields: tuple[str, ...]
    defaults: Namespace

    def __new__(mcs, name: str, bases: tuple[type, ...], space: Namespace) -> Slotted:
        hints = cast("dict[str, str]", space.get("__annotations__", {}))
        own = [field for field, hint in hints.items() if not hint.startswith("ClassVar")]
        inherited = [base for base in bases if isinstance(base, Slotted)]
        before = [field for base in inherited for field in base.fields]
        defaults = {field: value for base in inherited for field, value in base.defaults.items()}
        defaults |= {field: space.pop(field) for field in own if field in space}
        fresh = tuple(field for field in own if field not in before)
        cls = super().__new__(mcs, name, bases, {**space, "__slots__": fresh})
        cls.fields = (*before, *fresh)
        cls.defaults = defaults
        return cls


class Frozen(Slotted):
    """Records that never change and are shared by every copy of a game."""

    def __init__(cls, name: str, bases: tuple[type, ...], space: Namespace) -> None:
        super().__init__(name, bases, space)
        known: Namespace = {f"default_{field}": value for field, value in cls.defaults.items()}
        # A slot's own setter passes by the `__setattr__` that keeps everybody else out.
        known |= {f"set_{field}": getattr(cls, field).__set__ for field in cls.fields}
        given = [f"{field}=default_{field}" if field in cls.defaults else field for field in cls.fields]
        body = [f"set_{field}(self, {field})" for field in cls.fields]
        define(cls, "__init__", ", ".join(["self", *given]), body, known)
        same = " and ".join(["type(self) is type(other)", *(f"self.{field} == other.{field}" for field in cls.fields)])
        define(cls, "__eq__", "self, other", [f"return {same}"], known)


class Shape(NamedTuple):
    """What may stand in a field of a table: how it begins, how it is copied."""

    blank: str
    copy: str
    piles: int = 0  # 1 where the field is a pile of sleeves, 2 where it is a list of piles


def as_tuple(value: object) -> object:
    """The arrays of a file are tuples here."""
    return tuple(as_tuple(item) for item in value) if isinstance(value, (list, tuple)) else value


def flat(hint: object) -> bool:
    """Does a value of this type never change, so that copies may share it?"""
    found = shape(hint)
    return found is not None and found.copy == "{}"


BLANKS = {int: "0", str: "''", bool: "False"}


def shape(hint: object) -> Shape | None:
    """The shape of a field of this type, or None where no such field could be copied and saved."""
    kind, parts = get_origin(hint), get_args(hint)
    if isinstance(hint, type) and hint in BLANKS:
        return Shape(BLANKS[hint], "{}")
    if kind is Annotated:
        inner = shape(parts[0])
        return inner and inner._replace(piles=int("pile" in parts))
    if kind is tuple:
        return Shape("()", "{}") if all(part is ... or flat(part) for part in parts) else None
    if kind in (Union, UnionType) and type(None) in parts:
        return Shape("None", "{}") if all(part is type(None) or flat(part) for part in parts) else None
    inner = shape(parts[-1]) if parts else None
    if inner is None:
        return None
    if kind is dict and parts[0] is str and inner.copy == "{}":
        return Shape("dict()", "{}.copy()")
    if kind is list and inner.copy == "{}":
        return Shape("[]", "{}[:]")
    if kind is list and inner.copy == "{}[:]":
        return Shape("[]", "[part[:] for part in {}]", inner.piles * 2)
    return None


class Mutable(Slotted):
    """The state of a game: typed fields, each with a blank beginning and a flat copy."""

    shapes: dict[str, Shape]
    hints: dict[str, object]

    def __init__(cls, name: str, bases: tuple[type, ...], space: Namespace) -> None:
        super().__init__(name, bases, space)
        # Fields of the kernel's own that are shared by copies, or handled by name where they are saved.
        shapes: dict[str, Shape] = {}
        for base in reversed(cls.__mro__):
            shapes |= base.__dict__.get("SHAPES", {})
        cls.hints = get_type_hints(cls, include_extras=True)
        for field, hint in cls.hints.items():
            if field in cls.fields and field not in shapes:
                found = shape(hint)
                if found is None:
                    raise TypeError(
                        f"{name}.{field}: a table holds int, str, bool and None, tuples of these, lists of them, lists"
                        f" of lists of them, and dicts from str to them; {hint} cannot be copied and saved"
                    )
                shapes[field] = found
        cls.shapes = shapes
        known: Namespace = {f"default_{field}": value for field, value in cls.defaults.items()}
        known |= {"fresh": object.__new__, "kind": cls}
        begin = {field: shapes[field].blank for field in cls.fields}
        begin |= {field: shapes[field].copy.format(f"default_{field}") for field in cls.defaults}
        define(cls, "__init__", "self", [f"self.{field} = {blank}" for field, blank in begin.items()], known)
        copies = [f"new.{field} = " + shapes[field].copy.format(f"self.{field}") for field in cls.fields]
        define(cls, "clone", "self", ["new = fresh(kind)", *copies, "return new"], known)
