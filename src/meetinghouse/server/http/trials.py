"""The daily trial over HTTP. The answer leaves this server only with a right answer or with somebody's giving up.

How the trials of a person went is kept for all their devices, theirs to take and to end. A day is a sign for each try:
`r`ight, not pro`v`en, `w`rong, or `g`iven up; one that ended on a later day has an `l` behind it. The page counts the
streak from these.
"""

from collections.abc import Iterable
from datetime import UTC, date, datetime

from meetinghouse import puzzles
from meetinghouse.lookback.puzzle import RIGHT, ProofStep
from meetinghouse.server.hall.hall import Hall
from meetinghouse.server.hall.people import PersonName
from meetinghouse.server.store import StoreDown
from meetinghouse.server.store.people import PuzzleDay
from meetinghouse.server.wire.learning import JudgeTrial, Trial, TrialJudged, TrialStep
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.server.wire.shapes import Ask

EVENTS = 40  # of the log: what led up to the moment
DAYS = 7  # today's and those before it that can still be opened
SIGNS = {"right": "r", "unproven": "v", "wrong": "w", "given_up": "g"}
MOST_TRIES = 60  # that are kept of one day
ENDED = ("r", "g", "l")


def shown(now: int, back: int) -> Trial:
    """The trial of so many days ago, for a time in milliseconds."""
    day = _today(now).toordinal() - back
    posed = puzzles.posed(puzzles.number_of(day))
    one, ask = posed.puzzle, posed.match.ask_id
    return Trial(
        day=date.fromordinal(day).isoformat(),
        game=one.game,
        kind=posed.kind,
        seats=one.seats,
        seat=one.seat,
        view=posed.match.view(one.seat),
        events=posed.match.observer.told(one.seat)[-EVENTS:],
        facts=_steps(posed.facts),
        ask=Ask(ask, posed.question, [{"ask": ask, **answer} for answer in posed.answers], True),
    )


def judged(now: int, wish: JudgeTrial) -> TrialJudged:
    """What an answer is worth; without one it is given up."""
    try:
        day = date.fromisoformat(wish.day)
    except ValueError:
        raise Refusal("unreadable") from None
    if day.isoformat() != wish.day:  # a day has other spellings, and each would be a day of its own
        raise Refusal("unreadable")
    if not 0 <= _today(now).toordinal() - day.toordinal() < DAYS:
        raise Refusal("no_such_page", status=404)
    posed = puzzles.posed(puzzles.number_of(day.toordinal()))
    if wish.answer is not None:
        verdict = posed.verdict({name: value for name, value in wish.answer.items() if name != "ask"})
        if verdict != RIGHT:
            return TrialJudged(verdict)
    return TrialJudged(
        RIGHT if wish.answer is not None else "given_up", answer=posed.puzzle.answer, proof=_steps(posed.proof())
    )


async def days_of(hall: Hall, person: str) -> dict[str, str]:
    """The days of a person, newest first; none where people are not counted. A puzzle waits for no database."""
    if not person or hall.settings.people != "full":
        return {}
    try:
        return {day.day: day.body for day in await hall.store.people.puzzle_days(person)}
    except StoreDown:
        return {}


async def tried(hall: Hall, person: str, address: str, day: str, verdict: str) -> None:
    """Write down a try. It makes an unknown person known; where too many new people came from one household, nothing
    is kept."""
    if not person or hall.settings.people != "full":
        return
    people = hall.store.people
    try:
        if await people.person(person) is None:
            hall.admit(address)
            await hall.people.admit(person, address)
            await hall.people.make(person, PersonName(), said=False)
        before = next((one.body for one in await people.puzzle_days(person, DAYS) if one.day == day), "")
        signs = before + SIGNS[verdict]
        if before.endswith(ENDED) or (len(signs) > MOST_TRIES and not signs.endswith(ENDED)):
            return
        now = hall.now()
        late = day != _today(now).isoformat()
        body = signs + "l" * (late and signs.endswith(ENDED))
        await people.put_puzzle_day(PuzzleDay(person, day, verdict == "right", len(signs), now, body))
    except (Refusal, StoreDown):
        return  # it was judged all the same


def _today(now: int) -> date:
    return datetime.fromtimestamp(now / 1000, UTC).date()


def _steps(steps: Iterable[ProofStep]) -> list[TrialStep]:
    return [TrialStep(one.key, dict(one.args), list(one.may), list(one.sure)) for one in steps]
