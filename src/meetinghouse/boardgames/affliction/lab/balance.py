"""The balance page of Affliction: factions, places, colonists and the length of games of level-2 bots."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from meetinghouse.bots.base import seed_for
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.lab.balance import (
    LEVEL,
    Balance,
    ChartPanel,
    Promise,
    Ratio,
    Spread,
    alone,
    most,
    quantile,
    ratios,
    spreads,
)
from meetinghouse.lab.charts import names_of
from meetinghouse.lab.pages import Balancing, table
from meetinghouse.lab.statistics import wilson

GAME = "affliction"
SEATS = (2, 3, 4)
LEAST_SHARE, MOST_SHARE = 0.8, 1.25  # of its fair share: what every faction, seat and starter has to win
LEAST_WANTED = 0.05  # in how many of its games a colonist has to be brought in, used or arrested for its own sake
ROUNDS = {2: (12, 16), 3: (9, 14), 4: (8, 12)}  # where the median length has to lie
STRONG = {2: 0.90, 3: 0.65, 4: 0.55}  # what one level-2 player has to win among random ones
OFTEN = 30  # seats counted before a ratio says something
PILES = {"starter": "starter", "brought": "brought", "won_over": "brought", "arrested": "arrested", "used": "used"}


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

    def wanted(self) -> set[str]:
        """Who was brought in, used, or arrested for their own sake: not in place of another."""
        arrested = Counter(name for pile in self.arrested for name in pile)
        arrested.subtract(self.instead)
        active = {name for pile in (*self.brought, *self.used) for name in pile}
        return active | {name for name, times in arrested.items() if times > 0}


def keep(match: Match, start: Json) -> Kept:
    """All that is kept is public at the end."""
    outcome, view, seats = match.outcome, match.view(-1), range(match.seats)
    assert outcome is not None
    events = [(event["key"].removeprefix("affliction."), event) for event in match.events(-1)]

    def pile(name: str) -> tuple[tuple[str, ...], ...]:
        mine = [(event["seat"], event["colonist"]) for key, event in events if PILES.get(key) == name]
        return tuple(tuple(colonist for seat, colonist in mine if seat == s) for s in seats)

    return Kept(
        match.seats,
        [0, *(event["seat"] for key, event in events if key == "first_player")][-1],
        tuple(view["faction"]),
        tuple(mine[0] for mine in pile("starter")),
        tuple(view["revealed"]),
        pile("brought"),
        pile("arrested"),
        pile("used"),
        tuple(event["colonist"] for key, event in events if key == "scapegoat"),
        tuple(sorted({event["colonist"] for key, event in events if key in ("starter", "turned_up")})),
        view["round"],
        tuple(outcome.scores[str(seat)] for seat in seats),
        outcome.winners,
    )


def factions(games: Sequence[Kept]) -> dict[str, Ratio]:
    return ratios(games, lambda game, seat: (game.factions[seat],))


def places(games: Sequence[Kept]) -> dict[str, Ratio]:
    """By seat, and by place counted from the First Player of round 1."""
    return ratios(games, lambda game, seat: (f"seat {seat + 1}", f"place {(seat - game.first) % game.seats + 1}"))


def _starters(games: Sequence[Kept]) -> dict[str, Ratio]:
    return ratios(games, lambda game, seat: (game.starters[seat],))


def _by_seats(games: Sequence[Kept]) -> dict[int, list[Kept]]:
    return {seats: [game for game in games if game.seats == seats] for seats in SEATS}


def _named(family: str) -> Callable[[str], str]:
    return lambda name: names_of(GAME, family, [name])[0]


def _cell(found: Ratio | None) -> str:
    if found is None:
        return "–"
    ratio, low, high = found.spread
    return f"{ratio:.2f} ({low:.2f} – {high:.2f})"


def _share_table(
    games: Sequence[Kept], head: str, of: Callable[[Sequence[Kept]], dict[str, Ratio]], named: Callable[[str], str]
) -> str:
    """Wins against the fair share, with a column for each number of players."""
    found = [of(mine) for mine in _by_seats(games).values()]
    names = sorted({name for by_name in found for name in by_name})
    rows = [[named(name), *(_cell(by_name.get(name)) for by_name in found)] for name in names]
    return table([head, *(f"{seats} players" for seats in SEATS)], rows)


def _one_table(head: str, family: str, found: Mapping[str, Ratio]) -> str:
    return table([head, "wins / fair share"], [[_named(family)(name), _cell(one)] for name, one in found.items()])


def _length_table(games: Sequence[Kept]) -> str:
    rows = []
    for seats, mine in _by_seats(games).items():
        numbers: list[Sequence[float]] = [[game.rounds for game in mine], [n for game in mine for n in game.scores]]
        margins = [sorted(game.scores)[-1] - sorted(game.scores)[-2] for game in mine]
        cells = [f"{quantile(values, part):.0f}" for values in numbers for part in (0.1, 0.5, 0.9)]
        instead = sum(len(game.instead) for game in mine) / len(mine)
        rows.append([str(seats), str(len(mine)), *cells, f"{quantile(margins, 0.5):.0f}", f"{instead:.2f}"])
    spread = ("rounds 10%", "median", "90%", "score 10%", "median", "90%")
    return table(["players", "games", *spread, "margin", "scapegoats a game"], rows)


def wanted(games: Sequence[Kept]) -> dict[str, tuple[int, float]]:
    """For each colonist, the games it was in, and the part of them in which somebody wanted it."""
    there = Counter(name for game in games for name in game.seen)
    found = Counter(name for game in games for name in game.wanted())
    return {name: (there[name], found[name] / there[name]) for name in sorted(there)}


def _colonist_table(games: Sequence[Kept]) -> str:
    """How often each colonist is brought in, arrested and used, and how those who did it fared."""
    deeds = [
        ratios(games, lambda game, seat: game.brought[seat]),
        ratios(games, lambda game, seat: game.arrested[seat]),
    ]
    instead = Counter(name for game in games for name in game.instead)
    uses = Counter(name for game in games for pile in game.used for name in pile)
    rows = []
    for name, (there, share) in wanted(games).items():
        cells = [_named("colonist")(name), str(there)]
        for found in deeds:
            one = found.get(name)
            cells += ["0.00", "–"] if one is None else [f"{one.seats / there:.2f}", f"{one.ratio:.2f}"]
        cells += [f"{counts[name] / there:.2f}" if counts[name] else "–" for counts in (instead, uses)]
        rows.append([*cells, f"{share:.0%}"])
    did = ("brought in", "wins / fair", "arrested", "wins / fair", "as scapegoat", "uses", "wanted")
    return table(["colonist", "games", *did], rows)


def tables(games: Sequence[Kept]) -> dict[str, str]:
    return {
        "factions": _share_table(games, "faction", factions, _named("faction")),
        "seats": _share_table(games, "", places, str),
        "length": _length_table(games),
        "starters": _one_table("Starting Colonist", "colonist", _starters(games)),
        "grievances": _one_table("grievance", "grievance", ratios(games, lambda game, seat: (game.grievances[seat],))),
        "colonists": _colonist_table(games),
    }


def strength(given: Balancing) -> tuple[dict[str, str], list[Promise]]:
    """One level-2 player among random ones, seats and factions rotated; and what falls short."""
    rows, short = [], []
    for seats in SEATS:
        played = list(alone(BALANCE, seats, {"cards": "house"}, given.strength, given.seed, LEVEL))
        won = sum(1 / len(kept.winners) for seat, kept in played if seat in kept.winners)
        mine = [kept.scores[seat] for seat, kept in played]
        theirs = [score for seat, kept in played for s, score in enumerate(kept.scores) if s != seat]
        share = wilson(won, len(played))
        cells = [str(seats), str(len(played)), f"{share.rate:.1%} ({share.low:.1%} – {share.high:.1%})"]
        rows.append([*cells, f"{STRONG[seats]:.0%}", f"{quantile(mine, 0.5):.0f}", f"{quantile(theirs, 0.5):.0f}"])
        if share.rate <= STRONG[seats]:
            short.append(f"{seats} players: one level-2 player wins {share.rate:.1%} among random ones")
    head = ["players", "games", "one level-2 player wins", "asked for", "its median score", "random players'"]
    return {"strength": table(head, rows)}, [("one level-2 player beats random ones as often as asked for", short)]


def _out_of_bounds(found: Iterable[tuple[str, Ratio]]) -> list[str]:
    outside = [(who, one.ratio) for who, one in found if not LEAST_SHARE <= one.ratio <= MOST_SHARE]
    return [f"{who}: {ratio:.2f} times its fair share" for who, ratio in outside]


def promises(games: Sequence[Kept]) -> list[Promise]:
    alike, lengths = [], []
    for seats, mine in _by_seats(games).items():
        alike += [(f"{seats} players, {name}", ratio) for name, ratio in {**factions(mine), **places(mine)}.items()]
        low, high = ROUNDS[seats]
        median = quantile([game.rounds for game in mine], 0.5)
        if not low <= median <= high:
            lengths.append(f"{seats} players: the median game lasts {median:.0f} rounds, not {low} to {high}")
    shares = [(name, share) for name, (_, share) in wanted(games).items() if share < LEAST_WANTED]
    share = f"{LEAST_SHARE} to {MOST_SHARE} times its fair share"
    return [
        (f"each faction, seat and place wins {share} at every player count", _out_of_bounds(alike)),
        (f"each Starting Colonist wins {share}", _out_of_bounds(_starters(games).items())),
        (
            f"each colonist is wanted in at least {LEAST_WANTED:.0%} of its games",
            [f"{name} is wanted in {part:.1%} of its games" for name, part in shares],
        ),
        ("the median game lasts 12 to 16 rounds with two players, 9 to 14 with three, 8 to 12 with four", lengths),
    ]


def panels(games: Sequence[Kept]) -> list[ChartPanel]:
    """Factions, places, rounds, scores, colonists brought in and arrested."""
    mine = {f"{seats} players": some for seats, some in _by_seats(games).items()}
    fair, bounds = "wins, as a multiple of the fair share", (LEAST_SHARE, MOST_SHARE)
    people = _named("colonist")
    by_faction = {label: spreads(factions(some), _named("faction")) for label, some in mine.items()}
    by_place = {label: spreads(places(some)) for label, some in mine.items()}
    rounds = {label: most([game.rounds for game in some]) for label, some in mine.items()}
    scores = {label: most([score for game in some for score in game.scores]) for label, some in mine.items()}
    found = [
        ChartPanel("Wins by faction", "faction", fair, by_faction, bounds),
        ChartPanel("Wins by seat, and by place from the first First Player", "seat or place", fair, by_place, bounds),
        ChartPanel("How long a game is (median, four fifths)", "players", "rounds", {"": rounds}),
        ChartPanel("What is scored (median, four fifths)", "players", "points of a player", {"": scores}),
    ]
    for title, field in (("Brought into a circle", "brought"), ("Arrested", "arrested")):
        done = ratios(games, lambda game, seat, field=field: getattr(game, field)[seat])  # type: ignore[misc]  # bound now
        often = {people(name): Spread(*[one.seats / len(games)] * 3) for name, one in done.items()}
        fared = spreads({name: one for name, one in done.items() if one.seats >= OFTEN}, people)
        found.append(ChartPanel(title, "colonist", fair, {"times a game": often, fair: fared}, (1.0,)))
    return found


def _seeds(seed: int, seats: int, options: Mapping[str, str], index: int) -> tuple[int, int]:
    return seed_for(seed, "deal", seats, index), seed_for(seed, "bots", seats, index)


BALANCE = Balance(GAME, Kept, [(seats, {}) for seats in SEATS], _seeds, keep, tables, promises, panels, strength)
