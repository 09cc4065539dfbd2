"""What one viewer knows: which sleeves it could tell apart.

A viewer's knowledge is a partition of the sleeves. Of each block it knows the faces that lie there, not which lies
where; a block of one is a known face. It is written as a string: the character at each sleeve is the first sleeve of
its block. Strings are shared by all copies of a game, and the work on them is done by C.

Who has looked where is public at a table (others see you look), so a partition holds no secret.
"""

from __future__ import annotations

from collections.abc import Iterable


def alone(partition: str, cards: Iterable[int]) -> str:
    """After a look: each of these cards is a block of its own, and the others of its block remain one."""
    for card in cards:
        mark = partition[card]
        if ord(mark) != card:
            partition = partition[:card] + chr(card) + partition[card + 1 :]
        elif (heir := partition.find(mark, card + 1)) >= 0:
            partition = partition[: card + 1] + partition[card + 1 :].replace(mark, chr(heir))
    return partition


def joined(partition: str, marks: Iterable[str]) -> str:
    """After a shuffle, or another's private choice: all these blocks are one block."""
    first, *others = sorted(marks)
    for other in others:
        partition = partition.replace(other, first)
    return partition


def blocks(partition: str) -> list[list[int]]:
    """The blocks, in the order of their first sleeves."""
    found: dict[str, list[int]] = {}
    for card, mark in enumerate(partition):
        found.setdefault(mark, []).append(card)
    return list(found.values())
