"""A match asked seat by seat, for interfaces that know only one acting player at a time.

Simultaneous decisions are put to their seats one after another; nothing that an earlier seat answered can be seen by a
later one, since the match itself shows it to nobody until all are in. Speak-ups are left alone: answering only what is
required always ends a game.
"""

from __future__ import annotations

from typing import Any

import meetinghouse as mh
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.match import Match


class Episode:
    """One match and whose turn it is to answer."""

    __slots__ = ("ask", "match", "seat")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seat = -1
        self.ask: Ask | None = None
        self.advance()

    def advance(self) -> None:
        """Find the next seat that has to answer."""
        match = self.match
        for seat in match.waiting:
            ask = match.ask(seat)
            if ask is not None and ask.required:
                self.seat, self.ask = seat, ask
                return
        self.seat, self.ask = -1, None

    def legal(self) -> list[int]:
        """The act numbers on offer to the acting seat."""
        return [] if self.ask is None else self.ask.acts

    def step(self, act: int) -> None:
        """Answer for the acting seat."""
        assert self.ask is not None
        self.match.answer(self.seat, Choice(self.ask.id, self.match._table.game.acts[act]))
        self.advance()

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
