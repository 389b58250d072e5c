"""What is measured of Salem 1692, and with whom."""

from meetinghouse.boardgames.salem1692.lab.fates import fates
from meetinghouse.boardgames.salem1692.lab.styles import Hothead, Lurker
from meetinghouse.research import Research

RESEARCH = Research(
    seats=(4, 6, 8, 12),
    fates=fates,
    lap=("turn", True),
    facts=("tryal_revealed",),
    styles={"lurker": Lurker, "hothead": Hothead},
    compiled=("bots.belief", "bots.memory", "bots.mind", "bots.observing", "bots.sight", "bots.town", "bots.witch"),
)
