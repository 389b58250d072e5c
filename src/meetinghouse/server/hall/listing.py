"""A table's line in the directory, and putting lines right that are not what the log says."""

from __future__ import annotations

import asyncio
import logging

from meetinghouse.server.store import Listed, Store
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.folding import fold
from meetinghouse.server.wire.shapes import Occupant

logger = logging.getLogger("meetinghouse.hall")


def listed(core: Core) -> Listed:
    """A table's line in the directory."""
    return Listed(
        id=core.id,
        game=core.settings.game,
        rules_version=core.rules_version,
        seats=core.settings.seats,
        taken=sum(1 for chair in core.chairs if chair.kind != Occupant.EMPTY),
        people=len(core.people()),
        pace=core.settings.pace,
        status=core.status,
        public=core.settings.public,
        watch=core.settings.watch,
        opened=core.opened,
        touched=core.at,
        n=core.n,
    )


async def repair(store: Store) -> int:
    """Bring each line up to the end of its table's log; returns how many were wrong or missing.

    The lines are read first: a table that is opened meanwhile is then found in the log, never taken for a deleted one.
    """
    noted = await store.directory.noted()
    ends = await store.ends()
    gone = sorted(noted.keys() - ends.keys())
    if gone:
        await store.directory.remove(gone)
    behind = [table for table, end in ends.items() if noted.get(table, -1) < end.n]
    for table in behind:
        rows = await store.read(table)
        try:
            core = await asyncio.to_thread(fold, table, rows)
        except Exception:  # one log that cannot be read must not hide all others
            logger.exception("the log of table %s cannot be read", table)
            continue
        if rows:
            await store.directory.put([listed(core)])
    return len(gone) + len(behind)
