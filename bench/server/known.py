"""What `/me` and the home page cost for somebody who has played for years, and what an answer costs where people are
known. `python -m bench.server.known [GAMES]`.

A fresh server for each database; the processor time is that of all its threads, and of PostgreSQL's processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import statistics
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import msgspec

from bench.server.load import cpu, family
from bench.server.rows import PARTS, ROOT, Result, _postmaster, _start, _stop, _wait, free_port, ours
from meetinghouse.server.hall import tokens
from meetinghouse.server.hall.listing import Sitter, Sitting
from meetinghouse.server.store import Listed
from meetinghouse.server.store.opening import open_store
from meetinghouse.server.store.people import Device, StoredPerson
from meetinghouse.server.store.people import Result as Played

KEY = "k" * 32
PAGES = {"/me": "/api/me", "home": "/api/me/tables"}
ROUNDS, EACH = 5, 60
TURNS, TABLES, SECONDS = 5, 20, 8


async def seed(database: str, games: int) -> None:
    """One person with so many finished games at tables of twelve people, out of sixty."""
    store, me, dice = await open_store(database, "seed"), tokens.root(KEY), random.Random(1692)
    others = [tokens.root(f"other {n}") for n in range(60)]
    await store.people.make(StoredPerson(me, 1, "Ann"), Device(me, me, "AAAAAA", "device", 1, told=1))
    for game in range(games):
        people = [me, *dice.sample(others, 11)]
        table, name = f"T{game:06}", ("salem1692", "new_salem")[game % 2]
        sitters = [Sitter(tokens.mark(person, table), f"Name {person[:6]}") for person in people]
        sitting = msgspec.json.encode(Sitting(sitters)).decode()
        line = Listed(table, name, "1", 12, 12, 12, "untimed", "ended", False, "nobody", game, game, 1, sitting)
        await store.append(table, 1, game, b"[]")  # never read: the directory and the results know all of it
        await store.directory.put([line])
        await store.directory.seated(me, table)
        seats = []
        for seat, person in enumerate(people):
            guilty = dice.random() < 0.3
            side, role = ("witches" if guilty else "town"), f"role_{dice.randrange(21)}"
            facts = (name, 1_700_000_000_000 + game * 3_600_000, 12, 12, side, guilty, role, dice.random() < 0.5)
            seats.append(Played(table, seat, person, f"Name {person[:6]}", *facts, "witches", 1, 3, 1, 800, 4, 2))
        await store.people.put_results(table, 1, seats)
    await store.close()


@contextlib.contextmanager
def _database(kind: str, folder: str) -> Iterator[str]:
    if kind == "SQLite":
        yield f"sqlite:///{folder}/t.sqlite3"
        return
    sys.path.insert(0, str(ROOT))
    from tests.server import postgres

    with postgres.server() as url:
        yield url


def known(kind: str, games: int) -> dict[str, Result]:
    """For each page the median of milliseconds of processor time for one look, and the bytes of its answer."""
    with tempfile.TemporaryDirectory(prefix="mh-bench-") as folder, _database(kind, folder) as database:
        asyncio.run(seed(database, games))
        port, log = free_port(), Path(folder) / "log"
        args = [str(port), database, "salem1692", "7", "0", "300"]
        server = _start(None, [sys.executable, str(PARTS / "ours.py"), *args], log)
        store = _postmaster(database) if kind != "SQLite" else None
        try:
            _wait(port, server, log)
            return {page: _look(port, path, server.pid, store) for page, path in PAGES.items()}
        finally:
            _stop(server)


def _look(port: int, path: str, pid: int, store: int | None) -> Result:
    wish = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers={"X-Person": KEY})
    seconds, size = [], 0
    for n in range(ROUNDS + 1):
        pids = [pid, *(family(store) if store is not None else [])]
        before = sum(cpu(pids))
        for _ in range(EACH):
            with urllib.request.urlopen(wish, timeout=60) as answer:
                size = len(answer.read())
        if n:  # the first round warms it up
            seconds.append((sum(cpu(pids)) - before) / EACH)
    return {"ms": round(statistics.median(seconds) * 1000, 1), "bytes": size}


def answering() -> dict[str, float]:
    """Microseconds of the server's processor time for one answer of Salem 1692 with seven, flat out, with people `off`,
    `seats` and `full`; in turn, so that all meet the same machine. The median of each. Only `full` counts games that
    end, one for each 400 answers or so."""
    found: dict[str, list[float]] = {"off": [], "seats": [], "full": []}
    try:
        for _ in range(TURNS):
            for mode, took in found.items():
                os.environ["BENCH_PEOPLE"] = mode
                took.append(ours("salem1692", 7, TABLES, SECONDS, 0)["cpu_us_per_answer"])
    finally:
        os.environ.pop("BENCH_PEOPLE", None)
    return {mode: statistics.median(took) for mode, took in found.items()}


def lines(games: int = 1000) -> list[str]:
    """What was measured, as Markdown."""
    out = [f"A look of somebody with {games:,} finished games at tables of twelve people, in processor time:", ""]
    for kind in ("SQLite", "PostgreSQL"):
        found = known(kind, games)
        said = ", ".join(f"{page} {one['ms']} ms ({one['bytes']:,} bytes)" for page, one in found.items())
        out.append(f"- {kind}: {said}.")
    cost = answering()
    said = ", ".join(f"{took:.0f} us with people `{mode}`" for mode, took in cost.items())
    out.append(
        f"- An answer of Salem 1692 at tables of seven people, flat out, in turn {TURNS} times each, median: {said}."
    )
    return [*out, ""]


if __name__ == "__main__":
    print("\n".join(lines(*map(int, sys.argv[1:2]))))
