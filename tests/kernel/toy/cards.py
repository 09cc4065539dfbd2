"""TO-4: the cards that listen while they lie open."""

from __future__ import annotations

from voidtable.kernel import Step

from .actions import Draw, Mark
from .table import Toy


@Toy.before(Draw, "ward")
def ward(g: Toy, card: int, draw: Draw) -> list[Step]:
    """TO-4.1"""
    return [Mark("ward")]


@Toy.instead(Draw, "thief")
def thief(g: Toy, card: int, draw: Draw) -> list[Step] | None:
    """TO-4.2"""
    return None if g.marks.get("thief") else [Mark("thief")]


@Toy.after(Draw, "echo")
def echo(g: Toy, card: int, draw: Draw) -> list[Step]:
    """TO-4.3"""
    return [Mark("echo")]
