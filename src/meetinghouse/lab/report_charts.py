"""The lab's pictures (matplotlib)."""

from __future__ import annotations

import io
import statistics
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from meetinghouse.lab import report_games as sums
from meetinghouse.lab.charts import PAPER, check_panels
from meetinghouse.lab.report_games import TENTHS, Kept
from meetinghouse.lab.statistics import Share

INK, RED, GREEN = "#332a21", "#8a2216", "#27563a"


Named = Callable[[str], str]  # from an id to what people call it


def pictures(title: str, games: Sequence[Kept], duel: Sequence[Kept], seats: int, named: Named) -> dict[str, bytes]:
    """PNG files by name: who wins, and how games go."""
    return {"wins": _wins(title, games, duel, seats, named), "course": _course(title, games)}


def new_figure(rows: int, columns: int, size: tuple[float, float]) -> tuple[Any, Any]:
    """An empty figure on our paper, with its axes."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(rows, columns, figsize=size, facecolor=PAPER)
    for axis in axes.flat:
        axis.set_facecolor(PAPER)
        axis.grid(alpha=0.25)
    return figure, axes


def png(figure: Any, title: str) -> bytes:
    """A figure as a file, with its title."""
    from matplotlib import pyplot as plt

    check_panels(figure)
    figure.suptitle(title, fontsize=13, color=INK)
    figure.tight_layout(rect=(0, 0, 1, 0.97))
    out = io.BytesIO()
    figure.savefig(out, format="png", dpi=70, metadata={"Software": None})
    plt.close(figure)
    return out.getvalue()


def _bars(axis: Any, title: str, of: str, shares: Mapping[str, Share], named: Named = str) -> None:
    names = [named(name) for name in shares]
    found = list(shares.values())
    rates = [share.rate for share in found]
    low = [max(0.0, share.rate - share.low) for share in found]
    high = [max(0.0, share.high - share.rate) for share in found]
    axis.errorbar(rates, range(len(names)), xerr=[low, high], fmt="o", color=RED, ecolor=INK, capsize=3)
    axis.set_yticks(range(len(names)), names, fontsize=8)
    axis.set_xlim(0, 1)
    axis.invert_yaxis()
    axis.set_title(title, fontsize=10)
    _axes(axis, "Share of games won, with its 95% interval", of)


def _axes(axis: Any, across: str, up: str) -> None:
    axis.set_xlabel(across, fontsize=9)
    axis.set_ylabel(up, fontsize=9)


def _wins(title: str, games: Sequence[Kept], duel: Sequence[Kept], seats: int, named: Named) -> bytes:
    cards = sums.by_card(games)
    height = max(9.0, 0.22 * len(cards) + 4)
    figure, axes = new_figure(2, 2, (12, height))
    _bars(axes[0][0], "Wins by seat", "Seat", sums.by_seat(games, seats))
    sides = {named(side): share for side, share in sums.by_side(games).items()}
    levels = {f"level {name}": share for name, share in sums.by_level(duel).items()}
    _bars(axes[0][1], "Wins by side, and of bots against each other", "Side or bot", {**sides, **levels})
    _bars(axes[1][0], "Wins by character", "Character", sums.by_character(games), named)
    _bars(axes[1][1], "Wins of seats that used a card", "Card", cards, named)
    return png(figure, title)


def _course(title: str, games: Sequence[Kept]) -> bytes:
    figure, axes = new_figure(1, 3, (12, 4))
    lengths = [game.answers for game in games]
    axes[0].hist(lengths, bins=24, color=GREEN, alpha=0.8)
    axes[0].set_title(f"Answers in a game (median {statistics.median(lengths):.0f})", fontsize=10)
    _axes(axes[0], "Answers in a game", "Games")
    options = [n for game in games for n in game.options]
    axes[1].hist(options, bins=range(1, min(max(options), 40) + 2), color=RED, alpha=0.8)
    axes[1].set_title(f"Options to choose from (mean {statistics.mean(options):.1f})", fontsize=10)
    axes[1].set_yscale("log")
    _axes(axes[1], "Options on offer", "Questions asked (logarithmic)")
    at = [tenth / TENTHS for tenth in range(TENTHS + 1)]
    columns = [[game.told[tenth] for game in games] for tenth in range(TENTHS + 1)]
    middle = [statistics.median(column) for column in columns]
    low = [sorted(column)[len(column) // 10] for column in columns]
    high = [sorted(column)[-1 - len(column) // 10] for column in columns]
    axes[2].plot(at, middle, color=INK)
    axes[2].fill_between(at, low, high, color=INK, alpha=0.15)
    axes[2].set_ylim(0, 1)
    axes[2].set_title("Share of all secrets told so far, over the game", fontsize=10)
    _axes(axes[2], "Part of the game that is over", "Share of secrets told (median, 80% of games)")
    return png(figure, title)
