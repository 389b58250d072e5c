"""Mary Warren: Matchmaker and Black Cat do her no harm (S9.32-S9.34)."""

from meetinghouse.boardgames.salem1692.powers import CHARACTER_POWERS, Character


@CHARACTER_POWERS.add
class MaryWarren(Character):
    """Her own death still takes the player linked to her: immunity is looked up for the one who would follow."""

    link_immune = True
    cat_immune = True
