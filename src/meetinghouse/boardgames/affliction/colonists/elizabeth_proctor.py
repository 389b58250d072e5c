"""Elizabeth Proctor: in a circle, she is arrested only with three accusations; she was reprieved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction

NEEDED = 3


class ElizabethProctor(Colonist):
    icon = "clock"

    def forbids_arrest(self, t: Affliction, me: int, card: int) -> bool:
        return card == me and t.accusations[me] < NEEDED
