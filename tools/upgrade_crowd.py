"""People of one version, for tools/upgrade_drill.py: run by that version's own Python, they speak its own protocol.

Each line of standard input is a wish in JSON, each line of standard output its answer: `open` a table, `begin` it and
play, `hasten`, and `finish`, which waits until all games are over and says what was acknowledged. Only what
`meetinghouse.client` had in every version is used.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from typing import Any

from meetinghouse.client import RemoteTable, ServerClient, TableRefused, parse_link
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire import inbound, outbound


class Person:
    """One seat that answers at random, a little slowly, and remembers what was acknowledged."""

    def __init__(self, url: str, table: str, token: str, seed: int) -> None:
        """Not connected yet."""
        self.table = RemoteTable(parse_link(f"{url}/t/{table}"), token, patience=300)
        self.reload = False  # whether a node told this client that it is too old: a person reloads the page then
        self.random = random.Random(seed)
        self.sent: set[str] = set()
        self.acknowledged: set[str] = set()

    async def play(self, crowd: Crowd) -> None:
        """To the end, or until a newer client is needed."""
        try:
            await self._play(crowd)
        except TableRefused as refused:
            self.reload = refused.code == "protocol"
            if not self.reload:
                raise

    async def _play(self, crowd: Crowd) -> None:
        asked = 0
        while self.table.end is None:
            ask = self.table.ask
            if ask is not None and ask.id != asked and ask.held is None:
                asked = ask.id
                if ask.required or self.random.random() < 0.1:
                    await asyncio.sleep(crowd.pause)
                    self.sent.add(await self.table.answer(self.random.choice(ask.options)))
            try:
                message = await asyncio.wait_for(self.table.next(), 2)
            except TimeoutError:
                asked = 0 if self.table.ask is not None and self.table.ask.held is None else asked
                continue
            if isinstance(message, outbound.Accepted) and message.id in self.sent:
                self.acknowledged.add(message.id)


class Crowd:
    """All people of this version."""

    def __init__(self, url: str) -> None:
        """Nobody plays yet."""
        self.url = url
        self.pause = 0.4  # seconds that somebody thinks
        self.people: list[Person] = []
        self.playing: list[asyncio.Task[None]] = []

    async def open(self, wish: dict[str, Any]) -> dict[str, Any]:
        """A game by letter with a person at every seat, not begun."""
        async with ServerClient(self.url) as lobby:
            given = wire_http.OpenTable(game=wish["game"], seats=wish["seats"], pace="slow", name="P0")
            table = await lobby.open(given)
            tokens = [table.token]
            for i in range(1, wish["seats"]):
                tokens.append((await lobby.sit(table.table, f"P{i}", table.key, None)).token)
        return {"table": table.table, "tokens": tokens}

    async def begin(self, wish: dict[str, Any]) -> dict[str, Any]:
        """All come, the host starts, and everybody plays; the rules version of the game."""
        people = [Person(self.url, wish["table"], token, wish["seed"] + i) for i, token in enumerate(wish["tokens"])]
        for person in people:
            await person.table.__aenter__()
        for person in people[1:]:
            await person.table.do(inbound.Ready("ready"))
        host = people[0].table
        await host.do(inbound.Start("start"))
        while host.view is None or host.info is None or host.info.status == "lobby":
            await host.next()
        self._join(people)
        return {"rules": host.info.rules_version}

    def _join(self, people: list[Person]) -> None:
        self.people += people
        self.playing += [asyncio.create_task(person.play(self)) for person in people]

    async def resume(self, wish: dict[str, Any]) -> dict[str, Any]:
        """Somebody who had an older page comes back with this one, and plays on."""
        person = Person(self.url, wish["table"], wish["token"], wish["seed"])
        await person.table.__aenter__()
        self._join([person])
        return {}

    async def look(self, wish: dict[str, Any]) -> dict[str, Any]:
        """How many still play, and who has to reload."""
        told = [(person.table.link.table, person.table.token) for person in self.people if person.reload]
        return {"left": sum(not task.done() for task in self.playing), "reload": told}

    async def visit(self, wish: dict[str, Any]) -> dict[str, Any]:
        """What somebody with a page of this version is told at a table."""
        try:
            async with RemoteTable(parse_link(f"{self.url}/t/{wish['table']}"), wish["token"]):
                return {"told": "welcome"}
        except TableRefused as refused:
            return {"told": refused.code}

    async def hasten(self, wish: dict[str, Any]) -> dict[str, Any]:
        """Nobody thinks any more."""
        self.pause = 0.0
        return {}

    async def finish(self, wish: dict[str, Any]) -> dict[str, Any]:
        """Every game to its end."""
        await asyncio.gather(*self.playing)
        for person in self.people:
            await person.table.__aexit__(None, None, None)
        done = [(person.table.link.table, person.table.seat, person.acknowledged) for person in self.people]
        return {
            "over": sorted({person.table.link.table for person in self.people if person.table.end is not None}),
            "reconnects": sum(person.table.reconnects for person in self.people),
            "acknowledged": [(table, seat, ident) for table, seat, idents in done for ident in idents],
        }


async def main() -> None:
    """Wishes one after the other, until there are no more."""
    crowd = Crowd(sys.argv[1])
    while line := await asyncio.to_thread(sys.stdin.readline):
        wish = json.loads(line)
        sys.stdout.write(json.dumps(await getattr(crowd, wish["do"])(wish)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main())
