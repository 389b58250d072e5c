"""A match asked seat by seat, for interfaces that know only one acting player at a time.

Simultaneous decisions are put to their seats one after another; nothing that an earlier seat answered can be seen by a
later one, since the match itself shows it to nobody until all are in.

Speak-ups (a beggar's plea, say, while another seat is at its turn) are left alone unless asked for: answering only what
is required always ends a game. With `speak_ups`, a seat that may speak up is asked before the seat whose turn it is,
and has one act more: silence, numbered after all of the game's own.
"""

from typing import Any

import meetinghouse as mh
from meetinghouse.bots.driver import next_asked
from meetinghouse.engine.match import Match


class Episode:
    """One match and whose turn it is to answer. Acts are numbers: making `Choice` objects would cost time."""

    __slots__ = ("acts", "match", "seat", "silence", "silent")

    def __init__(self, match: Match, speak_ups: bool = False) -> None:
        self.match = match
        self.silence = silence_of(match.game) if speak_ups else -1
        self.silent: set[tuple[int, int]] = set()  # (ask, seat): speak-ups that were let pass
        self.seat = -1  # who has to answer; -1 when the match is over
        self.acts: list[int] = []  # the act numbers on offer to that seat
        self.advance()

    def advance(self) -> int:
        """Find the next seat that has to answer, or -1."""
        if self.silence >= 0 and self._speaker():
            return self.seat
        self.seat, self.acts = self.match.turn()
        return self.seat

    def _speaker(self) -> bool:
        """Whether somebody may speak up now and has not let it pass."""
        asked = next_asked(self.match, range(self.match.seats), self.silent)
        if asked is None or asked[1].required:
            return False
        self.seat, self.acts = asked[0], [*asked[1].acts, self.silence]
        return True

    def step(self, act: int) -> None:
        """Answer for the acting seat; refuses what is not on offer."""
        if act not in self.acts:
            raise mh.IllegalMove("not-offered", expected=self.acts, got=act)
        self.take(act)

    def take(self, act: int) -> int:
        """Answer with one of `acts`, which the caller has checked; returns who has to answer next, or -1."""
        if act == self.silence:
            self.silent.add((self.match.ask_id, self.seat))
        else:
            self.silent.clear()
            self.match.take(self.seat, act)
        return self.advance()

    def copy(self) -> "Episode":
        other = Episode.__new__(Episode)
        other.match, other.seat, other.acts = self.match.copy(), self.seat, self.acts[:]
        other.silence, other.silent = self.silence, self.silent.copy()
        return other

    def returns(self) -> list[float]:
        """+1 for winners and -1 for the others once the match is over, 0 before; 0 for all where all win.

        At a table of two the sum is always 0: where nobody wins, neither has lost to the other.
        """
        return returns_of(self.match)


def returns_of(match: Match) -> list[float]:
    """What each seat of a match gets, as `Episode.returns` says."""
    outcome = match.outcome
    drawn = (0, 2) if match.seats == 2 else (match.seats,)
    if outcome is None or len(outcome.winners) in drawn:
        return [0.0] * match.seats
    return [1.0 if seat in outcome.winners else -1.0 for seat in range(match.seats)]


def seats_of(seats: int | None, players: int | None) -> int | None:
    """How many seats a caller wants, who may say `seats` or `players`: both mean the same."""
    if seats is not None and players is not None and seats != players:
        raise mh.BadInput("bad-seats", expected="seats or players", got=[seats, players])
    return players if seats is None else seats


def check_seat(seat: Any, seats: int) -> None:
    """Refuse a seat that is not at the table."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise mh.BadInput("no-such-seat", expected=f"0..{seats - 1}", got=seat)


def silence_of(game: str) -> int:
    """The number of the act that lets a speak-up pass."""
    return len(mh.find_game(game).acts)


def start(game: str, seats: int, options: dict[str, Any] | None, seed: int | None, speak_ups: bool = False) -> Episode:
    return Episode(mh.new_match(game, seats, options, seed), speak_ups)
