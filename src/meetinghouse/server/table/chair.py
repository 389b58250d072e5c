"""One seat of a table, whoever has it, and what is public of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from meetinghouse.languages import Lang
from meetinghouse.server.table import entries as e
from meetinghouse.server.wire import shapes
from meetinghouse.server.wire.shapes import FACES_IN_A_ROW, Occupant, Rung


@dataclass(slots=True)
class Chair:
    """One seat and whoever has it."""

    kind: Occupant = Occupant.EMPTY
    name: str = ""
    face: int = 0
    lang: Lang = "en"
    level: int = 0
    ready: bool = False
    token_hash: str = ""
    remote: bool = False
    muted: bool = False
    rung: Rung = Rung.HERE
    until: int | None = None
    missed: int = 0
    away: int | None = None  # number of this seat's events when it fell away
    note: str = ""
    where: str = ""
    hushes: set[int] = field(default_factory=set)
    calls: dict[str, e.CallWish] = field(default_factory=dict)  # by endpoint, oldest first

    def shown(self, seat: int) -> shapes.Person:
        """What is public of it."""
        return shapes.filled(shapes.Person, self, seat=seat)


def free_face(wished: int, others: Iterable[int]) -> int:
    """The face that was wished for, or the next one of its row that nobody else at the table has."""
    if wished == 0:
        return 0
    taken = set(others)
    row, place = divmod(wished - 1, FACES_IN_A_ROW)
    turned = (row * FACES_IN_A_ROW + (place + step) % FACES_IN_A_ROW + 1 for step in range(FACES_IN_A_ROW))
    return next((face for face in turned if face not in taken), wished)
