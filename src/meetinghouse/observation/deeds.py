"""Who did what to whom: counts of public deeds, which a snapshot of the table lacks.

A game declares its deeds, each with the event that tells of it. Only events that everybody sees count, and only their
public arguments, so that the counts are the same for every viewer and tell nothing that was not told.
"""

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


_Note = tuple[int, str, str, int]  # where a deed is counted, who and whom it reads, and how much it counts
# By which argument some deeds of an event count, and the deeds by its value; a deed that counts by the number itself.
_Notes = tuple[str, Mapping[Any, tuple[_Note, ...]], tuple[_Note, ...]]


class Counted(NamedTuple):
    """The deeds of a game by event, and their columns."""

    notes: Mapping[str, tuple[_Notes, ...]]
    counts: tuple[str, ...]  # of a seat
    pairs: tuple[str, ...]  # between two


def columns_of(game: Game, deeds: Sequence[Deed]) -> Counted:
    """Where each deed is counted; refuses what not everybody is told."""
    counts = tuple(dict.fromkeys(deed.name for deed in deeds if not deed.whom))
    pairs = tuple(dict.fromkeys(deed.name for deed in deeds if deed.whom))
    valued: dict[str, dict[str, dict[Any, tuple[_Note, ...]]]] = {}
    plain: dict[str, dict[str, tuple[_Note, ...]]] = {}
    for deed in deeds:
        declared = game.declares(Telling).events[deed.event]
        read = {deed.who, deed.whom, deed.by} - {""}
        if declared.to or not read <= set(declared.args):
            raise TypeError(f"{game.id}: the deed {deed.name} counts what not everybody is told of {deed.event}")
        at = pairs.index(deed.name) if deed.whom else counts.index(deed.name)
        by_value = valued.setdefault(deed.event, {}).setdefault(deed.by, {})
        if deed.worth is None:
            mine = plain.setdefault(deed.event, {})
            mine[deed.by] = (*mine.get(deed.by, ()), (at, deed.who, deed.whom, 1))
        for value, amount in (deed.worth or {}).items():
            if amount:
                by_value[value] = (*by_value.get(value, ()), (at, deed.who, deed.whom, amount))
    notes = {
        event: tuple((by, by_value, plain.get(event, {}).get(by, ())) for by, by_value in found.items())
        for event, found in valued.items()
    }
    return Counted(notes, counts, pairs)


class History:
    """The counts of one match, as bytes: a row for each seat, and one for each seat with each."""

    __slots__ = ("_counts", "_kinds", "_notes", "_seats", "pairs", "rows")

    def __init__(self, counted: Counted, seats: int) -> None:
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
        for by, by_value, plain in notes:
            if by_value and (found := by_value.get(args[by])) is not None:
                self._count(found, args, 1)
            if plain and (times := args[by] if by else 1):
                self._count(plain, args, times)
        return True

    def _count(self, notes: tuple[_Note, ...], args: Mapping[str, Any], times: int) -> None:
        for at, who, whom, amount in notes:
            if whom:
                place, counts = (args[who] * self._seats + args[whom]) * self._kinds + at, self.pairs
            else:
                place, counts = args[who] * self._counts + at, self.rows
            amount = amount * times + counts[place]
            counts[place] = amount if amount < MOST else MOST

    def hear(self, event: Mapping[str, Any]) -> None:
        """The same from an event as a seat is told it."""
        key = bare(event["key"])
        if key in self._notes:
            self.see(key, event)
