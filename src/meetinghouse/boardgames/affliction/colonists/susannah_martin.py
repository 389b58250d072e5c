"""Susannah Martin: other players cannot put Fear on the colonists of her circle (A12.38)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class SusannahMartin(Colonist):
    def shuns_fear(self, t: Affliction, me: int, card: int, seat: int) -> bool:
        return t.where[card] == t.where[me] != seat
