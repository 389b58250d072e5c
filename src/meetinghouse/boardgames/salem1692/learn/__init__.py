"""What Salem 1692 declares for people who learn it."""

from meetinghouse.boardgames.salem1692.learn.coach import COACH
from meetinghouse.boardgames.salem1692.learn.companion import COMPANION
from meetinghouse.boardgames.salem1692.learn.glossary import GLOSSARY
from meetinghouse.boardgames.salem1692.learn.lesson import PANELS, SCENES
from meetinghouse.learn import Learn

LEARN = Learn(lesson=SCENES, panels=PANELS, coach=COACH, glossary=GLOSSARY, companion=COMPANION)
