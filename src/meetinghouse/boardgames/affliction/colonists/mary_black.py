"""Mary Black: may be arrested in place of a Prominent Colonist (A12.20, A8)."""

from meetinghouse.boardgames.affliction.powers import POWERS, ScapegoatColonist


@POWERS.add
class MaryBlack(ScapegoatColonist):
    """Nothing beyond what scapegoats do."""
