"""What is measured of Affliction, and with whom."""

from meetinghouse.boardgames.affliction.lab.fates import fates
from meetinghouse.boardgames.affliction.lab.styles import Hoarder, Hunter
from meetinghouse.research import Research

RESEARCH = Research(
    seats=(2, 3, 4),
    fates=fates,
    lap=("round_began", False),
    styles={"hoarder": Hoarder, "hunter": Hunter},
    compiled=("bots.abilities", "bots.choosing", "bots.placing", "bots.position"),
)
