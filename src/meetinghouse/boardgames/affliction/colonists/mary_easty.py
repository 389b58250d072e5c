"""Mary Easty: when she is arrested, one accusation comes off every colonist; she asked for no more blood (A12.35)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.names import COLONISTS
from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class MaryEasty(Colonist):
    def when_arrested(self, t: Affliction, me: int, seat: int) -> None:
        accused = tokens.accused(t)
        for card in accused:
            t.accusations[card] -= 1
        if accused:
            t.emit("plea", colonist=COLONISTS[me], colonists=[COLONISTS[card] for card in accused])
