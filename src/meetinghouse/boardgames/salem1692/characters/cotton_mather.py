"""Cotton Mather: Evidence before him is worth 1 (S9.8, S9.9)."""

from __future__ import annotations

from meetinghouse.boardgames.salem1692.character import Character, character
from meetinghouse.boardgames.salem1692.kinds import CHARACTERS
from meetinghouse.boardgames.salem1692.state import EVIDENCE_WORTH

EVIDENCE_WORTH[CHARACTERS.index("cotton_mather")] = 1


@character("cotton_mather")
class CottonMather(Character):
    """The worth is read where the card lies, so an Evidence that leaves him is worth 3 again."""
