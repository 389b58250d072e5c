"""The daily trial: a moment of a game between bots, as one seat knew it, with one answer that can be proven.

A game declares in `Lookback(puzzle=...)` which moments make puzzles. `year.jsonl` holds the puzzles in the order of the
days, the same for everybody; `make` finds more.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from meetinghouse import find_game, new_match
from meetinghouse.bots.driver import Driver, table_of
from meetinghouse.engine.acts import Choice
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.lookback import Lookback
from meetinghouse.lookback.puzzle import ProofStep, Puzzler, Verdict

YEAR = Path(__file__).with_name("year.jsonl")
KEPT = 8  # positions in memory: a week of them, and one


class Puzzle(NamedTuple):
    """One line of the file. Every answer up to the moment is kept, so that no change of a bot changes a puzzle."""

    game: str
    rules: str
    seats: int
    seed: int
    played: tuple[int, ...]  # each answer's act, times the number of seats, plus its seat
    seat: int  # whose knowledge it is
    answer: Json
    hard: int
    measured: tuple[Json, ...] = ()

    def line(self) -> str:
        return json.dumps(self._asdict(), separators=(",", ":"))


def read(lines: Iterable[str]) -> list[Puzzle]:
    found = []
    for line in lines:
        row: dict[str, Any] = json.loads(line)
        row["played"], row["measured"] = tuple(row["played"]), tuple(row["measured"])
        found.append(Puzzle(**row))
    return found


@cache
def year() -> list[Puzzle]:
    """All puzzles in the order of the days: 53 weeks, each from an easy one to a hard one."""
    return read(YEAR.read_text(encoding="utf-8").splitlines())


def number_of(day: int) -> int:
    """Which of them belongs to a day, counted as `date.toordinal` counts. It goes round after the last."""
    return day % len(year())


def puzzler_of(game: str) -> Puzzler:
    found = find_game(game).declares(Lookback).puzzle
    if found is None:
        raise BadInput("unknown-game", expected="a game with puzzles", got=game)
    return found


def position(puzzle: Puzzle) -> Match:
    """The match at the puzzle's moment, dealt and played again."""
    game = find_game(puzzle.game)
    if game.spec.rules_version != puzzle.rules:
        raise BadInput("bad-record", expected=game.spec.rules_version, got=puzzle.rules)
    match = new_match(puzzle.game, puzzle.seats, seed=puzzle.seed)
    for given in puzzle.played:
        act, seat = divmod(given, puzzle.seats)
        match.answer(seat, Choice(match.ask_id, game.acts[act]))
    return match


class Posed:
    """A puzzle that somebody solves. Only `proof` tells the answer."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.puzzle = year()[number]
        self.match = position(self.puzzle)
        self._puzzler = puzzler_of(self.puzzle.game)
        self.kind = self._puzzler.kind
        self.answers = self._puzzler.answers(self.match, self.puzzle.seat)

    @property
    def question(self) -> str:
        """The kind of the question: the game's own, where its answers are what is asked for, or `<game>.trial`."""
        ask = self.match.ask(self.puzzle.seat)
        own = ask is not None and [dict(one.act.json) for one in ask.options] == self.answers
        return ask.kind if ask is not None and own else f"{self.puzzle.game}.trial"

    @property
    def facts(self) -> list[ProofStep]:
        return self._puzzler.facts(self.match, self.puzzle.seat)

    def verdict(self, answer: Json) -> Verdict:
        """What an answer is worth; refuses one that is not asked for."""
        acts = find_game(self.puzzle.game).acts
        if acts.find(answer) not in [acts.find(one) for one in self.answers]:
            raise BadInput("not-offered", expected="one of the answers", got=answer)
        return self._puzzler.verdict(self.match, self.puzzle.seat, answer, self.puzzle.answer)

    def proof(self) -> list[ProofStep]:
        """The proof, step by step, for a reader who has solved it or given up."""
        one = self.puzzle
        return self._puzzler.steps(self.match, one.seat, one.answer, list(one.measured))


@lru_cache(KEPT)
def posed(number: int) -> Posed:
    """The puzzle with that number, dealt once."""
    return Posed(number)


class Tally(NamedTuple):
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
                played = tuple(answer.act * seats + answer.seat for answer in match.answers())
                rules, measured = find_game(game).spec.rules_version, tuple(proof.measured)
                deal = seed + games - 1
                found = Puzzle(game, rules, seats, deal, played, seat, proof.answer, proof.hard, measured)
                break
        if watch is not None:
            watch(Tally(games, candidates, proven, wrong))
        if found is not None:
            yield found
