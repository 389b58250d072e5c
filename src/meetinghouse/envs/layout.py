"""Observations as fixed-size vectors of small numbers: where each named part lies, and what encoders are written with.

The length of each part depends on the game and the number of seats alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

import meetinghouse as mh
from meetinghouse.engine import encoding
from meetinghouse.engine.encoding import Part
from meetinghouse.engine.match import Match

LAYOUT_VERSION = 3  # rises when any layout changes: old policies must not read new numbers


def alike(name: str, make: Callable[[Any, int], bytes], *reads: str) -> Part:
    """A part that is the same for every viewer."""
    return Part(name, make, reads, own=False)


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


def seat_of(name: str, field: str) -> Part:
    """A one for the seat that a field names, the same for every viewer."""
    get = attrgetter(field)
    return alike(name, lambda t, viewer: SEAT[t.seats][get(t)], field)


def own(name: str, make: Callable[[Any, int], bytes], *reads: str, when: str = "") -> Part:
    """A part that depends on who looks."""
    return Part(name, make, reads, own=True, when=when)


class Slice(NamedTuple):
    """Where a part lies in the observation."""

    name: str
    start: int
    size: int


def one_hot(size: int) -> list[bytes]:
    """Rows of the identity, and a last row of zeros for -1."""
    return [bytes(int(i == j) for j in range(size)) for i in range(size)] + [bytes(size)]


def clip(numbers: list[int]) -> bytes:
    """Numbers held within a byte."""
    try:
        return bytes(numbers)
    except ValueError:  # some number is not a byte: rare
        return bytes([min(max(n, 0), 255) for n in numbers])


SEAT = [one_hot(size) for size in range(13)]  # by number of seats, then by seat; -1 for nobody


@lru_cache(4096)
def flags(size: int, chosen: tuple[int, ...]) -> bytes:
    """One for each number among the chosen. The same few sets of seats come again and again, so they are kept."""
    return bytes([n in chosen for n in range(size)])


@lru_cache(4096)
def _small_numbers(data: tuple[Any, ...]) -> bytes:
    """The first four numbers among a question's data, counted from 1."""
    numbers = [n + 1 for n in data if type(n) is int or type(n) is bool]
    return clip([*numbers, 0, 0, 0, 0][:4])


def parts_of(game: str) -> tuple[Part, ...]:
    """The parts of a game's observation, in order."""
    return encoding.parts_of(mh.find_game(game))


def encode(match: Match, viewer: int) -> bytes:
    """The observation of a seat, or of a spectator (-1), as bytes."""
    return b"".join(match.observer.pieces(viewer))


def encode_view(game: str, view: dict[str, Any]) -> bytes:
    """The same numbers from a view alone, for agents that play over the wire."""
    return encode(mh.imagine(game, view, seed=0), view["viewer"])


@cache
def layout_of(game: str, seats: int) -> tuple[Slice, ...]:
    """Names, places and sizes of the parts for a number of seats."""
    sizes = map(len, mh.new_match(game, seats, seed=0).observer.pieces(0))
    slices = []
    start = 0
    for name, pieces in groupby(parts_of(game), key=lambda part: part.name):
        size = sum(next(sizes) for _ in pieces)
        slices.append(Slice(name, start, size))
        start += size
    return tuple(slices)


def size_of(game: str, seats: int) -> int:
    """How many numbers an observation has."""
    last = layout_of(game, seats)[-1]
    return last.start + last.size


def shared_parts(kinds: Sequence[str]) -> list[Part]:
    """What every game's observation begins with: who looks, what is asked, of whom, about what."""
    place = {name: i for i, name in enumerate(kinds)}
    kind_rows = one_hot(len(kinds))

    def viewer_part(t: Any, viewer: int) -> bytes:
        seat: bytes = SEAT[t.seats][viewer]
        return seat

    def kind_part(t: Any, viewer: int) -> bytes:
        return kind_rows[-1 if t.decision is None else place[t.decision.kind.name]]

    def asked_part(t: Any, viewer: int) -> bytes:
        return flags(t.seats, () if t.decision is None else t.decision.seats)

    def data_part(t: Any, viewer: int) -> bytes:
        decision = t.decision
        return b"\0\0\0\0" if decision is None else _small_numbers(decision.data)

    def answered_part(t: Any, viewer: int) -> bytes:
        if not t.substep:
            return b"\1\0" if viewer in t.answers else b"\0\0"
        decision = t.decision
        mine = decision is not None and viewer in decision.seats
        return bytes([viewer in t.answers, min(t.substep, 255) if mine else 0])

    return [
        own("viewer", viewer_part, "seats"),
        alike("decision_kind", kind_part, "decision"),
        alike("decision_seats", asked_part, "decision"),
        alike("decision_data", data_part, "decision"),
        own("own_answer", answered_part),
    ]
