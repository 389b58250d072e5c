"""Rev. Deodat Lawson: 1 influence each time you bring another colonist in (rulebook, point 47)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class DeodatLawson(Colonist):
    icon = "puritan"

    def after_bring(self, t: Affliction, me: int, owner: int) -> None:
        tokens.gain(t, owner, 1, me)
