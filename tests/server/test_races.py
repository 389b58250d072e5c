"""What two nodes, or a kill at the wrong moment, could do twice or never: a seat's link, and a game that counts."""

from __future__ import annotations

import asyncio
from pathlib import Path

from meetinghouse.client import RemoteTable, ServerClient, parse_link
from tests.server import postgres
from tests.server.asked import Asked
from tests.server.harness import Process, open_table, start
from tests.server.test_mine import opened_by
from tests.server.test_play import leave, play_out
from tests.server.test_seats import comes, new_key

PEOPLE = 6


async def test_a_seats_link_opened_at_two_nodes_at_once_has_one_person() -> None:
    """The others are told that it is claimed, and whoever has it sits there at either node."""
    with postgres.server() as database:
        nodes = [Process(database, {"node": f"n{i}"}).start() for i in range(2)]
        try:
            opened = await open_table(nodes[0].url, 2)
            keys = [new_key() for _ in range(PEOPLE)]
            async with RemoteTable(parse_link(f"{nodes[0].url}/t/{opened.table}#seat={opened.token}")) as host:
                link = await host.seat_link(1)
                come = (comes(nodes[i % 2], opened.table, token=link, person=key) for i, key in enumerate(keys))
                got = await asyncio.gather(*come)
            assert sorted(map(str, got)) == ["1", *["seat_claimed"] * (PEOPLE - 1)]
            winner = keys[got.index(1)]
            assert [await comes(node, opened.table, person=winner) for node in nodes] == [1, 1]
        finally:
            for node in nodes:
                node.stop()


async def test_a_server_that_is_killed_at_the_end_of_a_game_counts_it_once(tmp_path: Path) -> None:
    """Wherever between the end and the counting the kill falls."""
    node = Process(f"sqlite:///{tmp_path / 'tables.sqlite'}").start()
    keys = [new_key() for _ in range(2)]
    try:
        for n in range(1, 4):
            opened = await opened_by(node, keys[0])
            async with ServerClient(node.url, person=keys[1]) as lobby:
                await lobby.sit(opened.table, "Bea", opened.key)
            tables = [RemoteTable(parse_link(f"{node.url}/t/{opened.table}"), person=key) for key in keys]
            for table in tables:
                await table.__aenter__()
            await start(tables)
            await play_out(tables)
            node.kill()
            await leave(tables)
            node.start()
            for key in keys:
                while len(found := (await Asked(node, key).get("/api/me/games"))["games"]) < n:
                    await asyncio.sleep(0.02)
                assert [one["id"] for one in found].count(opened.table) == 1 and len(found) == n
    finally:
        node.stop()
