"""One seat (or one pair of eyes) at a table: keeps the state that the server tells, and comes back by itself when cut
off.

    async with RemoteTable(link) as table:
        async for message in table:           # every message, after it was taken into account
            if table.ask is not None and table.ask.held is None:
                await table.answer(table.ask.options[0])
"""

import asyncio
import random
import uuid
from collections.abc import AsyncIterator
from types import TracebackType

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from meetinghouse.client.http import TableLink, harmless, parse_link
from meetinghouse.engine.json_types import Json
from meetinghouse.server.wire import inbound, outbound, shapes

_decode = msgspec.json.Decoder(outbound.ServerMessage).decode
_encode = msgspec.json.Encoder().encode
LONGEST_WAIT = 10.0
SEND_AGAIN = 0.5  # seconds after which a command of unknown fate is sent again


class TableRefused(Exception):
    """A command was refused, or the server does not want this client back (`again` False)."""

    def __init__(self, code: str, key: str, again: bool = True, rule: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.key = key
        self.again = again
        self.rule = rule


class RemoteTable:
    """A connection to one table."""

    def __init__(
        self,
        link: TableLink | str,
        token: str = "",
        patience: float = 60.0,
        name: str = "",
        person: str = "",
        program: str = "",
    ) -> None:
        """`patience`: seconds of trying to come back before giving up; `person`: the key of the player; `program`: what
        plays if it is no person."""
        self.program = program
        self.person = person
        self.link = parse_link(link) if isinstance(link, str) else link
        self.token = token or self.link.seat or self.link.host
        self.patience = patience
        self.name = name
        self.seat: int | None = None
        self.is_host = False
        self.key = self.link.key
        self.code = ""  # four letters that lead to the invitation
        self.info: shapes.TableInfo | None = None
        self.view: Json | None = None
        self.ask: shapes.Ask | None = None
        self.waiting: list[int] = []
        self.clock: shapes.Clock | None = None
        self.channels: list[str] = []
        self.events: list[Json] = []
        self.moments: list[tuple[int, Json]] | None = None  # where kept: events told by then, and the view then
        self.talk: list[shapes.TalkLine] = []
        self.note = ""
        self.end: shapes.Reveal | None = None
        self.rematch: outbound.RematchReady | None = None
        self.reconnects = -1
        self._n = 0
        self._k = 0
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[bytes, asyncio.Future[None]]] = {}
        self._doubtful: dict[str, float] = {}  # commands whose fate the server did not know, and until when we ask
        self._links: dict[str, str] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "RemoteTable":
        """Connect and wait for the first snapshot."""
        await self._connect()
        while self.info is None:
            await self.next()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave; the seat stays ours."""
        for task in self._tasks:
            task.cancel()
        if self._socket is not None:
            await self._socket.close()

    async def __aiter__(self) -> AsyncIterator[outbound.ServerMessage]:
        """Messages until the server sends us away."""
        while True:
            try:
                yield await self.next()
            except TableRefused:
                return

    async def next(self) -> outbound.ServerMessage:
        """The next message, after it was taken into account.

        Comes back when cut off; raises TableRefused if unwanted.
        """
        while True:
            assert self._socket is not None
            try:
                message: outbound.ServerMessage = _decode(harmless(await self._socket.recv()))
            except ConnectionClosed:
                await self._connect()
                continue
            self._take(message)
            if isinstance(message, outbound.Bye):
                if not message.again:
                    raise TableRefused(message.code, message.key, again=False)
                continue
            return message

    def question(self) -> Json | None:
        """What is asked now, as `bots.read_ask` takes it; nothing while the question is held back."""
        ask = self.ask
        if ask is None or ask.held is not None:
            return None
        return {"id": ask.id, "kind": ask.kind, "options": ask.options, "required": ask.required}

    # ---- commands -----------------------------------------------------------------------------------------------

    async def answer(self, choice: Json) -> str:
        """Answer the open ask; returns the command's id."""
        return await self.send(inbound.Answer(new_id(), choice))

    async def say(self, text: str, channel: shapes.Channel = "table") -> str:
        """Talk."""
        return await self.send(inbound.Say(new_id(), text, channel))

    async def remark(self, kind: shapes.RemarkKind, about: int | None = None, why: shapes.Reason | None = None) -> str:
        """Make a remark that each reader sees in their own language."""
        return await self.send(inbound.Remark(new_id(), kind, about, why))

    async def send(self, message: inbound.ClientMessage) -> str:
        """Send a command without waiting for its reply.

        It is sent again, with the same id, if the connection breaks first.
        """
        command: str = getattr(message, "id", "")
        data = _encode(message)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # marks a refusal as seen, so that asyncio does not report an error nobody waits for
        future.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._waiting[command] = (data, future)
        await self._write(data)
        return command

    async def do(self, message: inbound.ClientMessage) -> None:
        """Send a command and read on until it is accepted; raises TableRefused if it is not."""
        command = await self.send(message)
        future = self._waiting[command][1]
        while not future.done():
            await self.next()
        future.result()

    async def seat_link(self, seat: int) -> str:
        """Host: the token of a link for an empty seat."""
        return await self._link(inbound.SeatLink(new_id(), seat))

    async def renew(self) -> str:
        """A new token for this seat; others who have the old one are sent away."""
        self.token = await self._link(inbound.Renew(new_id()))
        return self.token

    async def _link(self, message: inbound.SeatLink | inbound.Renew) -> str:
        await self._write(_encode(message))
        while message.id not in self._links:
            got = await self.next()
            if isinstance(got, outbound.Refused) and got.id == message.id:
                raise TableRefused(got.code, got.key)
        return self._links.pop(message.id)

    # ---- the connection -----------------------------------------------------------------------------------------

    async def _write(self, data: bytes) -> None:
        assert self._socket is not None
        try:
            await self._socket.send(data.decode())
        except ConnectionClosed:
            return  # `next` comes back and sends it again

    async def _connect(self) -> None:
        deadline = asyncio.get_running_loop().time() + self.patience
        wait = 0.05
        while True:
            try:
                self._socket = await connect(
                    self.link.socket(), compression=None, max_size=2**22, open_timeout=5, close_timeout=1
                )
                hello = inbound.Hello(
                    protocol=shapes.PROTOCOL,
                    token=self.token,
                    person=self.person,
                    key=self.key,
                    name=self.name,
                    program=self.program,
                    renew=True,
                    n=self._n,
                    k=self._k,
                )
                await self._socket.send(_encode(hello).decode())
                for data, _ in list(self._waiting.values()):
                    await self._socket.send(data.decode())
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                if asyncio.get_running_loop().time() + wait > deadline:
                    raise
                await asyncio.sleep(wait * random.uniform(0.5, 1.5))  # jitter: after a restart all come back at once
                wait = min(LONGEST_WAIT, wait * 1.7)
            else:
                self.reconnects += 1
                return

    def _take(self, message: outbound.ServerMessage) -> None:
        match message:
            case outbound.Welcome():
                self.seat, self.is_host = message.seat, message.host
                self.key = message.key or self.key
                self.code = message.code
                self.token = message.token or self.token
            case outbound.Snapshot():
                self._snapshot(message)
            case outbound.Update():
                self._update(message)
            case outbound.Lobby():
                if self.info is not None:
                    message.table.options |= {name: self.info.options[name] for name in message.same}
                self.info = message.table
                self.is_host = self.is_host or (self.seat is not None and message.table.host == self.seat)
            case outbound.Watchers():
                if self.info is not None:
                    self.info.watchers = message.watchers
            case outbound.Talk():
                self.talk += message.lines
                self._k = message.k
            case outbound.NoteKept():
                self.note = message.text
            case outbound.End():
                self.end = message.reveal
            case outbound.RematchReady():
                self.rematch = message
            case outbound.Link():
                self._links[message.id] = message.token
            case outbound.Accepted():
                self._settle(message.id, None)
            case outbound.Refused() if message.code == "unavailable" and self._ask_again(message.id):
                pass
            case outbound.Refused():
                self._settle(message.id, TableRefused(message.code, message.key, rule=message.rule))
            case _:
                pass

    def _ask_again(self, command: str) -> bool:
        """The store was away: the command may have been written or not. Sent again, it acts once and we know."""
        loop = asyncio.get_running_loop()
        waiting = self._waiting.get(command)
        if waiting is None or loop.time() > self._doubtful.setdefault(command, loop.time() + self.patience):
            return False

        async def again() -> None:
            await asyncio.sleep(SEND_AGAIN)
            if command in self._waiting:
                await self._write(waiting[0])

        task = loop.create_task(again())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    def _settle(self, command: str, error: TableRefused | None) -> None:
        _, future = self._waiting.pop(command, (b"", None))
        self._doubtful.pop(command, None)
        if future is not None and not future.done():
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

    def _snapshot(self, message: outbound.Snapshot) -> None:
        self.info = message.table
        self.view, self.ask, self.clock = message.view, message.ask, message.clock
        self.waiting, self.channels = message.waiting, list(message.channels)
        self.events = self.events[: message.n - len(message.events)] + message.events
        self._n = message.n
        self.talk += message.talk
        self._k = message.k
        self.note = message.note
        self.end = message.end
        self._keep()

    def _keep(self) -> None:
        """A moment is over."""
        if self.moments is not None and self.view is not None:
            self.moments.append((len(self.events), dict(self.view)))

    def _update(self, message: outbound.Update) -> None:
        if self.view is None:
            self.view = {}
        story: list[outbound.StoryMoment | outbound.Update] = [*message.moments, message]
        for told in story:
            if told.events:
                self.events += told.events
                self._n = told.n
            self.view.update(told.view)
            for name in told.gone:
                self.view.pop(name, None)
            self._keep()
        if message.ask is not msgspec.UNSET:
            self.ask = message.ask
        if message.waiting is not msgspec.UNSET:
            self.waiting = message.waiting
        if message.clock is not msgspec.UNSET:
            self.clock = message.clock
        if message.channels is not msgspec.UNSET:
            self.channels = list(message.channels)


def new_id() -> str:
    """An id for a command: the same one never acts twice."""
    return uuid.uuid4().hex
