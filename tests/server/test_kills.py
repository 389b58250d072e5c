"""SIGKILL at random moments while people play: what was acknowledged is there, once, and games go on."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.server.harness import run
from tests.server.kills import torture


@pytest.mark.timeout(900)  # a busy machine starts a server slowly, and this starts it eight times
def test_eight_kills_lose_nothing_and_repeat_nothing(tmp_path: Path) -> None:
    """Real processes, real sockets, real files."""
    counted = run(torture(tmp_path, kills=8, tables=3), seconds=800)
    assert counted["lost"] == 0 and counted["twice"] == 0, counted
    assert counted["answers"] >= 40, counted
    assert counted["reconnects"] >= 8, counted
    assert counted["went_on"] > 0, counted


@pytest.mark.torture
def test_five_hundred_kills(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`make torture`: the same, longer, and says what it counted. `MEETINGHOUSE_KILLS` changes the number."""
    kills = int(os.environ.get("MEETINGHOUSE_KILLS", "500"))
    counted = run(torture(tmp_path, kills=kills, tables=8), seconds=600 + kills * 60)
    with capsys.disabled():
        sys.stdout.write(f"\n{kills} kills: {counted}\n")
    assert counted["lost"] == 0 and counted["twice"] == 0, counted
    assert counted["went_on"] > 0, counted
