"""George Jacobs Sr.: 1 influence when another player's action accuses somebody of his circle, once for each space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class GeorgeJacobs(Colonist):
    icon = "puritan"

    def after_accused(self, t: Affliction, me: int, owner: int, card: int, seat: int) -> None:
        if seat != owner and t.where[card] == owner and me not in t.once:
            t.once.append(me)
            tokens.gain(t, owner, 1, me)
