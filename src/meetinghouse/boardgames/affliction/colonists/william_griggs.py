"""Dr. William Griggs: an advocate for a colonist of his circle, three at most on each (A12.27, A6.7)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.acts import ADVOCATE
from meetinghouse.boardgames.affliction.powers import POWERS, Chooser
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class WilliamGriggs(Chooser):
    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        return ADVOCATE.acts(card for card in t.circles[seat] if tokens.may_get_advocate(t, card))

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        tokens.add_advocate(t, seat, ADVOCATE.key(act))
