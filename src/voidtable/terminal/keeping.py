"""Games kept in files, as records."""

from __future__ import annotations

import os
from pathlib import Path

from voidtable.kernel import Match
from voidtable.kernel.record import write

from .language import NoFile, problem_of


class Keeper:
    """Writes a match to its file, and never to a file that is somebody else's."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)

    def found(self) -> bool:
        return self.path.exists()

    def keep(self, match: Match) -> None:
        """The old file stays whole until the new one is: whatever happens, one of them is there."""
        fresh = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
        try:
            fresh.write_bytes(write(match.record()))
            fresh.replace(self.path)
        except OSError as error:
            fresh.unlink(missing_ok=True)
            raise NoFile("write", file=str(self.path), problem=problem_of(error)) from error

    def keep_new(self, match: Match) -> None:
        """To a name that is free."""
        if self.path.is_dir():
            raise NoFile("write", file=str(self.path), problem="EISDIR")
        if self.found():
            raise NoFile("exists", file=str(self.path))
        self.keep(match)
