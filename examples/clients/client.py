"""A whole client in plain Python and `websockets`, written from docs/protocol.md alone: no package of Meetinghouse.

    python examples/clients/client.py http://127.0.0.1:1692 salem1692 4

Opens a table with bots on the other seats, sits down, plays options at random, and prints how it ended. It keeps its
numbers, comes back when it is cut off, and sends commands of unknown fate again under the same id.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import urllib.request
import uuid
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Json = dict[str, Any]


def post(url: str, body: Json) -> Json:
    """One HTTP request; a refusal is an error."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        found: Json = json.load(answer)
    return found


class Seat:
    """One seat at one table: what it was told so far, and what it is waiting for."""

    def __init__(self, server: str, table: str, token: str) -> None:
        """Not connected yet."""
        self.url = f"{server.replace('http', 'ws', 1)}/ws/{table}"
        self.token = token
        self.n = self.k = 0
        self.view: Json = {}
        self.ask: Json | None = None
        self.end: Json | None = None
        self.waiting: dict[str, Json] = {}  # commands without a reply, by id

    async def play(self) -> Json:
        """Until the game is over; returns the reveal."""
        pause = 0.5
        while True:
            try:
                async with connect(self.url, max_size=2**22) as socket:
                    hello = {"type": "hello", "protocol": 2, "token": self.token, "renew": True}
                    hello |= {"n": self.n, "k": self.k}
                    for message in (hello, *self.waiting.values()):
                        await socket.send(json.dumps(message))
                    async for text in socket:
                        pause = 0.5
                        if reveal := await self.hear(json.loads(text), socket.send):
                            return reveal
            except (OSError, ConnectionClosed, InvalidHandshake):
                pass  # the server is away, or we are
            await asyncio.sleep(pause * random.uniform(0.5, 1.5))
            pause = min(10.0, pause * 1.7)

    async def hear(self, message: Json, send: Any) -> Json | None:
        """Take one message into account, and answer if there is something to answer; the reveal, once it is over."""
        match message["type"]:
            case "welcome":
                self.token = message.get("token") or self.token
            case "snapshot":
                self.view, self.ask, self.end = message.get("view") or {}, message.get("ask"), message.get("end")
                self.n, self.k = message.get("n", 0), message.get("k", 0)
            case "update":
                for moment in [*message.get("moments", []), message]:  # one after the other; the last is the newest
                    self.view.update(moment.get("view", {}))
                    for name in moment.get("gone", []):
                        self.view.pop(name, None)
                    self.n = moment.get("n", self.n)
                self.ask = message.get("ask", self.ask)
            case "talk":
                self.k = message["k"]
            case "end":
                self.end = message["reveal"]
            case "accepted":
                self.waiting.pop(message["id"], None)
            case "refused" if message["code"] == "unavailable" and message.get("id") in self.waiting:
                await asyncio.sleep(0.5)  # written or not, nobody knows: the same id again acts once
                await send(json.dumps(self.waiting[message["id"]]))
            case "refused":
                self.waiting.pop(message.get("id", ""), None)
            case "bye" if not message.get("again", True):
                raise SystemExit(f"sent away: {message['code']}")
        ask = self.ask
        if ask and ask.get("held") is None and ask.get("required", True) and not self.waiting:
            command = {"type": "answer", "id": uuid.uuid4().hex, "choice": random.choice(ask["options"])}
            self.waiting[command["id"]] = command
            self.ask = None
            await send(json.dumps(command))
        return self.end


def main(server: str, game: str, seats: str) -> None:
    """Open, sit, play, tell."""
    bots = {str(seat): 1 for seat in range(1, int(seats))}
    wish = {"game": game, "seats": int(seats), "pace": "untimed", "name": "Py", "bots": bots, "start": True}
    opened = post(f"{server}/api/tables", wish)
    reveal = asyncio.run(Seat(server, opened["table"], opened["token"]).play())
    sys.stdout.write(json.dumps({"table": opened["table"], "winners": reveal["winners"]}) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:4])
