"""An append-only list whose copies share the past."""

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Trail(Generic[T]):
    """Appending is a plain list append; copying costs the same however long the past is."""

    __slots__ = ("append", "base", "past", "tail")

    def __init__(self, past: tuple[tuple[list[T], int], ...] = (), base: int = 0) -> None:
        """Start empty, or behind a shared past of `base` entries."""
        self.past = past
        self.base = base
        self.tail: list[T] = []
        self.append = self.tail.append

    def copy(self) -> "Trail[T]":
        """A trail with the same entries. Lists only grow, so both may go on without seeing each other."""
        tail = self.tail
        if not tail:
            return Trail(self.past, self.base)
        if len(self.past) > 30:  # copies of copies of copies: fold them so that reading stays flat
            folded = list(self)
            return Trail(((folded, len(folded)),), len(folded))
        return Trail((*self.past, (tail, len(tail))), self.base + len(tail))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its entries, sharing nothing with copies."""
        entries = list(self)
        return Trail, (((entries, len(entries)),), len(entries))

    def __len__(self) -> int:
        """Entries, the shared past included."""
        return self.base + len(self.tail)

    def __iter__(self) -> Iterator[T]:
        """All entries from the first."""
        for part, n in self.past:
            yield from part[:n]
        yield from self.tail[:]

    def since(self, start: int) -> list[T]:
        """The entries from number `start` on."""
        return self.tail[start - self.base :] if start >= self.base else list(self)[start:]
