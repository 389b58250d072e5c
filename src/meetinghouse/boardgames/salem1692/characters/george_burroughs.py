"""George Burroughs: his Tryals are turned up at eight accusations (S9.10)."""

from __future__ import annotations

from meetinghouse.boardgames.salem1692.character import Character, character
from meetinghouse.boardgames.salem1692.kinds import CHARACTERS
from meetinghouse.boardgames.salem1692.state import LIMIT

LIMIT[CHARACTERS.index("george_burroughs")] = 8


@character("george_burroughs")
class GeorgeBurroughs(Character):
    """Against Thomas Danforth that makes seven (S9.42): one below whatever the limit is."""
