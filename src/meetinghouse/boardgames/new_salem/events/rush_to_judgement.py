"""Rush to Judgement (N13.18): move a Trial from the table or from a player to another player, for 1 Despair."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.acts import FROM_TABLE, SEAT
from meetinghouse.boardgames.new_salem.cubes import place
from meetinghouse.boardgames.new_salem.events.trial import ON_TABLE, free_seats, put_on_trial
from meetinghouse.boardgames.new_salem.powers import POWERS, EventCard, ask_seat, choose_seat
from meetinghouse.boardgames.new_salem.rules import question
from meetinghouse.boardgames.new_salem.state import Town


def _sources(t: Town, seat: int) -> list[int]:
    held = [SEAT[s] for s in t.from_constable() if t.trials[s]]
    return [FROM_TABLE, *held] if t.trials_left else held


def _taken(t: Town, seat: int, act: int) -> None:
    ask_seat(t, JUDGE, seat, ON_TABLE if act == FROM_TABLE else SEAT.key(act))


def _judged(t: Town, by: int, target: int, source: int) -> None:
    put_on_trial(t, source, target)
    place(t, by, 0, 1)


TAKE_TRIAL = question("rush_to_judgement", _sources, _taken)
JUDGE = choose_seat("judge", free_seats, _judged)


@POWERS.add
class RushToJudgement(EventCard):
    def possible(self, t: Town) -> bool:
        return (t.trials_left > 0 or any(t.trials)) and not all(t.trials)

    def begin(self, t: Town) -> None:
        if self.possible(t):
            ask_seat(t, TAKE_TRIAL, t.constable)
