"""The laws are tried untraced: to be watched line by line makes them four times slower, and shows no new line."""

import sys
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def untraced() -> Iterator[None]:
    trace = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(trace)
