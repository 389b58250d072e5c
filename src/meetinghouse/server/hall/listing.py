"""A table's line in the directory, and putting lines right that are not what the log says."""

import asyncio
import logging

import msgspec

from meetinghouse.server.store import Listed, Store
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.folding import fold
from meetinghouse.server.wire.shapes import Occupant, Status

logger = logging.getLogger("meetinghouse.hall")


class Sitter(msgspec.Struct, omit_defaults=True):
    """Who has a seat, by mark, and whether the table waits for them."""

    mark: str = ""
    name: str = ""
    marked: str = ""  # the table that the mark was made for, if another
    waited_for: bool = False


class Sitting(msgspec.Struct, omit_defaults=True):
    """Everybody at a table, and when the time of the open question is over."""

    seats: list[Sitter]
    due: int | None = None


def _sitting(core: Core) -> str:
    """What the directory keeps of those who sit at a table."""
    owing = set(core.owing()) if core.playing and core.pause is None else set()
    seats = [
        Sitter(chair.mark, chair.name, chair.marked, seat in owing) if chair.kind == Occupant.PERSON else Sitter()
        for seat, chair in enumerate(core.chairs)
    ]
    return msgspec.json.encode(Sitting(seats, core.clock.deadline if owing else None)).decode()


def listed(core: Core) -> Listed:
    """A table's line in the directory. A game that only another version can play goes on all the same."""
    status = core.status
    if status == Status.UNSUPPORTED:
        status = Status.ENDED if core.over else Status.PLAYING
    return Listed(
        id=core.id,
        game=core.settings.game,
        rules_version=core.rules_version,
        seats=core.settings.seats,
        taken=sum(1 for chair in core.chairs if chair.kind != Occupant.EMPTY),
        people=sum(not core.chairs[seat].program for seat in core.people()),
        pace=core.settings.pace,
        status=status,
        public=core.settings.public,
        watch=core.settings.watch,
        opened=core.opened,
        touched=core.at,
        n=core.n,
        sitting=_sitting(core),
        quick=core.settings.quick > 0,
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
