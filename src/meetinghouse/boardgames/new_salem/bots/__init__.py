"""Players of New Salem. Level 2 drafts for its types and sets, weighs Despair as its side wants, believes and bluffs;
level 3 asks a network (`level3.py` is not imported here: only tables with a magistrate need NumPy).

`reading` says what a view means, `belief` who seems to be a Witch, `drafting` what a Building is worth, `events` what
an Event is worth and whom it should meet, `player` puts it together.
"""

from meetinghouse.boardgames.new_salem.bots.level1 import Level1
from meetinghouse.boardgames.new_salem.bots.player import Level2

__all__ = ["Level1", "Level2"]
