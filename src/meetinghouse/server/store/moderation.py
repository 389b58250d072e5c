"""What people reported and whom the operator keeps out. No table's log holds it: nobody at a table sees it."""

from meetinghouse.server.store.lines import Ban, StoredReport
from meetinghouse.server.store.rows import Database, TableRows

_REPORTS = TableRows("reports", StoredReport, "id")
_BANS = TableRows("bans", Ban, "who")


class ModerationTables:
    def __init__(self, database: Database) -> None:
        self._db = database

    async def report(self, report: StoredReport) -> None:
        """Keep a report; the same one again changes nothing."""
        await _REPORTS.add(self._db, report)

    async def reports(self, closed: bool = False) -> list[StoredReport]:
        """Open reports, or all of them, oldest first."""
        return await _REPORTS.all(self._db, f"{'' if closed else 'where closed = 0'} order by at")

    async def find(self, ident: str) -> StoredReport | None:
        return await _REPORTS.one(self._db, "where id = ?1", ident)

    async def close(self, ident: str, at: int, note: str) -> bool:
        """Note what the operator did about a report; False: there is no such report."""
        query = "update reports set closed = ?1, note = ?2 where id = ?3"
        return (await self._db.change(query, (at, note, ident)))[0] > 0

    async def ban(self, ban: Ban) -> None:
        """Keep somebody out; a later ban of the same replaces the earlier one."""
        await _BANS.put(self._db, ban)

    async def unban(self, who: str) -> bool:
        """Let somebody in again; False: they were not kept out."""
        return (await self._db.change("delete from bans where who = ?1", (who,)))[0] > 0

    async def bans(self, now: int) -> list[Ban]:
        """Who is kept out now; whose time ends first is at the top."""
        return await _BANS.all(self._db, "where until > ?1 order by until", now)
