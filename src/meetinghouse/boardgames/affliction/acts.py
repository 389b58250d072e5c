"""Every answer a seat can give in Affliction, numbered once."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.roster import COLONISTS, SPACES
from meetinghouse.engine.acts import ActTable

ACTS = ActTable()

PASS = ACTS.add("pass")
DONE = ACTS.add("done")
COLLECT = ACTS.add("collect")
MORE = ACTS.add("more")
# by number: PLACE[0] is never used
PLACE: list[int] = [-1, *(ACTS.add("place", space=n) for n in range(1, SPACES + 1))]
SPACE: dict[int, int] = {act: space for space, act in enumerate(PLACE) if space}  # the way back
SEAT: list[int] = [ACTS.add("seat", seat=n) for n in range(4)]


def _each(do: str) -> list[int]:
    return [ACTS.add(do, colonist=name) for name in COLONISTS]


KEEP = _each("keep")
USE = _each("use")
ACCUSE = _each("accuse")
CLEAR = _each("clear")
PROTECT_WITH = _each("protect")
HAUNT = _each("haunt")
FRIGHTEN = _each("frighten")
COMFORT = _each("comfort")
ARREST_ONE = _each("arrest")
BRING = _each("bring")
SCAPEGOAT = _each("scapegoat")
ADVOCATE = _each("advocate")
RELEASE = _each("release")
SEND_AWAY = _each("send_away")
TAKE_FROM = _each("take_from")
GIVE_TO = _each("give_to")

# the colonist an act names, by the act's number; -1 for acts that name none
WHO: list[int] = [COLONISTS.index(str(act.args["colonist"])) if "colonist" in act.args else -1 for act in ACTS.acts]
