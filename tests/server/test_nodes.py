"""Several processes on one PostgreSQL: one game for all, whatever node a player is at, and whichever node dies."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator

import asyncpg  # type: ignore[import-untyped]  # ships no types
import pytest

from meetinghouse.client import RemoteTable, TableRefused, parse_link
from meetinghouse.server.store import Row
from meetinghouse.server.table import entries as e
from meetinghouse.server.wire import inbound
from tests.server import postgres
from tests.server.harness import Process, full_table, open_table, run, start, until
from tests.server.kills import Player, reckon
from tests.server.test_play import play_out


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """One PostgreSQL for this file."""
    with postgres.server() as url:
        yield url


@pytest.fixture(scope="module")
def pair(database: str) -> Iterator[list[Process]]:
    """Two servers on it, for all tests of this file."""
    made = [Process(database, {"node": f"n{i}", "grace": 2.0}) for i in range(2)]
    yield made
    for node in made:
        node.stop()


@pytest.fixture
def nodes(pair: list[Process]) -> list[Process]:
    """Both of them alive."""
    for node in pair:
        if node.process is None or node.process.poll() is not None:
            node.start()
    return pair


def at(node: Process, table: str, token: str) -> RemoteTable:
    """A client at one node."""
    return RemoteTable(parse_link(f"{node.url}/t/{table}"), token, patience=30)


async def rows_of(database: str, table: str) -> list[Row]:
    """A table's log, read from the database itself."""
    db = await asyncpg.connect(database)
    try:
        rows = await db.fetch("select n, at, body from log where table_id = $1 order by n", table)
    finally:
        await db.close()
    return [Row(row["n"], row["at"], row["body"]) for row in rows]


def test_players_on_two_nodes_see_one_game(nodes: list[Process], database: str) -> None:
    """Answers at one node arrive at the other; both keep the same events and views to the end."""

    async def story() -> None:
        opened, tokens = await full_table(nodes[0].url, 4, options={"rounds": 2})
        tables = [at(nodes[seat % 2], opened.table, token) for seat, token in enumerate(tokens)]
        for table in tables:
            await table.__aenter__()
        await start(tables)
        rng = random.Random(3)

        async def one(table: RemoteTable) -> None:
            asked = 0
            while table.end is None:
                if table.ask is not None and table.ask.id != asked and table.ask.required:
                    asked = table.ask.id
                    await table.answer(rng.choice(table.ask.options))
                await table.next()

        await asyncio.gather(*(one(table) for table in tables))
        assert len({repr(table.end) for table in tables}) == 1
        for seat, table in enumerate(tables):
            async with at(nodes[(seat + 1) % 2], opened.table, tokens[seat]) as other:
                assert other.view == table.view and other.events == table.events
        for table in tables:
            await table.__aexit__(None, None, None)

    run(story())


def test_two_nodes_answering_the_same_decision_never_both_win(nodes: list[Process], database: str) -> None:
    """One seat, two devices at two nodes, the same ask answered at the same moment, many times over."""

    async def story() -> None:
        opened, tokens = await full_table(nodes[0].url, 2, options={"rounds": 1000})
        here = [at(nodes[0], opened.table, token) for token in tokens]
        there = [at(nodes[1], opened.table, token) for token in tokens]
        for table in (*here, *there):
            await table.__aenter__()
        await start(here)
        for table in there:
            await until(table, lambda t: t.view is not None)
        raced = 0
        while raced < 12:
            decision = here[0].view["decision"]  # type: ignore[index]  # the game runs
            for table in (*here, *there):
                await until(table, lambda t: t.view["decision"]["id"] == decision["id"])  # noqa: B023  # used at once
            if decision["kind"] == "standin.turn":
                seat = decision["seats"][0]
                draw = {"ask": decision["id"], "do": "draw"}
                results = await asyncio.gather(
                    here[seat].do(inbound.Answer(f"a{raced}", draw)),
                    there[seat].do(inbound.Answer(f"b{raced}", draw)),
                    return_exceptions=True,
                )
                won = [r for r in results if r is None]
                lost = [r for r in results if isinstance(r, TableRefused)]
                assert len(won) == 1 and len(lost) == 1, results
                assert lost[0].code in ("stale", "not-asked")
                raced += 1
            else:
                for table in here if decision["kind"] == "standin.night" else here[:1]:
                    assert table.ask is not None
                    await table.do(inbound.Answer(f"x{decision['id']}", table.ask.options[0]))
            await until(here[0], lambda t: t.view["decision"]["id"] > decision["id"])  # noqa: B023  # used at once
        rows = await rows_of(database, opened.table)
        asks = [en.choice["ask"] for row in rows for en in e.decode(row.body) if isinstance(en, e.Played)]
        assert len(asks) == len(set(asks))
        for table in (*here, *there):
            await table.__aexit__(None, None, None)

    run(story())


def test_a_killed_node_hands_its_players_on(nodes: list[Process], database: str) -> None:
    """As behind a proxy: cut off, its players come back at the other node and the game goes on."""

    async def story() -> None:
        opened, tokens = await full_table(nodes[0].url, 3, options={"rounds": 1000})
        players = [Player(nodes[seat % 2].url, opened.table, token, seat) for seat, token in enumerate(tokens)]
        for player in players:
            await player.table.__aenter__()
        await start([player.table for player in players])
        tasks = [asyncio.create_task(player.play()) for player in players]
        while not all(player.acknowledged for player in players):
            await asyncio.sleep(0.02)
        nodes[0].kill()
        for player in players:
            player.table.link = parse_link(f"{nodes[1].url}/t/{opened.table}")  # what the proxy does
        counts = [len(player.acknowledged) for player in players]
        while any(len(p.acknowledged) < n + 2 for p, n in zip(players, counts, strict=True)):
            await asyncio.sleep(0.02)
        for player in players:
            player.stop = True
        for task in tasks:
            await task
        counted = reckon({opened.table: await rows_of(database, opened.table)}, players)
        assert counted == {"lost": 0, "twice": 0}
        for player in players:
            await player.table.__aexit__(None, None, None)

    run(story())


def test_a_watcher_with_a_delay_alone_on_a_node_sees_the_game(nodes: list[Process]) -> None:
    """Nobody else is there to bring it news; the players are all at the other node."""

    async def story() -> None:
        opened, tokens = await full_table(nodes[0].url, 2, watch_delay=1, options={"rounds": 1})
        tables = [await at(nodes[0], opened.table, token).__aenter__() for token in tokens]
        await start(tables)
        link = parse_link(f"{nodes[1].url}/t/{opened.table}#{opened.key}")
        async with RemoteTable(link) as watcher:
            await play_out(tables)
            await until(watcher, lambda t: t.end is not None)
            assert watcher.end == tables[0].end and watcher.events
        for table in tables:
            await table.__aexit__(None, None, None)

    run(story())


def test_the_time_on_screen_moves_along_to_another_node(database: str) -> None:
    """A node dies in the middle of a decision: at the next one the same moment is shown, and it rings then."""

    async def story() -> None:
        config = {"speed": 2.0, "wake": 0.3}  # a turn of 20 s takes 10 s
        pair = [Process(database, {"node": f"t{i}", **config}) for i in range(2)]
        await asyncio.gather(*(asyncio.to_thread(node.start) for node in pair))
        try:
            opened, tokens = await full_table(pair[0].url, 2, pace="standard")
            tables = [await at(pair[0], opened.table, token).__aenter__() for token in tokens]
            await start(tables)
            bob = tables[1]
            await until(bob, lambda t: t.clock is not None)
            assert bob.clock is not None and bob.clock.deadline is not None
            rings, shown = bob.clock.deadline, time.time() * 1000
            assert 0 < rings - shown < 10_500
            await asyncio.sleep(0.7)  # of the clock some time is gone
            pair[0].kill()
            for table in tables:
                table.link = parse_link(f"{pair[1].url}/t/{opened.table}")
            await asyncio.gather(
                *(until(table, lambda t: t.reconnects == 1 and t.clock is not None) for table in tables)
            )
            assert bob.clock.deadline == rings
            await until(bob, lambda t: t.ask is not None)
            assert time.time() * 1000 > rings - 50
            for table in tables:
                await table.__aexit__(None, None, None)
        finally:
            for node in pair:
                await asyncio.to_thread(node.stop)

    run(story())


def test_any_node_serves_any_table(nodes: list[Process]) -> None:
    """Opened here, seated there, listed everywhere."""

    async def story() -> None:
        from meetinghouse.client import ServerClient

        opened = await open_table(nodes[0].url, 2, public=True)
        async with ServerClient(nodes[1].url) as lobby:
            seated = await lobby.sit(opened.table, "Bob")
            assert opened.table in [line.id for line in await lobby.tables()]
        async with at(nodes[0], opened.table, opened.token) as ann, at(nodes[1], opened.table, seated.token) as bob:
            await ann.do(inbound.Say("s", "good evening"))
            await until(bob, lambda t: bool(t.talk))
            await start([ann, bob])

    run(story())
