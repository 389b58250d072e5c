"""Turning Tryals up, and what everyone knows about those face down (S4, S6.13, S13.4)."""

from __future__ import annotations

from meetinghouse.boardgames.salem1692.names import TRYALS
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.visibility import EVERYONE


def without(known: tuple[tuple[int, int], ...], fact: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """The facts less one copy of one of them."""
    at = known.index(fact)
    return known[:at] + known[at + 1 :]


def face_by_chance(t: Salem, owner: int) -> int:
    """One face-down Tryal of a seat. Owners may rearrange them at will, so any place is any card (ruling 22)."""
    counts = t.tryals[owner]
    at = t.chance.pick(sum(counts))
    for face, n in enumerate(counts):
        if at < n:
            return face
        at -= n
    raise AssertionError("no such Tryal")


def turn_up(t: Salem, owner: int, face: int, how: str) -> None:
    """One Tryal is turned face up for all. Consequences are the caller's."""
    t.tryals[owner][face] -= 1
    t.revealed[owner] += (face,)
    for viewer, known in enumerate(t.includes):
        if (owner, face) in known:
            t.includes[viewer] = without(known, (owner, face))
    t.history.append(("revealed", owner, face, how))
    t.emit("tryal_revealed", seat=owner, tryal=TRYALS[face], how=how, tells=EVERYONE)
