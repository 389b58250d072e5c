"""Who did what to whom: counts of public deeds, which a snapshot of the table lacks.

A game declares its deeds, each with the event that tells of it. Only events that everybody sees count, and only their
public arguments, so that the counts are the same for every viewer and tell nothing that was not told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from meetinghouse.engine.game import Game
from meetinghouse.telling import Telling, bare

MOST = 255  # a count is a byte


class Deed(NamedTuple):
    """One thing that is counted: of a seat, or between two seats where `whom` names the argument with the other.

    With `by`, the argument of that name says how much it counts: by `worth`, where there is one (what is not in it
    counts nothing), and otherwise by its own number. Deeds of the same name are added up.
    """

    name: str
    event: str
    who: str = "seat"
    whom: str = ""
    by: str = ""
    worth: Mapping[str, int] | None = None


# where a deed is counted, and what it reads: who, whom, by and worth
_Note = tuple[int, str, str, str, Mapping[str, int] | None]


class Counted(NamedTuple):
    """The deeds of a game by event, and their columns."""

    notes: Mapping[str, tuple[_Note, ...]]
    counts: tuple[str, ...]  # of a seat
    pairs: tuple[str, ...]  # between two


def columns_of(game: Game, deeds: Sequence[Deed]) -> Counted:
    """Where each deed is counted; refuses what not everybody is told."""
    counts = tuple(dict.fromkeys(deed.name for deed in deeds if not deed.whom))
    pairs = tuple(dict.fromkeys(deed.name for deed in deeds if deed.whom))
    notes: dict[str, tuple[_Note, ...]] = {}
    for deed in deeds:
        declared = game.declares(Telling).events[deed.event]
        read = {deed.who, deed.whom, deed.by} - {""}
        if declared.to or not read <= set(declared.args):
            raise TypeError(f"{game.id}: the deed {deed.name} counts what not everybody is told of {deed.event}")
        at = pairs.index(deed.name) if deed.whom else counts.index(deed.name)
        notes[deed.event] = (*notes.get(deed.event, ()), (at, deed.who, deed.whom, deed.by, deed.worth))
    return Counted(notes, counts, pairs)


class History:
    """The counts of one match, as bytes: a row for each seat, and one for each seat with each."""

    __slots__ = ("_counts", "_kinds", "_notes", "_seats", "pairs", "rows")

    def __init__(self, counted: Counted, seats: int) -> None:
        """Nothing has happened yet."""
        self._notes = counted.notes
        self._seats = seats
        self._counts, self._kinds = len(counted.counts), len(counted.pairs)
        self.rows = bytearray(seats * self._counts)
        self.pairs = bytearray(seats * seats * self._kinds)

    def see(self, key: str, args: Mapping[str, Any]) -> bool:
        """Take note of an event, by its key without the game's name; whether it is one that tells of deeds."""
        notes = self._notes.get(key)
        if notes is None:
            return False
        for at, who, whom, by, worth in notes:
            amount = 1
            if by:
                amount = args[by] if worth is None else worth.get(args[by], 0)
                if not amount:
                    continue
            if whom:
                place, counts = (args[who] * self._seats + args[whom]) * self._kinds + at, self.pairs
            else:
                place, counts = args[who] * self._counts + at, self.rows
            amount += counts[place]
            counts[place] = amount if amount < MOST else MOST
        return True

    def hear(self, event: Mapping[str, Any]) -> None:
        """The same from an event as a seat is told it."""
        key = bare(event["key"])
        if key in self._notes:
            self.see(key, event)
