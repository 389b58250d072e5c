"""Clients that play while servers are killed under them, and the reckoning afterwards.

Nothing lost, nothing done twice.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

from meetinghouse.client import RemoteTable, TableRefused, parse_link
from meetinghouse.server.store import Row
from meetinghouse.server.table import entries as e
from meetinghouse.server.wire import outbound
from tests.server.harness import Process, full_table, start

BACK = 600.0  # seconds after which nobody waits for games to go on; a quiet machine takes less than one


class Player:
    """One seat that answers everything at random and remembers what was acknowledged."""

    def __init__(self, url: str, table: str, token: str, seed: int) -> None:
        """Not connected yet."""
        self.table = RemoteTable(parse_link(f"{url}/t/{table}"), token, patience=120)
        self.random = random.Random(seed)
        self.acknowledged: dict[str, dict[str, Any]] = {}
        self.sent: dict[str, dict[str, Any]] = {}
        self.stop = False

    async def play(self) -> None:
        """Until told to stop or the game is over."""
        asked = 0
        while self.table.end is None and not self.stop:
            ask = self.table.ask
            if ask is not None and ask.id != asked and ask.held is None:
                asked = ask.id
                if ask.required or self.random.random() < 0.3:
                    choice = self.random.choice(ask.options)
                    command = await self.table.answer(choice)
                    self.sent[command] = choice
            try:
                message = await asyncio.wait_for(self.table.next(), 0.5)
            except TimeoutError:
                continue
            if isinstance(message, outbound.Accepted) and message.id in self.sent:
                self.acknowledged[message.id] = self.sent[message.id]


async def play_and_kill(process: Process, kills: int, tables: int, seed: int, pause: float = 0.2) -> dict[str, int]:
    """Play several tables while the server is killed again and again; returns what was counted."""
    rng = random.Random(seed)
    players: list[Player] = []
    for _ in range(tables):
        opened, tokens = await full_table(process.url, 3, options={"rounds": 1000})
        seats = [Player(process.url, opened.table, token, rng.randrange(10**9)) for token in tokens]
        for player in seats:
            await player.table.__aenter__()
        await start([player.table for player in seats])
        players += seats
    tasks = [asyncio.create_task(player.play()) for player in players]
    for _ in range(kills):
        # Some answers after the last one, however busy the machine is, and then at any moment
        enough = sum(len(player.acknowledged) for player in players) + rng.randrange(5, 20)
        async with asyncio.timeout(BACK):
            while sum(len(player.acknowledged) for player in players) < enough:
                await asyncio.sleep(0.01)
        await asyncio.sleep(rng.uniform(0.0, pause))  # any moment of the game
        process.kill()
        await asyncio.to_thread(process.start)
    before = [len(player.acknowledged) for player in players]
    async with asyncio.timeout(BACK):
        while any(len(p.acknowledged) == b for p, b in zip(players, before, strict=True)):
            await asyncio.sleep(0.02)
    moved = sum(len(p.acknowledged) - b for p, b in zip(players, before, strict=True))
    for player in players:
        player.stop = True
    for task in tasks:
        await task
    for player in players:
        await player.table.__aexit__(None, None, None)
    return {
        "answers": sum(len(player.acknowledged) for player in players),
        "reconnects": sum(player.table.reconnects for player in players),
        "went_on": moved,
        **reckon(rows_of(process.database), players),
    }


def rows_of(database: str) -> dict[str, list[Row]]:
    """Every table's log, read from the file itself."""
    found: dict[str, list[Row]] = {}
    db = sqlite3.connect(database.removeprefix("sqlite:///"))
    assert db.execute("pragma integrity_check").fetchone() == ("ok",)
    for table, n, at, body in db.execute("select table_id, n, at, body from log order by table_id, n"):
        found.setdefault(table, []).append(Row(n, at, body))
    db.close()
    return found


def reckon(logs: dict[str, list[Row]], players: list[Player]) -> dict[str, int]:
    """Each acknowledged answer is in the log exactly once, logs have no gaps, and each one plays again."""
    from meetinghouse.server.table.folding import fold

    lost = twice = 0
    for table, rows in logs.items():
        assert [row.n for row in rows] == list(range(1, len(rows) + 1)), "a gap in the log"
        core = fold(table, rows)
        assert core.play is not None
        done: dict[tuple[int, str], int] = {}
        answers: dict[tuple[int, int], int] = {}
        for row in rows:
            for entry in e.decode(row.body):
                if isinstance(entry, e.Did):
                    done[entry.seat, entry.id] = done.get((entry.seat, entry.id), 0) + 1
                elif isinstance(entry, e.Played):
                    key = (entry.seat, entry.choice["ask"])
                    answers[key] = answers.get(key, 0) + 1
        twice += sum(1 for n in done.values() if n > 1) + sum(1 for n in answers.values() if n > 1)
        for player in players:
            if player.table.link.table == table:
                assert player.table.seat is not None
                lost += sum(1 for command in player.acknowledged if (player.table.seat, command) not in done)
    return {"lost": lost, "twice": twice}


async def torture(folder: Path, kills: int, tables: int, seed: int = 1692) -> dict[str, int]:
    """A whole run on SQLite."""
    process = Process(f"sqlite:///{folder}/tables.sqlite3", {"quiet": 2.0}, log=folder / "server.log")
    process.start()
    try:
        return await play_and_kill(process, kills, tables, seed)
    finally:
        process.stop()


__all__ = ["Player", "TableRefused", "play_and_kill", "reckon", "rows_of", "torture"]
