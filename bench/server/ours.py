"""Our server under test: writes the tables of a run into a fresh database, then serves it. `ours.py PORT DATABASE GAME
SEATS TABLES`.

Tokens are made from numbers, so that the load generator needs to be told nothing. With `BENCH_PEOPLE` set to `off`,
`seats` or `full`, the server runs so, and each seat is a person's, by a key in place of a token. With `BENCH_TELLING`
set to `at once` whatever an answer brings about is told with one view, as before there were moments.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import secrets
import sys
from typing import Any
from unittest.mock import patch

from meetinghouse.engine.moments import Cuts
from meetinghouse.server.hall import tokens
from meetinghouse.server.hall.listing import listed
from meetinghouse.server.run import serve
from meetinghouse.server.store.opening import open_store
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.play import find_spec, read_options

importlib.import_module("shed")  # beside this script; it registers itself as a game


def name(number: int) -> str:
    """The id of table number so and so."""
    word = ""
    for _ in range(tokens.ID_LENGTH):
        word = tokens.ALPHABET[number % 32] + word
        number //= 32
    return word


PEOPLE = os.environ.get("BENCH_PEOPLE", "")


def token(number: int, seat: int) -> str:
    """A seat's token; with people, the key of the person who sits there."""
    return f"bench-{number:012}-{seat:013}"


async def seed(database: str, game: str, seats: int, tables: int) -> None:
    """Begun games with a person on every seat."""
    store = await open_store(database, "seed")
    spec, options = find_spec(game), read_options(game, seats, {})
    writes = []
    lines = []
    for number in range(tables):
        # a brisk secret stage would wait for six seconds and more; so it waits for as many milliseconds
        settings = e.StoredSettings(game, seats, options, pace="untimed", speed=1000)
        made: list[e.Entry] = [e.TableOpened(settings, spec.rules_version, "KEYKEY", "")]
        for seat in range(seats):
            secret = token(number, seat)
            mark = tokens.mark(tokens.root(secret), name(number)) if PEOPLE else ""
            made.append(e.Sat(seat, f"P{seat}", tokens.hashed(secret), ready=True, mark=mark))
        made.append(e.Started(secrets.token_hex(32), secrets.token_hex(32)))
        core = Core(name(number))
        made = [core.apply_new(entry, 1) for entry in made]
        writes.append(store.append(core.id, 1, 1, e.encode(made)))
        core.n = 1  # the directory knows the whole log, else the server would repair it while it is measured
        lines.append(listed(core))
    await asyncio.gather(*writes)
    await store.directory.put(lines)
    await store.close()


if __name__ == "__main__":
    port, database, game, seats, tables = sys.argv[1:6]
    if os.environ.get("BENCH_TELLING") == "at once":
        patch.object(Cuts, "told", lambda *told: None).start()
    if tables != "0":
        asyncio.run(seed(database, game, int(seats), int(tables)))
    wide: dict[str, Any] = {"rate": 1e6, "address_rate": 1e6, "sockets_per_address": 10**6}
    if PEOPLE:
        wide |= {"people": PEOPLE, "people_per_address": 10**6}
    wide["quiet"] = float((sys.argv[6:] or ["30"])[0])
    sys.exit(serve(port=int(port), database=database, config=wide, log_level="warning"))
