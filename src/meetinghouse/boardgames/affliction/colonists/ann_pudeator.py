"""Ann Pudeator: 1 influence for each accused colonist in the circle, two at most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction

MOST = 2


class AnnPudeator(Colonist):
    icon = "hammer"

    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return self._tended(t, seat) > 0

    def use(self, t: Affliction, seat: int, me: int) -> None:
        tokens.gain(t, seat, self._tended(t, seat), me)

    @staticmethod
    def _tended(t: Affliction, seat: int) -> int:
        return min(MOST, sum(t.accusations[card] > 0 for card in t.circles[seat]))
