"""The picture of the balance page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from meetinghouse.boardgames.new_salem.lab.games import (
    EDITIONS,
    SEATS,
    Kept,
    event_rows,
    fair_shares,
    seat_shares,
    witch_wins,
    with_witch,
)
from meetinghouse.lab.charts import names_of, sheet
from meetinghouse.lab.statistics import wilson

GAME = "new_salem"
MARKS = ("o", "s", "^", "D")
WITCHES = "share of games that Witches win"
FAIR = "wins, as a multiple of the fair share"
INK = ("#5b2a86", "#b3541e", "#1f6f54", "#8a1c1c")


def draw(games: Sequence[Kept], path: Path) -> None:
    """Six panels: sides by count, by number of Witches, Characters, seats, Events used, and how such games end."""
    with sheet(path, "New Salem", (1, 1, 1), 15, "y") as axes:
        _sides(axes[0][0], games)
        _numbers(axes[0][1], games)
        _characters(axes[1][0], games)
        _seats(axes[1][1], games)
        _uses(axes[2][0], games)
        _endings(axes[2][1], games)


def _points(axis: Any, at: Sequence[float], found: Sequence[tuple[int, int]], label: str, n: int) -> None:
    shares = [wilson(won, of) for won, of in found]
    low = [max(0.0, s.rate - s.low) for s in shares]
    high = [max(0.0, s.high - s.rate) for s in shares]
    rates = [s.rate for s in shares]
    axis.errorbar(at, rates, yerr=[low, high], fmt=MARKS[n], color=INK[n], capsize=3, label=label)


def _band(axis: Any) -> None:
    axis.axhspan(0.4, 0.6, color="#1f6f54", alpha=0.1)
    axis.set_ylim(0, 1)


def _sides(axis: Any, games: Sequence[Kept]) -> None:
    for n, edition in enumerate(EDITIONS):
        found = []
        for seats in SEATS:
            mine = with_witch([g for g in games if g.seats == seats and g.edition == edition])
            found.append((witch_wins(mine), len(mine)))
        _points(axis, [seats + (n - 1) * 0.15 for seats in SEATS], found, edition, n)
    _band(axis)
    axis.set(title="Wins of the Witches, by edition", xlabel="players", ylabel=WITCHES)
    axis.legend()


def _numbers(axis: Any, games: Sequence[Kept]) -> None:
    for n, witches in enumerate((1, 2, 3)):
        there = [seats for seats in SEATS if any(g.witches == witches for g in games if g.seats == seats)]
        found = []
        for seats in there:
            mine = [g for g in games if g.seats == seats and g.witches == witches]
            found.append((witch_wins(mine), len(mine)))
        _points(axis, [seats + (n - 1) * 0.1 for seats in there], found, f"{witches} at the table", n)
    _band(axis)
    axis.set(title="Wins of the Witches, by their number", xlabel="players", ylabel=WITCHES)
    axis.legend()


def _bars(axis: Any, names: Sequence[str], ratios: Sequence[float], spread: Sequence[float]) -> None:
    axis.bar(range(len(names)), ratios, yerr=spread, color=INK[0], alpha=0.75, capsize=3)
    axis.set_xticks(range(len(names)), names_of(GAME, "character", names), rotation=45, ha="right")
    axis.axhline(1.0, color="black", linewidth=0.8)
    axis.axhline(1.5, color=INK[3], linewidth=1.2, linestyle="--")


def _characters(axis: Any, games: Sequence[Kept]) -> None:
    shares = fair_shares(games)
    names = list(shares)
    ratios = [wins / fair for wins, fair in shares.values()]
    _bars(axis, names, ratios, [1.96 * wins**0.5 / fair for wins, fair in shares.values()])
    axis.set(title="Wins by Character (limit 1.5)", xlabel="Character", ylabel=FAIR)


def _seats(axis: Any, games: Sequence[Kept]) -> None:
    for n, seats in enumerate((3, 5, 8)):
        shares = seat_shares([g for g in games if g.seats == seats])
        ratios = [wins / fair for wins, fair in shares.values()]
        spread = [1.96 * wins**0.5 / fair for wins, fair in shares.values()]
        at = [place + (n - 1) * 0.12 for place in shares]
        axis.errorbar(at, ratios, yerr=spread, fmt=MARKS[n], color=INK[n], capsize=3, label=f"{seats} players")
    axis.axhline(1.0, color="black", linewidth=0.8)
    axis.set_ylim(0, 2)
    axis.set(title="Wins by seat", xlabel="seat, counted from the first Constable", ylabel=FAIR)
    axis.legend()


def _uses(axis: Any, games: Sequence[Kept]) -> None:
    there = with_witch(games)
    rows = list(event_rows(there))
    names = [row[0] for row in rows]
    witches = [row[1] / len(there) for row in rows]
    puritans = [row[2] / len(there) for row in rows]
    axis.bar(range(len(names)), puritans, color=INK[2], alpha=0.8, label="by Puritans")
    axis.bar(range(len(names)), witches, bottom=puritans, color=INK[0], alpha=0.8, hatch="//", label="by Witches")
    axis.set_xticks(range(len(names)), names_of(GAME, "event", names), rotation=60, ha="right")
    axis.set_yscale("symlog", linthresh=0.25)
    axis.set(title="How often an Event is used", xlabel="Event", ylabel="uses a game (logarithmic)")
    axis.legend()


def _endings(axis: Any, games: Sequence[Kept]) -> None:
    rows = list(event_rows(with_witch(games)))
    _points(axis, range(len(rows)), [(row[4], row[3]) for row in rows], "", 0)
    axis.set_xticks(range(len(rows)), names_of(GAME, "event", [row[0] for row in rows]), rotation=60, ha="right")
    _band(axis)
    axis.set(title="Wins of the Witches where the Event was used", xlabel="Event", ylabel=WITCHES)
