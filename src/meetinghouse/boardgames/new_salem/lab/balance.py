"""`meetinghouse balance new_salem`: level-2 bots at every player count and edition, and the balance page they fill."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial

from meetinghouse.boardgames.new_salem.lab.chart import draw
from meetinghouse.boardgames.new_salem.lab.games import (
    EDITIONS,
    SEATS,
    Deal,
    Kept,
    deals,
    event_rows,
    fair_shares,
    play_one,
    run,
    seat_shares,
    witch_wins,
    with_witch,
)
from meetinghouse.boardgames.new_salem.names import HOUSE_EVENTS
from meetinghouse.bots.base import seed_for
from meetinghouse.lab.arena import Strength, strength
from meetinghouse.lab.batch import Level, Plan
from meetinghouse.lab.batch import run as run_plans
from meetinghouse.lab.charts import names_of
from meetinghouse.lab.keeping import Keeper
from meetinghouse.lab.pages import Balancing, bars, out_of_balance, publish, strength_table, table
from meetinghouse.lab.statistics import Share, mean, odds_ratio, wilson

MOST_SHARE = 1.5  # of its fair share: what no Character may win more than
LEAST_WINS, MOST_WINS = 0.4, 0.6  # of the games that have a Witch: what the Witches have to win
LOW, HIGH = 0.38, 0.62  # where the interval of the Witches' wins has to lie
LEAST_USED = 0.15  # times a game, at some player count: how often each Event has to be used, and by both sides
STRENGTH_SEATS = (3, 5, 8)


def percent(share: Share) -> str:
    return f"{share.rate:.1%} ({share.low:.1%} – {share.high:.1%})"


def side_table(games: Sequence[Kept]) -> str:
    """The Witches' share of the games that have a Witch, by player count and edition."""
    rows = []
    for seats in SEATS:
        cells = [str(seats)]
        for edition in EDITIONS:
            mine = with_witch([g for g in games if g.seats == seats and g.edition == edition])
            cells.append(percent(wilson(witch_wins(mine), len(mine))))
        every = with_witch([g for g in games if g.seats == seats])
        share = wilson(witch_wins(every), len(every))
        cells += [percent(share), str(len(every)), "yes" if share.low >= LOW and share.high <= HIGH else "NO"]
        rows.append(cells)
    return table(["players", *EDITIONS, "all editions", "games with a Witch", "inside 38–62%"], rows)


def number_table(games: Sequence[Kept]) -> str:
    """The same by the number of Witches at the table; with none, how often everyone loses."""
    rows = []
    for seats in SEATS:
        cells = [str(seats)]
        for witches in range(4):
            mine = [g for g in games if g.seats == seats and g.witches == witches]
            if not mine:
                cells.append("–")
            elif witches:
                cells.append(f"{percent(wilson(witch_wins(mine), len(mine)))}, {len(mine)} games")
            else:
                lost = sum(g.reason == "all_lose" for g in mine)
                cells.append(f"all lose {percent(wilson(lost, len(mine)))}, {len(mine)} games")
        rows.append(cells)
    return table(["players", "no Witch", "one", "two", "three"], rows)


def character_table(games: Sequence[Kept]) -> str:
    """Each Character's wins against its fair share, over all and at worst."""
    over_all = fair_shares(games)
    by_count = {seats: fair_shares([g for g in games if g.seats == seats]) for seats in SEATS}
    rows = []
    names = names_of("new_salem", "character", over_all)
    for called, (name, (wins, fair)) in zip(names, over_all.items(), strict=True):
        ratios = {seats: found[name][0] / found[name][1] for seats, found in by_count.items() if name in found}
        worst = max(ratios, key=lambda seats: ratios[seats])
        rows.append(
            [called, f"{wins:.0f}", f"{fair:.0f}", f"{wins / fair:.2f}", f"{ratios[worst]:.2f} ({worst} players)"]
        )
    return table(["Character", "wins", "fair share", "ratio", "highest at one player count"], rows)


def event_table(games: Sequence[Kept]) -> str:
    """How often each Event is initiated, where most, by whom, and how such games end."""
    there = with_witch(games)
    most = _most_used(there)
    rows = []
    found = list(event_rows(there))
    names = names_of("new_salem", "event", [row[0] for row in found])
    for called, (event, by_witch, by_puritan, played, won) in zip(names, found, strict=True):
        uses = f"{(by_witch + by_puritan) / len(there):.2f}"
        where = f"{most[event][0]:.2f} ({most[event][1]} players)"
        rows.append([called, uses, where, f"{by_witch / (by_witch + by_puritan):.0%}", percent(wilson(won, played))])
    return table(["Event", "uses a game", "most", "of them by Witches", "Witches win when used"], rows)


def _most_used(there: Sequence[Kept]) -> dict[str, tuple[float, int]]:
    """For each Event, how often it is used a game at the player count that uses it most, and which that is."""
    found: dict[str, tuple[float, int]] = {}
    for seats in SEATS:
        mine = [game for game in there if game.seats == seats]
        for event, by_witch, by_puritan, _, _ in event_rows(mine):
            found[event] = max(found.get(event, (0.0, 0)), ((by_witch + by_puritan) / len(mine), seats))
    return found


def seat_table(games: Sequence[Kept]) -> str:
    """Wins against the fair share by seat, counted from the first Constable."""
    rows = []
    for seats in SEATS:
        shares = seat_shares([g for g in games if g.seats == seats])
        cells = [f"{shares[place][0] / shares[place][1]:.2f}" if place in shares else "–" for place in range(8)]
        rows.append([str(seats), *cells])
    return table(["players", "first Constable", *(f"+{place}" for place in range(1, 8))], rows)


NAMES: dict[str, Level] = {"level 2": 2, "random": "random"}


def lone_table(games: int, seed: int) -> str:
    """One level-2 player among random ones, against a random one in the same seat on the same deals."""
    rows = []
    for seats in STRENGTH_SEATS:
        points: dict[Level, list[float]] = {"random": [], 2: []}
        won: dict[Level, int] = {"random": 0, 2: 0}
        for index, deal in enumerate(deals(seats, "en", games, seed)):
            seat = index % seats
            for level in won:
                line_up = tuple(level if s == seat else "random" for s in range(seats))
                kept = play_one(Deal(*deal[:4], line_up))
                points[level].append(float(kept.points[seat]))
                won[level] += seat in kept.winners
        for name, level in NAMES.items():
            middle, low, high = mean(points[level])
            share = percent(wilson(won[level], games))
            rows.append([str(seats), name, f"{middle:.2f} ({low:.2f} – {high:.2f})", share])
    return table(["seats", "player", "points", "wins"], rows)


def duel_row(seats: int, games: int, seed: int, jobs: int = 1) -> list[str]:
    """Witches of level 2 and random ones, both against level-2 Puritans, on the same deals."""
    wins = {}
    for level in NAMES.values():
        sides = (("witches", level), ("puritans", 2))
        batch = [
            Plan("new_salem", seats, (), seed_for(seed, "deal", index), seed_for(seed, "bots", index), None, sides)
            for index in range(games)
        ]
        there = [one for one in run_plans(batch, jobs) if "witches" in one.sides]
        wins[level] = sum(one.reason == "witches" for one in there), len(there)
    odds = odds_ratio(*wins[2], *wins["random"])
    shares = [f"{wilson(*wins[level]).rate:.1%}" for level in NAMES.values()]
    return [str(seats), str(wins[2][1]), *shares, f"{odds.ratio:.2f}", f"{odds.low:.2f} – {odds.high:.2f}"]


def duel_table(rows: Sequence[Sequence[str]]) -> str:
    return table(["seats", "games with a Witch", "Witches of level 2", "random Witches", "odds ratio", "95%"], rows)


def promises(games: Sequence[Kept]) -> list[tuple[str, list[str]]]:
    """What the page promises, and what breaks each promise."""
    sides, intervals, characters, events = [], [], [], []
    for seats in SEATS:
        mine = with_witch([g for g in games if g.seats == seats])
        share = wilson(witch_wins(mine), len(mine))
        told = f"{seats} players: Witches win {percent(share)}"
        if not LEAST_WINS <= share.rate <= MOST_WINS:
            sides.append(told)
        if not (share.low >= LOW and share.high <= HIGH):
            intervals.append(told)
    for name, (wins, fair) in fair_shares(games).items():
        if wins > MOST_SHARE * fair:
            characters.append(f"{name}: {wins / fair:.2f} times its fair share")
    there = with_witch(games)
    used = {event: (by_witch, by_puritan) for event, by_witch, by_puritan, _, _ in event_rows(there)}
    most = _most_used(there)
    for event in HOUSE_EVENTS:
        by_witch, by_puritan = used.get(event, (0, 0))
        if most.get(event, (0.0, 0))[0] < LEAST_USED:
            events.append(f"{event} is used {most.get(event, (0.0, 0))[0]:.2f} times a game at most")
        elif not (by_witch and by_puritan):
            events.append(f"{event} is used by one side only")
    return [
        (f"Witches win {LEAST_WINS:.0%} to {MOST_WINS:.0%} at every player count", sides),
        (f"the whole 95% interval of their wins lies within {LOW:.0%} and {HIGH:.0%}", intervals),
        (f"no Character wins more than {MOST_SHARE} times its fair share", characters),
        (f"each Event is used at least {LEAST_USED} times a game at some player count, and by both sides", events),
    ]


def main(given: Balancing) -> int:
    """The command. Returns 1 when the set is out of balance."""
    keeper = Keeper(given.keep)
    games: list[Kept] = []
    for seats in SEATS:
        for edition in EDITIONS:
            batch = deals(seats, edition, given.games, given.seed, cards=given.cards)
            name = f"{seats} players, {edition}, {given.cards}, {given.games} from {given.seed}"
            games += keeper.batch(name, Kept, partial(run, batch, given.jobs))
    tables = {
        "bars": bars(promises(games)),
        "sides": side_table(games),
        "witches": number_table(games),
        "characters": character_table(games),
        "events": event_table(games),
        "seats": seat_table(games),
    }
    if given.strength:
        tables["strength"] = strength_table(_strength(given.strength, given.seed, given.jobs))
        duels = [duel_row(seats, given.strength, given.seed, given.jobs) for seats in STRENGTH_SEATS]
        tables["duel"] = duel_table(duels)
        tables["lone"] = lone_table(given.strength, given.seed)
    return publish(tables, given.write, lambda path: draw(games, path), out_of_balance(promises(games)))


# How many times the games asked for are played where random play of the same side hardly ever loses: with 8 seats
# random Witches lose to random Puritans once in a thousand games, and only thirty thousand show how much level 2 adds.
TIMES = {(3, "witches"): 3, (5, "witches"): 6, (8, "witches"): 30}


def _strength(games: int, seed: int, jobs: int) -> list[Strength]:
    found = []
    for seats in STRENGTH_SEATS:
        for side in ("witches", "puritans"):
            many = games * TIMES.get((seats, side), 1)
            found += strength("new_salem", seats, many, ("witches", "puritans"), seed=seed, jobs=jobs, only=side)
            sys.stderr.write(f"strength of {side} with {seats}: {many} games\n")
    return found
