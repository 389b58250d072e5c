"""The migrations: numbered SQL files, each of which runs once. Every start brings the database up to date.

A line that ends with `-- sqlite` or `-- postgresql` is for that database alone. Migrations only ever add: a node of an
older version can go on beside newer ones.
"""

from pathlib import Path
from typing import NamedTuple

_FILES = {int(path.name[:4]): path for path in sorted(Path(__file__).with_name("migrations").glob("*.sql"))}
HEAD = max(_FILES)


class DatabaseState(NamedTuple):
    """What a database reports about itself."""

    version: int | None  # None: it is empty
    problem: str = ""  # what its own check found
    clock: float | None = None  # its time in seconds since 1970, where it has a clock of its own
    newest: int = 0  # the latest time that is written in it, in milliseconds


def version_query(tables: set[str]) -> str:
    """How to ask a database which migrations it has had. Versions before this one kept Alembic's table, which stays:
    one of them can still be started beside us."""
    if "migrations" in tables:
        return "select max(n) from migrations"
    if "alembic_version" in tables:
        return "select max(cast(version_num as integer)) from alembic_version"
    return "select null"


NEWEST = "select max(at) from pulse"  # there since version 3


def statements(kind: str, now: int, version: int) -> list[str]:
    """What brings a database of this kind from version `now` to `version`."""
    made = ["create table if not exists migrations (n integer primary key)"]
    made += [f"insert into migrations (n) values ({now}) on conflict do nothing"] if now else []
    for n, path in _FILES.items():
        if now < n <= version:
            made += _of(path, kind)
            made.append(f"insert into migrations (n) values ({n})")
    return made


def _of(path: Path, kind: str) -> list[str]:
    kept = []
    for line in path.read_text(encoding="utf-8").splitlines():
        text, _, note = line.partition("--")
        if note.strip() not in {"sqlite", "postgresql"} - {kind}:
            kept.append(text)
    return [statement.strip() for statement in "\n".join(kept).split(";") if statement.strip()]
