"""What a game declares for those who measure it: arena, lab and environments.

A game declares it as `RESEARCH` in the module `research` of its package. What its package has under the usual names
needs no word here: `encoder` (an observation of its own) and `lab/balance` (its balance page).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from meetinghouse.engine.game import Game
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.registry import find_game
from meetinghouse.telling import bare

NOTHING: Mapping[str, Any] = MappingProxyType({})


class Research(NamedTuple):
    """What is counted of a game, and who it is measured with."""

    seats: Sequence[int] = ()  # the tables at which strength is measured; none: the usual table
    # Of all public events: what players do to one another, as (what, seat to whom).
    fates: Callable[[Iterable[Json]], Iterable[tuple[str, int]]] = lambda _: ()
    # Of all public events and remarks in order: the promises that came due, as (whose, whether it was kept).
    promises: Callable[[Iterable[Json]], Iterable[tuple[int, bool]]] = lambda _: ()
    lap: tuple[str, bool] = ("", False)  # the event that ends a round, and whether each seat has its own in a round
    facts: Sequence[str] = ()  # public events that no player can help: cards turned up
    styles: Mapping[str, Callable[[int, int], Any]] = NOTHING  # bots with one odd habit each, by name
    compiled: Sequence[str] = ()  # modules of level 2 in which its time goes, for `meetinghouse.compiled`


class Laps:
    """Counts the laps of a match from its public events, in order."""

    def __init__(self, match: Match) -> None:
        self._event, each_seat = find_game(match.game).declares(Research).lap
        self._whole = match.seats if each_seat else 1
        self._ends = 0

    def end_with(self, event: Json) -> int:
        """The number of the lap that ends with this event, from 1; 0 if none does."""
        if bare(event["key"]) != self._event:
            return 0
        self._ends += 1
        return 0 if self._ends % self._whole else self._ends // self._whole


def arena_seats(game: Game) -> tuple[int, ...]:
    """The tables at which a game's players are measured."""
    return tuple(game.declares(Research).seats) or (game.spec.usual_seats,)
