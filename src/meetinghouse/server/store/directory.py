"""The list of tables: enough to find, list and count them. It is a cache: the truth about a table is its log."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from importlib import import_module
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from meetinghouse.server.store.down import SECONDS, StoreDown
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
    n: int = 0  # the commit up to which this line is true


def make_engine(url: str) -> AsyncEngine:
    """An engine for everything that is not the append path."""
    if not url.startswith("sqlite"):
        import asyncpg  # type: ignore[import-untyped]  # ships no types, and is there only where it is needed

        # the driver reads the URL itself: SQLAlchemy does not understand one that names several servers
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: asyncpg.connect(url, timeout=SECONDS),
            pool_size=4,
            max_overflow=4,
            pool_pre_ping=True,
        )
    engine = create_async_engine(url.replace("sqlite://", "sqlite+aiosqlite://", 1), connect_args={"timeout": SECONDS})

    @sa.event.listens_for(engine.sync_engine, "connect")
    def _durable(connection: Any, _record: Any) -> None:
        connection.execute("pragma synchronous=full")

    return engine


class Directory:
    """Reads and writes the `tables` table. Raises StoreDown, whatever the driver raises."""

    def __init__(self, url: str) -> None:
        """Connects on first use."""
        self.engine = make_engine(url)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A connection inside a short transaction; raises StoreDown."""
        try:
            async with asyncio.timeout(SECONDS), self.engine.begin() as db:
                yield db
        except (sa.exc.SQLAlchemyError, OSError, TimeoutError) as error:
            raise StoreDown(f"{type(error).__name__}: {error}") from error

    def insert(self, table: sa.Table) -> Any:  # the two dialects' inserts have no common type
        """An insert that may say what happens on a conflict. Only the dialect in use is imported: the other is 3 MB."""
        return import_module(f"sqlalchemy.dialects.{self.engine.dialect.name}").insert(table)

    async def put(self, lines: Iterable[Listed]) -> None:
        """Write lines, new or changed, unless a later one is there: in one short transaction, for which SQLite's log
        has to wait."""
        made = [asdict(line) for line in lines]
        new = self.insert(tables)
        values = {column.name: new.excluded[column.name] for column in tables.columns if column.name != "id"}
        async with self.transaction() as db:
            await db.execute(
                new.on_conflict_do_update(index_elements=["id"], set_=values, where=tables.c.n <= new.excluded.n), made
            )

    async def get(self, table: str) -> Listed | None:
        return next(iter(await self._rows(sa.select(tables).where(tables.c.id == table))), None)

    async def listed(self, game: str = "", limit: int = 100) -> list[Listed]:
        """Public tables that can be joined or watched, newest first."""
        query = sa.select(tables).where(tables.c.public, tables.c.status.in_(("lobby", "playing")))
        if game:
            query = query.where(tables.c.game == game)
        return await self._rows(query.order_by(tables.c.opened.desc()).limit(limit))

    async def all(self, status: str = "") -> list[Listed]:
        """For the operator."""
        query = sa.select(tables)
        if status:
            query = query.where(tables.c.status == status)
        return await self._rows(query.order_by(tables.c.opened.desc()))

    async def noted(self) -> dict[str, int]:
        """The commit up to which each line is true."""
        async with self.transaction() as db:
            return {str(table): int(n) for table, n in (await db.execute(sa.select(tables.c.id, tables.c.n))).all()}

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        query = sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status)
        async with self.transaction() as db:
            return {str(status): int(n) for status, n in (await db.execute(query)).all()}

    async def remove(self, ids: list[str]) -> None:
        async with self.transaction() as db:
            await db.execute(sa.delete(tables).where(tables.c.id.in_(ids)))

    async def close(self) -> None:
        await self.engine.dispose()

    async def _rows(self, query: sa.Select[Any]) -> list[Listed]:
        async with self.transaction() as db:
            return [Listed(**row) for row in (await db.execute(query)).mappings()]
