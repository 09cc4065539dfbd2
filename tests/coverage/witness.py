"""A plugin for pytest that says which tests have noticed that the code is broken.

A test notices by itself: what it claims is not so, or what it does is refused. Where the code crashes on the way, every
test that passes there fails, whatever it claims; so that is no notice.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from voidtable.kernel import DeadEnd, VoidtableError

NOTICED = "noticed "
noticed: dict[str, None] = {}


def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    if call.excinfo is not None and notices(call.excinfo, item.config.rootpath / "tests"):
        noticed[item.nodeid.partition("[")[0]] = None


def notices(raised: pytest.ExceptionInfo[BaseException], tests: Path) -> bool:
    if isinstance(raised.value, pytest.fail.Exception):
        return True
    if isinstance(raised.value, VoidtableError):
        return not isinstance(raised.value, DeadEnd)
    return Path(raised.traceback[-1].path).is_relative_to(tests)


def pytest_unconfigure() -> None:
    for test in noticed:
        print(f"\n{NOTICED}{test}")
