"""`meetinghouse lab`: simulations turned into a page with charts, one HTML file that needs nothing else, and PNGs."""

from __future__ import annotations

import base64
import html
import statistics
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import meetinghouse
from meetinghouse.lab import report_games as sums
from meetinghouse.lab.progress import watched
from meetinghouse.lab.report_charts import pictures
from meetinghouse.lab.report_games import Kept, play_chunk
from meetinghouse.lab.statistics import Share
from meetinghouse.words import Words

STYLE = """
body { font-family: Georgia, serif; background: #f4ecdb; color: #332a21; max-width: 62rem; margin: 2rem auto;
  padding: 0 1rem }
h1, h2 { font-weight: normal }
img { max-width: 100%; border: 1px solid #cdbf9f }
table { border-collapse: collapse; margin: 1rem 0 }
td, th { padding: .15rem .7rem; border-bottom: 1px solid #cdbf9f }
td:not(:first-child), th:not(:first-child) { text-align: right }
.side { display: inline-block; vertical-align: top; margin-right: 2rem }
"""


class Section(NamedTuple):
    """One game's part of the report."""

    game: str
    seats: int
    games: list[Kept]
    duel: list[Kept]  # level 2 and level 1 at one table
    pictures: dict[str, bytes]


def _title(game: str) -> str:
    return Words("en").say(f"{game}-name")


def named(game: str, key: str) -> str:
    """What people call a side, a character or a card of a game."""
    words = Words("en")
    families = (f"{game}-{family}" for family in ("side", *meetinghouse.find_game(game).words))
    entries = (f"{family}-{key}" for family in (*families, "cli-side"))
    return next((words.say(entry) for entry in entries if words.has(entry)), key)


def gather(game: str, seats: int, games: int, seed: int, levels: Sequence[int], jobs: int) -> list[Kept]:
    """Play the games; the result does not depend on the number of workers."""
    what = f"{game}, {seats} seats"
    return watched(partial(_play, game, seats, seed, tuple(levels)), range(games), jobs, what)


def _play(game: str, seats: int, seed: int, levels: Sequence[int], index: int) -> Kept:
    (kept,) = play_chunk(game, seats, index, index + 1, seed, levels)
    return kept


def section(game: str, seats: int, games: int, seed: int, jobs: int) -> Section:
    """Play and draw one game's part."""
    kept = gather(game, seats, games, seed, [2], jobs)
    duel = gather(game, seats, games, seed + 1, [2, 1], jobs)
    title = f"{_title(game)}, {seats} seats, {games} games of level-2 bots"
    return Section(game, seats, kept, duel, pictures(title, kept, duel, seats, partial(named, game)))


def page(sections: Sequence[Section], seed: int) -> str:
    """The report as one HTML file."""
    parts = [
        "<!doctype html><html lang='en'><head><meta charset='utf-8'><title>Meetinghouse lab</title>",
        f"<style>{' '.join(STYLE.split())}</style></head><body><h1>Meetinghouse lab</h1>",
        f"<p>Version {meetinghouse.__version__}, seed {seed}. Shares carry 95% intervals (Wilson).</p>",
    ]
    for one in sections:
        parts += _section(one)
    return "\n".join([*parts, "</body></html>\n"])


def _section(one: Section) -> list[str]:
    lengths = sorted(game.answers for game in one.games)
    options = [n for game in one.games for n in game.options]
    spec = meetinghouse.games()[one.game]
    lines = [
        f"<h2>{_title(one.game)}, {one.seats} seats</h2>",
        f"<p>Rules {spec.rules_version}. {len(one.games)} games of level-2 bots; {len(one.duel)} with levels 2 and 1 "
        f"at alternate seats. A game takes {statistics.median(lengths):.0f} answers "
        f"({lengths[len(lengths) // 10]}–{lengths[-1 - len(lengths) // 10]} for four games in five), each out of "
        f"{statistics.mean(options):.1f} options on average.</p>",
    ]
    for name, data in one.pictures.items():
        encoded = base64.b64encode(data).decode()
        lines.append(f"<p><img alt='{_title(one.game)}: {name}' src='data:image/png;base64,{encoded}'></p>")
    tables = {
        "seat": sums.by_seat(one.games, one.seats),
        "side": sums.by_side(one.games),
        "character": sums.by_character(one.games),
        "card": sums.by_card(one.games),
        "level, in the mixed games": sums.by_level(one.duel),
    }
    lines += [_table(name, shares, one.game) for name, shares in tables.items() if shares]
    return lines


def _table(name: str, shares: Mapping[str, Share], game: str) -> str:
    rows = "".join(
        f"<tr><td>{html.escape(named(game, key))}</td><td>{share.games}</td><td>{share.rate:.1%}</td>"
        f"<td>{share.low:.1%} – {share.high:.1%}</td></tr>"
        for key, share in shares.items()
    )
    head = f"<tr><th>{html.escape(name)}</th><th>of</th><th>won</th><th>95%</th></tr>"
    return f"<table class='side'>{head}{rows}</table>"


def write(games: Mapping[str, int], many: int, seed: int, jobs: int, folder: Path) -> int:
    """Play `many` of each game at that many seats, and write the page and its pictures into a folder."""
    sections = []
    folder.mkdir(parents=True, exist_ok=True)
    for game, seats in games.items():
        one = section(game, seats, many, seed, jobs)
        sections.append(one)
        for name, data in one.pictures.items():
            (folder / f"{game}-{name}.png").write_bytes(data)
        sys.stdout.write(f"{game}: {len(one.games) + len(one.duel)} games\n")
        sys.stdout.flush()
    target = folder / "report.html"
    target.write_text(page(sections, seed), encoding="utf-8")
    sys.stdout.write(f"{target}\n")
    return 0
