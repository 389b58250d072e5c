"""Bots at the tables: they think in worker processes, within a time budget, from their seat's own view, and answer
like anyone.

A worker keeps a bot's memory between decisions (`see`); when it has lost it, it hears the story again. An
overrun costs the bot its own choice, never the table its pace: a random option is played, and a worker that hangs
is replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import msgspec

from meetinghouse.bots.base import nearest_level, remark_event, usual_level
from meetinghouse.engine.acts import Ask
from meetinghouse.engine.json_types import Json
from meetinghouse.server.bots import messages as m
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.clock import is_held, thinking
from meetinghouse.server.table.commands import Who, decide
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.talk import may_speak
from meetinghouse.server.wire import inbound
from meetinghouse.server.wire.learning import Counsel
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.server.wire.shapes import REMARKS_TO_A_SEAT, Occupant

if TYPE_CHECKING:
    from meetinghouse.server.table.room import Room

logger = logging.getLogger("meetinghouse.bots")
_Key = TypeVar("_Key")
_Value = TypeVar("_Value")
LISTENS = 0.75  # of its pause a bot only listens
BEAT = 0.5  # seconds between two moments at which a coach speaks
COACHING = 20.0  # seconds after which a worker that thinks for a coach counts as hung; usually it takes less than one
KEPT = 4096  # seats whose story is remembered; a worker that forgot is told all again


class WorkerProgress(NamedTuple):
    """How much of a seat's story a worker has heard."""

    worker: m.Numbered
    level: int
    cursor: int
    spoken: int


class Bots:
    def __init__(self, start: m.StartWorker, workers: int, seconds: float, delay: float) -> None:
        """Workers start when the first bot has to think."""
        self.start = start
        self.count = max(1, workers)
        self.seconds = seconds
        self.delay = delay
        self.workers: dict[int, asyncio.Task[m.Numbered]] = {}
        self.told: dict[tuple[str, int], WorkerProgress] = {}
        self.heard: dict[str, int] = {}  # table -> how many lines of its talk bots have had a chance to answer
        self._random = random.SystemRandom()

    def consider(self, room: Room, core: Core) -> None:
        """Let every bot that is asked something new think about it."""
        if not core.playing or core.play is None or core.pause is not None or core.reading:
            return
        room.set_tempo(core.tempo)
        decision = core.decision()
        if decision is None:
            return
        sealed = is_held(decision)
        if not sealed:
            self._spoken_of(room, core)
        for seat in core.play.match.waiting:
            if seat in core.held or not core.played_by_bot(seat):
                continue
            ask = core.play.ask(seat)
            if ask is None or room.thinking.get(seat) == ask.id:
                continue
            room.thinking[seat] = ask.id
            room.hall.spawn(self._think(room, seat, ask.id, sealed, core.clock.starts, self._pause(core)))

    def _pause(self, core: Core) -> float:
        """Seconds before a bot acts or answers a word."""
        decision = core.decision()
        assert decision is not None
        return self.delay * thinking(core.settings.game, decision, core.tempo) * self._random.uniform(0.6, 1.4)

    def _spoken_of(self, room: Room, core: Core) -> None:
        """Let bots reply to remarks about them, each once; a bot that is thinking will hear them anyway."""
        lines, start = core.talk.lines, self.heard.get(room.id)
        self.heard[room.id] = len(lines)
        for line in lines[start:] if start is not None else ():
            seat = line.said.about
            if seat is None and line.said.remark in REMARKS_TO_A_SEAT:
                seat = self._who_answers(core, line.said)
            if seat is None or seat == line.said.seat or not core.played_by_bot(seat) or seat in room.thinking:
                continue
            known = self.told.get((room.id, seat))
            if known is not None:
                room.hall.spawn(self._answer_back(room, seat, known.worker, self._pause(core)))

    def _who_answers(self, core: Core, said: e.Said) -> int | None:
        """Who answers a question to everybody: the bot that last spoke of the asker, or one of them by chance."""
        bots = [seat for seat in range(len(core.chairs)) if core.played_by_bot(seat) and may_speak(core, seat)]
        spoke = (line.said.seat for line in reversed(core.talk.lines) if line.said.about == said.seat)
        last = next((seat for seat in spoke if seat in bots), None)
        return last if said.remark == "ask_why" and last is not None else self._random.choice(bots or [said.seat])

    async def _answer_back(self, room: Room, seat: int, worker: m.Numbered, pause: float) -> None:
        await asyncio.sleep(pause)

        def listen(core: Core) -> asyncio.Future[m.WorkerAnswer] | None:
            known = self.told.get((room.id, seat))
            if known is None or known.worker is not worker or not core.playing or seat in room.thinking:
                return None
            return worker.ask(m.Listen(0, room.id, seat, known.level, self._news(room.id, core, seat, known)))

        with contextlib.suppress(Refusal, TimeoutError, EOFError, OSError):
            asked = await room.look(listen)
            if asked is None:
                return
            answer = await asyncio.wait_for(asked, self.seconds * (1 + len(worker.waiting)))
            if isinstance(answer, m.Thought) and answer.remark is not None:
                said = answer.remark
                await room.call(lambda core, at: self._says(core, Who(seat, bot=True), said) if core.playing else [])

    async def _think(self, room: Room, seat: int, ask_id: int, sealed: bool, starts: int | None, pause: float) -> None:
        try:
            while starts is not None and starts > room.now() and room.tempo != "rush":
                await _rest(room, (starts - room.now()) / 1000)
            # The pause depends on nothing that is hidden, and some roles think longer than others: the time of thinking
            # is part of it. Where all may talk meanwhile, a bot listens for most of it before it makes up its mind.
            begun = time.monotonic()
            hastened = not sealed and await _rest(room, LISTENS * pause)
            choice, remark = await self._choose(room, seat, ask_id)
            if not hastened:
                await _rest(room, pause - (time.monotonic() - begun))
            if choice is None and remark is None:
                return

            def job(current: Core, at: int) -> list[e.Entry]:
                """What the bot says and what it does, as one step; neither, when its question is gone."""
                if not current.played_by_bot(seat) or _asked(current, seat, ask_id) is None or seat in current.held:
                    return []
                who = Who(seat, bot=True)
                said = [] if remark is None else self._says(current, who, remark)
                return said if choice is None else said + decide(current, who, inbound.Answer("bot", choice))

            await room.call(job)
            room.hall.metrics.bot_answers += choice is not None
        except Refusal as refusal:
            logger.warning("a bot at table %s was refused: %s", room.id, refusal.code)
        finally:
            if room.thinking.get(seat) == ask_id and not self._still(room, seat, ask_id):
                del room.thinking[seat]

    @staticmethod
    def _still(room: Room, seat: int, ask_id: int) -> bool:
        """A speak-up that the bot let pass stays open: it is not to be asked again."""
        core = room.core
        ask = None if core is None else _asked(core, seat, ask_id)
        return ask is not None and not ask.required

    async def _choose(self, room: Room, seat: int, ask_id: int) -> tuple[Json | None, Json | None]:
        """The bot's answer, if it has one, and a remark, if it makes one."""
        options: list[Json] = []
        answer: m.WorkerAnswer | None = None
        why = "overrun"
        try:
            number = hash(room.id) % self.count
            starting, worker = await self._worker(number, room)
            begun = time.monotonic()
            for _ in range(2):  # a worker that has forgotten the bot is told the whole story
                work = await room.look(lambda core: self._work(core, seat, ask_id, worker))
                if work is None:
                    return None, None
                options = work.ask["options"] if work.ask["required"] else []
                answer = await self._ask(number, starting, worker, work)
                if not isinstance(answer, m.Forgot):
                    break
                self.told.pop((room.id, seat), None)
            room.hall.metrics.bot_seconds.observe(time.monotonic() - begun)
        except (TimeoutError, EOFError, OSError):
            room.hall.metrics.bot_overruns += 1
        if isinstance(answer, m.Thought):
            return answer.choice, answer.remark
        if isinstance(answer, m.Failed):
            why = answer.why
        logger.warning("a bot at table %s failed: %s", room.id, why)
        if not options:
            options = await room.look(lambda core: _required(core, seat, ask_id))
        return dict(self._random.choice(options)) if options else None, None

    def _work(self, core: Core, seat: int, ask_id: int, worker: m.Numbered) -> m.Think | None:
        """What the bot needs to know; nothing where its question is gone."""
        table, ask = core.id, _asked(core, seat, ask_id)
        if ask is None or core.play is None:
            return None
        chair = core.chairs[seat]
        game = core.settings.game
        level = nearest_level(game, chair.level) if chair.kind == Occupant.BOT else usual_level(game)
        known = self.told.get((table, seat))
        if known is None or known.worker is not worker or known.level != level:
            known = WorkerProgress(worker, level, 0, 0)
        events = self._news(table, core, seat, known)
        return m.Think(
            number=0,
            table=table,
            game=game,
            seat=seat,
            level=level,
            temper=core.play.tempers()[seat],
            view=core.play.match.view(seat),
            ask=ask.to_json(),
            fresh=known.cursor == 0,
            events=events,
        )

    def _news(self, table: str, core: Core, seat: int, known: WorkerProgress) -> list[Json]:
        """What a seat was told and heard since then; from now on its worker knows it."""
        assert core.play is not None
        events, cursor = core.play.match.news(seat, known.cursor)
        heard = remarks(core, seat, known.spoken)
        self.told[table, seat] = known._replace(cursor=cursor, spoken=len(core.talk.lines))
        _forget_oldest(self.told)
        _forget_oldest(self.heard)
        return events + heard

    def _says(self, core: Core, who: Who, remark: Json) -> list[e.Entry]:
        """A bot talks like anyone, in remarks that each reader sees in their own language. Where two begin to speak
        at once, the second keeps silent; a hushed bot still plays."""
        assert who.seat is not None
        known = self.told.get((core.id, who.seat))
        if known is not None and remarks(core, who.seat, known.spoken):
            return []
        try:
            return decide(core, who, msgspec.convert({"type": "remark", "id": "bot", **remark}, inbound.Remark))
        except Refusal as refusal:
            logger.info("a bot's remark at table %s was refused: %s", core.id, refusal.code)
            return []

    async def advise(self, room: Room, work: m.Advise) -> Counsel:
        """What a coach says, thought out where bots think; silence where that fails or takes too long. It is said on a
        beat, so that the time it took tells nobody how much there was to think about."""
        begun, said = time.monotonic(), None
        number = hash(room.id) % self.count
        try:
            starting, worker = await self._worker(number, room)
            said = await self._ask(number, starting, worker, work, COACHING)
        except (TimeoutError, EOFError, OSError):
            room.hall.metrics.bot_overruns += 1
        if isinstance(said, m.Failed):
            logger.warning("the coach at table %s failed: %s", room.id, said.why)
        beat = BEAT * min(1.0, self.delay)
        if beat:
            await asyncio.sleep(beat - (time.monotonic() - begun) % beat)
        if not isinstance(said, m.Advised):
            said = m.Advised(0, [], [], [])
        return Counsel(work.ask["id"], len(work.told), said.worth, said.why, said.costly)

    async def _worker(self, number: int, room: Room) -> tuple[asyncio.Task[m.Numbered], m.Numbered]:
        starting = self.workers.get(number)
        if starting is None:
            game = room.core.settings.game if room.core is not None else ""
            starting = self.workers[number] = asyncio.ensure_future(self.start(game))
        try:
            return starting, await asyncio.shield(starting)
        except (TimeoutError, EOFError, OSError):
            if self.workers.get(number) is starting:
                del self.workers[number]
            raise

    async def _ask(
        self,
        number: int,
        starting: asyncio.Task[m.Numbered],
        worker: m.Numbered,
        work: m.Think | m.Advise,
        least: float = 0.0,
    ) -> m.WorkerAnswer:
        try:
            # many tables share a worker: the budget of one bot starts when those before it are done
            budget = max(least, self.seconds) * (1 + len(worker.waiting))
            return await asyncio.wait_for(worker.ask(work), budget)
        except (TimeoutError, EOFError, OSError):
            if self.workers.get(number) is starting:
                del self.workers[number]
                await worker.stop()
            raise

    async def close(self) -> None:
        workers, self.workers = self.workers, {}
        for starting in workers.values():
            starting.cancel()
            with contextlib.suppress(asyncio.CancelledError, TimeoutError, EOFError, OSError):
                await (await starting).stop()


def _asked(core: Core, seat: int, ask_id: int) -> Ask | None:
    """The ask a bot was called for, if it is still open."""
    ask = core.play.ask(seat) if core.play is not None and core.playing else None
    return ask if ask is not None and ask.id == ask_id else None


def _required(core: Core, seat: int, ask_id: int) -> list[Json]:
    """What may be answered, if it has to be."""
    ask = _asked(core, seat, ask_id)
    return [] if ask is None or not ask.required else [choice.to_json() for choice in ask.options]


async def _rest(room: Room, seconds: float) -> bool:
    """Wait so long, or until somebody wants the bots to go faster: true then."""
    try:
        await asyncio.wait_for(room.hastened.wait(), max(0.0, seconds))
    except TimeoutError:
        return False
    return True


def _forget_oldest(kept: dict[_Key, _Value]) -> None:
    while len(kept) > KEPT:
        del kept[next(iter(kept))]


def remarks(core: Core, seat: int, start: int) -> list[Json]:
    """What was remarked at the table since then, as a bot at this seat hears it."""
    return [
        remark_event(line.said.seat, line.said.remark, line.said.about, msgspec.to_builtins(line.said.why))
        for line in core.talk.lines[start:]
        if line.said.remark is not None and line.said.to >> seat & 1
    ]
