"""Forgets a person: their name and words go from every log, and what others did there stays the same.

A log keeps its commits, their numbers and all that was played: records hold no names, so they and their check stay
equal. What a person did counts on without a person, so that others' figures do not change.
"""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from meetinghouse.server.hall import tokens
from meetinghouse.server.hall.listing import listed
from meetinghouse.server.store import Row
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.folding import fold
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.server.wire.shapes import Status

if TYPE_CHECKING:
    from meetinghouse.server.hall.hall import Hall


def _sitters(table: str, person: str, log: list[list[e.Entry]]) -> list[dict[int | None, int]]:
    """For each entry of the log in order: who has which seat before it. The person is 0, others are other numbers."""
    now: dict[int | None, int] = {}
    mine: set[int] = set()
    seen: list[dict[int | None, int]] = []
    n = 0
    for entry in (entry for commit in log for entry in commit):
        if isinstance(entry, e.Sat):
            n += 1
            now = {**now, entry.seat: n}
            if entry.mark and entry.mark == tokens.mark(person, entry.marked or table):
                mine.add(n)
        elif isinstance(entry, e.Renewed) and entry.mark and entry.mark == tokens.mark(person, table):
            mine.update({now[entry.seat]} if entry.seat in now else ())
        seen.append(now)
        if isinstance(entry, e.Swapped):
            now = {**now, entry.a: now.get(entry.b, -1), entry.b: now.get(entry.a, -1)}
        elif isinstance(entry, e.Left | e.Botted):
            now = {seat: who for seat, who in now.items() if seat != entry.seat}
    return [{seat: 0 if who in mine else who for seat, who in one.items()} for one in seen]


def _blank(entry: e.Entry) -> e.Entry | None:
    """An entry of a person without their words; None where nothing is left of it."""
    if isinstance(entry, e.Sat | e.SeatNamed):
        return msgspec.structs.replace(entry, name="")
    if isinstance(entry, e.Said):
        return msgspec.structs.replace(entry, text="", name="")
    if isinstance(entry, e.Noted):
        return msgspec.structs.replace(entry, text="")
    return None if isinstance(entry, e.CallWish | e.CalledOff) else entry


def without(table: str, person: str, rows: list[Row]) -> list[Row]:
    """The commits of a log that hold something of a person, without it."""
    log = [e.decode(row.body) for row in rows]
    sitters = iter(_sitters(table, person, log))
    changed: list[Row] = []
    for row, commit in zip(rows, log, strict=True):
        pairs = zip(commit, sitters, strict=False)  # the sitters of later commits follow
        made = [_blank(entry) if who.get(getattr(entry, "seat", None)) == 0 else entry for entry, who in pairs]
        kept = [entry for entry in made if entry is not None]
        if kept != commit:
            changed.append(Row(row.n, row.at, e.encode(kept)))
    return changed


async def forget(hall: "Hall", person: str) -> None:
    """Forget a person for good; they leave running games first. At tables that are over their seat loses its name, so
    that no node writes a name again that it still has in memory."""
    store = hall.store
    tables = await store.people.tables_of(person)

    def decide(core: Core, at: int) -> list[e.Entry]:
        seat = core.seat_of(person)
        if seat is None:
            return []
        if core.rematch and core.rematch not in tables:
            tables.append(core.rematch)  # to which all are taken along, those who never came there, too
        return [e.Left(seat) if core.status in (Status.LOBBY, Status.PLAYING) else e.SeatNamed(seat, "")]

    for table in tables:
        try:
            await hall.room(table).call(decide)
        except Refusal as refusal:
            if refusal.code != "no_such_table":
                raise
    for table in tables:
        async with hall.replaying:  # one replay at a time
            rows = await store.read(table)
            changed = await asyncio.to_thread(without, table, person, rows)
            await store.people.rewrite(table, changed)
            if rows:
                core = await asyncio.to_thread(fold, table, await store.read(table))
                await store.directory.put([listed(core)])
            if room := hall.rooms.get(table):
                room.maybe_sleep(hall.now(), 0)  # their words are still in memory here
    await hall.ratings.forget(person)
    await store.people.forget(person)
