"""Sarah Good: Arson and Robbery against her come to nothing (S9.39, S9.40)."""

from meetinghouse.boardgames.salem1692.powers import CHARACTER_POWERS, Character


@CHARACTER_POWERS.add
class SarahGood(Character):
    """She may still be given a robbed hand: only being the victim is looked at."""

    robbery_immune = True
