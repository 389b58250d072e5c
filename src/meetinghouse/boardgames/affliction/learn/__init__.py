"""What Affliction declares for people who learn it."""

from meetinghouse.boardgames.affliction.learn.coach import COACH
from meetinghouse.boardgames.affliction.learn.companion import COMPANION
from meetinghouse.boardgames.affliction.learn.glossary import GLOSSARY
from meetinghouse.boardgames.affliction.learn.lesson import PANELS, SCENES
from meetinghouse.learn import Learn

LEARN = Learn(lesson=SCENES, panels=PANELS, coach=COACH, glossary=GLOSSARY, companion=COMPANION)
