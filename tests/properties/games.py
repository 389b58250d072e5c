"""What the properties need to know of each game: which phases are secret, and where its cards may be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from meetinghouse.engine.match import Match


class Facts(NamedTuple):
    """The hooks of one game."""

    cards: Callable[[Match], Any]  # everything that can be neither lost nor made, in a form that can be compared
    living: Callable[[Match], list[int]]  # the seats still in the game
    alike: frozenset[str]  # decisions that every living seat is asked, with the same number of options

    def check_secret_phase(self, match: Match) -> None:
        """In a secret phase all who live are asked, so being asked tells nothing; nor does what they may answer."""
        decision = match._table.decision
        if decision is None or decision.kind.name not in self.alike:
            return
        living = self.living(match)
        assert sorted(decision.seats) == living, f"{match!r}: {decision} does not ask {living}"
        counts = set()
        for seat in match.waiting:
            ask = match.ask(seat)
            assert ask is not None and ask.required
            counts.add(len(ask.options))
        assert len(counts) <= 1, f"{match!r}: {decision} offers {counts} options"


FACTS: Mapping[str, Facts] = {}
