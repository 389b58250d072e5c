"""Susannah Martin: other players cannot put Fear on the colonists of her circle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class SusannahMartin(Colonist):
    icon = "clock"

    def shuns_fear(self, t: Affliction, me: int, card: int, seat: int) -> bool:
        return t.where[card] == t.where[me] != seat
