"""`meetinghouse agent` and `meetinghouse bench`: programs that play by text, at a table and measured."""

import argparse
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

import meetinghouse
from meetinghouse.agents.prompt import digest, tokens
from meetinghouse.agents.scripted import NarratedBot
from meetinghouse.bots.base import Bot, make, seed_for, usual_level
from meetinghouse.bots.driver import Driver
from meetinghouse.cli.files import check_file, write_file
from meetinghouse.cli.study import game_name, side_name
from meetinghouse.cli.talk import CliError, LinePrinter
from meetinghouse.lab.sides import ALONE
from meetinghouse.words import Words

if TYPE_CHECKING:
    from meetinghouse.lab.benching import BenchRow

BENCHES = ("agents", "tokens")
SOURCES = ("stated", "level2", "facts")  # of beliefs


def agent(voice: LinePrinter, given: argparse.Namespace) -> int:
    from meetinghouse.agents.chat import Chat, Limits, own_key
    from meetinghouse.client import agent as seated

    if not given.model or not given.base_url.startswith(("http://", "https://")):
        raise CliError("agent-what")
    prices = [_amount(part) for part in given.prices.split(",")]
    if len(prices) != 2:
        raise CliError("not-an-amount", got=given.prices)
    limits = Limits(given.max_tokens, given.max_calls, _amount(given.max_money), *prices)
    chat = Chat(given.base_url, given.model, limits, own_key())
    return seated.run(given.link, chat, given.name, voice.words.lang)


def _amount(text: str) -> float:
    """Money, in no currency of ours."""
    try:
        found = float(text)
    except ValueError:
        raise CliError("not-an-amount", got=text) from None
    if not 0 <= found < 1e9:
        raise CliError("not-an-amount", got=text)
    return found


def bench(voice: LinePrinter, given: argparse.Namespace) -> int:
    """One table, of what was asked for."""
    if given.bench not in BENCHES:
        raise CliError("not-one-of", got=given.bench, choices=", ".join(BENCHES))
    seats = given.seats or meetinghouse.find_game(given.game).spec.usual_seats
    return _tokens(voice, given, seats) if given.bench == "tokens" else _agents(voice, given, seats)


def _agents(voice: LinePrinter, given: argparse.Namespace, seats: int) -> int:
    """How well programs play one seat; `--games` are deals for each side and each kind of opponents."""
    from meetinghouse.lab.benching import report

    check_file(given.json)

    voice.say("agents-title", game=game_name(voice, given.game), seats=seats)
    written: list[str] = []
    for name in given.bots.split(","):
        rows, lines = report(given.game, seats, name.strip(), given.games, voice.words.lang, given.talk)
        written += lines
        for row in rows:
            _measured(voice, given, row)
    if given.json is not None:
        write_file(given.json, "\n".join(written) + "\n")
    return 0


def _measured(voice: LinePrinter, given: argparse.Namespace, row: "BenchRow") -> None:
    """Print what was measured of a program on one side, a line for each figure: a table would be too wide."""
    low, high = row.difference[1:]
    cells = {
        "games": str(row.wins.games),
        "wins": f"{row.wins.rate:.2f} ({row.wins.low:.2f}–{row.wins.high:.2f})",
        "pair": f"{row.difference[0]:+.2f} ({low:+.2f}, {high:+.2f})",
        "problems": " / ".join(f"{n:g}" for n in row.per_100.values()),
        "brier": _scores(row.brier),
        "auc": _scores(row.auc),
        "hidden": "" if row.deception is None else f"{row.deception:+.3f}",
        **({"claims": _yes_and_no(row.claims), "promises": _yes_and_no(row.promises)} if given.talk else {}),
        "whole": f"{row.tokens:.0f}",
        "time": f"{1000 * row.seconds:.1f} ms",
    }
    side = voice.text("who-one") if row.side == ALONE else side_name(voice, given.game, row.side)
    voice.line()
    voice.line(f"{row.name} · {side}")
    for column, value in cells.items():
        if value:
            voice.line("  " + voice.words.titled(voice.text(f"column-{column}"), value))


def _scores(found: dict[str, float]) -> str:
    """As stated, by level 2 and by the facts; a dash where nothing was stated."""
    return " / ".join(f"{found[what]:.3f}" if what in found else "–" for what in SOURCES) if found else ""


def _yes_and_no(counts: tuple[int, int]) -> str:
    return f"{counts[0]} / {counts[1]}"


def _tokens(voice: LinePrinter, given: argparse.Namespace, seats: int) -> int:
    costs = text_costs(given.game, seats, voice.words.lang, given.games, given.seed or 0)
    voice.say("tokens-title", game=game_name(voice, given.game), seats=seats, games=given.games)
    decisions, whole = fmean(cost.decisions for cost in costs), fmean(cost.whole for cost in costs)
    row = {
        "decisions": f"{decisions:.1f}",
        "rules": str(costs[0].rules),
        "question": f"{whole / max(decisions, 1):.0f}",
        "whole": f"{whole:.0f}",
        "longest": str(max(cost.whole for cost in costs)),
    }
    for column, value in row.items():
        voice.line(voice.words.titled(voice.text(f"column-{column}"), value))
    return 0


class TextCost(NamedTuple):
    """Tokens of one game at one seat, as four characters each."""

    seat: int
    decisions: int
    rules: int
    whole: int


def text_costs(game: str, seats: int, lang: str = "en", games: int = 8, seed: int = 0) -> list[TextCost]:
    """One seat of each game is told in text, another one each time; sensible bots play all of them."""
    level = usual_level(game)
    pool = [name.strip() for name in Words(lang).say("cli-bot-names").split(",")]
    found = []
    for index in range(games):
        match = meetinghouse.new_match(game, seats, {}, seed_for(seed, "deal", index))
        own, players = index % seats, seed_for(seed, "bots", index)
        told = NarratedBot(game, level, own, players)
        bots: dict[int, Bot] = {seat: make(game, level, seat, players) for seat in range(seats)}
        Driver(match, {**bots, own: told}, pool[:seats], lang).run()
        found.append(TextCost(own, told.ledger.decisions, tokens(digest(game, lang)), told.ledger.tokens_in))
    return found
