"""What Salem 1692 declares for people who look back at it."""

from meetinghouse.boardgames.salem1692.lookback.puzzle import WhoIsTheWitch
from meetinghouse.boardgames.salem1692.lookback.story import SalemStory
from meetinghouse.boardgames.salem1692.lookback.value import FEATURES, SalemMind
from meetinghouse.lookback import Lookback

LOOKBACK = Lookback(story=SalemStory, value=FEATURES, mind=SalemMind, puzzle=WhoIsTheWitch())
