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
KEEP = ACTS.family("keep", colonist=HOUSE_COLONISTS)
USE = ACTS.family("use", colonist=HOUSE_COLONISTS)
ACCUSE = ACTS.family("accuse", colonist=HOUSE_COLONISTS)
CLEAR = ACTS.family("clear", colonist=HOUSE_COLONISTS)
PROTECT_WITH = ACTS.family("protect", colonist=HOUSE_COLONISTS)
HAUNT = ACTS.family("haunt", colonist=HOUSE_COLONISTS)
FRIGHTEN = ACTS.family("frighten", colonist=HOUSE_COLONISTS)
COMFORT = ACTS.family("comfort", colonist=HOUSE_COLONISTS)
ARREST_ONE = ACTS.family("arrest", colonist=HOUSE_COLONISTS)
BRING = ACTS.family("bring", colonist=HOUSE_COLONISTS)
SCAPEGOAT = ACTS.family("scapegoat", colonist=HOUSE_COLONISTS)
ADVOCATE = ACTS.family("advocate", colonist=HOUSE_COLONISTS)
RELEASE = ACTS.family("release", colonist=HOUSE_COLONISTS)
SEND_AWAY = ACTS.family("send_away", colonist=HOUSE_COLONISTS)
TAKE_FROM = ACTS.family("take_from", colonist=HOUSE_COLONISTS)
GIVE_TO = ACTS.family("give_to", colonist=HOUSE_COLONISTS)

# What only card sets of one's own need is numbered after all others.
_OWN = {number: COLONISTS[number] for number in range(len(HOUSE_COLONISTS), len(COLONISTS))}
_NAMING = (
    *(KEEP, USE, ACCUSE, CLEAR, PROTECT_WITH, HAUNT, FRIGHTEN, COMFORT),
    *(ARREST_ONE, BRING, SCAPEGOAT, ADVOCATE, RELEASE, SEND_AWAY, TAKE_FROM, GIVE_TO),
)
for _family in _NAMING:
    ACTS.extend(_family, ACTS[_family[0]].do, colonist=_OWN)


def declining(t: Any, seat: int, *data: Any) -> int:
    """What silence means where the answer is optional (A11.5)."""
    return PASS
