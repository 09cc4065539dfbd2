"""The laws are tried untraced, all of them."""

import pytest


@pytest.fixture(autouse=True)
def unwatched(untraced: None) -> None:
    """Not counted by coverage."""
