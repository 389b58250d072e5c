"""Sarah Osborne: 1 influence each time another player brings a colonist in; she stood up for her share (A12.33)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class SarahOsborne(Colonist):
    def after_bring(self, t: Affliction, me: int, owner: int, seat: int) -> None:
        if seat != owner:
            tokens.gain(t, owner, 1, me)
