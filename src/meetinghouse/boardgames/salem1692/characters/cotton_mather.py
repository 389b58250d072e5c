"""Cotton Mather: Evidence before him is worth 1 (S9.8, S9.9)."""

from meetinghouse.boardgames.salem1692.powers import CHARACTER_POWERS, Character


@CHARACTER_POWERS.add
class CottonMather(Character):
    """The worth is read where the card lies, so an Evidence that leaves him is worth 3 again."""

    evidence_worth = 1
