"""What all our charts have in common (matplotlib), and the sheet on which balance pages draw their panels."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from meetinghouse.words import Words

PAPER, INK = "#fbf7ee", "#332a21"


def names_of(game: str, family: str, ids: Iterable[str]) -> list[str]:
    """The names of series for people."""
    words = Words("en", strict=True)
    return [words.name(game, family, one) for one in ids]


def check_panels(figure: Any) -> None:
    """Every panel of a figure says what it shows, and what its axes count."""
    for axis in figure.axes:
        missing = [name for name in ("title", "xlabel", "ylabel") if not getattr(axis, f"get_{name}")()]
        assert not missing, f"a panel ({axis.get_title()}) lacks its {missing}"


@contextmanager
def sheet(path: Path, game: str, heights: Sequence[float], tall: float, grid: str) -> Iterator[Any]:
    """Two panels in each row, one row for each of `heights`; saved when the block ends. `grid`: the axis with lines."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(len(heights), 2, figsize=(13, tall), facecolor=PAPER, height_ratios=heights)
    yield axes
    for axis in axes.flat:
        axis.set_facecolor(PAPER)
        axis.grid(axis=grid, alpha=0.25)
    check_panels(figure)
    figure.suptitle(f"{game}, house set, level-2 bots (95% intervals)", fontsize=14)
    figure.tight_layout(rect=(0, 0, 1, 0.98))
    figure.savefig(path, dpi=85)
    plt.close(figure)


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
