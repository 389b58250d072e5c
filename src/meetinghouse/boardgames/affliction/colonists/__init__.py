"""One file for each colonist; all of them add themselves to `POWERS`."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.powers import POWERS

POWERS.load(__name__)

__all__ = ["POWERS"]
