"""How the daily trials of a person went: on all their devices, theirs to take and to end.

A day is a sign for each try: `r`ight, not pro`v`en, `w`rong, or `g`iven up; one that ended on a later day has an `l`
behind it. The page counts the streak from these.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from meetinghouse.server.hall.people import PersonName
from meetinghouse.server.store import StoreDown
from meetinghouse.server.store.people import PuzzleDay
from meetinghouse.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from meetinghouse.server.hall.hall import Hall

SIGNS = {"right": "r", "unproven": "v", "wrong": "w", "given_up": "g"}
MOST_TRIES = 60  # that are kept of one day
A_WEEK = 7  # days whose trials can be opened
ENDED = ("r", "g", "l")


async def of(hall: Hall, person: str) -> dict[str, str]:
    """The days of a person, newest first; none where people are not counted. A puzzle waits for no database."""
    if not person or hall.settings.people != "full":
        return {}
    try:
        return {day.day: day.body for day in await hall.store.people.puzzle_days(person)}
    except StoreDown:
        return {}


async def tried(hall: Hall, person: str, address: str, day: str, verdict: str) -> None:
    """Write down a try. It is an act: a person whom nobody knew yet is known now, unless too many came from
    their household, who then solve it unknown."""
    if not person or hall.settings.people != "full":
        return
    people = hall.store.people
    try:
        if await people.person(person) is None:
            hall.admit(address)
            await hall.people.admit(person, address)
            await hall.people.make(person, PersonName(), said=False)
        before = next((one.body for one in await people.puzzle_days(person, A_WEEK) if one.day == day), "")
        signs = before + SIGNS[verdict]
        if before.endswith(ENDED) or (len(signs) > MOST_TRIES and not signs.endswith(ENDED)):
            return
        now = hall.now()
        late = day != datetime.fromtimestamp(now / 1000, UTC).date().isoformat()
        body = signs + "l" * (late and signs.endswith(ENDED))
        await people.put_puzzle_day(PuzzleDay(person, day, verdict == "right", len(signs), now, body))
    except (Refusal, StoreDown):
        return  # it was judged all the same
