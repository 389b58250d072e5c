"""The parts of an observation, and what the encoders of the games are written with.

A part is a name and a function `(table, viewer) -> bytes`. A part looks only at what the viewer may know; tests hold it
to that by encoding imagined tables, which share the view and nothing else. Each part names the fields that it reads.
A part whose fields change at different times comes in several pieces with the same name.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from types import MappingProxyType
from typing import Any, NamedTuple

from meetinghouse.observation.deeds import Deed


class Part(NamedTuple):
    """One part of an observation, or a piece of one. It has a row for each seat, or belongs to the table."""

    name: str
    make: Callable[[Any, int], bytes]
    reads: tuple[str, ...]  # fields of the table, `field[viewer]` for the viewer's own entry; none: always made anew
    own: bool  # whether it may differ from viewer to viewer
    row: Callable[[Any, int], bytes] | None = None  # of a part that reads lists by seat: a seat's row from its entries
    when: str = ""  # of an own part that is always made anew: a field of the viewer's without which it is all zeros
    # Of an own part that is made of other parts' numbers, which a watcher has already: those, and what makes it of them
    of: "tuple[Part, ...]" = ()
    make_of: Callable[..., bytes] | None = None

    @property
    def laid(self) -> int:
        """Where it lies before it is turned: what only the question says, what else all see, what one seat sees."""
        return 2 if self.own else int(self.reads != ("decision",))


class Observation(NamedTuple):
    """What a game declares: one shape for every table, seats counted from the viewer on, and who did what to whom."""

    seats: tuple[Part, ...]  # a row for each seat
    table: tuple[Part, ...]  # as long at every table
    deeds: tuple[Deed, ...] = ()
    hidden: tuple[Part, ...] = ()  # a row for each seat of what nobody may see: for critics in training, never for play
    labels: Mapping[str, Sequence[str]] = MappingProxyType({})  # by part: what its numbers are, where new ones may come
    # By kind of event, for common ones: the fields that change with it, among those that the parts read. Where only
    # such events were told since the last decision, all other fields are as they were. "" stands for no event.
    touched: Mapping[str, Sequence[str]] = MappingProxyType({})
    # Fills a table that has only what a view shows with anything that looks the same to the viewer's parts: quicker
    # than `imagine`, and it also works for a view that nobody can have. Without it a match is imagined.
    stand_in: Callable[[Any, dict[str, Any]], None] | None = None
    # Whether no answer of a seat to the open question makes a difference. Training lets chance answer there.
    idle: Callable[[Any, int], bool] = lambda table, seat: False

    @property
    def parts(self) -> tuple[Part, ...]:
        """All that a seat sees but the counted deeds."""
        return (*self.seats, *self.table)

    @property
    def as_laid(self) -> tuple[Part, ...]:
        """The same as they lie before they are turned."""
        return tuple(sorted(self.parts, key=lambda part: part.laid))


# ---- parts ---------------------------------------------------------------------------------------------------------


def alike(name: str, make: Callable[[Any, int], bytes], *reads: str) -> Part:
    """A part that is the same for every viewer."""
    return Part(name, make, reads, own=False)


def own(name: str, make: Callable[[Any, int], bytes], *reads: str, when: str = "") -> Part:
    """A part that depends on who looks."""
    return Part(name, make, reads, own=True, when=when)


def own_of(name: str, make: Callable[..., bytes], parts: tuple[Part, ...], *reads: str) -> Part:
    """A part that depends on who looks, made of the numbers of parts that all see: `make(t, viewer, *numbers)`."""

    def whole(t: Any, viewer: int) -> bytes:
        return make(t, viewer, *[part.make(t, viewer) for part in parts])

    read = dict.fromkeys((*reads, *(field for part in parts for field in part.reads)))
    return Part(name, whole, tuple(read), own=True, of=parts, make_of=make)


def rows(name: str, row: Callable[[Any, int], bytes], *reads: str) -> Part:
    """A part that is the same for every viewer and has a row for each seat, made of its entries in some lists."""
    return Part(name, lambda t, viewer: b"".join([row(t, seat) for seat in range(t.seats)]), reads, own=False, row=row)


def numbers_of(name: str, field: str, spelt: Callable[[Any], bytes] = bytes) -> Part:
    """A field, by default its numbers as they are, the same for every viewer."""
    get = attrgetter(field)
    return alike(name, lambda t, viewer: spelt(get(t)), field)


def rows_of(name: str, field: str, spelt: Callable[[Any], bytes] = bytes) -> Part:
    """The same where each seat's entry of the field has several numbers."""
    get = attrgetter(field)
    return rows(name, lambda t, seat: spelt(get(t)[seat]), field)


def own_entry(name: str, field: str, spelt: Callable[[Any], bytes] = bytes) -> Part:
    """The viewer's own entry of a field; a spectator sees as many zeros."""
    get = attrgetter(field)

    def make(t: Any, viewer: int) -> bytes:
        entries = get(t)
        return spelt(entries[viewer]) if viewer >= 0 else bytes(len(spelt(entries[0])))

    return own(name, make, f"{field}[viewer]")


def seat_of(name: str, field: str) -> Part:
    """A one for the seat that a field names, the same for every viewer."""
    get = attrgetter(field)
    return alike(name, lambda t, viewer: SEAT[t.seats][get(t)], field)


# ---- numbers -------------------------------------------------------------------------------------------------------


def one_hot(size: int) -> list[bytes]:
    """Rows of the identity, and a last row of zeros for -1."""
    return [bytes(int(i == j) for j in range(size)) for i in range(size)] + [bytes(size)]


BYTE = [bytes((number,)) for number in range(256)]


def clip(numbers: list[int]) -> bytes:
    """Numbers held within a byte."""
    try:
        return bytes(numbers)
    except ValueError:  # some number is not a byte: rare
        return bytes([min(max(n, 0), 255) for n in numbers])


SEAT = [one_hot(size) for size in range(13)]  # by number of seats, then by seat; -1 for nobody


@lru_cache(4096)
def flags(size: int, chosen: tuple[int, ...]) -> bytes:
    """A one for each number among the chosen. The same few sets of seats come again and again, so they are kept."""
    return bytes([n in chosen for n in range(size)])


# ---- the open question ---------------------------------------------------------------------------------------------

Place = int | Callable[[tuple[Any, ...]], int]
NOWHERE: Mapping[str, Any] = MappingProxyType({})


def _at(data: tuple[Any, ...], place: Place) -> int:
    """What stands at a place of a question's data."""
    return int(data[place]) if isinstance(place, int) else place(data)


def question_parts(
    kinds: Sequence[str], about: Mapping[str, Place] = NOWHERE, numbers: Mapping[str, Sequence[Place]] = NOWHERE
) -> tuple[list[Part], list[Part]]:
    """What every observation begins with: for each seat whether it is there, asked and asked about; the question.

    `about` says at which place of a question's data a seat stands, `numbers` which other places hold small numbers;
    either may be a function of the data.
    """
    kind_rows = dict(zip(kinds, one_hot(len(kinds)), strict=False))
    no_kind = bytes(len(kinds))

    def kind(t: Any, viewer: int) -> bytes:
        return no_kind if t.decision is None else kind_rows[t.decision.kind.name]

    def exists(t: Any, viewer: int) -> bytes:
        return b"\1" * int(t.seats)

    def asked(t: Any, viewer: int) -> bytes:
        return flags(t.seats, () if t.decision is None else t.decision.seats)

    def named(t: Any, viewer: int) -> bytes:
        decision = t.decision
        place = None if decision is None else about.get(decision.kind.name)
        seat: bytes = SEAT[t.seats][-1 if place is None else _at(decision.data, place)]
        return seat

    def data(t: Any, viewer: int) -> bytes:
        decision = t.decision
        if decision is None or decision.kind.name not in numbers:
            return b"\0\0\0"
        found = [_at(decision.data, place) + 1 for place in numbers[decision.kind.name]]
        return clip([*found, 0, 0, 0][:3])

    def answered(t: Any, viewer: int) -> bytes:
        if not t.answers and not t.substep:
            return b"\0\0"
        mine = t.decision is not None and viewer in t.decision.seats
        return bytes([viewer in t.answers, min(t.substep, 255) if mine else 0])

    seats = [
        alike("exists", exists, "seats"),
        alike("asked", asked, "decision"),
        alike("asked_about", named, "decision"),
    ]
    question = [
        alike("decision_kind", kind, "decision"),
        alike("decision_data", data, "decision"),
        own("own_answer", answered),
    ]
    return seats, question
