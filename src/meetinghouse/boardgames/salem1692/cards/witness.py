"""Witness: a red card worth 7 (S5.6). Its worth is printed on it, so it stands in the card set."""

from meetinghouse.boardgames.salem1692.accuse import Red
from meetinghouse.boardgames.salem1692.powers import CARD_POWERS


@CARD_POWERS.add
class Witness(Red):
    """Nothing beyond what every red card does."""
