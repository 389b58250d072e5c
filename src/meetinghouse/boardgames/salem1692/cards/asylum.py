"""Asylum: the witches' Kill does nothing to its player (S5.21). `cards/night.py` looks for it."""

from meetinghouse.boardgames.salem1692.powers import CARD_POWERS, Blue


@CARD_POWERS.add
class Asylum(Blue):
    """Nothing happens when it is laid."""
