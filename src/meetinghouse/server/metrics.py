"""Counters in Prometheus' text form, on a port of their own. Numbers only: nothing about any table or person.

What moves with every deed at a table (commits, answers of bots) is counted for ourselves and never shown: at a quiet
hour it would tell that a witch wrote a line or that somebody sealed an answer. Histograms move in whole batches only,
so that no single deed moves them, and know no table, seat or role.
"""

import asyncio
import contextlib
import logging
from bisect import bisect_left
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from itertools import accumulate

logger = logging.getLogger("meetinghouse.metrics")
SECONDS = 5.0  # within which a request has to be complete


BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds
MANY = 1000  # deeds in a batch
MINUTE = 60  # looks at the loop, one a second, in a batch


class Histogram:
    """How often something took how long. `text` shows it as it was after the last whole batch."""

    __slots__ = ("_batch", "_counts", "_n", "_shown", "_sum")

    def __init__(self, batch: int) -> None:
        self._batch = batch
        self._counts = [0] * (len(BOUNDS) + 1)
        self._n = 0
        self._sum = 0.0
        self._shown = (tuple(self._counts), 0.0)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds
        self._n += 1
        if self._n % self._batch == 0:
            self._shown = (tuple(self._counts), self._sum)

    def text(self, name: str) -> list[str]:
        counts, total = self._shown
        sums = list(accumulate(counts))
        lines = [f"# TYPE {name} histogram"]
        lines += [f'{name}_bucket{{le="{bound:g}"}} {n}' for bound, n in zip(BOUNDS, sums, strict=False)]
        return [*lines, f'{name}_bucket{{le="+Inf"}} {sums[-1]}', f"{name}_sum {total:.6f}", f"{name}_count {sums[-1]}"]


def _of_deeds() -> Histogram:
    return Histogram(MANY)


@dataclass(slots=True)
class Metrics:
    commits: int = 0
    bot_answers: int = 0
    sockets_opened: int = 0
    slow_readers: int = 0
    bot_overruns: int = 0
    internal_errors: int = 0
    http: dict[str, int] = field(default_factory=dict)
    answer_seconds: Histogram = field(default_factory=_of_deeds)  # from a command's arrival until its sender hears
    commit_seconds: Histogram = field(default_factory=_of_deeds)  # of it, until the store has it on disk
    bot_seconds: Histogram = field(default_factory=_of_deeds)  # until a bot has made up its mind
    loop_lag_seconds: Histogram = field(default_factory=lambda: Histogram(MINUTE))  # by which the loop was late

    def text(self, gauges: Mapping[str, float]) -> str:
        lines = []
        for item in ("sockets_opened", "slow_readers", "bot_overruns", "internal_errors"):
            name = f"meetinghouse_{item}_total"
            lines += [f"# TYPE {name} counter", f"{name} {getattr(self, item)}"]
        lines.append("# TYPE meetinghouse_http_requests_total counter")
        for status, count in sorted(self.http.items()):
            lines.append(f'meetinghouse_http_requests_total{{status="{status}"}} {count}')
        for item in ("answer_seconds", "commit_seconds", "bot_seconds", "loop_lag_seconds"):
            lines += getattr(self, item).text(f"meetinghouse_{item}")
        for name, value in gauges.items():
            lines += [f"# TYPE meetinghouse_{name} gauge", f"meetinghouse_{name} {value:g}"]
        return "\n".join(lines) + "\n"


@contextlib.asynccontextmanager
async def exposed(where: str, text: Callable[[], Awaitable[str]]) -> AsyncIterator[None]:
    """Answer every request at `host:port` with the text. Where the port is taken the node does without, and says so."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                await reader.readuntil(b"\r\n\r\n")
                body = (await text()).encode()
                head = "HTTP/1.1 200 OK\r\nContent-Type: text/plain; version=0.0.4\r\nConnection: close\r\n"
                writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
                await writer.drain()
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            logger.debug("a request for metrics broke off")
        finally:
            writer.close()

    server: asyncio.Server | None = None
    if where:
        host, _, port = where.rpartition(":")
        try:
            server = await asyncio.start_server(answer, host, int(port), limit=8192)
        except OSError as error:
            logger.warning("no metrics at %s: %s", where, error)
    try:
        yield
    finally:
        if server is not None:
            server.close()
