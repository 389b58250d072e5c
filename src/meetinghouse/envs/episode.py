"""A match asked seat by seat, for interfaces that know only one acting player at a time.

Simultaneous decisions are put to their seats one after another; nothing that an earlier seat answered can be seen by a
later one, since the match itself shows it to nobody until all are in. Speak-ups are left alone: answering only what is
required always ends a game.
"""

from __future__ import annotations

from typing import Any

import meetinghouse as mh
from meetinghouse.engine.match import Match


class Episode:
    """One match and whose turn it is to answer. Acts are numbers: no choices are made that nobody reads."""

    __slots__ = ("acts", "match", "seat")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seat = -1  # who has to answer; -1 when the match is over
        self.acts: list[int] = []  # the act numbers on offer to that seat
        self.advance()

    def advance(self) -> int:
        """Find the next seat that has to answer, or -1."""
        self.seat, self.acts = self.match.turn()
        return self.seat

    def legal(self) -> list[int]:
        """The act numbers on offer to the acting seat."""
        return self.acts

    def step(self, act: int) -> None:
        """Answer for the acting seat; refuses what is not on offer."""
        if act not in self.acts:
            raise mh.IllegalMove("not-offered", expected=self.acts, got=act)
        self.take(act)

    def take(self, act: int) -> int:
        """Answer with one of `acts`, which the caller has checked; returns who has to answer next, or -1."""
        self.match.take(self.seat, act)
        return self.advance()

    def copy(self) -> Episode:
        """An independent episode in the same state."""
        return Episode(self.match.copy())

    def returns(self) -> list[float]:
        """+1 for winners and -1 for the others once the match is over, 0 before; 0 for all where all win."""
        outcome = self.match.outcome
        if outcome is None or len(outcome.winners) == self.match.seats:
            return [0.0] * self.match.seats
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(self.match.seats)]


def start(game: str, seats: int, options: dict[str, Any] | None, seed: int | None) -> Episode:
    """A fresh episode."""
    return Episode(mh.new_match(game, seats, options, seed))
