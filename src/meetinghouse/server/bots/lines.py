"""The child's side of a worker process: each line that comes is a question and gets one line as its answer."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from meetinghouse.server.bots.messages import QUESTIONS, Answer, Question


def answer_lines(answer: Callable[[Question], Answer]) -> None:
    """Until no more questions come, or nobody reads the answers: then the server is gone."""
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
    wanted = {
        resource.RLIMIT_CPU: int(used.ru_utime + used.ru_stime) + 1 + seconds,
        resource.RLIMIT_CORE: 0,
    }
    with contextlib.suppress(OSError):  # only Linux says how much there is now
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
        wanted[resource.RLIMIT_AS] = pages * resource.getpagesize() + more_bytes
    for kind, most in wanted.items():
        hard = resource.getrlimit(kind)[1]
        resource.setrlimit(kind, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))
