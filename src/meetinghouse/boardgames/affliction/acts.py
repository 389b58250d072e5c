"""Every answer a seat can give in Affliction, numbered once. Families that name colonists are indexed by number."""

from __future__ import annotations

from typing import Any

from meetinghouse.boardgames.affliction.names import COLONISTS, SPACES
from meetinghouse.engine.acts import ActTable

ACTS = ActTable()

PASS = ACTS.add("pass")
DONE = ACTS.add("done")
COLLECT = ACTS.add("collect")
MORE = ACTS.add("more")
PLACE = ACTS.family("place", space=range(1, SPACES + 1))
SEAT = ACTS.family("seat", seat=range(4))
KEEP = ACTS.family("keep", colonist=COLONISTS)
USE = ACTS.family("use", colonist=COLONISTS)
ACCUSE = ACTS.family("accuse", colonist=COLONISTS)
CLEAR = ACTS.family("clear", colonist=COLONISTS)
PROTECT_WITH = ACTS.family("protect", colonist=COLONISTS)
HAUNT = ACTS.family("haunt", colonist=COLONISTS)
FRIGHTEN = ACTS.family("frighten", colonist=COLONISTS)
COMFORT = ACTS.family("comfort", colonist=COLONISTS)
ARREST_ONE = ACTS.family("arrest", colonist=COLONISTS)
BRING = ACTS.family("bring", colonist=COLONISTS)
SCAPEGOAT = ACTS.family("scapegoat", colonist=COLONISTS)
ADVOCATE = ACTS.family("advocate", colonist=COLONISTS)
RELEASE = ACTS.family("release", colonist=COLONISTS)
SEND_AWAY = ACTS.family("send_away", colonist=COLONISTS)
TAKE_FROM = ACTS.family("take_from", colonist=COLONISTS)
GIVE_TO = ACTS.family("give_to", colonist=COLONISTS)


def declining(t: Any, seat: int, *data: Any) -> int:
    """What silence means where the answer is optional (A11.5)."""
    return PASS
