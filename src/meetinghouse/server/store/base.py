"""What the server asks of a store."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from meetinghouse.server.store.directory import Directory, Listed
from meetinghouse.server.store.down import StoreDown


class Row(NamedTuple):
    """One commit of one table."""

    n: int
    at: int
    body: bytes


class End(NamedTuple):
    """Where a table's log ends."""

    n: int
    at: int


Told = Callable[[str, int], None]


class Store(Protocol):
    """A durable log for each table."""

    directory: Directory
    kind: str
    shared: bool  # other processes may write to it

    async def append(self, table: str, n: int, at: int, body: bytes) -> bool:
        """Write commit n and return when it is on disk.

        False: another process wrote n first or deleted the table, and nothing changed.
        """

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The commits after number `after`, in order."""

    async def probe(self) -> None:
        """Write something the way commits are written; raises StoreDown where a commit would."""

    async def ends(self) -> dict[str, End]:
        """Where each table's log ends."""

    async def delete(self, ends: dict[str, int]) -> set[str]:
        """Forget tables for good whose log still ends where `ends` says; returns those that are gone."""

    def listen(self, told: Told) -> None:
        """Call `told(table, n)` when another process has written; table "" means: look at everything again."""

    async def close(self) -> None:
        """Finish what is queued and let go."""


__all__ = ["End", "Listed", "Row", "Store", "StoreDown", "Told"]
