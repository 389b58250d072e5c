"""Mary Black: may be arrested in place of a Prominent Colonist (rulebook, publisher's answer 10)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.colonists.base import Scapegoat


class MaryBlack(Scapegoat):
    """Nothing of her own beyond what scapegoats do; her numbers are in the card set."""
