"""What every database is asked in the same words: the log's readings and the directory.

Statements number their values `?1`, `?2`; for PostgreSQL that becomes `$1`, `$2`.
"""

from collections.abc import Iterable, Sequence

from meetinghouse.server.store.base import Directory, Store
from meetinghouse.server.store.company import TABLES
from meetinghouse.server.store.lines import Doubt, Listed, LogEnd, Node, Row
from meetinghouse.server.store.moderation import ModerationTables
from meetinghouse.server.store.people import PeopleTables
from meetinghouse.server.store.rows import Database

_AT_ONCE = 100  # tables deleted in one transaction, for which the log has to wait
_READ = "select n, at, body from log where table_id = ?1 and n > ?2 order by n"
_ENDS = """select table_id, n, at from log
join (select table_id as t, max(n) as last from log group by table_id) as ends on table_id = t and n = last"""
_DELETE = "delete from log where table_id = ?1 and ?2 = (select max(n) from log where table_id = ?1)"


class SqlStore(Store, Database):
    """A store in a database that speaks SQL. Turns every error of the driver into StoreDown."""

    def __init__(self) -> None:
        self.directory: Directory = SqlDirectory(self)
        self.moderation = ModerationTables(self)
        self.people = PeopleTables(self)

    async def read(self, table: str, after: int = 0) -> list[Row]:
        return [Row(*row) for row in await self.ask(_READ, table, after)]

    async def ends(self) -> dict[str, LogEnd]:
        return {table: LogEnd(n, at) for table, n, at in await self.ask(_ENDS)}

    async def nodes(self, since: int) -> list[Node]:
        return [Node(*row) for row in await self.ask("select node, rules from pulse where at > ?1", since)]

    async def newest(self) -> int:
        query = "select max(at) from (select max(touched) as at from tables union all select max(at) from pulse) as t"
        return (await self.ask(query))[0][0] or 0

    async def doubt(self, doubt: Doubt) -> None:
        query = "insert into clock_doubts (low, high, later) values (?1, ?2, ?3) on conflict do nothing"
        await self.change(query, doubt)

    async def doubts(self) -> list[Doubt]:
        return [Doubt(*row) for row in await self.ask("select low, high, later from clock_doubts")]

    async def load(self, commits: Sequence[tuple[str, int, int, bytes]]) -> None:
        if commits:
            await self.change("insert into log (table_id, n, at, body) values (?1, ?2, ?3, ?4)", *commits)

    async def delete(self, ends: dict[str, int]) -> set[str]:
        """Forget tables for good, those that have gone on excepted."""
        gone: set[str] = set()
        lines = list(ends.items())
        for start in range(0, len(lines), _AT_ONCE):
            part = lines[start : start + _AT_ONCE]
            counts = await self.change(_DELETE, *part, alone=True)
            removed = [table for (table, _), count in zip(part, counts, strict=True) if count]
            await self.directory.remove(removed)
            gone.update(removed)
        return gone


class SqlDirectory:
    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def put(self, lines: Iterable[Listed]) -> None:
        await TABLES.put(self._store, *lines)

    async def get(self, table: str) -> Listed | None:
        return await TABLES.one(self._store, "where id = ?1", table)

    async def listed(self, game: str = "", limit: int = 100) -> list[Listed]:
        rest = (
            "where public and status in ('lobby', 'playing') and (?1 = '' or game = ?1) order by opened desc limit ?2"
        )
        return await TABLES.all(self._store, rest, game, limit)

    async def all(self, status: str = "") -> list[Listed]:
        return await TABLES.all(self._store, "where ?1 = '' or status = ?1 order by opened desc", status)

    async def noted(self) -> dict[str, int]:
        return {str(table): n for table, n in await self._store.ask("select id, n from tables")}

    async def counts(self) -> dict[str, int]:
        found = await self._store.ask("select status, count(*) from tables group by status")
        return {str(status): count for status, count in found}

    async def remove(self, ids: list[str]) -> None:
        await self._store.change("delete from tables where id = ?1", *((table,) for table in ids))
        for name in ("sittings", "counted", "codes"):
            await self._store.change(f"delete from {name} where table_id = ?1", *((table,) for table in ids))

    async def seated(self, person: str, table: str) -> None:
        query = "insert into sittings (person, table_id) values (?1, ?2) on conflict do nothing"
        await self._store.change(query, (person, table))

    async def sits_at(self, person: str, limit: int) -> list[Listed]:
        # What goes on stands in the order of its opening: that somebody has answered in secret must move no line.
        order = """order by case status when 'playing' then 0 when 'lobby' then 1 else 2 end,
case when status in ('playing', 'lobby') then opened else touched end desc, id"""
        # Sorted by their ids alone: somebody may have sat at a thousand tables, and lines are long.
        mine = "select id from tables join sittings on table_id = id where person = ?1"
        return await TABLES.all(self._store, f"where id in ({mine} {order} limit ?2) {order}", person, limit)

    async def code(self, code: str) -> tuple[str, str] | None:
        found = await self._store.ask("select table_id, mark from codes where code = ?1", code)
        return (str(found[0][0]), str(found[0][1])) if found else None

    async def take_code(self, code: str, table: str, mark: str, instead: str) -> bool:
        return (await self._store.change(_CODE, (code, table, mark, instead)))[0] > 0


_CODE = """insert into codes (code, table_id, mark) values (?1, ?2, ?3)
on conflict (code) do update set table_id = excluded.table_id, mark = excluded.mark where codes.table_id = ?4"""
