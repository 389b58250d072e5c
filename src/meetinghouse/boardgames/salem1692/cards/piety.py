"""Piety: no red card may be played on its player (S5.22, S5.23). `card.Red.targets` looks for it."""

from meetinghouse.boardgames.salem1692.powers import CARD_POWERS, Blue


@CARD_POWERS.add
class Piety(Blue):
    """Red cards that already lie there stay and count."""
