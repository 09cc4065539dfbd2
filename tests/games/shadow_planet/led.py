"""What a step leads to, wherever the match is."""

from __future__ import annotations

from voidtable.kernel import Match, Step


def led(match: Match, step: Step) -> Match:
    """A copy of the match in which this happens now."""
    after = match.clone()
    after.pending = None
    after.table.then(step)
    after.table.advance()
    return after
