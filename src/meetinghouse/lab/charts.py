"""What all our charts have in common (matplotlib)."""

import io
from collections.abc import Iterable, Sequence
from typing import Any

from meetinghouse.words import Words

PAPER, INK = "#fbf7ee", "#332a21"


def names_of(game: str, family: str, ids: Iterable[str]) -> list[str]:
    words = Words("en", strict=True)
    return [words.name(game, family, one) for one in ids]


def check_panels(figure: Any) -> None:
    """Every panel of a figure says what it shows, and what its axes count."""
    for axis in figure.axes:
        missing = [name for name in ("title", "xlabel", "ylabel") if not getattr(axis, f"get_{name}")()]
        assert not missing, f"a panel ({axis.get_title()}) lacks its {missing}"


def new_figure(
    rows: int, columns: int, size: tuple[float, float], heights: Sequence[float] | None = None, grid: Any = "both"
) -> tuple[Any, Any]:
    """An empty figure on our paper, with its axes; `heights` of the rows, and `grid`: the axis with lines."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(rows, columns, figsize=size, facecolor=PAPER, height_ratios=heights)
    for axis in axes.flat:
        axis.set_facecolor(PAPER)
        axis.grid(axis=grid, alpha=0.25)
    return figure, axes


def png(figure: Any, title: str, dpi: int = 70) -> bytes:
    """A figure as a file, with its title."""
    from matplotlib import pyplot as plt

    check_panels(figure)
    figure.suptitle(title, fontsize=13, color=INK)
    figure.tight_layout(rect=(0, 0, 1, 0.97))
    out = io.BytesIO()
    figure.savefig(out, format="png", dpi=dpi, metadata={"Software": None})
    plt.close(figure)
    return out.getvalue()
