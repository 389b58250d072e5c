"""Will Griggs: he may play an Alibi as a Witness (S9.48, S9.49)."""

from meetinghouse.boardgames.salem1692.powers import CHARACTER_POWERS, Character


@CHARACTER_POWERS.add
class WillGriggs(Character):
    """The card lies before the accused as a red card worth seven; `cards/alibi.py` plays it."""

    alibi_as_witness = True
