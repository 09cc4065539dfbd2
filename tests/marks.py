"""The mark by which a test says which clauses it shows."""

import pytest

clause = pytest.mark.clause
