"""How strong players are: they play at a table of others, and are compared with other players in the same seats.

They sit where one side begins, or one of them goes round the table. `measure` plays game number 0 of every cell, then
number 1, and so on: a run whose time is up has played about as many games for each cell.
"""

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import meetinghouse
from meetinghouse.bots.base import Bot, Company, introduce, levels, seed_for
from meetinghouse.bots.driver import play, table_of
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json
from meetinghouse.lab.batch import Level, Progress, Stopped, in_parts
from meetinghouse.lab.pages import table
from meetinghouse.lab.sides import initial_sides, winning_side
from meetinghouse.lab.statistics import OddsRatio, WinRate, odds_ratio, wilson

ONE = "one"
EVERYBODY = "everybody"


class Cell(NamedTuple):
    """Players of a level at some places of a table, and who sits everywhere else."""

    game: str
    seats: int
    who: str  # a side, or `one`
    level: Level
    against: Level = 2
    options: tuple[tuple[str, Any], ...] = ()

    def played(self) -> "Cell":
        """The cell whose games are played: among equals one batch of games serves every cell."""
        return self._replace(who=EVERYBODY) if self.level == self.against else self


class LevelRow(NamedTuple):
    """How often they won, and the processor time of their decisions; and how often those beside them did."""

    cell: Cell
    share: WinRate
    beside: WinRate
    odds: OddsRatio | None  # of the two; nothing to compare where they are the same
    mean: float  # seconds, where there was something to decide
    most: float


def cells_of(
    game: str, seats: Iterable[int], players: Sequence[Level], against: Level = 2, options: Json | None = None
) -> Iterator[Cell]:
    """Each of these players as each side, where the game has sides, and alone."""
    sides = meetinghouse.find_game(game).sides
    for number in seats:
        for who in (*(sides.names if sides is not None else ()), ONE):
            for level in players:
                yield Cell(game, number, who, level, against, tuple(sorted((options or {}).items())))


def offered(game: str) -> list[Level]:
    """The levels that people are offered."""
    return [level for level in levels(game) if level]


def measure(
    cells: Sequence[Cell],
    games: int,
    beside: Level | None = None,
    seed: int = 0,
    jobs: int = 1,
    seconds: float = float("inf"),
    progress: Progress | None = None,
    whole: bool = False,
) -> list[LevelRow]:
    """A row for each cell, from so many games each or as many as there was time for; Ctrl+C ends the time, too, unless
    only the `whole` is wanted. Each is compared with `beside`, or with those it plays against, in its places."""
    pairs = [(cell, cell._replace(level=cell.against if beside is None else beside)) for cell in cells]
    every = dict.fromkeys(one.played() for pair in pairs for one in pair)
    todo = [_Game(cell, number, seed) for number in range(games) for cell in every]
    try:
        played = in_parts(partial(_play, time.time() + seconds), todo, jobs, progress)
    except Stopped as stop:
        if whole:
            raise
        played = stop.done
    found = {(one.cell, one.number): one for one in played if one is not None}
    return [_row(cell, other, found, games) for cell, other in pairs]


def levels_table(rows: Iterable[LevelRow], names: Mapping[str, str] | None = None) -> str:
    """The rows in Markdown; `names` are those of the games."""
    head = ("game", "seats", "against", "who", "level", "games", "wins [95%]", "odds ratio [95%]", "a decision (most)")
    lines = []
    for row in rows:
        cell = row.cell
        name = (names or {}).get(cell.game, cell.game)
        lines.append([name, str(cell.seats), spelt(cell.against), cell.who, spelt(cell.level), *numbers_in(row)])
    return table(head, lines)


def numbers_in(row: LevelRow) -> list[str]:
    """What a row says, as text."""
    odds = row.odds
    share = f"{row.share.rate:.1%} [{100 * row.share.low:.1f}, {100 * row.share.high:.1f}]"
    ratio = "–" if odds is None else f"{odds.ratio:.2f} [{odds.low:.2f}, {odds.high:.2f}]"
    times = f"{1000 * row.mean:.1f} ms ({1000 * row.most:.0f})"
    return [f"{row.share.games:,}", share, ratio, times]


def spelt(level: Level) -> str:
    """A level in a table; of somebody's own file only the file's name."""
    return str(level).rpartition("/")[2]


class _Game(NamedTuple):
    cell: Cell
    number: int
    seed: int

    def places(self, sides: Sequence[str]) -> list[int]:
        """The seats of those whom the cell is about."""
        cell = self.cell
        if cell.who == EVERYBODY:
            return list(range(cell.seats))
        if cell.who == ONE:
            return [self.number % cell.seats]
        return [seat for seat, side in enumerate(sides) if side == cell.who]


class _Ended(NamedTuple):
    cell: Cell
    number: int
    sides: tuple[str, ...]
    side: str | None  # that won
    winners: tuple[int, ...]
    spent: float  # seconds of all decisions
    decisions: int
    most: float

    def won(self, who: str) -> bool | None:
        """Whether a side or the one player won; None where nobody began on that side."""
        if who == ONE:
            return self.number % len(self.sides) in self.winners
        return self.side == who if who in self.sides else None


def _play(until: float, game: _Game) -> _Ended | None:
    if time.time() > until:
        return None
    cell = game.cell
    match = meetinghouse.new_match(cell.game, cell.seats, dict(cell.options), seed_for(game.seed, "deal", game.number))
    sides = initial_sides(match)
    places = game.places(sides)
    line_up = [cell.level if seat in places else cell.against for seat in range(cell.seats)]
    bots = [_Timed(bot) for bot in table_of(cell.game, line_up, seed_for(game.seed, "bots", game.number))]
    play(match, bots)
    outcome = match.outcome
    assert outcome is not None
    times = [spent for seat in places for spent in bots[seat].spent]
    side = winning_side(cell.game, outcome.reason, sides, outcome.winners)
    return _Ended(cell, game.number, sides, side, outcome.winners, sum(times), len(times), max(times, default=0.0))


class _Timed:
    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.blind = bool(getattr(bot, "blind", False))
        self.spent: list[float] = []

    def meet(self, company: Company) -> None:
        introduce(self.bot, company)

    def see(self, event: Json) -> None:
        self.bot.see(event)

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        before = time.process_time()
        choice = self.bot.decide(view, ask)
        if len(ask.numbers) > 1:
            self.spent.append(time.process_time() - before)
        return choice


def _row(cell: Cell, beside: Cell, found: Mapping[tuple[Cell, int], _Ended], games: int) -> LevelRow:
    """What a cell's games say, on the deals that were played for both."""
    pairs = [
        (mine, theirs)
        for number in range(games)
        if (mine := found.get((cell.played(), number))) and (theirs := found.get((beside.played(), number)))
        if mine.won(cell.who) is not None
    ]
    count = len(pairs)
    won, before = sum(bool(mine.won(cell.who)) for mine, _ in pairs), sum(bool(one.won(cell.who)) for _, one in pairs)
    decisions = sum(mine.decisions for mine, _ in pairs)
    mean = sum(mine.spent for mine, _ in pairs) / max(1, decisions)
    most = max((mine.most for mine, _ in pairs), default=0.0)
    odds = None if cell == beside else odds_ratio(won, count, before, count)
    return LevelRow(cell, wilson(won, count), wilson(before, count), odds, mean, most)
