"""Schemathesis runs clean against the OpenAPI description."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from meetinghouse.server.app import App
from meetinghouse.server.run import uvicorn_config
from meetinghouse.server.settings import Settings
from tests.server import standin
from tests.server.harness import free_port

standin.register()


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[schemathesis.schemas.BaseSchema]:
    """A server in a thread of its own, and its description as the outside sees it."""
    folder: Path = tmp_path_factory.mktemp("api")
    chosen = Settings(database=f"sqlite:///{folder}/t.sqlite3", address_rate=1e9, tables_per_address=10**9)
    port = free_port()
    server = uvicorn.Server(uvicorn_config(App(chosen), "127.0.0.1", port))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
    yield schemathesis.openapi.from_url(f"http://127.0.0.1:{port}/schema/openapi.json")
    server.should_exit = True
    thread.join(10)


CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def test_the_api_keeps_to_its_description(api: schemathesis.schemas.BaseSchema) -> None:
    """Whatever is sent to any operation: documented codes, documented shapes, never a server error."""
    checked = []
    for found in api.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def check(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(checks=CHECKS, timeout=120)

        check()
        checked.append(operation.label)
    assert len(checked) >= 12, checked
