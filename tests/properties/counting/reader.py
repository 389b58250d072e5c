"""What every reader of a log has in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Json = Mapping[str, Any]


class Reader:
    """Has a method for each kind of event that changes what it counts."""

    def __init__(self, view: Json) -> None:
        self.seats: int = view["seats"]

    def hear(self, event: Json) -> None:
        heard: Callable[[Json], None] | None = getattr(self, event["key"].partition(".")[2], None)
        if heard is not None:
            heard(event)

    def counted(self) -> dict[str, Any]:
        """What it has counted, under the names that a view has for it."""
        raise NotImplementedError

    def wrong(self, view: Json) -> dict[str, tuple[Any, Any]]:
        """What is not as the view shows it: counted, shown."""
        return {name: (n, view[name]) for name, n in self.counted().items() if n != view[name]}
