"""Royal Charter (N13.21): worth points at the end, for 1 Despair now."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.cubes import place
from meetinghouse.boardgames.new_salem.powers import POWERS, EventCard
from meetinghouse.boardgames.new_salem.state import CHARTER_CARD, Town

PRICE = 1


@POWERS.add
class RoyalCharter(EventCard):
    held = CHARTER_CARD

    def begin(self, t: Town) -> None:
        t.holder[CHARTER_CARD] = t.constable
        t.emit("chartered", seat=t.constable)
        place(t, t.constable, 0, PRICE)
