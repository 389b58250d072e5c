"""The store of a page: a table's log and what is kept beside it, on a `Shelf`.

Tabs of one browser are like nodes of one database: the shelf refuses a commit whose number is taken, and says when
another tab has written.
"""

import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from meetinghouse.server.page.shelf import Shelf
from meetinghouse.server.store.base import Directory, StoreDown, Told
from meetinghouse.server.store.lines import Doubt, Listed, LogEnd, Node, Row
from meetinghouse.server.store.moderation import ModerationTables
from meetinghouse.server.store.people import PeopleTables
from meetinghouse.server.store.rows import Nowhere

T = TypeVar("T")

_ORDER = {"playing": 0, "lobby": 1}


async def _sure(work: Awaitable[T]) -> T:
    """Any error of the browser, such as no room left, counts as a store that cannot be reached."""
    try:
        return await work
    except Exception as error:
        raise StoreDown(f"{type(error).__name__}: {error}") from error


class _Kind:
    """The texts of one kind."""

    def __init__(self, shelf: Shelf, name: str) -> None:
        self._shelf = shelf
        self._name = name

    async def put(self, key: str, value: Any) -> None:
        await _sure(self._shelf.put(self._name, key, msgspec.json.encode(value).decode()))

    async def remove(self, key: str) -> None:
        await _sure(self._shelf.remove(self._name, key))

    async def all(self, shape: type[T]) -> dict[str, T]:
        texts: dict[str, str] = msgspec.json.decode(await _sure(self._shelf.all(self._name)))
        found: dict[str, T] = {}
        for key, text in texts.items():
            with suppress(msgspec.MsgspecError):  # of another version of the page: the log says it anew
                found[key] = msgspec.json.decode(text, type=shape)
        return found


class PageDirectory:
    """The list of tables of one browser."""

    def __init__(self, shelf: Shelf) -> None:
        self._lines = _Kind(shelf, "tables")
        self._sittings = _Kind(shelf, "sittings")
        self._codes: dict[str, tuple[str, str]] = {}

    async def _found(self, wanted: Callable[[Listed], bool]) -> list[Listed]:
        """Newest first."""
        lines = (await self._lines.all(Listed)).values()
        return sorted(filter(wanted, lines), key=lambda line: -line.opened)

    async def put(self, lines: Iterable[Listed]) -> None:
        known = await self.noted()
        for line in lines:
            if known.get(line.id, -1) <= line.n:
                await self._lines.put(line.id, line)

    async def get(self, table: str) -> Listed | None:
        return (await self._lines.all(Listed)).get(table)

    async def listed(self, game: str = "", limit: int = 100) -> list[Listed]:
        found = await self._found(
            lambda line: line.public and line.status in _ORDER and (not game or line.game == game)
        )
        return found[:limit]

    async def all(self, status: str = "") -> list[Listed]:
        return await self._found(lambda line: not status or line.status == status)

    async def noted(self) -> dict[str, int]:
        return {table: line.n for table, line in (await self._lines.all(Listed)).items()}

    async def counts(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for line in await self.all():
            found[line.status] = found.get(line.status, 0) + 1
        return found

    async def remove(self, ids: list[str]) -> None:
        sittings = await self._sittings.all(list[str])
        for table in ids:
            await self._lines.remove(table)
        for key, (_person, table) in sittings.items():
            if table in ids:
                await self._sittings.remove(key)

    async def seated(self, person: str, table: str) -> None:
        await self._sittings.put(f"{person} {table}", [person, table])

    async def sits_at(self, person: str, limit: int) -> list[Listed]:
        where = {table for who, table in (await self._sittings.all(list[str])).values() if who == person}
        found = await self._found(lambda line: line.id in where)
        ages = {line.id: -(line.opened if line.status in _ORDER else line.touched) for line in found}
        return sorted(found, key=lambda line: (_ORDER.get(line.status, 2), ages[line.id], line.id))[:limit]

    async def code(self, code: str) -> tuple[str, str] | None:
        """Codes last as long as the page: tables ask for them, although no other device can use one."""
        return self._codes.get(code)

    async def take_code(self, code: str, table: str, mark: str, instead: str) -> bool:
        if self._codes.get(code, (instead, ""))[0] != instead:
            return False
        self._codes[code] = (table, mark)
        return True


class PageStore:
    """A `Store` on a shelf."""

    kind = "page"
    shared = True

    def __init__(self, shelf: Shelf) -> None:
        """The shelf is open already."""
        self._shelf = shelf
        self._pulse = _Kind(shelf, "pulse")
        self._doubts = _Kind(shelf, "doubts")
        self.directory: Directory = PageDirectory(shelf)
        # one person at their own device: nobody is known, reported or kept out
        self.moderation = ModerationTables(Nowhere())
        self.people = PeopleTables(Nowhere())

    async def append(self, table: str, n: int, at: int, body: bytes) -> bool:
        return await _sure(self._shelf.add(table, n, at, body.decode()))

    async def read(self, table: str, after: int = 0) -> list[Row]:
        found = msgspec.json.decode(await _sure(self._shelf.rows(table, after)))
        return [Row(n, at, body.encode()) for n, at, body in found]

    async def probe(self, node: Node) -> None:
        await self._pulse.put(node.node, [node.rules, time.time_ns() // 1_000_000])

    async def nodes(self, since: int) -> list[Node]:
        found = await self._pulse.all(tuple[str, int])
        return [Node(name, rules) for name, (rules, at) in found.items() if at > since]

    async def newest(self) -> int:
        lines = [line.touched for line in await self.directory.all()]
        signs = [at for _, at in (await self._pulse.all(tuple[str, int])).values()]
        return max([0, *lines, *signs])

    async def doubt(self, doubt: Doubt) -> None:
        await self._doubts.put(msgspec.json.encode(doubt).decode(), doubt)

    async def doubts(self) -> list[Doubt]:
        return list((await self._doubts.all(Doubt)).values())

    async def ends(self) -> dict[str, LogEnd]:
        return {table: LogEnd(n, at) for table, n, at in msgspec.json.decode(await _sure(self._shelf.ends()))}

    async def delete(self, ends: dict[str, int]) -> set[str]:
        gone = {table for table, n in ends.items() if await _sure(self._shelf.drop(table, n))}
        await self.directory.remove(sorted(gone))
        return gone

    def listen(self, told: Told) -> None:
        self._shelf.listen(told)

    async def close(self) -> None:
        """Every commit is on the shelf already."""
