"""What the server asks of a store. Tables and hall know these protocols and no driver, so they run with any store."""

from collections.abc import Callable, Iterable
from typing import Protocol

from meetinghouse.server.store.lines import Doubt, Listed, LogEnd, Node, Row
from meetinghouse.server.store.moderation import ModerationTables
from meetinghouse.server.store.people import PeopleTables

SECONDS = 4.0  # a store that takes longer counts as failed; this bound brings every node back within five seconds

Told = Callable[[str, int], None]


class StoreDown(Exception):
    """The store cannot be reached. Whether a commit in flight was written is unknown until it can be read again."""


class Directory(Protocol):
    """The list of tables: enough to find, list and count them. It is a cache: the truth about a table is its log."""

    async def put(self, lines: Iterable[Listed]) -> None:
        """Write lines, new or changed, in one transaction. A line that is true up to a later commit stays."""

    async def get(self, table: str) -> Listed | None:
        """One table's line."""

    async def listed(self, game: str = "", limit: int = 100) -> list[Listed]:
        """Public tables that can be joined or watched, newest first."""

    async def all(self, status: str = "") -> list[Listed]:
        """For the operator."""

    async def noted(self) -> dict[str, int]:
        """The commit up to which each line is true."""

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""

    async def remove(self, ids: list[str]) -> None:
        """Forget these lines."""

    async def seated(self, person: str, table: str) -> None:
        """Remember that a person (by `tokens.root`) sits at a table."""

    async def sits_at(self, person: str, limit: int) -> list[Listed]:
        """The tables that a person sits or sat at: running ones first, then lobbies; newest first."""

    async def code(self, code: str) -> tuple[str, str] | None:
        """The table that has this code of four letters, and the mark of the key that it stands for."""

    async def take_code(self, code: str, table: str, mark: str, instead: str) -> bool:
        """Give a code to a table that nobody has, or that the table `instead` had; False: somebody was first."""


class Store(Protocol):
    """A durable log for each table, and what is kept beside it."""

    directory: Directory
    moderation: ModerationTables
    people: PeopleTables
    kind: str
    shared: bool  # other processes may write to it

    async def append(self, table: str, n: int, at: int, body: bytes) -> bool:
        """Write commit n and return when it is on disk. False: another process wrote n first or deleted the table, and
        nothing changed."""

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The commits after number `after`, in order."""

    async def probe(self, node: Node) -> None:
        """Write a node's sign of life the way commits are written; raises StoreDown where a commit would."""

    async def nodes(self, since: int) -> list[Node]:
        """The nodes that gave a sign of life since then."""

    async def newest(self) -> int:
        """The latest time that a table's line or a node's sign of life has; 0 where there is neither."""

    async def doubt(self, doubt: Doubt) -> None:
        """Remember that a clock was wrong."""

    async def doubts(self) -> list[Doubt]:
        """When clocks were wrong."""

    async def ends(self) -> dict[str, LogEnd]:
        """Where each table's log ends."""

    async def delete(self, ends: dict[str, int]) -> set[str]:
        """Forget tables for good whose log still ends where `ends` says; returns those that are gone."""

    def listen(self, told: Told) -> None:
        """Call `told(table, n)` when another process has written; table "" means: look at everything again."""

    async def close(self) -> None:
        """Finish what is queued and let go."""
