"""One table in memory: an actor. Jobs wait in an inbox and are decided in order; what they change is written to the
log in one commit, and only then does anybody hear of it.

The state may run ahead of the log only inside `_batch`: nobody can look at it there, for joining is a job as well.
When a commit is refused (another process was first) or its fate is unknown, the state is thrown away, read again,
and the jobs decided anew.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from meetinghouse.engine.errors import MeetinghouseError
from meetinghouse.server.sockets.peer import Peer
from meetinghouse.server.store import Row, StoreDown
from meetinghouse.server.table import door, ladder
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.clock import TEMPOS
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.feed import Feed
from meetinghouse.server.table.folding import card_set, fold, fold_row
from meetinghouse.server.table.jobs import Broke, Decide, Job, nothing
from meetinghouse.server.table.late import Late
from meetinghouse.server.table.quotas import Quotas
from meetinghouse.server.wire import outbound
from meetinghouse.server.wire.refusals import Refusal, from_engine
from meetinghouse.server.wire.shapes import Status, Tempo

if TYPE_CHECKING:
    from meetinghouse.server.hall.hall import Hall

T = TypeVar("T")
logger = logging.getLogger("meetinghouse.room")
TRIES = 8
LONG_LOG = 100_000  # bytes of a log that is read in a thread: the words of a long evening, or a game of many
TRY_AGAIN = 1.0  # seconds between two looks at a store that failed
_READERS = frozenset((e.Readied, e.Begun, e.Rose, e.Left))  # may be the last for whom the first clock waits
_GAME = _READERS | {e.Started, e.Played, e.Held, e.Rang, e.Extended, e.Paused, e.Broken, e.Hastened}
_PLAIN = frozenset((e.Played, e.Held, e.Rang, e.Said, e.Did))  # told by the feed alone
_QUIET = _PLAIN | {e.Noted, e.CallWish, e.CalledOff, e.Weighed}  # of no concern to the list of who sits where


class Room:
    """One table and its sockets."""

    __slots__ = (
        *("_absent", "_ahead", "_asked", "_due", "_stale", "_task", "_timer", "_waking", "core", "feed", "hall"),
        *("hastened", "id", "inbox", "late", "n", "quotas", "size", "tempo", "thinking", "touched"),
    )

    def __init__(self, hall: "Hall", table: str) -> None:
        """Nothing is read until there is something to do."""
        self.hall = hall
        self.id = table
        self.n = 0  # the commit up to which everybody here has been told
        self.size = 0  # bytes of the log, as far as this node has read or written it
        self.core: Core | None = None
        self.feed = Feed()
        self.late: Late | None = None
        self.quotas = Quotas(hall.settings.rate)
        self.inbox: list[Job] = []
        self.thinking: dict[int, int] = {}  # seat -> ask a bot is thinking about
        self.tempo: Tempo = "normal"
        self.hastened = asyncio.Event()  # for the bots that pause now, when a faster tempo is wanted
        self.touched = hall.now()
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._due: int | None = None
        self._absent = False
        self._asked = 0.0  # when the first of the waiting jobs came
        self._stale = False
        self._ahead = 0  # milliseconds by which the log is ahead of our clock: another node's was fast
        self._waking: e.Extended | None = None

    def now(self) -> int:
        """The table's time: our clock, but never before what the log says."""
        return self.hall.now() + self._ahead

    @property
    def watched(self) -> bool:
        """Whether anybody looks at this table here."""
        return len(self.feed) > 0 or (self.late is not None and len(self.late.feed) > 0)

    def set_tempo(self, tempo: Tempo) -> None:
        """Apply a faster tempo to the current pause, too."""
        if TEMPOS[tempo] < TEMPOS[self.tempo]:
            self.hastened.set()
            self.hastened = asyncio.Event()
        self.tempo = tempo

    def everybody(self) -> list[Peer]:
        """All sockets of this table, those of watchers with a delay among them."""
        return [*self.feed.all(), *(self.late.feed.all() if self.late is not None else ())]

    # ---- the inbox ----------------------------------------------------------------------------------------------

    def put(self, job: Job) -> None:
        """Queue a job; wakes the room."""
        if self.hall.closing:
            job.fail(Refusal("going_away", status=503))
            return
        if not self.inbox:
            self._asked = time.monotonic()
        self.inbox.append(job)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def finish(self) -> None:
        """Wait until all jobs are done."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def call(self, decide: Decide) -> Core:
        """Put a job and wait until it is on disk. The core may be read, at once, and not kept."""
        return await self._read_after(decide, lambda core: core)

    async def look(self, read: Callable[[Core], T]) -> T:
        """Read the table between two commits, when all that it holds is on disk."""
        return await self._read_after(nothing, read)

    async def _read_after(self, decide: Decide, read: Callable[[Core], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def fail(error: Exception) -> None:
            if not done.done():
                done.set_exception(error)

        def after(core: Core) -> None:
            try:
                if not done.done():
                    done.set_result(read(core))
            except Exception as error:  # a mistake of the reader, which concerns nobody else
                fail(error)

        self.put(Job(decide, after, fail))
        return await done

    async def _work(self) -> None:
        try:
            while self.inbox:
                jobs, self.inbox, asked = self.inbox, [], self._asked
                await self._batch(jobs)
                if any(job.by is not None for job in jobs):
                    self.hall.metrics.answer_seconds.observe(time.monotonic() - asked)
        finally:
            self._task = None
            self.touched = self.hall.now()

    async def _batch(self, jobs: list[Job]) -> None:
        tries = TRIES + len(jobs)  # each time another node was first, or a job had to be left out
        while jobs and tries:
            tries -= 1
            try:
                core = await self._loaded()
                for job in list(jobs):
                    if (no := await job.unprepared(core)) is not None:
                        jobs[:] = [other for other in jobs if other is not job]
                        job.fail(no)
                if await self._try(core, jobs):
                    return
            except Broke as broke:  # the state may be half changed: read it again, and decide the others
                self.core = None
                self._give_up(jobs, broke.job, broke.error)
            except StoreDown as error:
                logger.warning("table %s: %s", self.id, error)
                self.core = None
                refusal = Refusal("unavailable", status=503)
                self._try_again()
                break
            except Refusal as refused:
                refusal = refused
                break
            except Exception:
                logger.exception("table %s", self.id)
                self.hall.metrics.internal_errors += 1
                self.core = None
                refusal = Refusal("internal", status=500)
                break
        else:
            refusal = Refusal("unavailable", status=503)
        for job in jobs:
            job.fail(refusal)

    def _give_up(self, jobs: list[Job], job: Job, error: Exception) -> None:
        """Refuse a job that failed by a mistake of ours; the other jobs go on."""
        logger.error("table %s: a command failed", self.id, exc_info=error)
        self.hall.metrics.internal_errors += 1
        jobs[:] = [other for other in jobs if other is not job]
        job.fail(Refusal("internal", status=500))

    def _try_again(self) -> None:
        """The store failed: look again soon, so that clocks ring and bots play on when it is back."""
        if self._timer is not None:
            self._timer.cancel()
        self._due = None
        if len(self.feed):
            self._timer = self.hall.later(TRY_AGAIN, self._tick)

    async def _try(self, core: Core, jobs: list[Job]) -> bool:
        """Decide all jobs, write once, tell. False: another process was first."""
        at = max(self.now(), core.at)
        made: list[e.Entry] = []
        if self._waking is not None:
            made.append(core.apply_new(self._waking, at))
        settled: list[tuple[Job, Refusal | None]] = []
        for job in list(jobs):
            refusal: Refusal | None = None
            wanted: list[e.Entry] | None = None
            try:
                wanted = job.decide(core, at)
                for entry in wanted:
                    made.append(core.apply_new(entry, at))
            except Refusal as refused:
                refusal = refused
            except MeetinghouseError as error:
                refusal = from_engine(error)
            except Exception as error:
                if wanted is not None:
                    raise Broke(job, error) from error
                self._give_up(jobs, job, error)  # deciding changes nothing
                continue
            settled.append((job, refusal))
        said_no = any(refusal is not None for _, refusal in settled)
        if said_no and self.hall.store.shared and await self.hall.store.read(self.id, core.n):
            self.core = None  # a node refuses only after it has read everything
            return False
        if made:
            begun = time.monotonic()
            body = e.encode(made)
            written = await self.hall.store.append(self.id, core.n + 1, at, body)
            self.hall.metrics.commit_seconds.observe(time.monotonic() - begun)
            if not written:
                self.core = None
                return False
            core.n += 1
            self.size += len(body)
            self._waking = None
        senders = {job.by for job in jobs if job.by is not None}
        for peer in senders:
            peer.hold()
        try:
            if made:
                self._told(core, made, at)
            for job, refusal in settled:
                try:
                    job.after(core) if refusal is None else job.fail(refusal)
                except Exception:  # it is on disk, even where somebody cannot be told
                    logger.exception("table %s: the answer to a command failed", self.id)
                    self.hall.metrics.internal_errors += 1
        finally:
            for peer in senders:
                peer.release()
        self.arm(core)
        self.hall.caller.consider(self, core)
        return True

    # ---- reading ------------------------------------------------------------------------------------------------

    async def _loaded(self) -> Core:
        """The core at the end of the log as far as this node knows it; everyone here is told what they missed."""
        core = self.core
        if core is not None:
            if self._stale:
                self._stale = False
                for row in await self.hall.store.read(self.id, core.n):
                    self._told(core, fold_row(core, row), row.at)
                self._ahead = max(self._ahead, core.at - self.hall.now())
            return core
        self._stale = False
        rows = await self.hall.store.read(self.id)
        if not rows:
            raise Refusal("no_such_table", status=404)
        if (settings := card_set(rows)) is not None:  # checked when it came; parsing it again would block this loop
            with contextlib.suppress(Refusal, MeetinghouseError):
                await self.hall.card_checks.admit(settings.game, settings.options)
        known = self.n or rows[-1].n
        old = [row for row in rows if row.n <= known]
        self.size = sum(len(row.body) for row in rows)
        long = self.size > LONG_LOG
        core = await asyncio.to_thread(fold, self.id, old) if long else fold(self.id, old)
        core.follow()
        self.feed.wake(core)
        for row in rows:
            if row.n > known:
                self._told(core, fold_row(core, row), row.at)
        self._ahead = max(self._ahead, core.at - self.hall.now())
        if not self.n:
            self._wake_clock(core)
            self._absent = True
        self.core = core
        self.n = core.n
        return core

    def read_on(self, n: int) -> None:
        """Another node wrote commit n (0: it may have written anything)."""
        if n == 0 or n > self.n:
            self._stale = True
            self.put(Job(nothing))

    def _wake_clock(self, core: Core) -> None:
        """The first reading after nobody held the table, or after a restart: people get a moment to come back. It is
        written down with the next commit, so that every node and every later reading counts like the screens."""
        clock = core.clock
        if clock.deadline is None or clock.total is None:
            return
        least = self.now() + min(clock.total, int(self.hall.settings.wake * 1000))
        if clock.deadline < least:
            self._waking = e.Extended(clock.ask, least)

    # ---- telling ------------------------------------------------------------------------------------------------

    def _told(self, core: Core, made: list[e.Entry], at: int) -> None:
        """Tell everyone what they may know of a commit that is on disk."""
        self.n = core.n
        kinds = {type(entry) for entry in made}
        plain = kinds <= _PLAIN
        for entry in () if plain else made:
            if isinstance(entry, e.Swapped):
                self.feed.reseat(core, entry.a, entry.b, self.now())
            elif isinstance(entry, e.Left | e.Botted | e.Sat):
                self._evict(entry)
                if isinstance(entry, e.Sat) and not entry.remote:  # somebody who never comes is not waited for
                    self.hall.later(self.hall.settings.lobby_grace, self._look_round)
                if isinstance(entry, e.Left) and entry.key:
                    door.tell_key(self, core)
                    self.hall.spawn(self.hall.codes.renew(self))
            elif isinstance(entry, e.Coded):
                door.tell_key(self, core)
            elif isinstance(entry, e.Renewed):
                door.send_away(self, core, entry.seat, entry.token_hash)
            elif isinstance(entry, e.Configured | e.Started):
                door.sort_watchers(self, core)
                if isinstance(entry, e.Started) and core.settings.quick:
                    self.hall.quick.dealt(core)
                if core.status == Status.UNSUPPORTED:  # begun at a node of another version: its proxy leads there
                    for peer in self.everybody():
                        peer.bye(Refusal("elsewhere"), again=True)
                if isinstance(entry, e.Configured) and entry.settings.one_room:
                    door.tell_key(self, core)
            elif isinstance(entry, e.Noted):
                self._to_seat(entry.seat, outbound.NoteKept(entry.text))
            elif isinstance(entry, e.Hushed) and entry.by is not None:
                self._to_seat(entry.by, outbound.Muted(sorted(core.chairs[entry.by].hushes)))
        game = not kinds.isdisjoint(_GAME)
        table = not kinds <= _QUIET
        door.count_watchers(self)
        self.feed.publish(core, self.now(), game, table)
        if self.late is not None:
            self.late.add(Row(core.n, at, e.encode(made)))
        for entry in () if plain else made:
            if isinstance(entry, e.Rematched):
                for peer in self.feed.all():
                    peer.send(outbound.RematchReady(entry.table, entry.key if peer.seat is not None else ""))
        if table or (game and not (core.playing and all(seat in self.feed.peers for seat in core.people()))):
            self.hall.note(core)  # those who are away see on their home page whether it is their turn
        if game and core.status == Status.ENDED:
            self.hall.counting.ended(core)
        self.hall.metrics.commits += 1

    def _to_seat(self, seat: int, message: outbound.FromServer) -> None:
        for peer in self.feed.peers.get(seat, ()):
            peer.send(message)

    def _evict(self, entry: e.Left | e.Botted | e.Sat) -> None:
        """Sockets of people who no longer have the seat."""
        for peer in list(self.feed.peers.get(entry.seat, ())):
            kicked = isinstance(entry, e.Left) and entry.kicked
            peer.bye(Refusal("kicked" if kicked else "going_away"), again=False)
            self.feed.leave(peer)

    # ---- time and bots ------------------------------------------------------------------------------------------

    def arm(self, core: Core) -> None:
        """Set the timer for what is due next, and let bots think. A table nobody looks at stands still."""
        if not self.watched:
            self._set_timer(None)
            return
        if self._absent:
            self._absent = False
            self.hall.later(self.hall.settings.wake, self._look_round)
        for seat in ladder.reconnected(core, self.feed.peers):
            self._is_here(seat)
        if ladder.tick(core, self.now(), self.hall.settings):
            self._tick()
            return
        self._set_timer(ladder.next_due(core))
        self.hall.bots.consider(self, core)
        if not core.playing:
            self.hall.analyses.begin(core)

    def _set_timer(self, due: int | None) -> None:
        if due == self._due and self._timer is not None:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._due = due
        if due is not None:
            self._timer = self.hall.later(max(0.0, (due - self.now()) / 1000), self._tick)

    def _tick(self) -> None:
        self._timer = None
        self._due = None
        settings = self.hall.settings
        self.put(Job(lambda core, at: ladder.tick(core, at, settings)))

    def _is_here(self, seat: int) -> None:
        self.put(Job(lambda core, at: ladder.returned(core, seat)))

    def _look_round(self) -> None:
        """Treat people as dropped who have not come back some time after the table was read."""

        def decide(core: Core, at: int) -> list[e.Entry]:
            made: list[e.Entry] = []
            for seat in core.people():
                if seat not in self.feed.peers:
                    made += ladder.dropped(core, seat, at, self.hall.settings)
            return made

        if len(self.feed):
            self.put(Job(decide))

    def maybe_sleep(self, now: int, quiet: float) -> bool:
        """Drop what can be read again; True when the room itself is no longer needed."""
        if self._task is not None or self.inbox or self.thinking or now - self.touched < quiet * 1000:
            return False
        if self.core is not None:
            self.hall.note(self.core)
            self.core = None
            self.feed.sleep()
            self.late = None if self.late is None or not len(self.late.feed) else self.late
        return not len(self.feed) and self.late is None
