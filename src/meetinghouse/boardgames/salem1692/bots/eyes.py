"""How the network of level 3 is shown a match of Salem 1692: what `observing` finds, in one row of numbers.

It was trained on this before the observation counted deeds, and plays and goes on learning with it.
"""

from functools import cache

from meetinghouse.boardgames.salem1692.bots.observing import (
    MOST_SEATS,
    PAIR_SCALE,
    PAIRS_AT,
    SEAT,
    SIZE,
    TABLE,
    DeedCounts,
    kind_of,
    observe,
)
from meetinghouse.boardgames.salem1692.pointing import POINTINGS
from meetinghouse.bots.learned import Eyes
from meetinghouse.bots.shape import NetworkShape, shape_of
from meetinghouse.engine.json_types import Json

DAWN, NIGHT = POINTINGS[:2], POINTINGS[2:]
SECRET = (*POINTINGS, "constable")  # all are asked, so that nobody can tell whose answer counts
ALIKE = ("reveal", "point_first", "point_second", "pass_tryals")  # cards nobody can tell apart


def matters(view: Json) -> bool:
    """Whether it makes a difference what this seat answers; at Night all are asked so that nobody can tell."""
    kind = kind_of(view)
    if kind in POINTINGS:  # only a witch's answer counts
        return bool(view["is_witch"])
    if kind == "constable":
        return bool(view["tryals"].get("constable"))
    return kind not in ALIKE


def look(view: Json, deeds: DeedCounts) -> bytes | None:
    """What a seat knows in one row of numbers, where its answer makes a difference."""
    return observe(view, deeds) if matters(view) else None


def _shape() -> NetworkShape:
    """Where the network finds what it reads; the acts count seats from the viewer on."""
    acts = shape_of("salem1692")
    own = {"seat": SEAT.labels(), "table": TABLE.labels(), "pair": [*map(str, range(2 * len(PAIR_SCALE)))]}
    return NetworkShape(
        MOST_SEATS,
        [list(range(start, start + SEAT.width)) for start in range(0, PAIRS_AT.start, SEAT.width)],
        PAIRS_AT,
        len(PAIR_SCALE),
        list(range(PAIRS_AT.stop, SIZE)),
        acts.seat_acts,
        acts.other_acts,
        acts.logit_at,
        {**acts.labels, **own},
        SIZE,
        [*SEAT.scale * MOST_SEATS, *PAIR_SCALE * MOST_SEATS**2, *TABLE.scale],
    )


@cache
def eyes() -> Eyes:
    """For level 3 and for training."""
    return Eyes(_shape(), DeedCounts, look)
