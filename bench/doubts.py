"""What doubted answers cost, and whether a coach that knows it keeps its bars; `bench.coaching` prints both.

A game of level 2 is stopped at a question. The whole table is copied with its bots and their memories, two answers are
given, the bots' chance is dealt anew, and each copy is played to its end a few times: how much less often does the seat
win? One position says next to nothing; the mean over many deals is unbiased. Only the operator can do this, who has the
table; a coach never does.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import fsum
from random import Random
from typing import Any, NamedTuple

import meetinghouse
from meetinghouse.bots.base import Bot, make, seed_for
from meetinghouse.bots.driver import Driver, hear
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.match import Match
from meetinghouse.learn.coach import judged
from meetinghouse.learn.judging import ADVISER, Judged, Measured, role_of
from meetinghouse.telling import bare

LEVEL = 2  # who plays the games
NEWCOMER = 1  # whose answers are looked at first
TIMES = 2  # games played on after each answer
BANDS = (0.002, 0.01)  # probabilities below which an answer is doubted
OWN = 0.05  # and below which a newcomer's own answer is compared with the network's


class Pair(NamedTuple):
    """Two answers to compare at a question: what a good player would give, and another one."""

    better: Choice
    other: Choice
    doubt: float  # the probability of the other, where a network gave one
    by: str  # who would give the other one


class Cost(NamedTuple):
    """What one position showed."""

    deal: int
    kind: str
    role: str
    doubt: float
    by: str
    better: int  # games won after the better answer, of `times`
    other: int
    times: int


Chooses = Callable[[Match, int, Ask, Random], Pair | None]  # which answers are compared at a question, if any


def costs(
    game: str, seats: int, deal: int, wanted: Mapping[str, float] | float, chooses: Chooses, times: int = TIMES
) -> list[Cost]:
    """Play one deal with level 2 and look into some of its questions on the way."""
    match = meetinghouse.new_match(game, seats, {}, deal)
    driver = Driver(match, {seat: make(game, LEVEL, seat, deal) for seat in range(seats)})
    chance = Random(seed_for(deal, "doubts"))
    found: list[Cost] = []
    looked: set[tuple[int, int]] = set()
    while match.outcome is None:
        for seat, ask in _open(match):
            kind = bare(ask.kind)
            often = wanted if isinstance(wanted, float) else wanted.get(kind, 0.0)
            if (ask.id, seat) in looked:
                continue
            looked.add((ask.id, seat))
            pair = chooses(match, seat, ask, chance) if chance.random() < often else None
            if pair is not None:
                role = role_of(game, match.view(seat))
                better, other = compare(driver, seat, (pair.better, pair.other), times, chance)
                found.append(Cost(deal, kind, role, pair.doubt, pair.by, better, other, times))
        if not driver.step():
            break
    return found


def gains(game: str, seats: int, deal: int, wanted: Mapping[str, float]) -> list[Cost]:
    """Play one deal with a newcomer among level 2, and look into questions at which the network doubts its answer."""
    chance = Random(seed_for(deal, "gains"))
    mine = chance.randrange(seats)
    match = meetinghouse.new_match(game, seats, {}, deal)
    levels = {seat: NEWCOMER if seat == mine else LEVEL for seat in range(seats)}
    driver = Driver(match, {seat: make(game, level, seat, deal) for seat, level in levels.items()})
    found: list[Cost] = []
    looked: set[int] = set()
    while match.outcome is None:
        for seat, ask in _open(match):
            kind = bare(ask.kind)
            if seat != mine or ask.id in looked or kind not in wanted:
                continue
            looked.add(ask.id)
            pair = doubted(match, seat, ask, chance, OWN) if chance.random() < wanted[kind] else None
            if pair is not None and pair.by == "newcomer":
                role = role_of(game, match.view(seat))
                better, other = compare(driver, seat, (pair.better, pair.other), TIMES, chance)
                found.append(Cost(deal, kind, role, pair.doubt, "newcomer", better, other, TIMES))
        if not driver.step():
            break
    return found


def _open(match: Match) -> Iterator[tuple[int, Ask]]:
    """Questions at which there is something to choose."""
    for seat in match.waiting:
        ask = match.ask(seat)
        if ask is not None and ask.required and len(ask.numbers) > 1:
            yield seat, ask


def compare(driver: Driver, seat: int, answers: Sequence[Choice], times: int, chance: Random) -> list[int]:
    """How often the seat wins after each of these answers, in so many games that are played on from here."""
    whole = pickle.dumps(driver)
    seeds = [chance.getrandbits(62) for _ in range(times)]
    won = [0] * len(answers)
    for at, answer in enumerate(answers):
        for seed in seeds:
            copy: Driver = pickle.loads(whole)
            copy.tell(seat)
            copy.match.answer(seat, answer)
            for one, bot in copy.bots.items():
                reseed(bot, seed_for(seed, one))
            copy.run()
            assert copy.match.outcome is not None
            won[at] += seat in copy.match.outcome.winners
    return won


def reseed(bot: Bot, seed: int) -> None:
    """Give every chance that a bot has, also inside what it thinks with, a new seed."""
    seen: set[int] = set()
    todo: list[Any] = [bot]
    number = 0
    while todo:
        one = todo.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        if isinstance(one, Random):
            one.seed(seed_for(seed, number))
            number += 1
        elif hasattr(one, "__dict__") and type(one).__module__.startswith("meetinghouse"):
            todo += vars(one).values()


# ---- which answers are compared ------------------------------------------------------------------------------------


def doubted(match: Match, seat: int, ask: Ask, chance: Random, below: float = max(BANDS)) -> Pair | None:
    """The network's best answer, and one that it doubts: for the table."""
    adviser: Any = make(match.game, ADVISER, seat, 0)
    hear(adviser, match.events(seat))
    chances: list[float] | None = adviser.chances(match.view(seat), ask)
    if chances is None:
        return None
    low = [at for at, p in enumerate(chances) if p < below]
    if not low:
        return None
    other, by = _other(match, seat, ask, [ask.options[at] for at in low], chance)
    best = max(range(len(chances)), key=chances.__getitem__)
    return Pair(ask.options[best], other, chances[ask.options.index(other)], by)


def blamed(match: Match, seat: int, ask: Ask, chance: Random) -> Pair | None:
    """What the coach advises, and an answer that it would blame: for the bars."""
    found = judged(match.game, match.view(seat), ask, match.events(seat))
    if not found.costly:
        return None
    other, by = _other(match, seat, ask, [one.choice for one in found.costly], chance)
    return Pair(found.worth[0], other, 0.0, by)


def _other(match: Match, seat: int, ask: Ask, low: Sequence[Choice], chance: Random) -> tuple[Choice, str]:
    """One of these answers: what a newcomer would give, if that is one of them, or any."""
    newcomer = make(match.game, NEWCOMER, seat, chance.getrandbits(62))
    hear(newcomer, match.events(seat))
    given = newcomer.decide(match.view(seat), ask)
    return (given, "newcomer") if given is not None and given in low else (chance.choice(low), "chance")


# ---- what many positions say -----------------------------------------------------------------------------------------


class Mean(NamedTuple):
    """The mean loss in points of winning chance with its 95%; deals are drawn, not positions."""

    positions: int
    games: int
    loss: float
    low: float
    high: float


def mean_of(rows: Sequence[Cost]) -> Mean:
    """The mean over positions, with those of one deal kept together."""
    if not rows:
        return Mean(0, 0, 0.0, 0.0, 0.0)
    loss = [100 * (row.better - row.other) / row.times for row in rows]
    mean = fsum(loss) / len(loss)
    by_deal: dict[int, float] = {}
    for row, one in zip(rows, loss, strict=True):
        by_deal[row.deal] = by_deal.get(row.deal, 0.0) + one - mean
    n = len(by_deal)
    error = (fsum(x * x for x in by_deal.values()) * n / max(1, n - 1)) ** 0.5 / len(loss)
    return Mean(len(rows), n, *(round(x, 1) for x in (mean, mean - 1.96 * error, mean + 1.96 * error)))


def rows_of(found: Sequence[Cost]) -> list[Measured]:
    """The table of a coach: by kind of question, role and band, and for all roles together."""
    made = []
    for kind in sorted({one.kind for one in found}):
        for role in ("", *sorted({one.role for one in found if one.kind == kind})):
            for below in BANDS:
                mine = [one for one in found if one.kind == kind and role in ("", one.role) and one.doubt < below]
                if mine:
                    made.append(Measured(kind, role, below, *mean_of(mine)))
    return made


def advice_of(found: Sequence[Cost]) -> list[Measured]:
    """What the network's answer gained over a newcomer's own, by kind."""
    kinds = sorted({one.kind for one in found})
    return [Measured(kind, "", OWN, *mean_of([one for one in found if one.kind == kind])) for kind in kinds]


def level2_blamed(game: str, seats: int, deal: int, often: float) -> tuple[int, int, int]:
    """Count some moves of level 2, how many of them the coach blames, and how often it contradicts itself."""
    match = meetinghouse.new_match(game, seats, {}, deal)
    driver = Driver(match, {seat: make(game, LEVEL, seat, deal) for seat in range(seats)})
    chance = Random(seed_for(deal, "blamed"))
    moves = times = wrong = 0
    asked: dict[int, tuple[Ask, Judged]] = {}
    while match.outcome is None:
        for seat, ask in _open(match):
            if seat not in asked and chance.random() < often:
                asked[seat] = ask, judged(game, match.view(seat), ask, match.events(seat))
        before = match.version
        if not driver.step():
            break
        for given in match.answers(before):
            about = asked.pop(given.seat, None)
            if about is not None and given.act in about[0].numbers:
                ask, found = about
                costly = [one.choice for one in found.costly]
                moves += 1
                times += ask.options[list(ask.numbers).index(given.act)] in costly
                wrong += any(choice in costly for choice in found.worth) or bool(costly) > bool(found.worth)
        asked = {seat: one for seat, one in asked.items() if _same(match, seat, one[0])}
    return moves, times, wrong


def _same(match: Match, seat: int, ask: Ask) -> bool:
    """Whether a seat is still asked this."""
    now = match.ask(seat) if seat in match.waiting else None
    return now is not None and now.id == ask.id
