"""`meetinghouse balance GAME`: plays the games by which a house card set is judged, and fills the page about it.

A game declares as `BALANCE` in its module `lab/balance` at which tables bots play, what is kept of a game, and which
tables, promises and panels of a chart are made of all games.
"""

import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

import meetinghouse
from meetinghouse.bots.driver import play, table_of
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.lab.batch import Level, Plan, deal, in_parts
from meetinghouse.lab.charts import new_figure, png
from meetinghouse.lab.pages import Balancing, put_between, table
from meetinghouse.lab.progress import bar
from meetinghouse.lab.statistics import wilson
from meetinghouse.words import Words

BATCH = 250  # games, kept together
LEVEL: Level = 2  # who plays the games of the pages
MARKS = ("o", "s", "^", "D")
K = TypeVar("K")
INK = ("#5b2a86", "#b3541e", "#1f6f54", "#8a1c1c")

Promise = tuple[str, list[str]]  # what a page promises, and what breaks it


class Spread(NamedTuple):
    """A number and how far it may be off, or the middle and the ends of many numbers."""

    value: float
    low: float
    high: float


class ChartPanel(NamedTuple):
    """A part of a chart: for each series and name a number with its spread."""

    title: str
    names: str  # what the names are
    numbers: str  # what the numbers count
    series: Mapping[str, Mapping[str, Spread]]
    bounds: tuple[float, ...] = ()  # promised, drawn as lines


class Balance(NamedTuple):
    """What a game declares of its balance page."""

    game: str
    kept: type[Any]  # what `keep` gives: a type that JSON Lines can hold
    cells: Sequence[tuple[int, Mapping[str, str]]]  # seats and options
    seeds: Callable[[int, int, Mapping[str, str], int], tuple[int, int]]  # of the deal and of the bots, for each game
    keep: Callable[[Match, Json], Any]  # from a match that is over and what everybody saw at its start
    tables: Callable[[Sequence[Any]], dict[str, str]]  # by the mark between which they stand on the page
    promises: Callable[[Sequence[Any]], list[Promise]]
    panels: Callable[[Sequence[Any]], list[ChartPanel]]
    strength: Callable[[Balancing], tuple[dict[str, str], list[Promise]]]  # tables and promises about the bots


class Keeper:
    """Lets long runs resume: the batches of one file, by name; without a file everything is played anew."""

    def __init__(self, path: Path | None) -> None:
        """Read the batches of an interrupted run; drop a last line that was cut short."""
        self._path = path
        self._known: dict[str, msgspec.Raw] = {}
        for line in path.read_bytes().splitlines() if path is not None and path.exists() else ():
            try:
                name, games = msgspec.json.decode(line, type=tuple[str, msgspec.Raw])
            except msgspec.DecodeError:
                continue
            self._known[name] = msgspec.Raw(bytes(games))

    def batch(self, name: str, kind: type[K], play: Callable[[], Sequence[K]]) -> list[K]:
        """The games of that name, played now or before. The name says all that decides them."""
        kept = self._known.get(name)
        if kept is not None:
            return msgspec.json.decode(kept, type=list[kind])  # type: ignore[valid-type]  # a type known at run time
        games = list(play())
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(b"\n" + msgspec.json.encode((name, games)) + b"\n")  # the line before may be cut short
        sys.stderr.write(f"{name}: {len(games)} games\n")
        return games


def balance_of(game: str) -> Balance | None:
    found: Balance | None = getattr(meetinghouse.find_game(game).module("lab.balance"), "BALANCE", None)
    return found


def deals(
    balance: Balance, seats: int, options: Mapping[str, str], games: int, seed: int, levels: Sequence[Level] = (LEVEL,)
) -> Iterator[Plan]:
    """A batch; with several levels the line-up moves on by one seat from game to game."""
    for index in range(games):
        line_up = tuple(levels[(seat + index) % len(levels)] for seat in range(seats))
        fixed = tuple(sorted(options.items()))
        yield Plan(balance.game, seats, fixed, *balance.seeds(seed, seats, options, index), line_up)


def play_one(plan: Plan) -> Any:
    """Deal and play one game, and keep what the tables need."""
    balance = balance_of(plan.game)
    assert balance is not None
    match = deal(plan)
    start = match.view(-1)
    play(match, table_of(plan.game, plan.levels, plan.players))
    return balance.keep(match, start)


def run(batch: Sequence[Plan], jobs: int = 1) -> list[Any]:
    """Play a batch; the result does not depend on the number of workers."""
    with bar(len(batch), batch[0].game) as progress:
        return in_parts(play_one, batch, jobs, progress)


def alone(
    balance: Balance, seats: int, options: Mapping[str, str], games: int, seed: int, level: Level
) -> Iterator[tuple[int, Any]]:
    """One player of a level among random ones, at each seat in turn: the seat, and what is kept of the game."""
    for index, plan in enumerate(deals(balance, seats, options, games, seed)):
        line_up: tuple[Level, ...] = tuple(level if seat == index % seats else "random" for seat in range(seats))
        yield index % seats, play_one(plan._replace(levels=line_up))


class Ratio(NamedTuple):
    """Wins against the fair share, and the number of seats counted."""

    wins: float
    fair: float
    seats: int

    @property
    def ratio(self) -> float:
        return self.wins / self.fair if self.fair else 0.0

    @property
    def spread(self) -> Spread:
        """The same with its 95% interval."""
        share, fair = wilson(self.wins, self.seats), self.fair / self.seats
        return Spread(self.ratio, share.low / fair, share.high / fair)


def everybody(game: Any) -> Sequence[int]:
    """All seats of a game in which each plays for itself."""
    return range(game.seats)


def ratios(
    games: Sequence[Any], of: Callable[[Any, int], Sequence[str]], rivals: Callable[[Any], Sequence[int]] = everybody
) -> dict[str, Ratio]:
    """Wins against the fair share by the names that `of(game, seat)` gives, each name once for each seat.

    The fair share of a seat is what it would win if the winner were drawn evenly from its `rivals`. A shared win
    counts in parts.
    """
    found: dict[str, Ratio] = defaultdict(lambda: Ratio(0.0, 0.0, 0))
    for game in games:
        among = rivals(game)
        for seat in among:
            won = 1 / len(game.winners) if seat in game.winners else 0.0
            for name in set(of(game, seat)):
                wins, fair, seats = found[name]
                found[name] = Ratio(wins + won, fair + 1 / len(among), seats + 1)
    return dict(sorted(found.items()))


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which this part of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def most(values: Sequence[float]) -> Spread:
    """The median of some numbers, and between which the middle four fifths lie."""
    return Spread(*(quantile(values, part) for part in (0.5, 0.1, 0.9)))


def spreads(found: Mapping[str, Ratio], named: Callable[[str], str] = str) -> dict[str, Spread]:
    """What a panel shows of wins against the fair share."""
    return {named(name): ratio.spread for name, ratio in found.items()}


def draw(balance: Balance, games: Sequence[Any], path: Path) -> None:
    """The chart of a page, two panels in a row."""
    panels = balance.panels(games)
    names = [list(dict.fromkeys(name for found in panel.series.values() for name in found)) for panel in panels]
    heights = [4.0 + max(map(len, names[at : at + 2])) for at in range(0, len(panels), 2)]
    figure, axes = new_figure(len(heights), 2, (13, 0.25 * sum(heights)), heights, "x")
    for axis, panel, rows in zip(axes.flat, panels, names, strict=True):
        _paint(axis, panel, rows)
    name = Words("en").say(f"{balance.game}-name")
    path.write_bytes(png(figure, f"{name}, house set, level-2 bots (95% intervals)", dpi=85))


def _paint(axis: Any, panel: ChartPanel, names: list[str]) -> None:
    for n, (label, found) in enumerate(panel.series.items()):
        at = [names.index(name) + (n - (len(panel.series) - 1) / 2) * 0.2 for name in found]
        ends = [[max(0.0, one.value - one.low) for one in found.values()]]
        ends.append([max(0.0, one.high - one.value) for one in found.values()])
        middle = [one.value for one in found.values()]
        axis.errorbar(middle, at, xerr=ends, fmt=MARKS[n % 4], color=INK[n % 4], capsize=3, label=label)
    for bound in panel.bounds:
        axis.axvline(bound, color="#8a2216", linewidth=1, linestyle="--")
    axis.set_yticks(range(len(names)), names, fontsize=8)
    axis.invert_yaxis()
    axis.set(title=panel.title, xlabel=panel.numbers, ylabel=panel.names)
    if len(panel.series) > 1:
        axis.legend(fontsize=8)


def out_of_balance(found: Iterable[Promise]) -> list[str]:
    """What breaks the promises; nothing when all are kept."""
    return [line for _, broken in found for line in broken]


def main(balance: Balance, given: Balancing) -> int:
    """Print the tables, or renew the page and draw the chart beside it. Returns 1 when something is out of balance."""
    keeper = Keeper(given.keep)
    games: list[Any] = []
    for seats, options in balance.cells:
        chosen = {**options, "cards": given.cards}
        todo = list(deals(balance, seats, chosen, given.games, given.seed))
        for start in range(0, len(todo), BATCH):
            name = f"{seats} players, {', '.join(chosen.values())}, {start} of {given.games} from {given.seed}"
            games += keeper.batch(name, balance.kept, partial(run, todo[start : start + BATCH], given.jobs))
    found = balance.promises(games)
    holds = ((text, "NO: " + "; ".join(broken) if broken else "yes") for text, broken in found)
    tables = {"bars": table(("promise", "holds"), holds), **balance.tables(games)}
    if given.strength:
        more, about_bots = balance.strength(given)
        tables |= more
        found = [*found, *about_bots]
    if given.write is None:
        sys.stdout.write("\n\n".join(tables.values()) + "\n")
    else:
        page = given.write.read_text("utf-8")
        for mark, new in tables.items():
            page = put_between(page, mark, new)
        given.write.write_text(page, "utf-8")
        draw(balance, games, given.write.with_suffix(".png"))
    broken = out_of_balance(found)
    sys.stderr.writelines(line + "\n" for line in broken)
    return 1 if broken else 0
