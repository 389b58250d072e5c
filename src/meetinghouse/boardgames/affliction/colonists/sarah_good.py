"""Sarah Good: may be arrested in place of a Prominent Colonist (A12.21, A8)."""

from meetinghouse.boardgames.affliction.powers import POWERS, Scapegoat


@POWERS.add
class SarahGood(Scapegoat):
    """Nothing beyond what scapegoats do."""
