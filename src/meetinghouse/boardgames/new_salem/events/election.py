"""Election (N13.20): all vote at once for the next Constable, Badge or not."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.acts import SEAT
from meetinghouse.boardgames.new_salem.powers import POWERS, EventCard, ask_seat, choose_seat
from meetinghouse.boardgames.new_salem.rules import RULES, SECONDS
from meetinghouse.boardgames.new_salem.state import Town
from meetinghouse.engine.game import Closes
from meetinghouse.engine.visibility import EVERYONE


def _candidates(t: Town, *data: int) -> list[int]:
    return [s for s in t.others(t.constable) if not t.trials[s]]


def _ballot(t: Town, seat: int) -> list[int]:
    return [SEAT[s] for s in _candidates(t)]


def most_votes(t: Town, answers: dict[int, int]) -> tuple[int, ...]:
    """The votes are turned up; whoever has the most, from the Constable on."""
    votes = [0] * t.seats
    for seat, act in answers.items():
        votes[SEAT.key(act)] += 1
        t.emit("voted", tells=EVERYONE, seat=seat, target=SEAT.key(act))
    return tuple(seat for seat in t.from_constable() if votes[seat] == max(votes))


def _voted(t: Town, answers: dict[int, int]) -> None:
    ask_seat(t, BREAK_TIE, t.constable, most_votes(t, answers))


def _tied(t: Town, seat: int, tied: tuple[int, ...]) -> list[int]:
    return list(tied)


def _elected(t: Town, by: int, target: int, tied: tuple[int, ...]) -> None:
    t.designated = target
    t.emit("elected", seat=target)


VOTE = RULES.decision("election", closes=Closes.ALL, options=_ballot, then=_voted, seconds=SECONDS, public_answers=True)
BREAK_TIE = choose_seat("election_tie", _tied, _elected)


@POWERS.add
class Election(EventCard):
    def possible(self, t: Town) -> bool:
        return bool(_candidates(t))

    def begin(self, t: Town) -> None:
        if self.possible(t):
            t.ask(VOTE, range(t.seats))
