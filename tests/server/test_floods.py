"""Floods from one address: the other tables hardly notice.

How long another table waits is counted in the processor time of the server's process between its ping and its pong:
that is what the flood made the server do first, whatever else the machine is busy with. The limits are those of a
server as it is installed. Python's collector holds still meanwhile: one full look at all that pytest has in memory
takes longer than anybody here may wait, and an installed server never takes it while people play (`hall.py`).
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meetinghouse.client import RemoteTable
from meetinghouse.server.wire import inbound
from tests.server.flood import FLOODS
from tests.server.harness import ROOT, Running, full_table, run, running
from tests.server.test_play import leave, play_out, seated

SECONDS = 3.0
LONGEST = 50.0  # milliseconds that nobody else may wait longer than, but for one round in a hundred
AS_INSTALLED: dict[str, Any] = {"rate": 20.0, "address_rate": 10.0, "tables_per_address": 120}


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


async def pings(tables: list[RemoteTable], seconds: float) -> list[float]:
    """Milliseconds of our processor time until all who sit at a table have their pong, round after round, sorted.

    All ask at once, so that one stall of the server is one number, however many wait for it.
    """
    found: list[float] = []
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        begun = time.process_time()
        await asyncio.gather(*(_ping(table, len(found)) for table in tables))
        found.append((time.process_time() - begun) * 1000)
        await asyncio.sleep(0.055)  # pings count like any command: no more of them than a person may send
    return sorted(found)


async def _ping(table: RemoteTable, number: int) -> None:
    await table._write(json.dumps({"type": "ping", "id": str(number)}).encode())
    while getattr(await table.next(), "now", None) is None:
        pass


async def aim(server: Running, kind: str) -> tuple[str, str]:
    """What the flood is aimed at: a table, and what opens it."""
    if kind == "replays":
        opened, _, tables = await seated(server, 4, options={"rounds": 5})
        await play_out(tables)
        await leave(tables)
        return opened.table, opened.key
    opened, tokens = await full_table(server.url, 2, watchers_chat=True)
    return opened.table, tokens[1] if kind == "notes" else opened.key


@pytest.mark.parametrize("kind", list(FLOODS))
def test_other_tables_hardly_notice_a_flood(tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each flood that once slowed others down: pings at another table are still answered quickly."""

    async def story() -> tuple[list[float], list[float], dict[str, int]]:
        believed = "" if kind == "halves" else "127.0.0.1"  # a proxy's own connections are not counted
        async with running(tmp_path, trusted_proxies=believed, **AS_INSTALLED) as server:
            table, secret = await aim(server, kind)
            _, _, others = await seated(server, 4)
            before = await pings(others, 1.5)
            words = ["-m", "tests.server.flood", kind, server.url, table, secret, str(SECONDS)]
            flood = await asyncio.create_subprocess_exec(
                sys.executable, *words, cwd=ROOT, stdout=asyncio.subprocess.PIPE
            )
            during = await pings(others, SECONDS + 1.0)
            out, _ = await flood.communicate()
            await others[0].do(inbound.Say("s", "what was that?"))
            await leave(others)
            return before, during, json.loads(out)

    before, during, counts = run(story())
    rare = 1 + len(during) // 100
    with capsys.disabled():
        sys.stdout.write(
            f"\n{kind}: {counts}; worst {before[-1]:.1f} ms without it, {during[-1]:.1f} with it, "
            f"{during[-1 - rare]:.1f} but for {rare} of {len(during)} rounds\n"
        )
    assert counts["sent"] > 50, counts
    assert during[-1 - rare] < LONGEST, during[-5:]
