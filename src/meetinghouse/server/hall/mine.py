"""The tables of one person, for their home page: on every device that has their key, and without reading any log.

A line of the directory knows by mark who sits at its table and who is waited for. Each person is told only whether
they themselves are waited for.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from meetinghouse.server.hall import tokens
from meetinghouse.server.hall.listing import Sitting, listed
from meetinghouse.server.hall.people import PersonName
from meetinghouse.server.store import Listed, StoreDown
from meetinghouse.server.table.chair import Chair
from meetinghouse.server.table.jobs import nothing
from meetinghouse.server.wire.http import MyTable
from meetinghouse.server.wire.shapes import Status

if TYPE_CHECKING:
    from meetinghouse.server.hall.hall import Hall

logger = logging.getLogger("meetinghouse.hall")
MOST = 30  # tables on one home page
_RANK = {Status.PLAYING: 1, Status.LOBBY: 2}  # the place of a table that does not wait for the person
REMEMBERED = 10_000  # sittings that need not be written again


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
    def __init__(self, hall: Hall) -> None:
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
