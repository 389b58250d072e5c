"""Where tables are kept: an append-only log for each table, and a directory of tables.

Row n of a table's log is one commit: a JSON array of entries. `unique (table, n)` makes it impossible for two
processes to write the same n; the one that comes second is told so, reads on and asks the rules again.
"""

from __future__ import annotations

from meetinghouse.server.store.base import Listed, Row, Store
from meetinghouse.server.store.directory import Directory
from meetinghouse.server.store.down import StoreDown


async def open_store(url: str, node: str) -> Store:
    """Migrate the database and open it."""
    from meetinghouse.server.store.migrate import upgrade

    await upgrade(url)
    directory = Directory(url)
    if url.startswith("sqlite"):
        from meetinghouse.server.store.sqlite import SqliteStore

        return await SqliteStore.open(url, directory)
    from meetinghouse.server.store.postgres import PostgresStore

    return await PostgresStore.open(url, node, directory)


__all__ = ["Directory", "Listed", "Row", "Store", "StoreDown", "open_store"]
