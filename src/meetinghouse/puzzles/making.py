"""Finds puzzles: bots play, each moment is looked at, and what is proven is written down."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from meetinghouse import find_game, new_match
from meetinghouse.bots.driver import Driver, table_of
from meetinghouse.engine.match import Match
from meetinghouse.puzzles import Puzzle, puzzler_of


class Tally(NamedTuple):
    """What it took so far."""

    games: int
    candidates: int
    proven: int
    wrong: int  # proven and not true: there must be none


def make(game: str, seed: int, watch: Callable[[Tally], None] | None = None) -> Iterator[Puzzle]:
    """Puzzles of one game without end, one of a deal at most, from this seed on."""
    puzzler = puzzler_of(game)
    games = candidates = proven = wrong = 0
    while True:
        seats = puzzler.seats[games % len(puzzler.seats)]
        match = new_match(game, seats, seed=seed + games)
        driver = Driver(match, dict(enumerate(table_of(game, [puzzler.level] * seats, seed + games))))
        games += 1
        found: Puzzle | None = None
        while found is None and match.outcome is None and driver.step():
            for seat in puzzler.look(match):
                candidates += 1
                proof = puzzler.prove(match, seat, strict=True)
                if proof is None:
                    continue
                proven += 1
                if not puzzler.true(match, seat, proof.answer):
                    wrong += 1
                    continue
                rules = find_game(game).spec.rules_version
                deal = seed + games - 1
                found = Puzzle(
                    game, rules, seats, deal, _played(match), seat, proof.answer, proof.hard, tuple(proof.measured)
                )
                break
        if watch is not None:
            watch(Tally(games, candidates, proven, wrong))
        if found is not None:
            yield found


def _played(match: Match) -> tuple[int, ...]:
    return tuple(answer.act * match.seats + answer.seat for answer in match.answers())
