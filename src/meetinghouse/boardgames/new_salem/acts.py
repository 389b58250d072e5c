"""Every answer a player of New Salem can give."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.ids import BUILDINGS, CIVIL, DESIGNS, EVENTS, MAX_SEATS
from meetinghouse.engine.acts import ActTable

ACTS = ActTable()

MOST_GIVEN = 9  # in one gift; whoever has more may speak up again
MOST_COPIES = 8  # of one Building in the box

PICK = [ACTS.add("pick", building=name) for name in BUILDINGS]  # draft it; of two: keep it
TOP = ACTS.add("top")  # discard both, keep the top card of the deck

KEEP = ACTS.add("keep")  # give nothing
GIVE = [[ACTS.add("give", target=s, n=n) for n in range(1, MOST_GIVEN + 1)] for s in range(MAX_SEATS)]

INITIATE = [ACTS.add("initiate", event=name) for name in EVENTS]
END = ACTS.add("end_round")

SEAT = [ACTS.add("seat", seat=s) for s in range(MAX_SEATS)]
BUILDING = [[ACTS.add("building", seat=s, building=name) for name in BUILDINGS] for s in range(MAX_SEATS)]
COPY = [
    ACTS.add("copy", rank=n + 1) for n in range(MOST_COPIES)
]  # of several copies; the data of the ask lists their cubes
TYPE = [ACTS.add("type", type=name) for name in CIVIL]
TAKE = [ACTS.add("take", building=name) for name in BUILDINGS]  # from the Peddler's Cart
PASS = ACTS.add("pass")
ENOUGH = ACTS.add("enough")
CLAIM = ACTS.add("claim")
LIGHT = ACTS.add("light")
SHADOW = ACTS.add("shadow")
SAY_PURITAN = ACTS.add("say", side="puritan")
SAY_WITCH = ACTS.add("say", side="witch")
GET_HOPE = ACTS.add("get_hope")
REMOVE = ACTS.add("remove_despair")
TO_HOPE = ACTS.add("turn", cube="hope")
TO_DESPAIR = ACTS.add("turn", cube="despair")
FROM_TABLE = ACTS.add("from_table")

# the way back, as flat lookups: what an act is about
_FIRST_BUILDING = BUILDING[0][0]
_FIRST_GIVE = GIVE[0][0]


def building_of(act: int) -> tuple[int, int]:
    """The owner and the design that a `building` act names."""
    return divmod(act - _FIRST_BUILDING, DESIGNS)


def gift_of(act: int) -> tuple[int, int]:
    """The receiver and the number of cubes of a `give` act."""
    target, n = divmod(act - _FIRST_GIVE, MOST_GIVEN)
    return target, n + 1
