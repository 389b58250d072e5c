"""Stocks: they cost their player a turn (S5.9-S5.11). `turn.begin_turn` serves them."""

from meetinghouse.boardgames.salem1692.powers import CARD_POWERS, Card


@CARD_POWERS.add
class Stocks(Card):
    """Green, but they stay before the player until the turn is skipped."""

    stays = True
