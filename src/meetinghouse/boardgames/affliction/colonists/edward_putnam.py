"""Edward Putnam: arrest a colonist for 2 more (A12.2)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.arrest import ARREST
from meetinghouse.boardgames.affliction.powers import POWERS, Dealer


@POWERS.add
class EdwardPutnam(Dealer):
    deal = ARREST
