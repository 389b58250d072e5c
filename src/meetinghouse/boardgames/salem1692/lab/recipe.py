"""How level 3 of Salem 1692 is made from nothing: `python -m meetinghouse.train --game salem1692 --recipe`."""

from __future__ import annotations

from typing import Any

from meetinghouse.train.recipes import Recipe, Stage

# A game of `one` has a tenth of the rows that a game of a whole side has, so most games are such.
_SALEM_MIXED = "4*2,5,6*2,7,8*2,9,10,11,12*2"
_SALEM_HARD = (
    "4=witches*2,4=town,4=one*2,5=witches,5=one,6=witches*1.5,6=town,6=one*6,7=one,7=witches,"
    "8=witches*1.5,8=town,8=one*6,9=one,10=one,10=town,11=witches,12=witches*1.5,12=town*2,12=one*6"
)
_VARIANTS: tuple[dict[str, Any], ...] = (
    {"extra_witch": True},
    {"conspiracy": "shuffled"},
    {"gentle_reveal": True},
    {"hide_former_witches": True},
)

RECIPE = Recipe(
    imitate=50,
    stages=(
        Stage(360, _SALEM_MIXED, 0.6, 150_000, (3e-4, 2e-4), (0.01, 0.004)),
        Stage(300, _SALEM_HARD, 0.87, 80_000, (2.5e-4, 1.5e-4), (0.004, 0.0015), batch=4096, past=0.1),
        Stage(230, _SALEM_HARD, 1.0, 50_000, (1.5e-4, 3e-5), (0.0015, 0.0005), batch=4096, past=0),
    ),
    options=_VARIANTS,
)
