"""The server's side of a page: requests and table lines come in as texts, answers go out as texts."""

import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any
from urllib.parse import unquote

import msgspec

from meetinghouse.server.bots.analyses import Analyses
from meetinghouse.server.bots.pool import Bots
from meetinghouse.server.hall.cardsets import CardChecks
from meetinghouse.server.hall.hall import Hall
from meetinghouse.server.http import asking
from meetinghouse.server.http.answers import ANSWERS
from meetinghouse.server.http.callers import Asker, bearer
from meetinghouse.server.page.elsewhere import Begin, Elsewhere
from meetinghouse.server.page.shelf import MemoryShelf, Shelf
from meetinghouse.server.page.store import PageStore
from meetinghouse.server.settings import Settings
from meetinghouse.server.sockets.line import SocketLine, table_of
from meetinghouse.server.wire.refusals import Refusal

ADDRESS = "here"  # everybody at this page
# Nobody but the people at this device sends anything: no budget is worth keeping, and a slow device thinks longer.
SETTINGS = Settings(
    metrics="",
    people="off",
    rate=1000.0,
    address_rate=1000.0,
    tables_per_address=100_000,
    bot_seconds=30.0,
    lobby_hours=24 * 30,
)
TEMPO = ("bot_delay", "reading", "speed", "staging")  # settings that the one who publishes a page may choose
Tell = Callable[[int, str], None]  # a line's number and what is said on it; "" when it is closed


class Page:
    """All tables of one tab."""

    def __init__(self, shelf: Shelf, begin: Begin, tell: Tell, settings: Settings = SETTINGS) -> None:
        """`settings.node` is this tab's own name among the tabs of a browser."""
        bots = Bots(partial(Elsewhere.start, begin), 1, settings.bot_seconds, settings.bot_delay)
        cards = CardChecks(partial(Elsewhere.start, begin))
        analyses = Analyses(partial(Elsewhere.start, begin), keep=False)
        self.hall = Hall(settings, PageStore(shelf), bots, analyses, cards)
        self._tell = tell
        self._lines: dict[int, SocketLine] = {}

    def start(self) -> None:
        """Tables wake up; a loop has to run."""
        self.hall.start()

    async def ask(self, method: str, url: str, headers: str, body: str) -> str:
        """One request; the answer as `{status, media, headers, body}`. Headers come as JSON, in small letters."""
        reply = await asking.answered(self.hall, url, self._reply(method, url, json.loads(headers), body))
        told = {"status": reply.status, "media": reply.media, "headers": reply.headers, "body": reply.body.decode()}
        return json.dumps(told)

    async def _reply(self, method: str, url: str, headers: dict[str, str], body: str) -> asking.HttpReply[bytes]:
        path, _, query = url.partition("?")
        found = asking.find(ANSWERS, method, unquote(path))
        if found is None:
            raise Refusal("no_such_page", status=404)
        if len(body) > (found[0].most or self.hall.settings.body_limit):
            raise Refusal("too_large", status=413)
        asker = Asker(self.hall, ADDRESS, bearer(headers.get("authorization", "")), headers.get("x-person", ""))
        return await asking.ask(*found, asker, query, headers, body.encode())

    # ---- lines to tables: what a WebSocket is to the server ----------------------------------------------------

    def open(self, line: int, path: str) -> bool:
        """A line to a table; False where the path names none."""
        table = table_of(path)
        if table is None or not self.hall.addresses.enter(ADDRESS, self.hall.settings.sockets_per_address):
            return False
        self._lines[line] = SocketLine(self.hall, table, ADDRESS, self._sender(line), None)
        return True

    def _sender(self, line: int) -> Callable[[dict[str, Any]], Awaitable[None]]:
        async def send(event: dict[str, Any]) -> None:
            if event["type"] == "websocket.send":
                self._tell(line, event["text"])
            elif line in self._lines:
                self.shut(line)
                self._tell(line, "")

        return send

    def heard(self, line: int, text: str) -> None:
        """Somebody says something on a line."""
        found = self._lines.get(line)
        if found is not None:
            found.heard(text)

    def shut(self, line: int) -> None:
        """The other side is gone."""
        found = self._lines.pop(line, None)
        if found is not None:
            found.lost()

    async def close(self) -> None:
        """Everything ends; tables are on the shelf."""
        for line in list(self._lines):
            self.shut(line)
        await self.hall.close()


def begun(shelf: Shelf | None, begin: Begin, tell: Tell, node: str, tempo: str = "{}") -> Page:
    """What a worker of the browser calls. Without a shelf, where the browser keeps nothing, tables last as long as the
    tab. `tempo` holds those of the settings in `TEMPO` that the page's `parts.json` has, as JSON."""
    given: dict[str, float] = msgspec.json.decode(tempo, type=dict[str, float])
    settings = SETTINGS.with_(node=node, **{name: value for name, value in given.items() if name in TEMPO})
    return Page(MemoryShelf() if shelf is None else shelf, begin, tell, settings)
