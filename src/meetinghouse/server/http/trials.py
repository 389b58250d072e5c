"""The daily trial over HTTP. The answer leaves this server only with a right answer or with somebody's giving up."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime

from meetinghouse import puzzles
from meetinghouse.engine.errors import MeetinghouseError
from meetinghouse.lookback.puzzle import RIGHT, ProofStep
from meetinghouse.server.wire.learning import JudgeTrial, Trial, TrialJudged, TrialStep
from meetinghouse.server.wire.refusals import Refusal, from_engine
from meetinghouse.server.wire.shapes import Ask

EVENTS = 40  # of the log: what led up to the moment
DAYS = 7  # today's and those before it that can still be opened


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
    if not 0 <= _today(now).toordinal() - day.toordinal() < DAYS:
        raise Refusal("no_such_page", status=404)
    posed = puzzles.posed(puzzles.number_of(day.toordinal()))
    if wish.answer is not None:
        try:
            verdict = posed.verdict({name: value for name, value in wish.answer.items() if name != "ask"})
        except MeetinghouseError as error:
            raise from_engine(error) from error
        if verdict != RIGHT:
            return TrialJudged(verdict)
    return TrialJudged(
        RIGHT if wish.answer is not None else "given_up", answer=posed.puzzle.answer, proof=_steps(posed.proof())
    )


def _today(now: int) -> date:
    return datetime.fromtimestamp(now / 1000, UTC).date()


def _steps(steps: Iterable[ProofStep]) -> list[TrialStep]:
    return [TrialStep(one.key, dict(one.args), list(one.may), list(one.sure)) for one in steps]
