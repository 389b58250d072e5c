"""What Affliction declares for people who look back at it."""

from meetinghouse.boardgames.affliction.lookback.puzzle import WhatWouldYouDo
from meetinghouse.boardgames.affliction.lookback.story import AfflictionStory
from meetinghouse.boardgames.affliction.lookback.value import FEATURES, AfflictionMind
from meetinghouse.lookback import Lookback

LOOKBACK = Lookback(story=AfflictionStory, value=FEATURES, mind=AfflictionMind, puzzle=WhatWouldYouDo())
