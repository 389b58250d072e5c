"""What New Salem declares for people who learn it."""

from meetinghouse.boardgames.new_salem.learn.coach import COACH
from meetinghouse.boardgames.new_salem.learn.companion import COMPANION
from meetinghouse.boardgames.new_salem.learn.glossary import GLOSSARY
from meetinghouse.boardgames.new_salem.learn.lesson import PANELS, SCENES
from meetinghouse.learn import Learn

LEARN = Learn(lesson=SCENES, panels=PANELS, coach=COACH, glossary=GLOSSARY, companion=COMPANION)
