"""What the tests of the terminal share."""

from tests.terminal.said import say

__all__ = ["say"]
