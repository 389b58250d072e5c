"""What the lab's report is made of: many games, each boiled down to a few counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import meetinghouse
from meetinghouse.bots.base import seed_for
from meetinghouse.bots.driver import play, table_of
from meetinghouse.engine.match import Match
from meetinghouse.lab.batch import Level
from meetinghouse.lab.sides import initial_sides, winning_side
from meetinghouse.lab.statistics import Share, wilson

TENTHS = 10


class Kept(NamedTuple):
    """One game, boiled down."""

    seats: int
    levels: tuple[Level, ...]
    winners: tuple[int, ...]
    reason: str
    side: str | None
    characters: tuple[str, ...]
    cards: tuple[tuple[str, int], ...]  # a card and the seat that used it
    answers: int
    options: tuple[int, ...]  # how many options each answer was chosen from
    told: tuple[float, ...]  # by tenth of the game: share of all that the seats were ever told in secret


class _Watch:
    """Counts options and what is told while a match is played."""

    def __init__(self, match: Match) -> None:
        self.options: list[int] = []
        self.told: list[int] = [0]
        self._seen = 0  # events looked at
        self._version = match.version
        self._open = self._offered(match)
        self._count(match)

    def _count(self, match: Match) -> None:
        start, self._seen = self._seen, match.observer.event_count
        self.told[-1] += sum(sum(match.observer.tells(seat, start)) for seat in range(match.seats))

    @staticmethod
    def _offered(match: Match) -> dict[tuple[int, int], int]:
        asks = {seat: match.ask(seat) for seat in match.waiting}
        return {(ask.id, seat): len(ask.options) for seat, ask in asks.items() if ask is not None}

    def __call__(self, match: Match) -> None:
        """One answer was given."""
        self.options += [self._open[given.ask, given.seat] for given in match.answers(self._version)]
        self._version = match.version
        self._open = self._offered(match)
        self.told.append(self.told[-1])
        self._count(match)


def play_kept(game: str, seats: int, index: int, seed: int, levels: Sequence[Level]) -> Kept:
    """Game number `index` of a batch; depends on the seed and the number alone."""
    match = meetinghouse.new_match(game, seats, seed=seed_for(seed, "lab", index))
    line_up = tuple(levels[(seat + index) % len(levels)] for seat in range(seats))
    sides = initial_sides(match)
    watch = _Watch(match)
    play(match, table_of(game, line_up, seed_for(seed, "lab bots", index)), watch)
    outcome = match.outcome
    assert outcome is not None
    whole = watch.told[-1] or 1
    steps = len(watch.told) - 1
    told = tuple(watch.told[round(steps * tenth / TENTHS)] / whole for tenth in range(TENTHS + 1))
    return Kept(
        seats,
        line_up,
        outcome.winners,
        outcome.reason,
        winning_side(game, outcome.reason, sides, outcome.winners),
        tuple(_character(match, seat) for seat in range(seats)),
        _cards(match),
        steps,
        tuple(watch.options),
        told,
    )


def _character(match: Match, seat: int) -> str:
    measures = meetinghouse.find_game(match.game).measures
    return "" if measures is None else measures.character(match.view(seat))


def _cards(match: Match) -> tuple[tuple[str, int], ...]:
    measures = meetinghouse.find_game(match.game).measures
    keys = {} if measures is None else measures.cards
    used = []
    for event in match.events(-1):
        names = keys.get(event["key"].removeprefix(f"{match.game}."))
        if names is not None and event.get(names[0]) is not None and event.get(names[1]) is not None:
            used.append((str(event[names[0]]), int(event[names[1]])))
    return tuple(used)


def play_chunk(game: str, seats: int, start: int, stop: int, seed: int, levels: Sequence[Level]) -> list[Kept]:
    """Several games; what one worker does at a time."""
    return [play_kept(game, seats, index, seed, levels) for index in range(start, stop)]


# ---- sums ----------------------------------------------------------------------------------------------------------


def by_seat(games: Sequence[Kept], seats: int) -> dict[str, Share]:
    """How often each seat wins."""
    return {str(s + 1): wilson(sum(s in g.winners for g in games), len(games)) for s in range(seats)}


def by_side(games: Sequence[Kept]) -> dict[str, Share]:
    """How often each side wins."""
    sides = sorted({g.side for g in games if g.side is not None})
    return {side: wilson(sum(g.side == side for g in games), len(games)) for side in sides}


def by_character(games: Sequence[Kept]) -> dict[str, Share]:
    """How often the seat with a character (or faction) wins."""
    return _wins((game, name, seat) for game in games for seat, name in enumerate(game.characters))


def by_card(games: Sequence[Kept]) -> dict[str, Share]:
    """How often a seat that used a card wins."""
    return _wins((game, card, seat) for game in games for card, seat in set(game.cards))


def by_level(games: Sequence[Kept]) -> dict[str, Share]:
    """How often a seat of each level wins: bot against bot."""
    return _wins((game, str(level), seat) for game in games for seat, level in enumerate(game.levels))


def _wins(seats: Iterable[tuple[Kept, str, int]]) -> dict[str, Share]:
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game, name, seat in seats:
        played[name] += 1
        won[name] += seat in game.winners
    return {name: wilson(won[name], played[name]) for name in sorted(played)}
