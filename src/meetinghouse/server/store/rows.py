"""What a database is asked, and lines as rows of its tables: statements made from the fields of a dataclass."""

from collections.abc import Iterable, Sequence
from dataclasses import astuple, fields
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")


class Database(Protocol):
    """What answers queries; see `sql.SqlStore`."""

    async def ask(self, query: str, *values: Any) -> list[Sequence[Any]]:
        """The rows that a query finds."""

    async def change(self, query: str, *rows: Sequence[Any], alone: bool = False) -> list[int]:
        """Run a statement once for each row of values in one transaction; how many lines each run changed. `alone`:
        nobody writes to the log meanwhile."""

    async def tidy(self) -> None:
        """Leave nothing on disk of what was deleted, as far as this is ours to say."""


class Nowhere:
    """The database of a store that knows nobody: a page in a browser."""

    async def ask(self, query: str, *values: Any) -> list[Sequence[Any]]:
        return []

    async def change(self, query: str, *rows: Sequence[Any], alone: bool = False) -> list[int]:
        return [0] * len(rows)

    async def tidy(self) -> None:
        """Nothing is there."""


class TableRows(Generic[T]):
    """One table, whose columns are the fields of a dataclass."""

    def __init__(self, table: str, shape: type[T], *key: str, where: str = "", keep: tuple[str, ...] = ()) -> None:
        """What is put takes the place of the row with the same key, if `where` lets it; `keep` names what stays."""
        self.names = [field.name for field in fields(shape)]
        self.select = f"select {', '.join(self.names)} from {table}"
        marks = ", ".join(f"?{i + 1}" for i in range(len(self.names)))
        self.new = f"insert into {table} ({', '.join(self.names)}) values ({marks}) on conflict"
        self.insert = f"{self.new} do nothing"
        changed = ", ".join(f"{name} = excluded.{name}" for name in self.names if name not in (*key, *keep))
        self.replace = f"{self.new} ({', '.join(key)}) do update set {changed}{where}"
        self._shape = shape
        self._flags = [i for i, field in enumerate(fields(shape)) if field.type in (bool, "bool")]

    def read(self, rows: Iterable[Sequence[Any]]) -> list[T]:
        """Rows as lines; SQLite has no booleans."""
        found = []
        for row in rows:
            values = list(row)
            for i in self._flags:
                values[i] = bool(values[i])
            found.append(self._shape(*values))
        return found

    async def all(self, db: Database, rest: str, *values: Any) -> list[T]:
        """The lines for which the rest of the query holds."""
        return self.read(await db.ask(f"{self.select} {rest}", *values))

    async def one(self, db: Database, rest: str, *values: Any) -> T | None:
        return next(iter(await self.all(db, rest, *values)), None)

    async def add(self, db: Database, *lines: T) -> bool:
        """Whether any of them is new; one that is there stays as it is."""
        return sum(await db.change(self.insert, *map(astuple, lines))) > 0

    async def put(self, db: Database, *lines: T) -> None:
        await db.change(self.replace, *map(astuple, lines))
