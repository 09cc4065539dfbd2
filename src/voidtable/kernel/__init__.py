"""The kernel: a game is a state and a stack of steps, and every secret is a face under a sleeve.

No game is named here. A game imports this package and nothing else; `docs/add-a-game.md` shows how one is written.
"""

from .chance import commitment, secret_of
from .clauses import Clause
from .errors import (
    BadPack,
    BadRecord,
    BadStart,
    BadView,
    DeadEnd,
    ForeignRecord,
    NoMemory,
    Refused,
    UnknownClause,
    UnknownGame,
    VoidtableError,
)
from .game import Game, Result, Setting, games, load
from .match import Match
from .news import Arg, Heard
from .packs import Pack, Row, Source, read_pack
from .question import Question
from .record import Record, Verified, reopen, replay, verify
from .refusal import Refusal
from .sleeves import Pile
from .step import Ask, Do, Option, Step, Together
from .table import Table
from .words import Words

__all__ = [
    "Arg", "Ask", "BadPack", "BadRecord", "BadStart", "BadView", "Clause", "DeadEnd", "Do", "ForeignRecord", "Game",
    "Heard", "Match", "NoMemory", "Option", "Pack", "Pile", "Question", "Record", "Refusal", "Refused", "Result",
    "Row", "Setting", "Source", "Step", "Table", "Together", "UnknownClause", "UnknownGame", "Verified",
    "VoidtableError", "Words", "commitment", "games", "load", "read_pack", "reopen", "replay", "secret_of", "verify",
]  # fmt: skip
