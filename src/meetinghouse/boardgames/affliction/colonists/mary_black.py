"""Mary Black: may be arrested in place of a Prominent Colonist (A12.20, A8)."""

from meetinghouse.boardgames.affliction.powers import POWERS, Scapegoat


@POWERS.add
class MaryBlack(Scapegoat):
    """Nothing beyond what scapegoats do."""
