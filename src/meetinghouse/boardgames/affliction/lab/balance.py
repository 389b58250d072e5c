"""`meetinghouse balance affliction`: level-2 bots at two, three and four players, and the balance page they fill."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from meetinghouse.boardgames.affliction.lab.chart import draw
from meetinghouse.boardgames.affliction.lab.games import (
    LEAST_SHARE,
    MOST_SHARE,
    SEATS,
    Deal,
    Kept,
    Ratio,
    deals,
    factions,
    places,
    play_one,
    quantile,
    ratios,
    run,
)
from meetinghouse.lab.charts import names_of
from meetinghouse.lab.keeping import Keeper
from meetinghouse.lab.pages import Balancing, bars, out_of_balance, publish, table
from meetinghouse.lab.statistics import wilson

BATCH = 250  # games, kept together
LEAST_WANTED = 0.05  # in how many of its games a colonist has to be brought in, used or arrested for its own sake
ROUNDS = {2: (12, 16), 3: (9, 14), 4: (8, 12)}  # where the median length has to lie
STRONG = {2: 0.90, 3: 0.65, 4: 0.55}  # what one level-2 player has to win among random ones


def _cell(found: Ratio) -> str:
    """Wins over the fair share, with the interval of the share."""
    fair = found.fair / found.seats
    share = wilson(found.wins, found.seats)
    return f"{found.ratio:.2f} ({share.low / fair:.2f} – {share.high / fair:.2f})"


def _by_seats(games: Sequence[Kept]) -> dict[int, list[Kept]]:
    return {seats: [game for game in games if game.seats == seats] for seats in SEATS}


def faction_table(games: Sequence[Kept]) -> str:
    """Wins against the fair share by faction."""
    found = {seats: factions(mine) for seats, mine in _by_seats(games).items()}
    names = sorted({name for by_name in found.values() for name in by_name})
    rows = [
        [called, *(_cell(found[s][name]) if name in found[s] else "–" for s in SEATS)]
        for name, called in zip(names, names_of("affliction", "faction", names), strict=True)
    ]
    return table(["faction", *(f"{seats} players" for seats in SEATS)], rows)


def place_table(games: Sequence[Kept]) -> str:
    """Wins against the fair share by seat and by place from the First Player of round 1."""
    found = {seats: places(mine) for seats, mine in _by_seats(games).items()}
    names = sorted({name for by_name in found.values() for name in by_name}, reverse=True)
    rows = [[name, *(_cell(found[s][name]) if name in found[s] else "–" for s in SEATS)] for name in reversed(names)]
    return table(["", *(f"{seats} players" for seats in SEATS)], rows)


def length_table(games: Sequence[Kept]) -> str:
    """Rounds, scores and margins."""
    rows = []
    for seats, mine in _by_seats(games).items():
        rounds = [game.rounds for game in mine]
        scores = [score for game in mine for score in game.scores]
        margins = [sorted(game.scores)[-1] - sorted(game.scores)[-2] for game in mine]
        rows.append(
            [
                str(seats),
                str(len(mine)),
                *(f"{quantile(rounds, part):.0f}" for part in (0.1, 0.5, 0.9)),
                *(f"{quantile(scores, part):.0f}" for part in (0.1, 0.5, 0.9)),
                f"{quantile(margins, 0.5):.0f}",
                f"{sum(len(game.instead) for game in mine) / len(mine):.2f}",
            ]
        )
    head = [
        "players",
        "games",
        "rounds 10%",
        "median",
        "90%",
        "score 10%",
        "median",
        "90%",
        "margin",
        "scapegoats a game",
    ]
    return table(head, rows)


def _starters(games: Sequence[Kept]) -> dict[str, Ratio]:
    return ratios(games, lambda game, seat: (game.starters[seat],))


def starter_table(games: Sequence[Kept]) -> str:
    """Wins against the fair share by Starting Colonist."""
    found = _starters(games)
    return _named_table("Starting Colonist", "colonist", found)


def grievance_table(games: Sequence[Kept]) -> str:
    """Wins against the fair share by grievance."""
    found = ratios(games, lambda game, seat: (game.grievances[seat],))
    return _named_table("grievance", "grievance", found)


def _named_table(head: str, family: str, found: Mapping[str, Ratio]) -> str:
    names = names_of("affliction", family, found)
    return table([head, "wins / fair share"], zip(names, map(_cell, found.values()), strict=True))


def wanted(games: Sequence[Kept]) -> dict[str, tuple[int, float]]:
    """For each colonist, the games it was in, and the part of them in which somebody wanted it."""
    there = Counter(name for game in games for name in game.seen)
    found = Counter(name for game in games for name in game.wanted())
    return {name: (there[name], found[name] / there[name]) for name in sorted(there)}


def colonist_table(games: Sequence[Kept]) -> str:
    """How often each colonist is brought in, arrested and used, and how those who did it fared."""
    brought = ratios(games, lambda game, seat: game.brought[seat])
    arrested = ratios(games, lambda game, seat: game.arrested[seat])
    uses = Counter(name for game in games for pile in game.used for name in pile)
    instead = Counter(name for game in games for name in game.instead)
    none = Ratio(0.0, 0.0, 0)
    rows = []
    known = wanted(games)
    for called, (name, (there, share)) in zip(names_of("affliction", "colonist", known), known.items(), strict=True):
        b, a = brought.get(name, none), arrested.get(name, none)
        rows.append(
            [
                called,
                str(there),
                f"{b.seats / there:.2f}",
                f"{b.ratio:.2f}" if b.seats else "–",
                f"{a.seats / there:.2f}",
                f"{a.ratio:.2f}" if a.seats else "–",
                f"{instead[name] / there:.2f}" if instead[name] else "–",
                f"{uses[name] / there:.2f}" if uses[name] else "–",
                f"{share:.0%}",
            ]
        )
    head = [
        *("colonist", "games", "brought in", "wins / fair", "arrested", "wins / fair"),
        *("as scapegoat", "uses", "wanted"),
    ]
    return table(head, rows)


def strength(games: int, seed: int) -> tuple[str, list[str]]:
    """One level-2 player among random ones, seats and factions rotated; and what falls short."""
    rows, short = [], []
    for seats in SEATS:
        won = 0.0
        mine: list[float] = []
        theirs: list[float] = []
        for index, deal in enumerate(deals(seats, games, seed)):
            seat = index % seats
            line_up = tuple(2 if s == seat else "random" for s in range(seats))
            kept = play_one(Deal(seats, deal.deal, deal.players, line_up))
            won += kept.won(seat)
            mine.append(kept.scores[seat])
            theirs += [score for s, score in enumerate(kept.scores) if s != seat]
        share = wilson(won, games)
        rows.append(
            [
                str(seats),
                str(games),
                f"{share.rate:.1%} ({share.low:.1%} – {share.high:.1%})",
                f"{STRONG[seats]:.0%}",
                f"{quantile(mine, 0.5):.0f}",
                f"{quantile(theirs, 0.5):.0f}",
            ]
        )
        if share.rate <= STRONG[seats]:
            short.append(f"{seats} players: one level-2 player wins {share.rate:.1%} among random ones")
    head = ["players", "games", "one level-2 player wins", "asked for", "its median score", "random players'"]
    return table(head, rows), short


def _out_of_bounds(found: Iterable[tuple[str, Ratio]]) -> list[str]:
    return [
        f"{who}: {ratio.ratio:.2f} times its fair share"
        for who, ratio in found
        if not LEAST_SHARE <= ratio.ratio <= MOST_SHARE
    ]


def promises(games: Sequence[Kept]) -> list[tuple[str, list[str]]]:
    """What the page promises, and what breaks each promise."""
    alike, lengths = [], []
    for seats, mine in _by_seats(games).items():
        alike += [(f"{seats} players, {name}", ratio) for name, ratio in {**factions(mine), **places(mine)}.items()]
        low, high = ROUNDS[seats]
        median = quantile([game.rounds for game in mine], 0.5)
        if not low <= median <= high:
            lengths.append(f"{seats} players: the median game lasts {median:.0f} rounds, not {low} to {high}")
    unwanted = [
        f"{name} is wanted in {share:.1%} of its games"
        for name, (_, share) in wanted(games).items()
        if share < LEAST_WANTED
    ]
    share = f"{LEAST_SHARE} to {MOST_SHARE} times its fair share"
    return [
        (f"each faction, seat and place wins {share} at every player count", _out_of_bounds(alike)),
        (f"each Starting Colonist wins {share}", _out_of_bounds(_starters(games).items())),
        (f"each colonist is wanted in at least {LEAST_WANTED:.0%} of its games", unwanted),
        ("the median game lasts 12 to 16 rounds with two players, 9 to 14 with three, 8 to 12 with four", lengths),
    ]


def main(given: Balancing) -> int:
    """The command. Returns 1 when the set is out of balance."""
    keeper = Keeper(given.keep)
    games: list[Kept] = []
    for seats in SEATS:
        todo = list(deals(seats, given.games, given.seed, options=(("cards", given.cards),)))
        for start in range(0, len(todo), BATCH):
            name = f"{seats} players, {given.cards}, {start} of {given.games} from {given.seed}"
            games += keeper.batch(name, Kept, partial(run, todo[start : start + BATCH], given.jobs))
    tables = {
        "bars": bars(promises(games)),
        "factions": faction_table(games),
        "seats": place_table(games),
        "length": length_table(games),
        "starters": starter_table(games),
        "grievances": grievance_table(games),
        "colonists": colonist_table(games),
    }
    found = promises(games)
    if given.strength:
        tables["strength"], short = strength(given.strength, given.seed)
        found.append(("one level-2 player beats random ones as often as asked for", short))
    return publish(tables, given.write, lambda path: draw(games, path), out_of_balance(found))
