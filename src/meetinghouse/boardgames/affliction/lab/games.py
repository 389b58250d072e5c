"""The games behind the balance page of Affliction: what is kept of each, and what is counted over many."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import meetinghouse
from meetinghouse.bots.base import seed_for
from meetinghouse.bots.driver import play, table_of
from meetinghouse.lab.progress import watched

SEATS = (2, 3, 4)
LEAST_SHARE, MOST_SHARE = 0.8, 1.25  # of its fair share: what every faction, seat and starter has to win


class Deal(NamedTuple):
    """One game to be played: everything that decides it."""

    seats: int
    deal: int
    players: int
    levels: tuple[int | str, ...]
    options: tuple[tuple[str, Any], ...] = ()


class Kept(NamedTuple):
    """What is kept of one game; lists are by seat."""

    seats: int
    first: int
    factions: tuple[str, ...]
    starters: tuple[str, ...]
    grievances: tuple[str, ...]
    brought: tuple[tuple[str, ...], ...]  # brought in at any time, starters apart
    arrested: tuple[tuple[str, ...], ...]  # by whom, at any time
    used: tuple[tuple[str, ...], ...]  # hammer abilities, once for each use
    instead: tuple[str, ...]  # scapegoats arrested in place of another
    seen: tuple[str, ...]  # who was in the game: a Starting Colonist, or turned up in a row
    rounds: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def won(self, seat: int) -> float:
        """A shared win counts in parts."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def wanted(self) -> set[str]:
        """Who was brought in, used, or arrested for their own sake: not in place of another."""
        arrested = Counter(name for pile in self.arrested for name in pile)
        arrested.subtract(self.instead)
        active = {name for pile in (*self.brought, *self.used) for name in pile}
        return active | {name for name, times in arrested.items() if times > 0}


def deals(
    seats: int, games: int, seed: int, levels: Sequence[int | str] = (2,), options: tuple[tuple[str, Any], ...] = ()
) -> Iterator[Deal]:
    """A batch; with several levels the line-up moves on by one seat from game to game."""
    for index in range(games):
        line_up = tuple(levels[(seat + index) % len(levels)] for seat in range(seats))
        yield Deal(seats, seed_for(seed, "deal", seats, index), seed_for(seed, "bots", seats, index), line_up, options)


def play_one(deal: Deal) -> Kept:
    """Deal and play one game, and keep what the tables need; all of it is public at the end."""
    match = meetinghouse.new_match("affliction", deal.seats, dict(deal.options), deal.deal)
    play(match, table_of("affliction", deal.levels, deal.players))
    outcome = match.outcome
    assert outcome is not None
    seats = range(deal.seats)
    piles: dict[str, list[list[str]]] = {key: [[] for _ in seats] for key in ("starter", "bring", "arrested", "used")}
    first = 0
    seen: list[str] = []
    instead: list[str] = []
    for event in match.events(-1):
        key = event["key"].removeprefix("affliction.")
        if key == "first_player":
            first = event["seat"]
        elif key == "scapegoat":
            instead.append(event["colonist"])
        elif key in ("brought", "won_over"):
            piles["bring"][event["seat"]].append(event["colonist"])
        elif key in piles:
            piles[key][event["seat"]].append(event["colonist"])
        if key in ("starter", "turned_up"):
            seen.append(event["colonist"])
    view = match.view(-1)
    return Kept(
        deal.seats,
        first,
        tuple(view["faction"]),
        tuple(pile[0] for pile in piles["starter"]),
        tuple(view["revealed"]),
        tuple(tuple(pile) for pile in piles["bring"]),
        tuple(tuple(pile) for pile in piles["arrested"]),
        tuple(tuple(pile) for pile in piles["used"]),
        tuple(instead),
        tuple(sorted(set(seen))),
        view["round"],
        tuple(outcome.scores[str(seat)] for seat in seats),
        outcome.winners,
    )


def run(batch: Iterable[Deal], jobs: int = 1) -> list[Kept]:
    """Play a batch; the result does not depend on the number of workers."""
    return watched(play_one, list(batch), jobs, "affliction")


class Ratio(NamedTuple):
    """Wins against the fair share, and the number of seats counted."""

    wins: float
    fair: float
    seats: int

    @property
    def ratio(self) -> float:
        return self.wins / self.fair if self.fair else 0.0


def ratios(games: Sequence[Kept], of: Callable[[Kept, int], Sequence[str]]) -> dict[str, Ratio]:
    """Wins against the fair share for whatever `of(game, seat)` names, each name once for each seat."""
    wins: dict[str, float] = defaultdict(float)
    fair: dict[str, float] = defaultdict(float)
    count: dict[str, int] = defaultdict(int)
    for game in games:
        for seat in range(game.seats):
            for name in set(of(game, seat)):
                wins[name] += game.won(seat)
                fair[name] += 1 / game.seats
                count[name] += 1
    return {name: Ratio(wins[name], fair[name], count[name]) for name in sorted(count)}


def factions(games: Sequence[Kept]) -> dict[str, Ratio]:
    return ratios(games, lambda game, seat: (game.factions[seat],))


def places(games: Sequence[Kept]) -> dict[str, Ratio]:
    """By seat, and by place counted from the First Player of round 1."""
    return ratios(games, lambda game, seat: (f"seat {seat + 1}", f"place {(seat - game.first) % game.seats + 1}"))


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which that part lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
