"""Elizabeth Hubbard (Afflicted): an accusation, and 1 influence where it is the third or a later one (A12.18)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.powers import POWERS, Accuser
from meetinghouse.boardgames.affliction.state import Affliction

MANY = 3


@POWERS.add
class ElizabethHubbard(Accuser):
    def accused(self, t: Affliction, seat: int, me: int, card: int) -> None:
        if t.accusations[card] >= MANY:
            tokens.gain(t, seat, 1, me)
