"""Every answer a seat can give in Affliction, numbered once. Families that name colonists are indexed by number."""

from typing import Any

from meetinghouse.boardgames.affliction.names import COLONISTS, HOUSE_COLONISTS, SPACES
from meetinghouse.engine.acts import ActTable

ACTS = ActTable()

PASS = ACTS.add("pass")
DONE = ACTS.add("done")
COLLECT = ACTS.add("collect")
MORE = ACTS.add("more")
PLACE = ACTS.family("place", space=range(1, SPACES + 1))
SEAT = ACTS.family("seat", seat=range(4))

# What names a colonist; what only card sets of one's own need is numbered after all others.
_NAMING = (
    *("keep", "use", "accuse", "clear", "protect", "haunt", "frighten", "comfort"),
    *("arrest", "bring", "scapegoat", "advocate", "release", "send_away", "take_from", "give_to"),
)
_FAMILIES = [ACTS.family(do, colonist=HOUSE_COLONISTS) for do in _NAMING]
_OWN = {number: COLONISTS[number] for number in range(len(HOUSE_COLONISTS), len(COLONISTS))}
for _family, _do in zip(_FAMILIES, _NAMING, strict=True):
    ACTS.extend(_family, _do, colonist=_OWN)
KEEP, USE, ACCUSE, CLEAR, PROTECT_WITH, HAUNT, FRIGHTEN, COMFORT = _FAMILIES[:8]
ARREST_ONE, BRING, SCAPEGOAT, ADVOCATE, RELEASE, SEND_AWAY, TAKE_FROM, GIVE_TO = _FAMILIES[8:]


def declining(t: Any, seat: int, *data: Any) -> int:
    """What silence means where the answer is optional (A11.5)."""
    return PASS
