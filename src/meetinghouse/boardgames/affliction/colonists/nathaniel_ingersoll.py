"""Nathaniel Ingersoll: 1 influence more on spaces 1 and 2; meetings were held at his tavern."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class NathanielIngersoll(Colonist):
    icon = "clock"

    def meeting_bonus(self, t: Affliction, me: int) -> int:
        return 1
