"""What the server asks of a store."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from meetinghouse.server.store.directory import Directory, Listed


class Row(NamedTuple):
    """One commit of one table."""

    n: int
    at: int
    body: bytes


class StoreDown(Exception):
    """The store cannot be reached. Whether a commit in flight was written is unknown until it can be read again."""


Told = Callable[[str, int], None]


class Store(Protocol):
    """A durable log for each table."""

    directory: Directory
    kind: str
    shared: bool  # other processes may write to it

    async def append(self, table: str, n: int, at: int, body: bytes) -> bool:
        """Write commit n and return when it is on disk. False: another process wrote n first, and nothing changed."""

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The commits after number `after`, in order."""

    async def delete(self, tables: list[str]) -> None:
        """Forget tables for good."""

    def listen(self, told: Told) -> None:
        """Call `told(table, n)` when another process has written; table "" means: look at everything again."""

    async def close(self) -> None:
        """Finish what is queued and let go."""


__all__ = ["Listed", "Row", "Store", "StoreDown", "Told"]
