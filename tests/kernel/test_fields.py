"""Records without ceremony: what a field of a step or a table may hold, and what comes of it."""

from __future__ import annotations

import copy
import json
from typing import Annotated, ClassVar, Optional, Union

import pytest
from msgspec import convert
from tests.kernel.toy.actions import Bid, BidAll, Draw, Mark, Roll, Turn
from tests.kernel.toy.table import Toy

from voidtable.kernel import Ask, Do, Pile, Step, Table, Together
from voidtable.kernel.fields import Mutable, as_tuple

SPELLINGS = (Annotated, Optional, Union, Pile)  # that the types below are read with


def lone(hint: str, **default: object) -> Mutable:
    """A kind of record with one field of this type."""
    return Mutable("Lone", (), {"__annotations__": {"field": hint}, "__module__": __name__, **default})


# What a table may hold

HOLDS = [  # type, blank, another value
    ("int", 0, 7),
    ("str", "", "calm"),
    ("bool", False, True),
    ("int | None", None, 3),
    ("Optional[str]", None, "x"),
    ("Union[None, bool]", None, True),
    ("tuple[int, str]", (), (1, "a")),
    ("tuple[int, ...]", (), (1, 2)),
    ("tuple[tuple[int, ...], bool]", (), ((1, 2), True)),
    ("tuple[int, str] | None", None, (1, "a")),
    ("tuple[int | None, ...]", (), (1, None)),
    ("list[int]", [], [1, 2]),
    ("list[str | None]", [], ["a", None]),
    ("list[tuple[int, int]]", [], [(1, 2), (3, 4)]),
    ("list[list[int]]", [], [[1], []]),
    ("list[list[tuple[int, ...]]]", [], [[(1, 2)], []]),
    ("dict[str, int]", {}, {"a": 1}),
    ("dict[str, tuple[int, ...]]", {}, {"a": (1, 2)}),
    ("dict[str, bool | None]", {}, {"a": None}),
    ("Pile", [], [4, 5]),
    ("list[Pile]", [], [[4], [5, 6]]),
    ("Annotated[int, 'a remark']", 0, 5),
]


@pytest.mark.parametrize(("hint", "blank", "value"), HOLDS, ids=[row[0] for row in HOLDS])
def test_a_table_may_hold_this_and_begins_copies_and_reads_it(hint, blank, value):
    kind = lone(hint)
    assert (kind().field, type(kind().field)) == (blank, type(blank))
    table = kind()
    table.field = value
    again = convert(json.loads(json.dumps(value)), kind.hints["field"])
    assert (again, repr(again)) == (value, repr(value))
    twin = table.clone()
    assert type(twin) is kind
    assert twin.field == value


def inner(value: object) -> list[object]:
    """What can change in this value: itself, and the lists in it."""
    lists = [part for part in value if isinstance(part, list)] if isinstance(value, list) else []
    return [value, *lists] if isinstance(value, (list, dict)) else []


@pytest.mark.parametrize(("hint", "blank", "value"), HOLDS, ids=[row[0] for row in HOLDS])
def test_no_two_tables_share_what_can_change(hint, blank, value):
    kind, given = lone(hint), lone(hint, field=value)
    before = copy.deepcopy(value)
    table = given()
    fresh, twin, bare = given(), table.clone(), kind()
    for part in inner(table.field) + inner(bare.field):
        part.clear()
        part.update(more=1) if isinstance(part, dict) else part.append(1)
    assert fresh.field == twin.field == given().field == value == before
    assert kind().field == blank


REFUSED = [
    "float", "bytes", "object", "None", "list", "dict", "tuple", "set[int]", "frozenset[str]", "list[float]",
    "list[list[list[int]]]", "list[dict[str, int]]", "dict[int, str]", "dict[str, list[int]]", "dict[str, float]",
    "dict[str, dict[str, int]]", "tuple[list[int], ...]", "tuple[float, int]", "list[int] | None", "int | str",
    "float | None", "Step", "tuple[Step, ...]", "Annotated[float, 'pile']",
]  # fmt: skip


@pytest.mark.parametrize("hint", REFUSED)
def test_a_table_may_not_hold_this_and_says_what_it_may(hint):
    with pytest.raises(TypeError) as caught:
        lone(hint)
    said = str(caught.value)
    assert said.startswith("Lone.field: a table holds int, str, bool and None, tuples of these, lists of them")
    assert said.endswith("cannot be copied and saved")


@pytest.mark.parametrize(
    ("hint", "piles"),
    [("Pile", 1), ("list[Pile]", 2), ("list[int]", 0), ("list[list[int]]", 0), ("Annotated[list[int], 'other']", 0)],
)
def test_piles_of_sleeves_are_known_as_such(hint, piles):
    assert lone(hint).shapes["field"].piles == piles


def test_arrays_are_read_as_tuples_however_deep():
    assert as_tuple([1, [2, ["x", []]], (3,)]) == (1, (2, ("x", ())), (3,))
    assert [as_tuple(value) for value in (1, "ab", None, True)] == [1, "ab", None, True]


# Tables


class Plain(Table):
    kept: int = 3
    open_cards: list[int]
    LIMIT: ClassVar[int] = 9


class Grown(Plain):
    marks: dict[str, int]
    kept: int = 5
    mood: str = "calm"


def test_a_table_has_the_fields_of_its_kind_after_those_of_what_it_grew_from():
    assert Plain.fields == (*Table.fields, "kept", "open_cards")
    assert Grown.fields == (*Plain.fields, "marks", "mood")
    assert (Plain().kept, Grown().kept, Grown().mood, Grown().LIMIT) == (3, 5, "calm", 9)
    assert set(Grown.shapes) == set(Grown.fields)


def test_a_table_holds_its_fields_and_nothing_else():
    for table in (Plain(), Grown(), Toy()):
        assert not hasattr(table, "__dict__")
        with pytest.raises(AttributeError):
            table.typo = 1


def test_a_copy_is_of_the_same_kind_with_every_field_the_same():
    table = Grown()
    table.marks["a"] = 1
    table.open_cards.append(4)
    table.kept, table.faces, table.secret, table.drawn = 8, ["x"], b"s", 5
    twin = table.clone()
    assert type(twin) is Grown
    assert [getattr(twin, field) for field in Grown.fields] == [getattr(table, field) for field in Grown.fields]
    twin.marks["a"] = 2
    twin.open_cards.clear()
    twin.faces[0] = "y"
    assert (table.marks, table.open_cards, table.faces) == ({"a": 1}, [4], ["x"])


def test_two_tables_are_two_however_alike():
    assert Plain() != Plain()


# Steps


class Move(Do):
    """TO-9.1, TO-9.2 A step with fields of every kind that a step may hold."""

    seat: int
    cards: tuple[int, ...] = ()
    then: Step | None = None
    LIMIT: ClassVar[int] = 9


class Run(Move):
    """A step that grew from another."""

    far: bool = True
    cards: tuple[int, ...] = (1,)


def test_a_step_is_made_in_the_order_of_its_fields_or_by_their_names():
    assert Move.fields == ("seat", "cards", "then")
    assert Run.fields == ("seat", "cards", "then", "far")
    assert Move(1, (2, 3)) == Move(cards=(2, 3), seat=1)
    assert (Run(0).cards, Move(0).cards, Run(0).far) == ((1,), (), True)
    for wrong in (lambda: Move(), lambda: Move(1, 2, 3, 4), lambda: Move(1, typo=2)):
        with pytest.raises(TypeError):
            wrong()


@pytest.mark.parametrize("field", [*Move.fields, "typo", "LIMIT"])
def test_a_step_never_changes(field):
    step = Move(1)
    with pytest.raises(AttributeError, match=f"Move.{field}: steps are frozen; put another step in its place"):
        setattr(step, field, 2)
    assert step == Move(1)
    assert not hasattr(step, "__dict__")


def test_a_step_never_loses_a_field():
    step = Move(1)
    for field in Move.fields:
        with pytest.raises(AttributeError):
            delattr(step, field)
    assert step == Move(1)


def test_equal_steps_are_of_one_kind_with_equal_fields():
    alike = [Move(1, (2,), Turn(3)), Move(1, (2,), Turn(3))]
    assert alike[0] == alike[1]
    assert hash(alike[0]) == hash(alike[1])
    different = {
        Move(1),
        Move(2),
        Move(1, (1,)),
        Move(1, then=Turn(0)),
        Run(1),
        Draw(1),
        Roll(1),
        Together(()),
        alike[0],
    }
    assert len(different) == 9
    assert len(different | set(alike)) == 9
    assert Draw(1) != 1
    assert Draw(1) != Roll(1)
    assert Together((Bid(0), Bid(1))) == Together((Bid(0), Bid(1))) != Together((Bid(1), Bid(0)))


def test_a_step_shows_as_it_is_written():
    assert repr(Move(1, then=Mark("a"))) == "Move(seat=1, cards=(), then=Mark(word='a'))"
    assert repr(Together(())) == "Together(parts=())"
    step = Run(2, (3,), BidAll(1), far=False)
    assert eval(repr(step)) == step


def test_a_step_reads_its_own_clauses_and_inherits_none():
    assert Move.clauses == ("TO-9.1", "TO-9.2")
    assert Run.clauses == ()
    assert Ask.waits
    assert not Move.waits
