"""George Jacobs Sr.: 1 influence when another player accuses somebody of his circle, once for each space (A12.26)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class GeorgeJacobs(Colonist):
    def after_accused(self, t: Affliction, me: int, owner: int, card: int, seat: int) -> None:
        if seat != owner and t.where[card] == owner and me not in t.once:
            t.once.append(me)
            tokens.gain(t, owner, 1, me)
