"""John Proctor: the hand and the blue cards of the dead go to his hand (S9.14; sharing with Martha: S9.22)."""

from __future__ import annotations

from meetinghouse.boardgames.salem1692.character import Character, character
from meetinghouse.boardgames.salem1692.kinds import CHARACTERS
from meetinghouse.boardgames.salem1692.state import INHERITS

INHERITS[CHARACTERS.index("john_proctor")] = True


@character("john_proctor")
class JohnProctor(Character):
    """What he inherits is carried out where the dead player's cards are settled (`death.settle`)."""
