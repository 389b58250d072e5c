"""John Proctor: the hand and the blue cards of the dead go to his hand (S9.14; sharing with Martha: S9.22)."""

from meetinghouse.boardgames.salem1692.powers import CHARACTER_POWERS, Character


@CHARACTER_POWERS.add
class JohnProctor(Character):
    """What he inherits is carried out where the dead player's cards are settled (`death.settle`)."""

    inherits = True
