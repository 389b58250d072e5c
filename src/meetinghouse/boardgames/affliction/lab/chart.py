"""The picture of the balance page of Affliction (matplotlib)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from meetinghouse.boardgames.affliction.lab.games import (
    LEAST_SHARE,
    MOST_SHARE,
    SEATS,
    Kept,
    Ratio,
    factions,
    places,
    ratios,
)
from meetinghouse.lab.charts import names_of, sheet
from meetinghouse.lab.statistics import wilson

GAME = "affliction"
INK = ("#27563a", "#8a2216", "#224a78")
MARKS = ("o", "s", "^")


def draw(games: Sequence[Kept], path: Path) -> None:
    """Six panels: factions, seats, rounds, scores, colonists brought in and arrested."""
    with sheet(path, "Affliction", (2, 2, 5), 17, "x") as axes:
        _shares(axes[0][0], games, "Wins by faction", "faction", lambda mine: factions(mine))
        _shares(axes[0][1], games, "Wins by place", "place, counted from the first First Player", _first)
        _spread(axes[1][0], games, "How long a game is", "rounds", lambda game: (game.rounds,))
        _spread(axes[1][1], games, "What is scored", "points of a player", lambda game: game.scores)
        _colonists(axes[2][0], games, "Brought into a circle", brought=True)
        _colonists(axes[2][1], games, "Arrested", brought=False)


def _first(games: Sequence[Kept]) -> dict[str, Ratio]:
    return {name: ratio for name, ratio in places(games).items() if name.startswith("place")}


def _shares(axis: Any, games: Sequence[Kept], title: str, what: str, of: Any) -> None:
    names: list[str] = sorted({name for seats in SEATS for name in of([g for g in games if g.seats == seats])})
    for n, seats in enumerate(SEATS):
        found: dict[str, Ratio] = of([game for game in games if game.seats == seats])
        at = [names.index(name) + (n - 1) * 0.22 for name in found]
        shares = [wilson(ratio.wins, ratio.seats) for ratio in found.values()]
        middle = [share.rate * seats for share in shares]
        low = [max(0.0, share.rate - share.low) * seats for share in shares]
        high = [max(0.0, share.high - share.rate) * seats for share in shares]
        axis.errorbar(middle, at, xerr=[low, high], fmt=MARKS[n], color=INK[n], capsize=3, label=f"{seats} players")
    axis.axvline(1.0, color="#51453a", linewidth=1)
    for bound in (LEAST_SHARE, MOST_SHARE):
        axis.axvline(bound, color="#8a2216", linewidth=1, linestyle="--")
    axis.set_yticks(range(len(names)), names_of(GAME, "faction", names) if what == "faction" else names)
    axis.set_xlim(0.5, 1.5)
    axis.set(title=title, xlabel="wins, as a multiple of the fair share", ylabel=what)
    axis.legend(fontsize=8)


def _spread(axis: Any, games: Sequence[Kept], title: str, what: str, of: Any) -> None:
    values = [[value for game in games if game.seats == seats for value in of(game)] for seats in SEATS]
    axis.boxplot(values, orientation="horizontal", whis=(5, 95), showfliers=False)
    axis.set_yticks(range(1, len(SEATS) + 1), [str(seats) for seats in SEATS])
    axis.set(title=f"{title} (median, half and nine tenths of all)", xlabel=what, ylabel="players")


def _colonists(axis: Any, games: Sequence[Kept], title: str, *, brought: bool) -> None:
    found = ratios(games, lambda game, seat: game.brought[seat] if brought else game.arrested[seat])
    names = sorted(found, key=lambda name: found[name].seats)
    axis.barh(range(len(names)), [found[name].seats / len(games) for name in names], color="#b7a684")
    # a mark for those who were there often enough to say something
    often = [at for at, name in enumerate(names) if found[name].seats >= 30]
    axis.plot([found[names[at]].ratio for at in often], often, "o", color="#8a2216", markersize=4)
    axis.axvline(1.0, color="#51453a", linewidth=1)
    axis.set_yticks(range(len(names)), names_of(GAME, "colonist", names), fontsize=8)
    what = "bar: times a game; mark: wins against the fair share"
    axis.set(title=title, xlabel=what, ylabel="colonist")
