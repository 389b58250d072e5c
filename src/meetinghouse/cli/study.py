"""The commands for looking closer: replay, rules, verify, simulate, arena, balance."""

import argparse
import importlib
import json
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

import meetinghouse
from meetinghouse import rules as rulebooks
from meetinghouse.board import Show, plain_lines, terminal_of
from meetinghouse.bots.base import installed, player, styles, usual_level
from meetinghouse.bots.base import levels as levels_of
from meetinghouse.cli.files import check_file, read_file, write_file
from meetinghouse.cli.knowledge import tidy
from meetinghouse.cli.play import names_in, read_options, use_cards
from meetinghouse.cli.talk import STOPPED, CliError, LinePrinter
from meetinghouse.engine import record as records
from meetinghouse.lab import arena as arenas
from meetinghouse.lab import balance as balances
from meetinghouse.lab import simulate as simulations
from meetinghouse.lab.batch import Level, Plan, PlayedGame, Stopped, plans, run
from meetinghouse.lab.levels import LevelRow
from meetinghouse.lab.pages import Balancing, has_marks, put_between
from meetinghouse.lab.progress import bar
from meetinghouse.lab.statistics import WinRate
from meetinghouse.registry import all_games
from meetinghouse.research import arena_seats

# ---- one game ------------------------------------------------------------------------------------------------------


def replay(voice: LinePrinter, given: argparse.Namespace) -> int:
    """Tell a record as one seat saw it, or as a watcher did; to somebody at a terminal, one happening at a time."""
    step = given.step or (not given.all and sys.stdin.isatty() and sys.stdout.isatty())
    text = read_file(given.file)
    walk = meetinghouse.walk(text)
    seats = walk.match.seats
    eyes = -1 if given.seat in (None, 0) else given.seat - 1
    if eyes >= seats:
        raise CliError("out-of-range", got=str(given.seat), low=0, high=str(seats))
    names = names_in(voice, text, seats)
    game = walk.match.game
    voice.words = voice.words.of_set(game, walk.match.view(-1).get("words"))
    show = Show(voice.words, game, names, eyes)
    voice.say("replay-head", game=voice.words.say(f"{game}-name"), seats=seats, eyes=show.player(eyes))
    cursor = 0
    while True:
        told, cursor = walk.match.news(eyes, cursor)
        for event in told:
            voice.line(voice.words.line(game, event, names))
        if told and step and not _go_on(voice, lambda: terminal_of(game).describe(walk.match.view(eyes), show)):
            return 0
        if next(iter(walk), None) is None:
            break
    outcome = walk.match.outcome
    if outcome is None:
        voice.say("replay-unfinished")
    else:
        voice.line(voice.words.outcome(game, outcome, names))
    return 0


def _go_on(voice: LinePrinter, board: Callable[[], Any]) -> bool:
    """Wait for Enter; the table and the way out are a letter away, as in the game itself."""
    while True:
        voice.out.write(voice.text("replay-prompt", table=voice.text("key-table"), quit=voice.text("key-quit")) + " ")
        voice.out.flush()
        line = sys.stdin.readline()
        word = line.strip().casefold()
        if not line or word == voice.text("key-quit"):
            return False
        if word != voice.text("key-table"):
            return True
        for text in plain_lines(board(), voice.words):
            voice.line(text)


def rules(voice: LinePrinter, given: argparse.Namespace) -> int:
    """The numbered rules: all of them, one section, or one rule."""
    there = rulebooks.written(given.game)
    if voice.words.lang not in there:
        raise CliError("no-rules-page", game=game_name(voice, given.game), choices=", ".join(there))
    book = rulebooks.read(given.game, voice.words.lang)
    if given.number is None:
        voice.line(book.title)
        sections = list(book.sections)
    else:
        found = book.find(given.number)
        if found is None:
            known = ", ".join(section.number for section in book.sections if section.number)
            raise CliError("no-such-rule", got=given.number, known=known)
        if isinstance(found, rulebooks.Rule):
            voice.line(f"{found.number}  {tidy(found.text)}")
            return 0
        sections = [found]
    for section in sections:
        voice.line()
        voice.line(f"{section.number}  {section.title}".strip())
        if section.text:
            voice.line(tidy(section.text))
        for rule in section.rules:
            voice.line(f"{rule.number}  {tidy(rule.text)}")
    return 0


def verify(voice: LinePrinter, given: argparse.Namespace) -> int:
    text = read_file(given.record)
    verdict = meetinghouse.verify(text)
    place = "–" if verdict.differs_at is None else str(verdict.differs_at + 1)
    last = (records.read(text).origins or [{"table": "", "inputs": 0}])[-1]
    where = {"table": last["table"], "inputs": last["inputs"]}
    voice.say(f"verify-{verdict.reason}", outcomes=verdict.outcomes, place=place, **where)
    return 0 if verdict.honest else 1


# ---- many games ----------------------------------------------------------------------------------------------------


def read_levels(game: str, text: str) -> list[Level]:
    """`level2`, `random`, `first`, or a file.py:Class, separated by commas."""
    known = levels_of(game)
    names: dict[str, Level] = {"random": "random", "first": "first"}
    names.update({f"level{level}": level for level in known})
    names.update({str(level): level for level in known})
    names.update({name: name for name in (*styles(game), *installed())})
    found: list[Level] = []
    for part in (part.strip() for part in text.split(",")):
        if part in names:
            found.append(names[part])
        elif ".py:" in part:
            player(game, part)  # refused before anything is played
            found.append(part)
        else:
            by_name = [*(f"level{level}" for level in known if level), "random", "first", *styles(game), *installed()]
            choices = [*by_name, "FILE.py:CLASS"]
            raise CliError("not-one-of", got=part, choices=", ".join(choices))
    return found


def spelt(level: Level) -> str:
    return level if isinstance(level, str) else f"level{level}"


def game_name(voice: LinePrinter, game: str) -> str:
    return voice.words.say(f"{game}-name")


def tabled(voice: LinePrinter, title: str, columns: Iterable[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table; the heads of its columns stand under `cli-column-<name>`."""
    grid = Grid(title=title)
    for column in columns:
        grid.add_column(voice.text(f"column-{column}"), overflow="fold")
    for row in rows:
        grid.add_row(*row)
    Console(file=voice.out).print(grid)


def percent(share: WinRate) -> str:
    return f"{share.rate:6.1%}  [{share.low:.1%}, {share.high:.1%}]"


def simulate(voice: LinePrinter, given: argparse.Namespace) -> int:
    """Many games with one line-up: a bar, then a table."""
    check_file(given.json)
    spec = meetinghouse.find_game(given.game).spec
    seats = given.seats or spec.usual_seats
    options = read_options(spec, given.options)
    levels = read_levels(given.game, given.bots or f"level{usual_level(given.game)}")
    meetinghouse.find_game(given.game).read_options(seats, options)
    line_up = [levels[seat % len(levels)] for seat in range(seats)]
    batch = plans(given.game, seats, given.games, given.seed or 0, line_up, options)
    stopped = False
    with bar(given.games, voice.text("bar-games"), voice.err) as progress:
        try:
            on = partial(run, jobs=given.jobs) if given.cluster is None else partial(on_cluster, given.cluster)
            played = on(batch, progress=progress)
        except Stopped as stop:
            if not stop.done:
                raise
            stopped, played = True, stop.done
    found = simulations.summary(given.game, seats, played)
    grid = Grid(title=voice.text("simulate-title", game=game_name(voice, given.game), seats=seats, games=len(played)))
    grid.add_column(voice.text("column-what"))
    grid.add_column(voice.text("column-share"), justify="right")
    for reason, share in found.reasons.items():
        grid.add_row(voice.words.say(f"{given.game}-outcome-{reason}", winners="…", winners_n=0), percent(share))
    grid.add_section()
    for seat, share in enumerate(found.by_seat, start=1):
        grid.add_row(voice.text("seat-wins", seat=seat), percent(share))
    grid.add_section()
    grid.add_row(voice.text("answers-per-game"), f"{found.answers[0]:.1f}")
    Console(file=voice.out).print(grid)
    if given.json is not None:
        made_with = {
            "version": meetinghouse.__version__,
            "rules": spec.rules_version,
            "seed": given.seed or 0,
            "bots": [spelt(level) for level in line_up],
            "options": meetinghouse.find_game(given.game).read_options(seats, options),
        }
        write_file(given.json, json.dumps(found.to_json() | made_with, indent=1) + "\n")
    if stopped:
        voice.err.write(voice.text("stopped-early", played=len(played), games=given.games) + "\n")
    return STOPPED if stopped else 0


def on_cluster(address: str, batch: Iterable[Plan], progress: Callable[[int], None]) -> list[PlayedGame]:
    cluster = importlib.import_module("meetinghouse.lab.cluster")
    try:
        played: list[PlayedGame] = cluster.run_on(address, batch, progress)
    except (OSError, ValueError) as error:
        raise CliError("cluster-lost", address=address) from error
    return played


def arena(voice: LinePrinter, given: argparse.Namespace) -> int:
    """With --bots: those, seats rotated. Without: how strong a level is on each side, against random play. Without a
    game: all levels of all games in one table."""
    measuring = importlib.import_module("meetinghouse.cli.measuring")
    if given.game is None or given.measure == measuring.LEVELS:
        games = [game.id for game in all_games()] if given.game is None else [given.game]
        status: int = measuring.standings(voice, given, games)
        return status
    game = meetinghouse.find_game(given.game)
    options = read_options(game.spec, given.options)
    counts = read_seats(given.seats, game.spec.min_seats, game.spec.max_seats, given.game)
    for seats in counts:
        game.read_options(seats, options)
    if given.measure is not None:
        status = measuring.measure(voice, given, counts, options)
        return status
    if given.bots is None and game.sides is not None:
        return _strength(voice, given, game.sides.names, counts, options)
    line_up = read_levels(given.game, given.bots or f"level{given.level},random")
    found: list[arenas.ArenaRow] = []
    stopped = False
    for seats in counts:
        try:
            with bar(given.games, voice.text("bar-seats", seats=seats), voice.err) as progress:
                batch = plans(given.game, seats, given.games, given.seed or 0, line_up, options)
                found += arenas.rows(seats, run(batch, given.jobs, progress))
        except KeyboardInterrupt:
            stopped = True
            break
    title = voice.text("arena-title", game=game_name(voice, given.game), games=given.games)
    rows = (
        (str(row.seats), spelt(row.level), side_name(voice, given.game, row.side), percent(row.share)) for row in found
    )
    tabled(voice, title, ("seats", "bot", "side", "wins"), rows)
    return STOPPED if stopped else 0


def read_seats(text: str | None, low: int, high: int, game: str) -> list[int]:
    """`4,6,8` as seat counts of this game."""
    if text is None:
        return list(arena_seats(meetinghouse.find_game(game)))
    found = []
    for part in text.split(","):
        if not part.strip().isdecimal():
            raise CliError("not-a-number", got=part)
        if not low <= int(part) <= high:
            raise CliError("out-of-range", got=part, low=low, high=str(high))
        found.append(int(part))
    return found


def side_name(voice: LinePrinter, game: str, side: str) -> str:
    entry = f"{game}-side-{side}"
    return voice.words.say(entry) if voice.words.has(entry) else voice.text("side-alone")


def _strength(
    voice: LinePrinter, given: argparse.Namespace, sides: Sequence[str], counts: list[int], options: dict[str, Any]
) -> int:
    if given.write is not None and not has_marks(read_file(given.write), given.game):
        raise CliError("no-marks", file=given.write, mark=given.game)
    found: list[LevelRow] = []
    for seats in counts:
        total = given.games * (len(sides) + 1)
        with bar(total, voice.text("bar-seats", seats=seats), voice.err) as progress:
            found += arenas.strength(
                given.game, seats, given.games, sides, given.level, given.seed or 0, options, given.jobs, progress
            )
    title = voice.text("strength-title", game=game_name(voice, given.game), games=given.games, level=given.level)
    rows = []
    for row in found:
        *_, ratio, interval = arenas.strength_numbers(row)
        side = side_name(voice, given.game, row.cell.who)
        rows.append((str(row.cell.seats), side, percent(row.share), percent(row.beside), f"{ratio}  [{interval}]"))
    tabled(voice, title, ("seats", "side", "played-well", "at-random", "odds"), rows)
    if given.write is not None:
        page = put_between(read_file(given.write), given.game, arenas.strength_table(found))
        write_file(given.write, page)
    return 0


def balance(voice: LinePrinter, given: argparse.Namespace) -> int:
    declared = balances.balance_of(given.game)
    if declared is None:
        raise CliError("no-balance", game=given.game)
    importlib.import_module("matplotlib")  # needed at the end of long work
    cards = use_cards(given.game, given.cards) if given.cards else Balancing.cards
    write, keep = (Path(file) if file else None for file in (given.write, given.keep))
    return balances.main(declared, Balancing(given.games, given.seed, given.jobs, cards, given.strength, write, keep))
