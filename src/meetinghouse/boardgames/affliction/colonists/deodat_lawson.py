"""Rev. Deodat Lawson: 1 influence each time you bring another colonist in (A12.24)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class DeodatLawson(Colonist):
    def after_bring(self, t: Affliction, me: int, owner: int, seat: int) -> None:
        if seat == owner:
            tokens.gain(t, owner, 1, me)
