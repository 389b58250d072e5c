"""Players of Salem 1692: a newcomer, a neighbour who counts and remembers, and a magistrate who learned by playing.

`level3.py` is not imported here: only tables with a magistrate need NumPy.
"""

from meetinghouse.boardgames.salem1692.bots.level2 import Level1, Level2

__all__ = ["Level1", "Level2"]
