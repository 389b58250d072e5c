"""The newcomer at New Salem: builds what it likes, and forgets who did what."""

from meetinghouse.boardgames.new_salem.bots.player import Level2


class Level1(Level2):
    """Knows whose card it has seen; everyone else is as likely a Witch as anybody."""

    slip = 1.2
    remembers = False
