"""Tests that are coroutines are run as such."""

from __future__ import annotations

import inspect

import pytest
from httpx import _config

from tests.server.harness import run

_config.DEFAULT_TIMEOUT_CONFIG.read = 90.0  # a busy machine is slow: no request of a test fails by that


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Each in a loop of its own; a hanging one fails."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}))
    return True
