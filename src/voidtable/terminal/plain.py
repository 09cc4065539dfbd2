"""Letters for places that cannot show them, and for people who do not type them."""

from __future__ import annotations

import codecs
import unicodedata
from typing import TextIO

SIGNS = str.maketrans(
    {"ł": "l", "Ł": "L", "„": '"', "”": '"', "“": '"', "’": "'", "–": "-", "—": "-", "−": "-", "…": "...", "×": "x"}
)

LONGEST = 40  # letters of what is repeated to a person


def plain(text: str) -> str:
    """The same in ASCII: `stół` becomes `stol`."""
    apart = unicodedata.normalize("NFKD", text.translate(SIGNS))
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).encode("ascii", "replace").decode()


def folded(text: str) -> str:
    """What is compared when a person has typed it."""
    return " ".join(plain(text).lower().split())


def short(text: str) -> str:
    """Enough of what somebody typed to know it again; Fluent says nothing at all of a very long one."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def replaced(error: UnicodeError) -> tuple[str, int]:
    """Of what an encoding cannot say, the nearest that it can."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end


codecs.register_error("voidtable.plain", replaced)


def never_fail(stream: TextIO, errors: str) -> None:
    """Let no letter end a game: streams of the system can be told so, those of a test need it not."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=errors)
