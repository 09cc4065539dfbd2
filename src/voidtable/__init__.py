"""Deep-space board games of hidden loyalty, with every rule enforced; for people, bots and studies."""

from .kernel import games, load, replay, verify
from .kernel.errors import Refused, VoidtableError

__version__ = "0.1.0"
__all__ = ["Refused", "VoidtableError", "games", "load", "replay", "verify"]
