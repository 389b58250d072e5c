"""Giles Corey: in a circle, he stands mute: accusations do not make his arrest cheaper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class GilesCorey(Colonist):
    icon = "clock"

    def shrugs_off(self, t: Affliction, me: int, card: int) -> bool:
        return card == me
