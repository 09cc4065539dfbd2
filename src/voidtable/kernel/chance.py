"""Chance: one stream of words for a game, HMAC-SHA-256 in counter mode over a 256-bit secret.

Block `i` of the stream is HMAC-SHA-256(secret, i as 8 bytes, big-endian), read as eight big-endian 32-bit words. A
number below `n` is the next word modulo `n`; words at or above the largest multiple of `n` are passed over, so that
no number is favoured. A shuffle is Fisher and Yates from the last place down. A browser can recompute all of it.

The order of cards that a player has gone through in private is no word of the stream: see `jumbled`.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from struct import Struct
from typing import TYPE_CHECKING, ClassVar, Self

from .fields import Mutable, Shape

WORDS = 1 << 32
eight_words = Struct(">8I").unpack


def secret_of(seed: int) -> bytes:
    """The secret of a test or a simulation, from a small number."""
    return hashlib.sha256(b"voidtable seed %d" % seed).digest()


def commitment(secret: bytes) -> str:
    """What is published when the game starts; the secret itself when it ends."""
    return hashlib.sha256(secret).hexdigest()


class Chance(metaclass=Mutable):
    """The part of a table that is random."""

    SHAPES: ClassVar[dict[str, Shape]] = {
        "secret": Shape("b''", "{}"),
        "draws": Shape("None", "None"),
    }

    secret: bytes
    drawn: int  # words taken so far
    block: tuple[int, ...]  # the block that the last word came from
    count: int  # choices so far
    stirred: bool  # has chance spoken, a card been looked at or an envelope been opened since the last choice?
    draws: list[tuple[int, int]] | None  # where every draw is written, for one who checks them

    if TYPE_CHECKING:

        def clone(self) -> Self:
            """A table of its own, to be played on alone; made by the metaclass."""

    def word(self) -> int:
        """The next word of the stream."""
        at = self.drawn
        if not at & 7 or not self.block:
            counter = (at >> 3).to_bytes(8, "big")
            self.block = eight_words(hmac.digest(self.secret, counter, "sha256"))
        self.drawn = at + 1
        return self.block[at & 7]

    def chance(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the other."""
        assert 0 < n <= WORDS
        self.stirred = True
        word = self.word()
        while word >= WORDS - WORDS % n:
            word = self.word()
        if self.draws is not None:
            self.draws.append((n, word % n))
        return word % n

    def shuffled(self, faces: list[str]) -> list[str]:
        """These faces in an order that chance gives, each order as likely as the other."""
        for last in range(len(faces) - 1, 0, -1):
            other = self.chance(last + 1)
            faces[last], faces[other] = faces[other], faces[last]
        return faces

    def jumbled(self, seat: int, faces: Sequence[str]) -> list[str]:
        """These faces in the order in which `seat`, going through them in private, happens to leave them.

        Others can no more foretell it than the stream, but it takes no word of the stream: the seat sees the order, and
        could otherwise take its choice back and know what chance will say next.
        """
        order = list(faces)
        if len(order) > 1:
            message = f"{self.count} {seat} {' '.join(order)}".encode()
            number = int.from_bytes(hashlib.blake2b(message, digest_size=16, key=self.secret).digest(), "big")
            for last in range(len(order) - 1, 0, -1):
                number, other = divmod(number, last + 1)
                order[last], order[other] = order[other], order[last]
        return order
