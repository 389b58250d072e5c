"""William Phips: once, he may confess without turning a Tryal up (S9.50, S9.51)."""

from meetinghouse.boardgames.salem1692.powers import CHARACTER_POWERS, Character

PHIPS_USES = 0  # the column of `used`


@CHARACTER_POWERS.add
class WilliamPhips(Character):
    """Offered with the confessions of each Night (`cards/night.py`) until it is spent."""

    confesses_unseen = True
