"""Players of Salem 1692."""

from meetinghouse.boardgames.salem1692.bots.level1 import Level1
from meetinghouse.boardgames.salem1692.bots.level2 import Level2

__all__ = ["Level1", "Level2"]
