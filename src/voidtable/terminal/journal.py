"""What one seat has heard, and how much of it has been read."""

from __future__ import annotations

from voidtable.kernel import Heard, Match


class Journal:
    """Kept for each person at the keyboard, and for a spectator: None."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.heard: list[tuple[int, Heard]] = []  # with the count of choices when it was heard
        self.read = 0

    def listen(self, match: Match) -> None:
        """To what the last choice led to."""
        self.heard += [(match.count, heard) for heard in match.news(self.viewer)]

    def forget(self, count: int) -> None:
        """What was heard after so many choices was taken back."""
        self.heard = [(at, heard) for at, heard in self.heard if at <= count]
        self.read = min(self.read, len(self.heard))

    def unread(self) -> list[Heard]:
        fresh = [heard for _, heard in self.heard[self.read :]]
        self.read = len(self.heard)
        return fresh

    def all(self) -> list[Heard]:
        """What the log says later; an event `fleeting` is told once, for people to remember."""
        return [heard for _, heard in self.heard if heard.event != "fleeting"]
