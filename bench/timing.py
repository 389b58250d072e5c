"""How a rate is measured: whole units of work until the time is up, counted against the wall clock."""

from __future__ import annotations

import time
from collections.abc import Callable


def rate(work: Callable[[], tuple[int, ...]], seconds: float) -> tuple[float, ...]:
    """Run `work` again and again for `seconds`; it returns counts, and each count is given per second."""
    work()  # warm: imports, caches, the specialising interpreter
    totals: list[int] = []
    start = time.perf_counter()
    while True:
        counts = work()
        totals = [a + b for a, b in zip(totals, counts, strict=True)] if totals else list(counts)
        spent = time.perf_counter() - start
        if spent >= seconds:
            return tuple(total / spent for total in totals)
