"""Elizabeth Parris (Afflicted): the first accusation on a colonist, and 1 influence (A12.15)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.powers import POWERS, Accuser
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class ElizabethParris(Accuser):
    def accusable(self, t: Affliction, seat: int) -> list[int]:
        return [card for card in t.playing if not t.accusations[card]]

    def accused(self, t: Affliction, seat: int, me: int, card: int) -> None:
        tokens.gain(t, seat, 1, me)
