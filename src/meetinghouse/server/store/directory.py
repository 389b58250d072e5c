"""The list of tables: enough to find, list, count and prune them. The truth about a table is its log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from meetinghouse.server.store.tables import tables


@dataclass(slots=True)
class Listed:
    """One line of the directory."""

    id: str
    game: str
    rules_version: str
    seats: int
    taken: int
    people: int
    pace: str
    status: str
    public: bool
    watch: str
    opened: int
    touched: int


def async_url(url: str) -> str:
    """The URL with the driver that SQLAlchemy is to use."""
    if url.startswith("sqlite"):
        return url.replace("sqlite://", "sqlite+aiosqlite://", 1)
    scheme, _, rest = url.partition("://")
    return f"postgresql+asyncpg://{rest}" if scheme in ("postgres", "postgresql") else url


def make_engine(url: str) -> AsyncEngine:
    """An engine for everything that is not the append path."""
    if not url.startswith("sqlite"):
        return create_async_engine(async_url(url), pool_size=4, max_overflow=4, pool_pre_ping=True)
    engine = create_async_engine(async_url(url), connect_args={"timeout": 20})

    @sa.event.listens_for(engine.sync_engine, "connect")
    def _durable(connection: Any, _record: Any) -> None:
        connection.execute("pragma synchronous=full")

    return engine


class Directory:
    """Reads and writes the `tables` table."""

    def __init__(self, url: str) -> None:
        """Connects on first use."""
        self.engine = make_engine(url)

    async def add(self, line: Listed) -> bool:
        """A new table; False when the id is taken."""
        values = {name: getattr(line, name) for name in Listed.__slots__}
        try:
            async with self.engine.begin() as db:
                await db.execute(sa.insert(tables).values(**values))
        except sa.exc.IntegrityError:
            return False
        return True

    async def note(self, notes: dict[str, dict[str, Any]]) -> None:
        """Keep lines up to date: table -> values. In one short transaction, for which SQLite's log has to wait."""
        update = sa.update(tables).where(tables.c.id == sa.bindparam("which"))
        async with self.engine.begin() as db:
            await db.execute(update, [{"which": table, **values} for table, values in notes.items()])

    async def get(self, table: str) -> Listed | None:
        """One line."""
        async with self.engine.connect() as db:
            row = (await db.execute(sa.select(tables).where(tables.c.id == table))).mappings().first()
        return None if row is None else Listed(**row)

    async def listed(self, game: str = "", limit: int = 100) -> list[Listed]:
        """Public tables that can be joined or watched, newest first."""
        query = sa.select(tables).where(tables.c.public, tables.c.status.in_(("lobby", "playing")))
        if game:
            query = query.where(tables.c.game == game)
        return await self._rows(query.order_by(tables.c.opened.desc()).limit(limit))

    async def all(self, status: str = "", untouched_since: int | None = None, limit: int = 100_000) -> list[Listed]:
        """For the operator."""
        query = sa.select(tables)
        if status:
            query = query.where(tables.c.status == status)
        if untouched_since is not None:
            query = query.where(tables.c.touched < untouched_since)
        return await self._rows(query.order_by(tables.c.opened.desc()).limit(limit))

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        query = sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status)
        async with self.engine.connect() as db:
            return {str(status): int(n) for status, n in (await db.execute(query)).all()}

    async def remove(self, ids: list[str]) -> None:
        """Forget lines."""
        async with self.engine.begin() as db:
            await db.execute(sa.delete(tables).where(tables.c.id.in_(ids)))

    async def close(self) -> None:
        """Let go of the connections."""
        await self.engine.dispose()

    async def _rows(self, query: sa.Select[Any]) -> list[Listed]:
        async with self.engine.connect() as db:
            return [Listed(**row) for row in (await db.execute(query)).mappings()]
