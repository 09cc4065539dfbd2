"""What tests of all floors share."""

import sys
from collections.abc import Iterator

import pytest


@pytest.fixture
def untraced() -> Iterator[None]:
    """To be watched line by line makes thousands of games four times slower, and shows no new line."""
    trace = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(trace)
