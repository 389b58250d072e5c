"""What all our charts have in common (matplotlib), and the sheet on which balance pages draw their panels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from meetinghouse.words import Words

PAPER = "#fbf7ee"


def names_of(game: str, family: str, ids: Iterable[str]) -> list[str]:
    """What people call them."""
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
