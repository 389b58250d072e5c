"""Where a page keeps its tables: what it asks of the browser, in texts and numbers alone, and the same in memory."""

import json
from collections.abc import Awaitable
from typing import Protocol

from meetinghouse.server.store.base import Told


class Shelf(Protocol):
    """A log for each table, and small texts by kind and key. `web/src/page/shelf.ts` has it over IndexedDB. Lists come
    as JSON, so that nothing but texts, numbers and truth values goes between the two languages."""

    def add(self, table: str, n: int, at: int, body: str) -> Awaitable[bool]:
        """Write commit n; False where it is taken, or where the one before it is gone."""

    def rows(self, table: str, after: int) -> Awaitable[str]:
        """The commits after a number: `[[n, at, body], ...]`, in order."""

    def ends(self) -> Awaitable[str]:
        """Where each log ends: `[[table, n, at], ...]`."""

    def drop(self, table: str, n: int) -> Awaitable[bool]:
        """Forget a table whose log ends with n."""

    def put(self, kind: str, key: str, text: str) -> Awaitable[None]:
        """Keep a text; an earlier one of the same key is replaced."""

    def remove(self, kind: str, key: str) -> Awaitable[None]:
        """Forget a text."""

    def all(self, kind: str) -> Awaitable[str]:
        """The texts of a kind: `{key: text}`."""

    def listen(self, told: Told) -> None:
        """Call `told` when another tab has written."""


class MemoryShelf:
    """For tests, and for browsers that keep nothing (some do so in private windows)."""

    def __init__(self) -> None:
        self._logs: dict[str, list[tuple[int, int, str]]] = {}
        self._texts: dict[str, dict[str, str]] = {}
        self._told: list[Told] = []

    async def add(self, table: str, n: int, at: int, body: str) -> bool:
        log = self._logs.get(table, [])
        if n != (log[-1][0] if log else 0) + 1:
            return False
        self._logs.setdefault(table, log).append((n, at, body))
        return True

    async def rows(self, table: str, after: int) -> str:
        return json.dumps([row for row in self._logs.get(table, []) if row[0] > after])

    async def ends(self) -> str:
        return json.dumps([(table, *log[-1][:2]) for table, log in self._logs.items()])

    async def drop(self, table: str, n: int) -> bool:
        log = self._logs.get(table)
        if log is None or log[-1][0] != n:
            return False
        del self._logs[table]
        return True

    async def put(self, kind: str, key: str, text: str) -> None:
        self._texts.setdefault(kind, {})[key] = text

    async def remove(self, kind: str, key: str) -> None:
        self._texts.get(kind, {}).pop(key, None)

    async def all(self, kind: str) -> str:
        return json.dumps(self._texts.get(kind, {}))

    def listen(self, told: Told) -> None:
        """Nobody else writes here."""
