"""Thomas Putnam: one accusation more on each space that places accusations (rulebook, publisher's answer 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class ThomasPutnam(Colonist):
    icon = "clock"

    def extra_accusation(self, t: Affliction, me: int) -> bool:
        return True
