"""Ctrl+C and killed workers: what was played stays played."""

from __future__ import annotations

import json
import multiprocessing
import os
import subprocess
import sys
from multiprocessing import connection
from pathlib import Path
from typing import Any

import pytest

from meetinghouse.cli import study
from meetinghouse.lab.batch import Plan, Stopped, in_parts, run
from tests.cli.tables import run as command
from tests.source import ROOT


def numbered(n: int) -> int:
    return n


def fragile(n: int) -> int:
    """Takes its worker with it at one number."""
    if n == 45 and multiprocessing.parent_process() is not None:
        os._exit(9)
    return n


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_stops_at_once_with_what_is_done(jobs: int) -> None:
    def impatient(n: int) -> int:
        raise KeyboardInterrupt

    if jobs == 1:
        with pytest.raises(Stopped) as stopped:
            in_parts(lambda n: n if n < 7 else impatient(n), range(100))
        assert stopped.value.done == list(range(7))
    else:
        # In a process of its own: a worker of another test is none of this one's.
        subprocess.run([sys.executable, "-c", f"from {__name__} import stop_two; stop_two()"], check=True, cwd=ROOT)


def stop_two() -> None:
    told = []

    def progress(more: int) -> None:
        told.append(more)
        raise KeyboardInterrupt

    with pytest.raises(Stopped) as stopped:
        in_parts(numbered, range(4000), 2, progress)
    assert 20 <= len(stopped.value.done) < 4000 and told
    assert sorted(stopped.value.done) == stopped.value.done
    # the pool's own thread may have asked for a worker's end first, after which `is_alive` never learns of it
    for worker in multiprocessing.active_children():
        assert connection.wait([worker.sentinel], 30)


def test_a_killed_worker_loses_nothing() -> None:
    assert in_parts(fragile, range(100), 2) == list(range(100))


def test_simulate_shows_and_saves_what_was_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def stopped(batch: list[Plan], **more: Any) -> None:
        raise Stopped(run(list(batch)[:3]))

    monkeypatch.setattr(study, "run", stopped)
    file = tmp_path / "x.json"
    words = ["simulate", "affliction", "--seats", "2", "--games", "50", "--seed", "7", "--bots", "random"]
    status, out, err = command([*words, "--json", str(file)], capsys)
    assert status == 130 and "Seat 2 wins" in out and "3 of 50" in err and "Traceback" not in err
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert saved["games"] == 3 and saved["seed"] == 7 and saved["bots"] == ["random", "random"]
    assert saved["options"]["circle_defence"] == 5 and saved["version"] and saved["rules"]


def test_nothing_played_is_nothing_to_show(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(batch: list[Plan], **more: Any) -> None:
        raise Stopped([])

    monkeypatch.setattr(study, "run", stopped)
    assert command(["simulate", "affliction", "--games", "5"], capsys)[:2] == (130, "")


@pytest.mark.parametrize(
    ("words", "flags"),
    [("balance", "--write --strength"), ("admin", "--database COMMAND")],
)
def test_help_lists_what_a_command_takes(words: str, flags: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = command([words, "--help"], capsys)
    assert status == 0 and all(flag in out for flag in flags.split())
