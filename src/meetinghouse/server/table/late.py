"""Watchers with a delay: they look at a second core of the same table, which reads the log some seconds behind."""

from collections import deque
from typing import TYPE_CHECKING

from meetinghouse.server.sockets.peer import Peer
from meetinghouse.server.store import Row, StoreDown
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.feed import Feed
from meetinghouse.server.table.folding import fold_row
from meetinghouse.server.wire import inbound
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.server.wire.shapes import Status

if TYPE_CHECKING:
    from meetinghouse.server.table.room import Room


class Late:
    """The delayed side of a room."""

    def __init__(self, room: "Room", delay: int) -> None:
        """Reads the log up to `delay` seconds ago when the first watcher comes."""
        self.room = room
        self.delay = delay * 1000
        self.feed = Feed()
        self.core: Core | None = None
        self.coming: list[tuple[Peer, inbound.Hello]] = []
        self.rows: deque[Row] = deque()
        self._reading = False

    def join(self, peer: Peer, hello: inbound.Hello) -> None:
        self.coming.append((peer, hello))
        if self.core is not None:
            self._welcome()
        elif not self._reading:
            self._reading = True
            self.room.hall.spawn(self._read())

    async def _read(self) -> None:
        try:
            rows = await self.room.hall.store.read(self.room.id)
        except StoreDown:
            self._reading = False
            coming, self.coming, self.rows = self.coming, [], deque()
            for peer, _ in coming:
                peer.bye(Refusal("unavailable"), again=True)
            return
        core = Core(self.room.id)
        now = self.room.now()
        have = {row.n for row in rows}
        waiting = [row for row in self.rows if row.n not in have]
        self.rows = deque()
        for row in rows:
            # the lobby is public: only what happened since the deal is delayed
            if row.at <= now - self.delay or not core.chairs or core.status == Status.LOBBY:
                fold_row(core, row)
            else:
                self.rows.append(row)
        self.rows.extend(waiting)
        core.follow()
        self.core = core
        self._reading = False
        self.feed.wake(core)
        self._welcome()
        self._next()

    def _welcome(self) -> None:
        assert self.core is not None
        coming, self.coming = self.coming, []
        for peer, hello in coming:
            if not peer.closed:
                self.feed.join(self.core, peer, hello, self.room.now())

    def add(self, row: Row) -> None:
        """Something happened; these watchers hear of it in due time."""
        self.rows.append(row)
        core = self.core
        now = self.room.core
        if core is not None and now is not None and core.status == now.status == Status.LOBBY:
            self._all(core)  # the lobby is public
            return
        if len(self.rows) == 1 and self.core is not None:
            self._next()

    def leave(self, peer: Peer) -> None:
        self.feed.leave(peer)
        self.coming = [(p, h) for p, h in self.coming if p is not peer]

    def _all(self, core: Core) -> None:
        while self.rows:
            self._fold(core, self.rows.popleft())

    def _fold(self, core: Core, row: Row) -> None:
        if row.n > core.n:
            fold_row(core, row)
            self.feed.publish(core, self.room.now(), game=True, table=True)

    def _next(self) -> None:
        if self.rows:
            wait = self.rows[0].at + self.delay - self.room.now()
            self.room.hall.later(max(0.0, wait / 1000), self._due)

    def _due(self) -> None:
        core = self.core
        if core is None:
            return
        while self.rows and self.rows[0].at + self.delay <= self.room.now():
            self._fold(core, self.rows.popleft())
        self._next()
