"""Lines as rows of a table: statements made from the fields of a dataclass."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any, TypeVar

T = TypeVar("T")


def names(shape: type) -> list[str]:
    return [field.name for field in fields(shape)]


def select(table: str, shape: type) -> str:
    """All of them, for a condition to follow."""
    return f"select {', '.join(names(shape))} from {table}"


def insert(table: str, shape: type, conflict: str = "do nothing") -> str:
    """A new row; `conflict` says what becomes of one that is there."""
    marks = ", ".join(f"?{i + 1}" for i in range(len(names(shape))))
    return f"insert into {table} ({', '.join(names(shape))}) values ({marks}) on conflict {conflict}"


def replace(table: str, shape: type, *key: str, where: str = "", keep: tuple[str, ...] = ()) -> str:
    """A row in the place of the one with the same key; `keep` names what stays of that one."""
    new = ", ".join(f"{name} = excluded.{name}" for name in names(shape) if name not in (*key, *keep))
    return insert(table, shape, f"({', '.join(key)}) do update set {new}{where}")


def read(shape: type[T], rows: Iterable[Sequence[Any]]) -> list[T]:
    """Rows as lines; SQLite has no booleans."""
    flags = [i for i, field in enumerate(fields(shape)) if field.type == "bool"]  # type: ignore[arg-type]  # dataclasses
    found = []
    for row in rows:
        values = list(row)
        for i in flags:
            values[i] = bool(values[i])
        found.append(shape(*values))
    return found
