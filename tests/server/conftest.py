"""Tests that are coroutines are run as such; and a database of either kind."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx import _config

from tests.server import postgres
from tests.server.harness import run

_config.DEFAULT_TIMEOUT_CONFIG.read = 90.0  # a busy machine is slow: no request of a test fails by that


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Each in a loop of its own; a hanging one fails."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}))
    return True


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of either kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/people.sqlite3"
    else:
        with postgres.server() as url:
            yield url
