"""Accusation: a red card worth 1 (S5.4). Its worth is printed on it, so it stands in the card set."""

from meetinghouse.boardgames.salem1692.accuse import Red
from meetinghouse.boardgames.salem1692.powers import CARD_POWERS


@CARD_POWERS.add
class Accusation(Red):
    """Nothing beyond what every red card does."""
