"""Feeds recorded inputs to a match: the one place where recorded answers are given again.

A record, a server's log and a replay page all come through here, so they cannot come to different games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from meetinghouse.engine.json_types import Json

if TYPE_CHECKING:
    from meetinghouse.engine.match import Match


class Given(NamedTuple):
    """An answer: what `Match.answer` takes."""

    seat: Any
    choice: Json


class Silence(NamedTuple):
    """The clock closed a decision: what `Match.timeout` takes."""

    ask: Any


Input = Given | Silence


def walk(match: Match, inputs: Iterable[Input]) -> Iterator[Input]:
    """Feed inputs to a match; yields each as soon as it has taken effect. Raises what the match raises."""
    for given in inputs:
        if isinstance(given, Given):
            match.answer(given.seat, given.choice)
        else:
            match.timeout(given.ask)
        yield given


def closing(match: Match, ask: int, held: Mapping[int, Json]) -> Iterator[Input]:
    """The inputs that close a decision whose answers were held back until now, for `walk`.

    Answers count in the order in which they came in, and only while somebody still asks for them: at a decision that
    the first yes closes, the others come too late. Silence is for seats that have not answered. What is left to count
    is looked up after each input, so this must not be listed ahead of the walk.
    """
    for seat, choice in held.items():
        open_ask = match.ask(seat)
        if open_ask is not None and open_ask.id == choice["ask"]:
            yield Given(seat, choice)
    decision = match.decision
    if decision is not None and decision["id"] == ask:
        yield Silence(ask)


class Walk:
    """A match at some point of its record. Iterating feeds it the next input and gives that input."""

    def __init__(self, match: Match, inputs: Iterable[Input]) -> None:
        """`match` has just been dealt."""
        self.match = match
        self._steps = walk(match, inputs)

    def __iter__(self) -> Iterator[Input]:
        """The way to the end of the record, from where it stands."""
        return self._steps
