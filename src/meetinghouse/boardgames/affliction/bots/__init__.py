"""The players of Affliction. Level 2 plans its messengers, builds early, cashes in late and keeps its grievance secret.

`position.py` reads a view, `placing.py` values the spaces, `choosing.py` every other choice, `talking.py` speaks and
listens, `weights.py` holds the numbers. Level 1 thinks of its own next step only; level 3 asks a network and looks
ahead (`level3.py` is not imported here: only tables with a magistrate need NumPy).
"""

from meetinghouse.boardgames.affliction.bots.level2 import Level1, Level2

__all__ = ["Level1", "Level2"]
