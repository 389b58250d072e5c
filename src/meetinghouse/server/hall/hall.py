"""All tables of one process: rooms come into memory when somebody needs them and leave when nobody does."""

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from meetinghouse.server.bots.analyses import Analyses
from meetinghouse.server.bots.pool import Bots
from meetinghouse.server.hall import bans, cardsets, nodes, results, timekeeping, tokens, voices
from meetinghouse.server.hall.codes import Codes
from meetinghouse.server.hall.listing import MySeats, listed, repair
from meetinghouse.server.hall.passkeys import PasskeyChecks, Passkeys
from meetinghouse.server.hall.people import People
from meetinghouse.server.hall.quick import Quick
from meetinghouse.server.hall.ratings import Ratings
from meetinghouse.server.hall.ties import Ties
from meetinghouse.server.http.limits import Addresses, Sites
from meetinghouse.server.metrics import Metrics
from meetinghouse.server.push.calling import Caller
from meetinghouse.server.push.keys import VapidKey
from meetinghouse.server.settings import Settings
from meetinghouse.server.sockets.peer import Peer, Pongs, encode
from meetinghouse.server.store import Doubt, Listed, Store, StoreDown
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.folding import Look, fold
from meetinghouse.server.table.room import Room
from meetinghouse.server.wire import outbound
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.server.wire.shapes import Status

logger = logging.getLogger("meetinghouse.hall")
# Milliseconds between two looks through all objects of the process, when nobody plays and when somebody does.
TIDY_IDLE = 60_000
TIDY_BUSY = 3_600_000
HOUR = 3_600_000
KEPT = 1000  # bytes of the log for each request that an address may make
LEAP = 2_000_000_000  # nanoseconds by which the wall clock leaves ours behind when this machine was asleep
SLEW = 1_000_000  # nanoseconds by which a second of ours may be longer or shorter, to follow the wall clock


class Hall:
    """The rooms of this process and what they share."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bots: Bots,
        analyses: Analyses,
        card_checks: cardsets.CardChecks,
        push: VapidKey | None = None,
        checks: PasskeyChecks | None = None,
    ) -> None:
        """Starts nothing yet; see `start`. Without `push` nobody is called, without `checks` nobody has a passkey."""
        self.settings = settings
        self.store = store
        self.bots = bots
        self.analyses = analyses
        self.caller = Caller(self, push)
        self.rooms: dict[str, Room] = {}
        self.metrics = Metrics()
        self.addresses = Addresses(settings.address_rate, settings.address_rate * 20)
        # Bytes that the log keeps of what an address sends, at any table and however often it comes back: else one
        # stranger with many sockets fills a disk in a day.
        self.kept = Sites(settings.address_rate * KEPT, settings.address_rate * KEPT * 200)
        self.opening = Sites(settings.tables_per_address / 3600, settings.tables_per_address)
        self.publishing = Sites(settings.tables_per_address / 12 / 3600, max(1, settings.tables_per_address / 12))
        self.advising = Addresses(0, 0)  # whose questions to the coach are thought about now
        self.replaying = asyncio.Semaphore(1)
        self.bans = bans.Bans()
        self.pongs = Pongs(self.now)
        self.card_sets = cardsets.offered(settings.card_sets)
        self.card_checks = card_checks
        self.voices = voices.found_in(settings.voices)
        self.closing = False
        self._compared = False  # our clock with the store's times
        self.clock_off = 0  # milliseconds by which this machine's clock was found to be wrong
        self.left: int | None = None  # running games that only this node can play, while it drains
        self._zero = timekeeping.wall() * 1_000_000 - time.monotonic_ns()
        self._since = self.now()
        self.sockets = 0
        self.mine = MySeats(self)
        self.people = People(self)
        self.passkeys = Passkeys(self, checks)
        self.counting = results.Counting(self)
        self.quick = Quick(self)
        self.ties = Ties(self)
        self.ratings = Ratings(self)
        self.codes = Codes(self)
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
        """Run something in the background. A failure is logged; one of the store is no mistake of ours."""
        task = asyncio.get_running_loop().create_task(work, name=getattr(work, "__qualname__", ""))
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreDown):
            logger.warning("%s was given up: %s", task.get_name(), error)
        elif error is not None:
            self.metrics.internal_errors += 1
            logger.error("a background task failed", exc_info=error)

    def too_slow(self) -> None:
        self.metrics.slow_readers += 1

    async def metrics_text(self) -> str:
        gauges: dict[str, float] = {"rooms": len(self.rooms), "sockets": self.sockets, "ready": await self.ready()}
        gauges["clock_off_seconds"] = self.clock_off // 1000
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
        self.spawn(self._again(1.0, self._repair, once=True))
        self.spawn(self._again(min(600.0, self.settings.lobby_hours * 900), self._expire))
        self.spawn(self._again(bans.SECONDS, self._read_bans))
        self.spawn(self._again(nodes.BEAT, self._beat))

    async def _again(self, seconds: float, work: Callable[[], Awaitable[None]], once: bool = False) -> None:
        """Do some work at intervals, or once. Where the store is away, the next time will do."""
        while not self.closing:
            try:
                await work()
                if once:
                    return
            except (StoreDown, Refusal) as error:
                logger.warning("%s was given up: %s", work.__name__, error)
            await asyncio.sleep(seconds)

    async def _expire(self) -> None:
        """Close lobbies at which nothing has happened for long, so that they leave the list of open tables."""
        limit = self.now() - int(self.settings.lobby_hours * HOUR)

        def expire(core: Core, at: int) -> list[e.Entry]:
            return [e.Broken(-1)] if core.status == Status.LOBBY and core.at < limit else []

        for line in await self.store.directory.all(Status.LOBBY):
            if line.touched < limit:
                await self.room(line.id).call(expire)

    async def _beat(self) -> None:
        """Say that this node is here and which rules it offers; one that drains says when it is done."""
        if not self._compared:  # before the first sign of ours
            self._doubt(await timekeeping.behind(self.store))
            self._compared = True
        await self.ready()
        if self.settings.drain:
            before, self.left = self.left, await nodes.only_here(self.store, self.settings.node, self.now())
            if self.left != before:
                logger.info("draining: %s running games are left that only this node can play", self.left)

    def _doubt(self, off: int) -> None:
        if off:
            self.clock_off = off
            logger.error("this machine's clock is or was wrong by %d seconds; set it right and restart", off // 1000)

    async def elsewhere(self, table: str) -> bool:
        """Whether another node has to play this table; without one (a new table), whether another has to open it."""
        if not table:
            return self.settings.drain
        line = await self.store.directory.get(tokens.typed(table))
        if line is None or line.status == Status.LOBBY:  # it has no rules yet, and takes those of where it starts
            return line is not None and self.settings.drain
        return nodes.rules_here().get(line.game) != line.rules_version

    async def _read_bans(self) -> None:
        """Read whom the operator bans, from any process, and disconnect those who are here already."""
        self.bans.put(await self.store.moderation.bans(self.now()))
        for peer in self.peers() if len(self.bans) else ():
            try:
                self.keep_out(peer.address, peer.person, peer.token_hash, peer.first_hash)
            except Refusal as refusal:
                peer.bye(refusal, again=False)
        await self.people.send_removed_away()

    def peers(self) -> list[Peer]:
        """All sockets of this process."""
        return [peer for room in self.rooms.values() for peer in room.everybody()]

    def keep_out(self, address: str, person: str = "", token_hash: str = "", first_hash: str = "") -> None:
        """Refuse those whom the operator keeps out: by address, or by the hash of their key or token, or of their
        seat's first token."""
        if not len(self.bans):
            return
        now = self.now()
        person, token, first = (bans.person_key(given) for given in (person, token_hash, first_hash))
        name = self.bans.of_person(filter(None, (person, first, token)), now)
        if name is not None:
            for ban in self.bans.learn(address, name, filter(None, (person, first)), now):
                self.spawn(self.store.moderation.ban(ban))
        if name is not None or self.bans.of_address(address, now):
            raise Refusal("banned", status=403)

    def admit(self, address: str) -> None:
        """Refuse newcomers from an address of somebody who is kept out: it may be the same person with a new key."""
        if self.bans.near(address, self.now()):
            raise Refusal("banned", status=403)

    def open_for(self, address: str, public: bool = False) -> None:
        """Take a new table from the budgets of an address, or refuse it."""
        if not self.opening.take(address) or (public and not self.publishing.take(address)):
            raise Refusal("too_many", status=429)
        self.admit(address)

    async def _repair(self) -> None:
        wrong = await repair(self.store)
        late = await results.repair(self.store) if self.settings.people == "full" else 0
        if wrong or late:
            logger.info("the directory was wrong about %d tables; %d games were counted late", wrong, late)

    async def ready(self) -> bool:
        """Whether a commit could be written now. The store is asked at most once a second, however many ask us."""
        loop = asyncio.get_running_loop()
        if self._probe is None or (self._probe.done() and loop.time() - self._probed > 1):
            self._probed = loop.time()
            self._probe = loop.create_task(self._try_store())
        return await asyncio.shield(self._probe) and not self.closing

    async def _try_store(self) -> bool:
        try:
            await self.store.read("")
            await self.store.probe(nodes.sign(self.settings.node, self.settings.drain))
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
            pause, slept = min(1.0, self.settings.quiet / 4), time.monotonic()
            await asyncio.sleep(pause)
            self.metrics.loop_lag_seconds.observe(max(0.0, time.monotonic() - slept - pause))
            last, wrong = wrong, timekeeping.wall() * 1_000_000 - time.monotonic_ns() - self._zero
            if abs(wrong - last) > LEAP:
                self._tell_clocks()
            if wrong > timekeeping.DOUBT * 1_000_000 and not self.clock_off:  # set forward: what we wrote looks old
                self._doubt(wrong // 1_000_000)
                self.spawn(self.store.doubt(Doubt(self._since, self.now(), self.clock_off)))
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
        """Tell screens that this machine slept or its clock was set: our time stood still, theirs did not."""
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
        await self.card_checks.end()
        await self.store.close()

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
        rows = await self.store.read(table)
        if not rows:
            raise Refusal("no_such_table", status=404)
        return await asyncio.to_thread(fold, table, rows, look)  # a long game takes a while to play again
