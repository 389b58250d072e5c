"""A table's line in the directory: what it says, putting it right where the log says otherwise, and the lines of one
person for their home page, on every device that has their key.

A line knows by mark who sits at its table and who is waited for. A person is told only whether they are waited for.
"""

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from meetinghouse.server.hall import tokens
from meetinghouse.server.hall.people import PersonName
from meetinghouse.server.store import Listed, Store, StoreDown
from meetinghouse.server.table.chair import Chair
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.folding import fold
from meetinghouse.server.table.jobs import nothing
from meetinghouse.server.wire.http import MyTable
from meetinghouse.server.wire.shapes import Occupant, Status

if TYPE_CHECKING:
    from meetinghouse.server.hall.hall import Hall

logger = logging.getLogger("meetinghouse.hall")
MOST = 30  # tables on one home page
_RANK = {Status.PLAYING: 1, Status.LOBBY: 2}  # the place of a table that does not wait for the person
REMEMBERED = 10_000  # sittings that need not be written again


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
    """Bring each line up to the end of its table's log; returns how many were wrong or missing. The lines are read
    first: a table that is opened meanwhile is then found in the log, never taken for a deleted one."""
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


# ---- the tables of one person ---------------------------------------------------------------------------------------


def shown(line: Listed, person: str) -> MyTable | None:
    """A line as the person sees it; None if they no longer sit there."""
    if not line.sitting:
        return None
    now = msgspec.json.decode(line.sitting, type=Sitting)
    for seat, sitter in enumerate(now.seats):
        if sitter.mark and sitter.mark == tokens.mark(person, sitter.marked or line.id):
            names = [one.name for one in now.seats]
            due = now.due if sitter.waited_for else None
            return MyTable(line.id, line.game, Status(line.status), seat, names, line.opened, sitter.waited_for, due)
    return None


class MySeats:
    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._written: OrderedDict[tuple[str, str], None] = OrderedDict()

    def seated(self, person: str, table: str, chair: Chair) -> None:
        """A person sits down, or a device of theirs has come to their seat: remember the table for all of them."""
        if not person or (person, table) in self._written:
            return
        self._written[person, table] = None
        if len(self._written) > REMEMBERED:
            self._written.popitem(last=False)
        self._hall.spawn(self._write(person, table, PersonName(chair.name, chair.face, chair.lang)))

    async def _write(self, person: str, table: str, named: PersonName) -> None:
        try:
            await self._hall.people.make(person, named, said=False)
            await self._hall.store.directory.seated(person, table)
        except StoreDown as error:
            self._written.pop((person, table), None)  # the next device that comes tries again
            logger.warning("a sitting was not written: %s", error)

    async def tables(self, person: str) -> list[MyTable]:
        """Running games first, those that wait for the person before others; then lobbies, then what is over."""
        if not person:
            return []
        lines = await self._hall.store.directory.sits_at(person, MOST)
        found = [shown(await self._latest(line), person) for line in lines]
        return sorted((one for one in found if one is not None), key=lambda one: _RANK.get(one.status, 3) - one.asked)

    async def _latest(self, line: Listed) -> Listed:
        """What the table says itself, where it is awake in this process."""
        room = self._hall.rooms.get(line.id)
        if room is None or room.core is None or line.status not in (Status.LOBBY, Status.PLAYING):
            return line
        return listed(await room.call(nothing))
