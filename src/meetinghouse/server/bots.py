"""Bots at the tables: they think in worker processes, within a time budget, from their seat's own view, and answer
like anyone.

A worker keeps a bot's memory between decisions (`see`); when it has lost it, it hears the story again. An
overrun costs the bot its own choice, never the table its pace: a random option is played, and a worker that hangs
is replaced.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

import msgspec

from meetinghouse.server import bot_worker, wire
from meetinghouse.server import entries as e
from meetinghouse.server.commands import Who, decide
from meetinghouse.server.core import Core
from meetinghouse.server.refusals import Refusal

if TYPE_CHECKING:
    from meetinghouse.server.room import Room

Json = dict[str, Any]
logger = logging.getLogger("meetinghouse.bots")
TAKEOVER_LEVEL = 2


class Worker:
    """One process and the pipe to it. Answers come back in order."""

    def __init__(self, preload: tuple[str, ...]) -> None:
        """Start the process; it imports the games on its own."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self.pipe: Connection[Any, Any] = ours
        self.process = context.Process(target=bot_worker.main, args=(theirs, preload), daemon=True)
        self.process.start()
        theirs.close()
        self.waiting: dict[int, asyncio.Future[Any]] = {}
        self.next = 0
        asyncio.get_running_loop().add_reader(self.pipe.fileno(), self._read)

    def ask(self, work: Json) -> asyncio.Future[Any]:
        """Send work; the future gets the answer."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.next += 1
        self.waiting[self.next] = done
        self.pipe.send((self.next, work))
        return done

    def _read(self) -> None:
        try:
            while self.pipe.poll():
                number, answer = self.pipe.recv()
                done = self.waiting.pop(number, None)
                if done is not None and not done.done():
                    done.set_result(answer)
        except (EOFError, OSError):
            self.stop()

    def stop(self) -> None:
        """End the process; whoever waits is told."""
        asyncio.get_running_loop().remove_reader(self.pipe.fileno())
        self.process.kill()
        self.pipe.close()
        waiting, self.waiting = self.waiting, {}
        for done in waiting.values():
            if not done.done():
                done.set_exception(EOFError())


class Bots:
    """All bots of this process."""

    def __init__(self, workers: int, seconds: float, delay: float, preload: tuple[str, ...] = ()) -> None:
        """Workers start when the first bot has to think."""
        self.count = max(1, workers)
        self.seconds = seconds
        self.delay = delay
        self.preload = preload
        self.workers: dict[int, Worker] = {}
        self._random = random.SystemRandom()

    def consider(self, room: Room, core: Core) -> None:
        """Let every bot that is asked something new think about it."""
        if not core.playing or core.play is None or core.pause is not None:
            return
        for seat in core.play.match.waiting:
            if seat in core.held or not core.played_by_bot(seat):
                continue
            ask = core.play.ask(seat)
            if ask is None or room.thinking.get(seat) == ask.id:
                continue
            room.thinking[seat] = ask.id
            room.hall.spawn(self._think(room, core, seat, ask.id))

    async def _think(self, room: Room, core: Core, seat: int, ask_id: int) -> None:
        try:
            # The pause depends on nothing that is hidden; in secret phases nobody sees when an answer comes anyway.
            await asyncio.sleep(self.delay * self._random.uniform(0.6, 1.4))
            choice, remark = await self._choose(room, core, seat, ask_id)
            if remark is not None:
                await self._say(room, seat, remark)
            if choice is None:
                return

            def job(current: Core, at: int) -> list[e.Entry]:
                if not current.playing or not current.played_by_bot(seat):
                    return []
                ask = current.play.ask(seat) if current.play is not None else None
                if ask is None or ask.id != ask_id or seat in current.held:
                    return []
                return decide(current, Who(seat, bot=True), wire.Answer("bot", choice))

            await room.call(job)
            room.hall.metrics.bot_answers += 1
        except Refusal as refusal:
            logger.warning("a bot at table %s was refused: %s", room.id, refusal.code)
        finally:
            if room.thinking.get(seat) == ask_id and not self._still(room, seat, ask_id):
                del room.thinking[seat]

    @staticmethod
    async def _say(room: Room, seat: int, remark: Json) -> None:
        """A bot talks like anyone, in remarks that each reader sees in their own language."""
        message = msgspec.convert({"type": "remark", "id": "bot", **remark}, wire.Remark)
        try:
            await room.call(lambda core, at: decide(core, Who(seat, bot=True), message))
        except Refusal as refusal:
            logger.info("a bot's remark at table %s was refused: %s", room.id, refusal.code)

    @staticmethod
    def _still(room: Room, seat: int, ask_id: int) -> bool:
        """A speak-up that the bot let pass stays open: it is not to be asked again."""
        core = room.core
        if core is None or core.play is None or not core.playing:
            return False
        ask = core.play.ask(seat)
        return ask is not None and ask.id == ask_id and not ask.required

    async def _choose(self, room: Room, core: Core, seat: int, ask_id: int) -> tuple[Json | None, Json | None]:
        """The bot's answer, if it has one, and a remark, if it makes one."""
        play = core.play
        ask = play.ask(seat) if play is not None and core.playing else None
        if play is None or ask is None or ask.id != ask_id:
            return None, None
        chair = core.chairs[seat]
        work: Json = {
            "table": room.id,
            "game": core.settings.game,
            "seat": seat,
            "level": chair.level if chair.kind == "bot" else TAKEOVER_LEVEL,
            "view": play.match.view(seat),
            "ask": ask.to_json(),
            "events": heard(core, seat),
        }
        try:
            answer = await self._ask(hash(room.id) % self.count, work)
        except (TimeoutError, EOFError, OSError):
            room.hall.metrics.bot_overruns += 1
            answer = {"error": "overrun"}
        if "choice" in answer:
            return answer["choice"], answer.get("remark")
        logger.warning("a bot at table %s failed: %s", room.id, answer.get("error"))
        return dict(self._random.choice(ask.options).to_json()) if ask.required else None, None

    async def _ask(self, number: int, work: Json) -> Json:
        worker = self.workers.get(number)
        if worker is None or not worker.process.is_alive():
            worker = self.workers[number] = Worker(self.preload)
            await asyncio.wait_for(worker.ask({"warm": work["game"]}), 60)
        try:
            # many tables share a worker: the budget of one bot starts when those before it are done
            answer: Json = await asyncio.wait_for(worker.ask(work), self.seconds * (1 + len(worker.waiting)))
        except TimeoutError:
            if self.workers.get(number) is worker:
                del self.workers[number]
                worker.stop()
            raise
        return answer

    async def close(self) -> None:
        """End all workers."""
        workers, self.workers = self.workers, {}
        for worker in workers.values():
            worker.stop()


def heard(core: Core, seat: int) -> list[Json]:
    """What a bot at this seat has been told: the game's events, then the table's remarks, which bots understand too."""
    assert core.play is not None
    events: list[Json] = core.play.match.events(seat)
    return events + [
        {"key": "table.remark", "seat": line.said.seat, "remark": line.said.remark, "about": line.said.about}
        for line in core.talk.lines
        if line.said.remark is not None and line.said.to >> seat & 1
    ]
