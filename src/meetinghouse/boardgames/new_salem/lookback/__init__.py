"""What New Salem declares for people who look back at it."""

from meetinghouse.boardgames.new_salem.lookback.story import NewSalemStory
from meetinghouse.boardgames.new_salem.lookback.value import FEATURES, NewSalemMind
from meetinghouse.lookback import Lookback

LOOKBACK = Lookback(story=NewSalemStory, value=FEATURES, mind=NewSalemMind)
