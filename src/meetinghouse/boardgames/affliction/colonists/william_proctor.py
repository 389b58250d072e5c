"""William Proctor: in a circle, Afflicted girls cannot accuse him (publisher's answer 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class WilliamProctor(Colonist):
    icon = "clock"

    def shuns_girls(self, t: Affliction, me: int, card: int) -> bool:
        return card == me
