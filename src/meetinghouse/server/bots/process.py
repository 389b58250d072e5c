"""A worker in a process of its own, and both ends of the way to it: lines of JSON."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from meetinghouse.server.bots.messages import QUESTIONS, Numbered, WorkerAnswer, WorkerQuestion

START_SECONDS = 60
PROGRAM = "meetinghouse.server.bots.worker"


class Worker(Numbered):
    """One process, spoken to in lines of JSON. Answers come back in order; nothing here ever blocks the tables."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        """Use `start`."""
        super().__init__()
        self.process = process
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def start(cls, preload: tuple[str, ...], game: str) -> "Worker":
        """Start a process and wait until it has imported a game and its bots; an empty game: none."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", PROGRAM, *preload),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=2**24,
        )
        worker = cls(process)
        await worker.warmed(game, START_SECONDS)
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


# ---- the child's side ---------------------------------------------------------------------------------------------


def answer_lines(answer: Callable[[WorkerQuestion], WorkerAnswer]) -> None:
    """Answer until no more questions come or nobody reads the answers: then the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)  # tables come first
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints is no answer
    for line in sys.stdin.buffer:
        made = answer(QUESTIONS.decode(line))
        try:
            out.write(msgspec.json.encode(made) + b"\n")
            out.flush()
        except BrokenPipeError:
            os._exit(0)  # an ordinary end would try to write what is left, and say so


def limit(seconds: int, more_bytes: int) -> None:
    """From now on code that asks for more than so many bytes gets a `MemoryError`, and the system ends code that takes
    more seconds of processor time. Systems without such limits (Windows) have the server's own patience alone."""
    try:
        import resource
    except ImportError:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    wanted = {resource.RLIMIT_CPU: int(used.ru_utime + used.ru_stime) + 1 + seconds, resource.RLIMIT_CORE: 0}
    with contextlib.suppress(OSError):  # only Linux says how much there is now
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
        wanted[resource.RLIMIT_AS] = pages * resource.getpagesize() + more_bytes
    for kind, most in wanted.items():
        hard = resource.getrlimit(kind)[1]
        resource.setrlimit(kind, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))
