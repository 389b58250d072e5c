"""Martha Corey: 1 influence for each action in which an Afflicted girl uses her ability (A12.23)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class MarthaCorey(Colonist):
    def after_girl(self, t: Affliction, me: int, owner: int) -> None:
        tokens.gain(t, owner, 1, me)
