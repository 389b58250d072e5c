"""Martha Corey: 1 influence for each action in which an Afflicted girl uses her ability (rulebook, point 44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class MarthaCorey(Colonist):
    icon = "puritan"

    def after_girl(self, t: Affliction, me: int, owner: int) -> None:
        tokens.gain(t, owner, 1, me)
