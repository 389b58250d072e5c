"""Rush to Judgement (N13.18): a Trial goes from one player to another."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.events.trial import free_seats, put_on_trial
from meetinghouse.boardgames.new_salem.powers import POWERS, Naming, ask_seat, choose_seat
from meetinghouse.boardgames.new_salem.state import Town


def _tried(t: Town, seat: int) -> list[int]:
    return [s for s in t.from_constable() if t.trials[s]]


def _freed(t: Town, by: int, source: int) -> None:
    ask_seat(t, JUDGE, by, source)


def _judged(t: Town, by: int, target: int, source: int) -> None:
    put_on_trial(t, source, target)


JUDGE = choose_seat("judge", free_seats, _judged)


@POWERS.add
class RushToJudgement(Naming):
    asks = choose_seat("rush_to_judgement", _tried, _freed)

    def possible(self, t: Town) -> bool:
        return any(t.trials) and not all(t.trials)
