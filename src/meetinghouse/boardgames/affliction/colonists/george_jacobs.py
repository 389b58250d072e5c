"""George Jacobs Sr.: 1 influence each time another player arrests somebody (A12.26)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class GeorgeJacobs(Colonist):
    def after_arrest(self, t: Affliction, me: int, owner: int, seat: int) -> None:
        if seat != owner:
            tokens.gain(t, owner, 1, me)
