"""How a rate is measured: whole units of work until the time is up, for each second of processor time.

Every row is one thread of pure computing, so on a quiet machine that is the wall clock; on a busy one it is still the
row's own time and not its neighbours'.
"""

from __future__ import annotations

import time
from collections.abc import Callable


def rate(work: Callable[[], tuple[int, ...]], seconds: float) -> tuple[float, ...]:
    """Run `work` again and again for `seconds`; it returns counts, and each count is given per second."""
    work()  # warm: imports, caches, the specialising interpreter
    totals: list[int] = []
    start = time.process_time()
    while True:
        counts = work()
        totals = [a + b for a, b in zip(totals, counts, strict=True)] if totals else list(counts)
        spent = time.process_time() - start
        if spent >= seconds:
            return tuple(total / spent for total in totals)
