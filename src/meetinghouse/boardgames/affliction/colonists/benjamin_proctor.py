"""Benjamin Proctor: 1 influence for each Proctor in the circle, three at most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.colonists.base import Colonist
from meetinghouse.boardgames.affliction.roster import FAMILIES

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction

PROCTOR = FAMILIES.index("proctor")
MOST = 3


class BenjaminProctor(Colonist):
    icon = "hammer"

    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return self._harvest(t, seat) > 0

    def use(self, t: Affliction, seat: int, me: int) -> None:
        tokens.gain(t, seat, self._harvest(t, seat), me)

    @staticmethod
    def _harvest(t: Affliction, seat: int) -> int:
        family = t.cards.family
        return min(MOST, sum(family[card] == PROCTOR for card in t.circles[seat]))
