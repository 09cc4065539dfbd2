"""What can be wrong with citations, said with the place, so that it can be put right."""

from __future__ import annotations

from importlib.resources import files

from voidtable.kernel import VoidtableError, Words


class CoverageError(VoidtableError):
    """The root of what can go wrong here; its words stand beside this file."""

    def words(self, lang: str) -> Words:
        return Words(lang, files("voidtable.coverage"))


class BadRules(CoverageError):
    """The rules in two languages do not have the same clauses in the same order."""


class BadCitation(CoverageError):
    """Code or a test cites a clause that is not there, or in a way that cannot be read."""


class BadExcuse(CoverageError):
    """An excuse for a clause that needs none, that is not there, or without a reason."""


class NoTests(CoverageError):
    """The tests are not here: an installed package comes without them."""
