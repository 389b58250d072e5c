"""A server that is started before its database waits for it and says so."""

from __future__ import annotations

import signal
import subprocess
import time
from pathlib import Path

import pytest

from meetinghouse.server import admin
from meetinghouse.server.store.opening import await_store
from tests.server import postgres
from tests.server.harness import Process, run


def said(log: Path, process: Process) -> bool:
    """Whether it has said that it waits."""
    assert process.process is not None and process.process.poll() is None, log.read_text()
    return "waiting for it" in log.read_text()


def begun(process: Process, log: Path) -> Process:
    """Start it without waiting for its health, until it says that it waits."""
    process.log = log
    wait, process.wait = process.wait, lambda seconds=0: None  # type: ignore[method-assign]  # it will not be well
    process.start()
    process.wait = wait  # type: ignore[method-assign]  # from now on it can be
    deadline = time.monotonic() + 900
    while not said(log, process):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return process


def test_it_waits_says_so_and_serves_when_the_database_is_there(tmp_path: Path) -> None:
    """It used to end after three seconds."""
    with postgres.own() as database:
        database.stop()
        node = begun(Process(database.url), tmp_path / "log")
        try:
            database.start()
            node.wait()
        finally:
            node.stop()


def test_it_can_be_stopped_while_it_waits(tmp_path: Path) -> None:
    """systemd does not have to kill it."""
    node = begun(Process("postgresql://town@127.0.0.1:9/none"), tmp_path / "log")
    assert node.process is not None
    node.process.send_signal(signal.SIGTERM)
    try:
        assert node.process.wait(60) != 0
    except subprocess.TimeoutExpired:
        node.kill()
        raise


def test_a_wrong_name_is_not_waited_for() -> None:
    """It will not come by waiting."""
    with postgres.own() as database:
        wrong = database.url.rsplit("/", 1)[0] + "/nowhere"
        with pytest.raises(Exception, match="does not exist"):
            run(await_store(wrong, "a", lambda: False))


def test_the_operators_commands_say_that_it_is_away(capsys: pytest.CaptureFixture[str]) -> None:
    """In a sentence, not a traceback."""
    assert admin.main(["--database", "postgresql://town@127.0.0.1:9/none", "list"]) == 1
    assert "Refused" in capsys.readouterr().err
