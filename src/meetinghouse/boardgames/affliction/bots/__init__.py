"""The players of Affliction. Level 2 plans its messengers, builds early, cashes in late and keeps its grievance secret.

`position.py` reads a view, `placing.py` values the spaces, `choosing.py` every other choice, `talking.py` speaks and
listens, `weights.py` holds the numbers. Level 1 thinks of its own next step only; level 3 looks ahead.
"""

from meetinghouse.boardgames.affliction.bots.level1 import Level1
from meetinghouse.boardgames.affliction.bots.level2 import Level2
from meetinghouse.boardgames.affliction.bots.level3 import Level3

__all__ = ["Level1", "Level2", "Level3"]
