"""Sarah Good: may be arrested in place of a Prominent Colonist (A12.21, A8)."""

from meetinghouse.boardgames.affliction.powers import POWERS, ScapegoatColonist


@POWERS.add
class SarahGood(ScapegoatColonist):
    """Nothing beyond what scapegoats do."""
