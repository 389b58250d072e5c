"""Layout 2 of the observations: the same shape at every table, seats counted from the viewer on, with a memory.

It begins with the parts that have a row for each seat, room left for the largest table: `hope` of New Salem is eight
numbers, of which the first is the viewer's own. Then come the counted deeds of each seat, what each did to each,
and the parts of the table, which are as long at every table. `encode` and `encode_view`
make the same numbers, one from a match and one from what a seat was shown and told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any

import meetinghouse as mh
from meetinghouse.bots.seeing import observe, observe_view
from meetinghouse.engine.encoding import Part
from meetinghouse.engine.history import History
from meetinghouse.engine.match import Match
from meetinghouse.envs.layout import SEAT, Slice, alike, clip, flags, own, shared_parts

LAYOUT_VERSION = 2


def question_parts(
    kinds: Sequence[str], about: Mapping[str, int], numbers: Mapping[str, Sequence[int]]
) -> tuple[list[Part], list[Part]]:
    """What layout 2 of every game begins with: for each seat whether it is there, asked and asked about; the question.

    `about` says at which place of a question's data a seat stands, `numbers` which other places hold small numbers.
    """
    kind_part = shared_parts(kinds)[1]

    def exists(t: Any, viewer: int) -> bytes:
        return b"\1" * int(t.seats)

    def asked(t: Any, viewer: int) -> bytes:
        return flags(t.seats, () if t.decision is None else t.decision.seats)

    def named(t: Any, viewer: int) -> bytes:
        decision = t.decision
        place = None if decision is None else about.get(decision.kind.name)
        seat: bytes = SEAT[t.seats][-1 if place is None else decision.data[place]]
        return seat

    def data(t: Any, viewer: int) -> bytes:
        decision = t.decision
        if decision is None or decision.kind.name not in numbers:
            return b"\0\0\0"
        found = [decision.data[place] + 1 for place in numbers[decision.kind.name]]
        return clip([*found, 0, 0, 0][:3])

    def answered(t: Any, viewer: int) -> bytes:
        mine = t.decision is not None and viewer in t.decision.seats
        return bytes([viewer in t.answers, min(t.substep, 255) if mine else 0])

    seats = [
        alike("exists", exists, "seats"),
        alike("asked", asked, "decision"),
        alike("asked_about", named, "decision"),
    ]
    return seats, [kind_part, alike("decision_data", data, "decision"), own("own_answer", answered)]


@cache
def layout_of(game: str) -> tuple[Slice, ...]:
    """Names, places and sizes of the parts."""
    blocks = mh.new_match(game, mh.find_game(game).spec.min_seats, seed=0).observer.blocks()
    slices = []
    start = 0
    for name, several in groupby(blocks, key=lambda block: block.name):
        size = sum(block.rows * block.width for block in several)
        slices.append(Slice(name, start, size))
        start += size
    return tuple(slices)


def size_of(game: str) -> int:
    """How many numbers an observation has."""
    last = layout_of(game)[-1]
    return last.start + last.size


def encode(match: Match, seat: int, history: History | None = None) -> bytes:
    """The observation of a seat as bytes; `history` where the match itself does not know its past."""
    return observe(match, seat, history).tobytes()


def encode_view(game: str, view: dict[str, Any], history: History) -> bytes:
    """The same numbers from a view and the counted events of its seat, for players at the other end of a wire."""
    return observe_view(game, view, history).tobytes()
