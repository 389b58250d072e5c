"""All tables of one process: rooms come into memory when somebody needs them and leave when nobody does."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import msgspec

from meetinghouse.engine.errors import MeetinghouseError
from meetinghouse.server.bots.analyses import Analyses
from meetinghouse.server.bots.pool import Bots
from meetinghouse.server.hall import bans, cardsets, tokens
from meetinghouse.server.hall.listing import listed, repair
from meetinghouse.server.http.limits import Addresses
from meetinghouse.server.metrics import Metrics
from meetinghouse.server.push.calling import Caller
from meetinghouse.server.push.keys import Key
from meetinghouse.server.settings import Settings
from meetinghouse.server.sockets.peer import encode
from meetinghouse.server.store import Listed, Store, StoreDown
from meetinghouse.server.store.moderation import Moderation
from meetinghouse.server.table import commands
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.folding import Look, fold
from meetinghouse.server.table.play import find_spec, read_options
from meetinghouse.server.table.room import Room
from meetinghouse.server.wire import outbound
from meetinghouse.server.wire.http import OpenTable
from meetinghouse.server.wire.refusals import Refusal, from_engine
from meetinghouse.server.wire.settings import chosen
from meetinghouse.server.wire.shapes import Occupant, Status

logger = logging.getLogger("meetinghouse.hall")
# Milliseconds between two looks through all objects of the process, when nobody plays and when somebody does.
TIDY_IDLE = 60_000
TIDY_BUSY = 3_600_000
HOUR = 3_600_000
LEAP = 2_000_000_000  # nanoseconds by which the wall clock leaves ours behind when this machine was asleep
SLEW = 1_000_000  # nanoseconds by which a second of ours may be longer or shorter, to follow the wall clock


class Hall:
    """The rooms of this process and what they share."""

    def __init__(self, settings: Settings, store: Store, bots: Bots, push: Key | None = None) -> None:
        """Starts nothing yet; see `start`. Without a key for push nobody is called."""
        self.settings = settings
        self.store = store
        self.bots = bots
        self.analyses = Analyses(settings.preload)
        self.caller = Caller(self, push)
        self.rooms: dict[str, Room] = {}
        self.metrics = Metrics()
        self.addresses = Addresses(settings.address_rate, settings.address_rate * 20)
        self.opening = Addresses(settings.tables_per_address / 3600, settings.tables_per_address)
        self.publishing = Addresses(settings.tables_per_address / 12 / 3600, max(1, settings.tables_per_address / 12))
        self.replaying = asyncio.Semaphore(1)
        self.bans = bans.Bans()
        self.card_sets = cardsets.offered(settings.card_sets)
        self.closing = False
        self._zero = time.time_ns() - time.monotonic_ns()
        self.sockets = 0
        self._tasks: set[asyncio.Task[Any]] = set()
        self._notes: dict[str, Listed] = {}
        self._noting: asyncio.Task[None] | None = None
        self._probe: asyncio.Task[bool] | None = None
        self._probed = 0.0

    # ---- time and tasks: the only clock of the server -----------------------------------------------------------

    def now(self) -> int:
        """Milliseconds since 1970 that never jump: by the monotonic clock, which `_sweep` keeps near the wall's."""
        return (self._zero + time.monotonic_ns()) // 1_000_000

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, call)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something beside the rest; a failure is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.internal_errors += 1
            logger.error("a background task failed", exc_info=task.exception())

    def too_slow(self) -> None:
        """A socket was dropped because its reader did not keep up."""
        self.metrics.slow_readers += 1

    async def metrics_text(self) -> str:
        gauges: dict[str, float] = {"rooms": len(self.rooms), "sockets": self.sockets, "ready": await self.ready()}
        try:
            for status, n in (await self.store.directory.counts()).items():
                gauges[f"tables_{status}"] = n
        except StoreDown as error:
            logger.warning("the tables were not counted: %s", error)
        return self.metrics.text(gauges)

    # ---- rooms --------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Listen to other nodes, let quiet tables leave memory, and put the directory right after a bad end."""
        self.store.listen(self._heard)
        self.spawn(self._sweep())
        self.spawn(self._repair())
        self.spawn(self._expire())
        self.spawn(self._read_bans())

    async def _expire(self) -> None:
        """Lobbies at which nothing happens any more end, and leave the list of open tables."""
        while not self.closing:
            try:
                limit = self.now() - int(self.settings.lobby_hours * HOUR)
                for line in await self.store.directory.all(Status.LOBBY):
                    if line.touched < limit:
                        await self.room(line.id).call(partial(_expired, limit))
            except (StoreDown, Refusal) as error:
                logger.warning("abandoned lobbies were not looked at: %s", error)
            await asyncio.sleep(min(600.0, self.settings.lobby_hours * 900))

    async def _read_bans(self) -> None:
        """Whom the operator keeps out, from whatever process they said so; whoever is here already has to go."""
        moderation = Moderation(self.store.directory)
        while not self.closing:
            try:
                self.bans.put(await moderation.bans(self.now()))
            except StoreDown as error:
                logger.warning("bans were not read: %s", error)
            if len(self.bans):
                self._send_banned_away()
            await asyncio.sleep(bans.SECONDS)

    def _send_banned_away(self) -> None:
        for peer in [peer for room in self.rooms.values() for peer in room.everybody()]:
            try:
                self.bans.check(peer.address, peer.token_hash, self.now())
            except Refusal as refusal:
                peer.bye(refusal, again=False)

    async def _repair(self) -> None:
        while not self.closing:
            try:
                wrong = await repair(self.store)
            except StoreDown:
                await asyncio.sleep(1)
                continue
            if wrong:
                logger.info("the directory was wrong about %d tables", wrong)
            return

    async def ready(self) -> bool:
        """Whether a commit could be written now. The store is asked at most once a second, whoever asks us."""
        loop = asyncio.get_running_loop()
        if self._probe is None or (self._probe.done() and loop.time() - self._probed > 1):
            self._probed = loop.time()
            self._probe = loop.create_task(self._try_store())
        return await asyncio.shield(self._probe) and not self.closing

    async def _try_store(self) -> bool:
        try:
            await self.store.read("")
            await self.store.probe()
        except StoreDown as error:
            logger.warning("not ready: %s", error)
            return False
        return True

    def room(self, table: str) -> Room:
        """The room of a table, whether or not there is such a table: its log will say."""
        found = self.rooms.get(table)
        if found is None:
            found = self.rooms[table] = Room(self, table)
        return found

    def _heard(self, table: str, n: int) -> None:
        if table:
            room = self.rooms.get(table)
            if room is not None and room.watched:
                room.read_on(n)
            elif room is not None:
                room.core = None
                room.n = 0
            return
        for room in list(self.rooms.values()):
            room.read_on(0)

    async def _sweep(self) -> None:
        tidied = self.now()
        wrong = 0
        while not self.closing:
            before = self.metrics.commits
            await asyncio.sleep(min(1.0, self.settings.quiet / 4))
            last, wrong = wrong, time.time_ns() - time.monotonic_ns() - self._zero
            if abs(wrong - last) > LEAP:
                self._tell_clocks()
            self._zero += max(-SLEW, min(SLEW, wrong))
            now = self.now()
            for table, room in list(self.rooms.items()):
                if room.maybe_sleep(now, self.settings.quiet):
                    del self.rooms[table]
            idle = self.metrics.commits == before
            if now - tidied > (TIDY_IDLE if idle else TIDY_BUSY):
                gc.collect()
                tidied = self.now()

    def _tell_clocks(self) -> None:
        """This machine slept, or its wall clock was set: our time stood still then, that of the screens did not."""
        for room in self.rooms.values():
            if room.core is not None and room.core.playing:
                data = encode(outbound.Update(clock=room.core.clock.shown(room.now())))
                for peer in room.feed.all():
                    peer.send_bytes(data)

    async def close(self) -> None:
        """Say goodbye to all sockets and write what is queued."""
        self.closing = True
        for room in list(self.rooms.values()):
            for peer in room.feed.all():
                peer.bye(Refusal("going_away"), again=True)
            await room.finish()
            if room.core is not None:
                self.note(room.core)
        if self._noting is not None:
            await asyncio.wait([self._noting])  # a driver does not like to be cancelled in the middle of something
        await self.flush_notes()
        for task in list(self._tasks):
            task.cancel()
        await self.caller.close()
        await self.bots.close()
        await self.analyses.close()
        await self.store.close()

    # ---- opening tables -----------------------------------------------------------------------------------------

    async def open(self, wish: OpenTable) -> tuple[Core, str, int | None, str]:
        """A new table: its core, the host's token, and seat and token of the opener if they sat down."""
        try:
            options = read_options(wish.game, wish.seats, wish.options)
            spec = find_spec(wish.game)
        except MeetinghouseError as error:
            raise from_engine(error) from error
        mine = self.settings
        settings = e.Settings(
            **{**chosen(wish), "options": options}, speed=mine.speed, reading=mine.reading, staging=mine.staging
        )
        host = tokens.token()
        made: list[e.Entry] = [e.Opened(settings, spec.rules_version, tokens.invite_key(), tokens.hashed(host))]
        core = Core("")
        now = self.now()
        core.apply(made[0], now)
        for seat, level in sorted(wish.bots.items()):
            if int(seat) >= wish.seats:
                raise Refusal("no_such_seat")
            self._add(core, made, e.Botted(int(seat), commands.level_of(core, level)), now)
        seat_no: int | None = None
        token = ""
        if wish.name:
            sat, token = commands.seat_down(core, None, wish.name, wish.face, wish.lang, host=True)
            seat_no = sat.seat
            self._add(core, made, sat, now)
        if wish.start:
            self._add(core, made, commands.begin(core, seat_no), now)
        await self._create(core, made, now)
        return core, host, seat_no, token

    @staticmethod
    def _add(core: Core, made: list[e.Entry], entry: e.Entry, at: int) -> None:
        made.append(core.apply_new(entry, at))

    async def _create(self, core: Core, made: list[e.Entry], at: int) -> None:
        """Give a new table an id and write its first commit; the directory follows, since the log is the truth."""
        body = e.encode(made)
        try:
            while True:
                core.id = tokens.table_id()
                if await self.store.append(core.id, 1, at, body):
                    break
        except StoreDown as error:
            raise Refusal("unavailable", status=503) from error
        core.n = 1
        self.note(core)
        await self.flush_notes()

    def rematch(self, room: Room, core: Core) -> None:
        """Somebody wants to play again: open the next table once, and tell everyone."""
        if core.rematch:
            for peer in room.feed.all():
                if peer.seat is not None:
                    peer.send(_ready(core))
            return
        self.spawn(self._rematch(room, core))

    async def _rematch(self, room: Room, old: Core) -> None:
        spec = find_spec(old.settings.game)
        now = self.now()
        settings = msgspec.structs.replace(old.settings)
        key = old.key if settings.one_room else tokens.invite_key()  # a screen goes on with the links it has
        first = e.Opened(settings, spec.rules_version, key, old.host_hash, before=old.id)
        core, made = Core(""), [first]
        core.apply(first, now)
        entries: list[e.Entry] = list(made)
        for seat, chair in enumerate(old.chairs):
            if chair.kind == Occupant.PERSON:
                sat = e.Sat(seat, chair.name, chair.token_hash, chair.lang, host=old.host == seat, face=chair.face)
                self._add(core, entries, sat, now)
                for wish in chair.calls.values():
                    self._add(core, entries, wish, now)
            elif chair.kind == Occupant.BOT:
                self._add(core, entries, e.Botted(seat, chair.level), now)
        await self._create(core, entries, now)

        def decide(current: Core, at: int) -> list[e.Entry]:
            return [] if current.rematch else [e.Rematched(core.id, core.key)]

        won = await room.call(decide)
        if won.rematch != core.id:
            await self.store.delete({core.id: core.n})

    # ---- the directory ------------------------------------------------------------------------------------------

    def note(self, core: Core) -> None:
        """Bring a table's line in the directory up to date, soon."""
        self._notes[core.id] = listed(core)
        if self._noting is None and not self.closing:
            self._noting = asyncio.create_task(self._note_soon())

    async def _note_soon(self) -> None:
        try:
            while self._notes and not self.closing:
                await asyncio.sleep(0.2)
                await self.flush_notes()
        finally:
            self._noting = None

    async def flush_notes(self) -> None:
        """Write what is to be noted; what cannot be written now is noted later."""
        notes, self._notes = self._notes, {}
        try:
            if notes:
                await self.store.directory.put(notes.values())
        except StoreDown as error:
            logger.warning("the directory is behind for %d tables: %s", len(notes), error)
            self._notes = {**notes, **self._notes}

    async def read(self, table: str, look: Look | None = None) -> Core:
        """A table as it stands, without bringing its room into memory; `look` as in `fold`."""
        try:
            rows = await self.store.read(table)
        except StoreDown as error:
            raise Refusal("unavailable", status=503) from error
        if not rows:
            raise Refusal("no_such_table", status=404)
        return await asyncio.to_thread(fold, table, rows, look)  # a long game takes a while to play again


def _expired(limit: int, core: Core, at: int) -> list[e.Entry]:
    return [e.Broken(-1)] if core.status == Status.LOBBY and core.at < limit else []


def _ready(core: Core) -> outbound.RematchReady:
    return outbound.RematchReady(core.rematch, core.rematch_key)
