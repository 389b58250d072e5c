"""Ann Putnam (Afflicted): one accusation on any colonist (A12.13)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.powers import POWERS, Accuser


@POWERS.add
class AnnPutnam(Accuser):
    """Nothing beyond what everybody does who accuses."""
