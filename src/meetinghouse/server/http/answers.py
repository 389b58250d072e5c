"""Everything that is answered over HTTP, in one table: `app` serves it, and a page without a server asks it."""

from meetinghouse.server.http.answers_after import AFTER
from meetinghouse.server.http.answers_facts import FACTS
from meetinghouse.server.http.answers_learning import LEARNING
from meetinghouse.server.http.answers_people import PEOPLE
from meetinghouse.server.http.answers_tables import TABLES
from meetinghouse.server.http.asking import HttpAnswer

ANSWERS: list[HttpAnswer] = [*TABLES, *PEOPLE, *AFTER, *LEARNING, *FACTS]
