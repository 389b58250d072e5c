"""Players of Salem 1692."""

from meetinghouse.bots.salem1692.level2 import Level2

__all__ = ["Level2"]
