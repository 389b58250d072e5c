"""What is measured of New Salem, and with whom."""

from meetinghouse.boardgames.new_salem.bots.grounds import promises
from meetinghouse.boardgames.new_salem.lab.fates import fates
from meetinghouse.boardgames.new_salem.lab.styles import Miser, Patron
from meetinghouse.research import Research

RESEARCH = Research(
    seats=(3, 5, 8),
    fates=fates,
    promises=promises,
    lap=("round_ended", False),
    styles={"miser": Miser, "patron": Patron},
    compiled=("bots.belief", "bots.drafting", "bots.events", "bots.player", "bots.reading"),
)
