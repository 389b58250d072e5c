"""Games of New Salem between bots, kept for the balance page: who was who, what was initiated, who won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar

import meetinghouse
from meetinghouse.bots.base import seed_for
from meetinghouse.bots.driver import play, table_of
from meetinghouse.lab.batch import Level
from meetinghouse.lab.progress import watched

SEATS = (3, 4, 5, 6, 7, 8)
EDITIONS = ("en", "es", "fr")
WITCH = "witch"
K = TypeVar("K", str, int)


class Deal(NamedTuple):
    """One game to be played."""

    seats: int
    edition: str
    cards: str
    seed: int
    levels: tuple[Level, ...]


class Kept(NamedTuple):
    """What is kept of one game."""

    seats: int
    edition: str
    reason: str
    sides: tuple[str, ...]
    characters: tuple[str, ...]
    winners: tuple[int, ...]
    points: tuple[int, ...]
    first: int  # the first Constable
    despair: int  # at the end, less what a Witch needs
    used: tuple[tuple[str, str], ...]  # Event, side of the Constable

    @property
    def witches(self) -> int:
        """How many Witches sat at the table."""
        return self.sides.count(WITCH)


def play_one(deal: Deal) -> Kept:
    options = {"edition": deal.edition, "cards": deal.cards}
    match = meetinghouse.new_match("new_salem", deal.seats, options, seed_for(deal.seed, "deal"))
    first = match.view(-1)["constable"]
    play(match, table_of("new_salem", deal.levels, seed_for(deal.seed, "bots")))
    outcome = match.outcome
    assert outcome is not None
    sides = tuple(match.view(seat)["side"] for seat in range(deal.seats))
    used = tuple(
        (event["event"], sides[event["seat"]]) for event in match.events(-1) if event["key"] == "new_salem.initiated"
    )
    return Kept(
        deal.seats,
        deal.edition,
        outcome.reason,
        sides,
        tuple(match.view(-1)["characters"]),
        outcome.winners,
        tuple(outcome.scores["points"]),
        first,
        outcome.scores["despair"] - outcome.scores["needed"],
        used,
    )


def deals(seats: int, edition: str, games: int, seed: int, level: Level = 2, cards: str = "house") -> list[Deal]:
    """A batch with the same kind of player in every seat."""
    return [
        Deal(seats, edition, cards, seed_for(seed, seats, edition, index), (level,) * seats) for index in range(games)
    ]


def run(batch: Sequence[Deal], jobs: int = 1) -> list[Kept]:
    """Play a batch; what comes out does not depend on the number of workers."""
    return watched(play_one, batch, jobs, "new_salem")


# ---- shares --------------------------------------------------------------------------------------------------------


def with_witch(games: Sequence[Kept]) -> list[Kept]:
    return [game for game in games if game.witches]


def witch_wins(games: Sequence[Kept]) -> int:
    """How many of them the Witches won."""
    return sum(game.reason == "witches" for game in games)


def fair_shares(games: Sequence[Kept]) -> dict[str, tuple[float, float]]:
    """For each Character its wins, and what they would be if each winner were drawn evenly from the winning side."""
    return _shares(games, lambda game, seat: game.characters[seat])


def seat_shares(games: Sequence[Kept]) -> dict[int, tuple[float, float]]:
    """The same by seat, counted from the first Constable on."""
    return _shares(games, lambda game, seat: (seat - game.first) % game.seats)


def _shares(games: Sequence[Kept], name: Callable[[Kept, int], K]) -> dict[K, tuple[float, float]]:
    wins: dict[K, float] = {}
    fair: dict[K, float] = {}
    for game in games:
        if not game.winners:
            continue
        side = game.sides[game.winners[0]]
        members = [seat for seat in range(game.seats) if game.sides[seat] == side]
        for seat in members:
            key = name(game, seat)
            fair[key] = fair.get(key, 0.0) + 1 / len(members)
            wins.setdefault(key, 0.0)
        for seat in game.winners:
            wins[name(game, seat)] += 1 / len(game.winners)
    return {key: (wins[key], fair[key]) for key in sorted(fair)}


def event_rows(games: Sequence[Kept]) -> Iterator[tuple[str, int, int, int, int]]:
    """For each Event: uses by Witches, uses by Puritans, games with it, and how many of those Witches won."""
    by_witch: Counter[str] = Counter()
    by_puritan: Counter[str] = Counter()
    there: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in games:
        for event, side in game.used:
            (by_witch if side == WITCH else by_puritan)[event] += 1
        for event in {event for event, _ in game.used}:
            there[event] += 1
            won[event] += game.reason == "witches"
    for event in sorted(there, key=lambda e: -(by_witch[e] + by_puritan[e])):
        yield event, by_witch[event], by_puritan[event], there[event], won[event]
