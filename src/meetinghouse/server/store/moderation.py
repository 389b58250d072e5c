"""What people reported and whom the operator keeps out. Neither is in any table's log: nobody at a table sees it."""

from __future__ import annotations

from dataclasses import asdict, dataclass

import sqlalchemy as sa

from meetinghouse.server.store.directory import Directory
from meetinghouse.server.store.tables import bans, reports


@dataclass(slots=True)
class Report:
    """One report, with what the reporter could see of it."""

    id: str
    at: int
    table_id: str
    n: int  # the commit of the table's log after which it was written
    game: str
    by_seat: int
    by_name: str
    seat: int
    name: str
    person: str  # the person's key, see `hall.bans.person_key`
    addresses: str  # separated by spaces; empty where the person was not connected to this node
    why: str
    text: str
    lines: str  # JSON: what the person said and the reporter could read
    closed: int = 0
    note: str = ""


@dataclass(slots=True)
class Ban:
    """Somebody who is kept out until a time."""

    who: str  # an address, a network or a person's key
    until: int
    at: int
    why: str = ""


class Moderation:
    """Reads and writes reports and bans. Raises StoreDown, whatever the driver raises."""

    def __init__(self, directory: Directory) -> None:
        """Uses the directory's connections."""
        self._directory = directory

    async def report(self, report: Report) -> None:
        """Keep a report; the same one again changes nothing."""
        async with self._directory.transaction() as db:
            await db.execute(
                self._directory.insert(reports).on_conflict_do_nothing(index_elements=["id"]), asdict(report)
            )

    async def reports(self, closed: bool = False) -> list[Report]:
        """Open reports, or all of them, oldest first."""
        query = sa.select(reports).order_by(reports.c.at)
        if not closed:
            query = query.where(reports.c.closed == 0)
        async with self._directory.transaction() as db:
            return [Report(**row) for row in (await db.execute(query)).mappings()]

    async def find(self, ident: str) -> Report | None:
        return next((found for found in await self.reports(closed=True) if found.id == ident), None)

    async def close(self, ident: str, at: int, note: str) -> bool:
        """The operator has dealt with it; False: there is no such report."""
        change = sa.update(reports).where(reports.c.id == ident).values(closed=at, note=note)
        async with self._directory.transaction() as db:
            return (await db.execute(change)).rowcount > 0

    async def ban(self, ban: Ban) -> None:
        """Keep somebody out; a later ban of the same replaces the earlier one."""
        new = self._directory.insert(bans)
        values = {name: new.excluded[name] for name in ("until", "at", "why")}
        async with self._directory.transaction() as db:
            await db.execute(new.on_conflict_do_update(index_elements=["who"], set_=values), asdict(ban))

    async def unban(self, who: str) -> bool:
        """Let somebody in again; False: they were not kept out."""
        async with self._directory.transaction() as db:
            return (await db.execute(sa.delete(bans).where(bans.c.who == who))).rowcount > 0

    async def bans(self, now: int) -> list[Ban]:
        """Whoever is kept out now, whose time ends first at the top."""
        query = sa.select(bans).where(bans.c.until > now).order_by(bans.c.until)
        async with self._directory.transaction() as db:
            return [Ban(**row) for row in (await db.execute(query)).mappings()]
