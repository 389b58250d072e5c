"""John Porter Sr.: bring a colonist into the circle for 2 more (A12.9)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.circle import RECRUIT
from meetinghouse.boardgames.affliction.powers import POWERS, Dealer


@POWERS.add
class JohnPorter(Dealer):
    deal = RECRUIT
