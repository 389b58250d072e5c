"""A worker (of bots, or of card sets) in a process of its own, and the way to it."""

from __future__ import annotations

import asyncio
import sys

from meetinghouse.server.bots.messages import Warm
from meetinghouse.server.bots.numbered import Numbered

START_SECONDS = 60
BOTS = "meetinghouse.server.bots.worker"
CARDS = "meetinghouse.server.bots.card_worker"


class Worker(Numbered):
    """One process, spoken to in lines of JSON. Answers come back in order; nothing here ever blocks the tables."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        """Use `start`."""
        super().__init__()
        self.process = process
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def start(cls, preload: tuple[str, ...], game: str, program: str = BOTS) -> Worker:
        """Start a process and wait until it has imported a game and its bots, or what else it needs."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", program, *preload),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=2**24,
        )
        worker = cls(process)
        try:
            await asyncio.wait_for(worker.ask(Warm(0, game)), START_SECONDS)
        except BaseException:
            await worker.stop()
            raise
        return worker

    def send(self, question: bytes) -> bool:
        if self.process.stdin is None or self._reading.done():
            return False
        self.process.stdin.write(question + b"\n")
        return True

    async def _read(self) -> None:
        assert self.process.stdout is not None
        try:
            while line := await self.process.stdout.readline():
                self.heard(line)
        finally:
            self.gone()

    async def stop(self) -> None:
        """End the process and wait until it is gone; a caller that waits for an answer is told."""
        self._reading.cancel()
        await asyncio.wait([self._reading])
        if self.process.returncode is None:
            self.process.kill()
        await self.process.communicate()
