"""The balance page of New Salem: sides, Characters, seats and Events at every player count and edition."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from meetinghouse.boardgames.new_salem.names import EDITIONS, HOUSE_EVENTS
from meetinghouse.bots.base import seed_for
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.lab.arena import strength as strength_of
from meetinghouse.lab.arena import strength_numbers, strength_table
from meetinghouse.lab.balance import LEVEL, Balance, ChartPanel, Promise, Ratio, Spread, alone, ratios, spreads
from meetinghouse.lab.batch import Level
from meetinghouse.lab.charts import names_of
from meetinghouse.lab.levels import Cell, LevelRow, measure
from meetinghouse.lab.pages import Balancing, table
from meetinghouse.lab.statistics import WinRate, mean, wilson

GAME = "new_salem"
SEATS = (3, 4, 5, 6, 7, 8)
WITCH = "witch"
MOST_SHARE = 1.5  # of its fair share: what no Character may win more than
LEAST_WINS, MOST_WINS = 0.4, 0.6  # of the games that have a Witch: what the Witches have to win
LOW, HIGH = 0.38, 0.62  # where the interval of the Witches' wins has to lie
LEAST_USED = 0.15  # times a game, at some player count: how often each Event has to be used, and by both sides
STRENGTH_SEATS = (3, 5, 8)
LEVELS: dict[str, Level] = {"level 2": LEVEL, "random": "random"}
# How many times the games asked for are played where random play of the same side hardly ever loses: with 8 seats
# random Witches lose to random Puritans once in a thousand games, and only thirty thousand show how much level 2 adds.
TIMES = {(3, "witches"): 3, (5, "witches"): 6, (8, "witches"): 30}


class Kept(NamedTuple):
    seats: int
    edition: str
    reason: str
    sides: tuple[str, ...]
    characters: tuple[str, ...]
    winners: tuple[int, ...]
    points: tuple[int, ...]
    first: int  # the first Constable
    used: tuple[tuple[str, str], ...]  # Event, side of the Constable

    @property
    def witches(self) -> int:
        return self.sides.count(WITCH)


def keep(match: Match, start: Json) -> Kept:
    outcome, view = match.outcome, match.view(-1)
    assert outcome is not None
    sides = tuple(match.view(seat)["side"] for seat in range(match.seats))
    uses = [event for event in match.events(-1) if event["key"] == "new_salem.initiated"]
    return Kept(
        match.seats,
        view["options"]["edition"],
        outcome.reason,
        sides,
        tuple(view["characters"]),
        outcome.winners,
        tuple(outcome.scores["points"]),
        start["constable"],
        tuple((event["event"], sides[event["seat"]]) for event in uses),
    )


# ---- shares --------------------------------------------------------------------------------------------------------


def with_witch(games: Sequence[Kept]) -> list[Kept]:
    return [game for game in games if game.witches]


def witch_wins(games: Sequence[Kept]) -> WinRate:
    """How many of the games that have a Witch the Witches won."""
    there = with_witch(games)
    return wilson(sum(game.reason == "witches" for game in there), len(there))


def _winning_side(game: Kept) -> list[int]:
    """The seats of which one has won: nobody's where all have lost."""
    side = game.sides[game.winners[0]] if game.winners else ""
    return [seat for seat in range(game.seats) if game.sides[seat] == side]


def fair_shares(games: Sequence[Kept]) -> dict[str, Ratio]:
    """For each Character its wins, and what they would be if each winner were drawn evenly from the winning side."""
    return ratios(games, lambda game, seat: (game.characters[seat],), _winning_side)


def seat_shares(games: Sequence[Kept]) -> dict[str, Ratio]:
    """The same by seat, counted from the first Constable on."""
    return ratios(games, lambda game, seat: (str((seat - game.first) % game.seats),), _winning_side)


class EventUse(NamedTuple):
    """How often an Event was used, by whom, in how many games, and how many of those the Witches won."""

    event: str
    by_witch: int
    by_puritan: int
    games: int
    won: int

    @property
    def uses(self) -> int:
        return self.by_witch + self.by_puritan


def event_uses(games: Sequence[Kept]) -> Iterator[EventUse]:
    """For each Event that was used, the most used first."""
    by_side = Counter((event, side == WITCH) for game in games for event, side in game.used)
    there = Counter(event for game in games for event in {event for event, _ in game.used})
    won = Counter(event for game in games if game.reason == "witches" for event in {event for event, _ in game.used})
    found = [EventUse(one, by_side[one, True], by_side[one, False], there[one], won[one]) for one in sorted(there)]
    return iter(sorted(found, key=lambda one: -one.uses))


def _by_seats(games: Sequence[Kept]) -> dict[int, list[Kept]]:
    return {seats: [game for game in games if game.seats == seats] for seats in SEATS}


def _most_used(there: Sequence[Kept]) -> dict[str, tuple[float, int]]:
    """For each Event, how often it is used a game at the player count that uses it most, and which that is."""
    found: dict[str, tuple[float, int]] = {}
    for seats, mine in _by_seats(there).items():
        for use in event_uses(mine):
            found[use.event] = max(found.get(use.event, (0.0, 0)), (use.uses / len(mine), seats))
    return found


# ---- tables --------------------------------------------------------------------------------------------------------


def percent(share: WinRate) -> str:
    return f"{share.rate:.1%} ({share.low:.1%} – {share.high:.1%})"


def _side_table(games: Sequence[Kept]) -> str:
    """The Witches' share of the games that have a Witch, by player count and edition."""
    rows = []
    for seats, mine in _by_seats(games).items():
        cells = [percent(witch_wins([game for game in mine if game.edition == edition])) for edition in EDITIONS]
        share = witch_wins(mine)
        inside = "yes" if share.low >= LOW and share.high <= HIGH else "NO"
        rows.append([str(seats), *cells, percent(share), str(share.games), inside])
    return table(["players", *EDITIONS, "all editions", "games with a Witch", "inside 38–62%"], rows)


def _number_table(games: Sequence[Kept]) -> str:
    """The same by the number of Witches at the table; with none, how often everyone loses."""
    rows = []
    for seats, some in _by_seats(games).items():
        cells = [str(seats)]
        for witches in range(4):
            mine = [game for game in some if game.witches == witches]
            lost = wilson(sum(game.reason == "all_lose" for game in mine), len(mine))
            told = percent(witch_wins(mine)) if witches else f"all lose {percent(lost)}"
            cells.append(f"{told}, {len(mine)} games" if mine else "–")
        rows.append(cells)
    return table(["players", "no Witch", "one", "two", "three"], rows)


def _character_table(games: Sequence[Kept]) -> str:
    """Each Character's wins against its fair share, over all and at worst."""
    over_all = fair_shares(games)
    by_count = {seats: fair_shares(mine) for seats, mine in _by_seats(games).items()}
    rows = []
    for called, (name, one) in zip(names_of(GAME, "character", over_all), over_all.items(), strict=True):
        ratio, seats = max((found[name].ratio, -seats) for seats, found in by_count.items() if name in found)
        worst = f"{ratio:.2f} ({-seats} players)"
        rows.append([called, f"{one.wins:.0f}", f"{one.fair:.0f}", f"{one.ratio:.2f}", worst])
    return table(["Character", "wins", "fair share", "ratio", "highest at one player count"], rows)


def _event_table(games: Sequence[Kept]) -> str:
    """How often each Event is initiated, where most, by whom, and how such games end."""
    there = with_witch(games)
    most = _most_used(there)
    rows = []
    for use in event_uses(there):
        where = f"{most[use.event][0]:.2f} ({most[use.event][1]} players)"
        cells = [f"{use.uses / len(there):.2f}", where, f"{use.by_witch / use.uses:.0%}"]
        rows.append([*names_of(GAME, "event", [use.event]), *cells, percent(wilson(use.won, use.games))])
    return table(["Event", "uses a game", "most", "of them by Witches", "Witches win when used"], rows)


def _seat_table(games: Sequence[Kept]) -> str:
    """Wins against the fair share by seat, counted from the first Constable."""
    rows = []
    for seats, mine in _by_seats(games).items():
        shares = seat_shares(mine)
        rows.append([str(seats), *(f"{shares[n].ratio:.2f}" if n in shares else "–" for n in map(str, range(8)))])
    return table(["players", "first Constable", *(f"+{place}" for place in range(1, 8))], rows)


def tables(games: Sequence[Kept]) -> dict[str, str]:
    return {
        "sides": _side_table(games),
        "witches": _number_table(games),
        "characters": _character_table(games),
        "events": _event_table(games),
        "seats": _seat_table(games),
    }


# ---- how strong the bots are ---------------------------------------------------------------------------------------


def _lone_table(games: int, seed: int) -> str:
    """One level-2 player among random ones, against a random one in the same seat on the same deals."""
    rows = []
    for seats in STRENGTH_SEATS:
        for name, level in LEVELS.items():
            played = list(alone(BALANCE, seats, {"edition": "en", "cards": "house"}, games, seed, level))
            middle, low, high = mean([float(kept.points[seat]) for seat, kept in played])
            share = percent(wilson(sum(seat in kept.winners for seat, kept in played), games))
            rows.append([str(seats), name, f"{middle:.2f} ({low:.2f} – {high:.2f})", share])
    return table(["seats", "player", "points", "wins"], rows)


def _duel_row(seats: int, games: int, seed: int, jobs: int) -> list[str]:
    """Witches of level 2 and random ones, both against level-2 Puritans, on the same deals."""
    (row,) = measure([Cell(GAME, seats, "witches", LEVEL, LEVEL)], games, "random", seed, jobs, whole=True)
    return [str(seats), *strength_numbers(row)]


def strength(given: Balancing) -> tuple[dict[str, str], list[Promise]]:
    found: list[LevelRow] = []
    for seats in STRENGTH_SEATS:
        for side in ("witches", "puritans"):
            many = given.strength * TIMES.get((seats, side), 1)
            found += strength_of(GAME, seats, many, (side,), seed=given.seed, jobs=given.jobs)
            sys.stderr.write(f"strength of {side} with {seats}: {many} games\n")
    duels = [_duel_row(seats, given.strength, given.seed, given.jobs) for seats in STRENGTH_SEATS]
    head = ["seats", "games with a Witch", "Witches of level 2", "random Witches", "odds ratio", "95%"]
    lone = _lone_table(given.strength, given.seed)
    return {"strength": strength_table(found), "duel": table(head, duels), "lone": lone}, []


def promises(games: Sequence[Kept]) -> list[Promise]:
    sides, intervals, events = [], [], []
    for seats, mine in _by_seats(games).items():
        share = witch_wins(mine)
        told = f"{seats} players: Witches win {percent(share)}"
        if not LEAST_WINS <= share.rate <= MOST_WINS:
            sides.append(told)
        if not (share.low >= LOW and share.high <= HIGH):
            intervals.append(told)
    greedy = [(name, one.ratio) for name, one in fair_shares(games).items() if one.ratio > MOST_SHARE]
    there = with_witch(games)
    used = {use.event: use for use in event_uses(there)}
    most = _most_used(there)
    for event in HOUSE_EVENTS:
        often = most.get(event, (0.0, 0))[0]
        if often < LEAST_USED:
            events.append(f"{event} is used {often:.2f} times a game at most")
        elif not (used[event].by_witch and used[event].by_puritan):
            events.append(f"{event} is used by one side only")
    return [
        (f"Witches win {LEAST_WINS:.0%} to {MOST_WINS:.0%} at every player count", sides),
        (f"the whole 95% interval of their wins lies within {LOW:.0%} and {HIGH:.0%}", intervals),
        (
            f"no Character wins more than {MOST_SHARE} times its fair share",
            [f"{name}: {ratio:.2f} times its fair share" for name, ratio in greedy],
        ),
        (f"each Event is used at least {LEAST_USED} times a game at some player count, and by both sides", events),
    ]


def panels(games: Sequence[Kept]) -> list[ChartPanel]:
    """Sides by edition and by the number of Witches, Characters, seats, Events used, and how such games end."""
    fair, witches = "wins, as a multiple of the fair share", "share of games that Witches win"
    band = (LEAST_WINS, MOST_WINS)
    there = with_witch(games)
    uses = {names_of(GAME, "event", [use.event])[0]: use for use in event_uses(there)}

    def wins_of(chosen: Callable[[Kept], bool]) -> dict[str, Spread]:
        found = {seats: [game for game in mine if chosen(game)] for seats, mine in _by_seats(there).items()}
        return {f"{seats} players": _spread(witch_wins(mine)) for seats, mine in found.items() if mine}

    def often(count: Callable[[EventUse], int]) -> dict[str, Spread]:
        return {name: Spread(*[count(use) / len(there)] * 3) for name, use in uses.items()}

    by_edition = {one: wins_of(lambda game, one=one: game.edition == one) for one in EDITIONS}  # type: ignore[misc]  # bound now
    by_number = {f"{n} at the table": wins_of(lambda game, n=n: game.witches == n) for n in (1, 2, 3)}  # type: ignore[misc]  # bound now
    characters = spreads(fair_shares(games), lambda name: names_of(GAME, "character", [name])[0])
    places = {f"{seats} players": spreads(seat_shares(_by_seats(games)[seats])) for seats in STRENGTH_SEATS}
    endings = {name: _spread(wilson(use.won, use.games)) for name, use in uses.items()}
    by_side = {"by Witches": often(lambda use: use.by_witch), "by Puritans": often(lambda use: use.by_puritan)}
    return [
        ChartPanel("Wins of the Witches, by edition", "players", witches, by_edition, band),
        ChartPanel("Wins of the Witches, by their number", "players", witches, by_number, band),
        ChartPanel("Wins by Character", "Character", fair, {"": characters}, (1.0, MOST_SHARE)),
        ChartPanel("Wins by seat", "seat, counted from the first Constable", fair, places, (1.0,)),
        ChartPanel("How often an Event is used", "Event", "uses a game", by_side, (LEAST_USED,)),
        ChartPanel("Wins of the Witches where the Event was used", "Event", witches, {"": endings}, band),
    ]


def _spread(share: WinRate) -> Spread:
    return Spread(share.rate, share.low, share.high)


def _seeds(seed: int, seats: int, options: Mapping[str, str], index: int) -> tuple[int, int]:
    one = seed_for(seed, seats, options["edition"], index)
    return seed_for(one, "deal"), seed_for(one, "bots")


CELLS = [(seats, {"edition": edition}) for seats in SEATS for edition in EDITIONS]
BALANCE = Balance(GAME, Kept, CELLS, _seeds, keep, tables, promises, panels, strength)
