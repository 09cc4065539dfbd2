"""Everything of a match that anybody can see: what is equal before and after where nothing was to change."""

from __future__ import annotations

from voidtable.kernel import Heard, Match, Record

Kept = tuple[str, list[dict[str, object]], Record, list[list[Heard]]]


def viewers(match: Match) -> list[int | None]:
    return [*range(match.table.seats), None]


def kept(match: Match) -> Kept:
    """The state, all views, the past, and what was told last."""
    views, news = [match.view(viewer) for viewer in viewers(match)], [match.news(viewer) for viewer in viewers(match)]
    return match.fingerprint(), views, match.record(), news
