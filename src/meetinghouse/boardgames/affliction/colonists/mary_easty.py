"""Mary Easty: when she is arrested, one accusation comes off every colonist; she begged that no more blood be shed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction.colonists.base import Colonist
from meetinghouse.boardgames.affliction.roster import COLONISTS

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class MaryEasty(Colonist):
    icon = "puritan"

    def when_arrested(self, t: Affliction, me: int, seat: int) -> None:
        accused = [card for card, n in enumerate(t.accusations) if n]
        for card in accused:
            t.accusations[card] -= 1
        if accused:
            t.emit("plea", colonist=COLONISTS[me], colonists=[COLONISTS[card] for card in accused])
