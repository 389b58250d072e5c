"""Opens the store that an address names. Only this module knows which drivers there are."""

import asyncio
import logging
from collections.abc import Callable
from types import ModuleType

from meetinghouse.server.store.base import StoreDown
from meetinghouse.server.store.migrate import HEAD, DatabaseState
from meetinghouse.server.store.sql import SqlStore

logger = logging.getLogger("meetinghouse.store")
TRY_AGAIN = 1.0  # seconds


def _driver(url: str) -> ModuleType:
    """The module that knows the database of this address; others are not imported."""
    if url.startswith("sqlite"):
        from meetinghouse.server.store import sqlite

        return sqlite
    from meetinghouse.server.store import postgres

    return postgres


async def open_store(url: str, node: str) -> SqlStore:
    """Bring the database up to date and open it."""
    await upgrade(url)
    store: SqlStore = _driver(url).opened(url, node)
    return store


async def await_store(url: str, node: str, stopping: Callable[[], bool]) -> SqlStore:
    """Open a store, and wait for one that cannot be reached yet: a database often starts later than we do."""
    waited = 0.0
    while True:
        try:
            return await open_store(url, node)
        except StoreDown as error:
            if stopping():
                raise
            if waited % 30 < TRY_AGAIN:
                logger.warning("the database does not answer (%s); waiting for it", error)
            waited += TRY_AGAIN
            await asyncio.sleep(TRY_AGAIN)


async def upgrade(url: str, version: int = HEAD) -> None:
    """Run the migrations that the database does not have yet."""
    await _driver(url).upgrade(url, version)


async def look(url: str) -> DatabaseState:
    """The state of the database. Changes nothing; raises the driver's errors."""
    found: DatabaseState = await _driver(url).look(url)
    return found
