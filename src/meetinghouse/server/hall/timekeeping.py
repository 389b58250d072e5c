"""Whether this machine's clock can be believed, against what the store and the file system know of the time.

A server that was started with a clock far behind writes today's games down as old ones. It notices that at the start,
where the store or a file is newer than "now", and later, when somebody sets the clock right. It says so (`/health`,
`meetinghouse doctor`), and the store remembers which times are doubtful: `prune` counts them as later.
"""

import time
from pathlib import Path

from meetinghouse.server.store import Doubt, Store

DOUBT = 60_000  # milliseconds of difference that are nobody's jitter
DAY = 24 * 3600 * 1000


def wall() -> int:
    """What this machine takes the time to be, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def of_files() -> int:
    """The time at which our own files were written: it cannot be earlier now."""
    return Path(__file__).stat().st_mtime_ns // 1_000_000


async def behind(store: Store) -> int:
    """Milliseconds by which this machine's clock is behind what the store and the files say; 0: nothing is wrong. The
    store remembers it."""
    now = wall()
    newest = max(await store.newest(), of_files())
    if newest - now < DOUBT:
        return 0
    await store.doubt(Doubt(now, newest, newest - now))
    return newest - now


async def ages(store: Store) -> dict[str, int]:
    """When each table was last written to, at the latest."""
    doubts = await store.doubts()
    found = {}
    for table, end in (await store.ends()).items():
        found[table] = end.at + max((doubt.by for doubt in doubts if doubt.low <= end.at <= doubt.high), default=0)
    return found


async def jumped(store: Store) -> bool:
    """Whether "now" is a day or more after everything that the store knows: the clock jumped, or nobody was here."""
    newest = await store.newest()
    return newest > 0 and wall() - newest > DAY
