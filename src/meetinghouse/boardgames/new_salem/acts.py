"""Every answer a player of New Salem can give."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.names import BUILDINGS, CIVIL, EVENTS, MAX_SEATS
from meetinghouse.engine.acts import ActTable

ACTS = ActTable()

MOST_GIVEN = 9  # in one gift; whoever has more may speak up again
MOST_COPIES = 8  # of one Building in the box

PICK = ACTS.family("pick", building=BUILDINGS)  # draft it; of two: keep it
TOP = ACTS.add("top")  # discard both, keep the top card of the deck

KEEP = ACTS.add("keep")  # give nothing
GIVE = ACTS.grid("give", target=range(MAX_SEATS), n=range(1, MOST_GIVEN + 1))

INITIATE = ACTS.family("initiate", event=EVENTS)
END = ACTS.add("end_round")

SEAT = ACTS.family("seat", seat=range(MAX_SEATS))
BUILDING = ACTS.grid("building", seat=range(MAX_SEATS), building=BUILDINGS)
COPY = ACTS.family("copy", rank=range(1, MOST_COPIES + 1))  # the data of the ask lists the cubes on each copy
TYPE = ACTS.family("type", type=CIVIL)
TAKE = ACTS.family("take", building=BUILDINGS)  # from the Peddler's Cart
PASS = ACTS.add("pass")
ENOUGH = ACTS.add("enough")
CLAIM = ACTS.add("claim")
LIGHT = ACTS.add("light")
SHADOW = ACTS.add("shadow")
SAY = ACTS.family("say", side=("puritan", "witch"))
GET_HOPE = ACTS.add("get_hope")
REMOVE = ACTS.add("remove_despair")
TURN = ACTS.family("turn", cube=("hope", "despair"))
FROM_TABLE = ACTS.add("from_table")
