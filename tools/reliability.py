"""Draws how far chances can be trusted, from what `lookback/fit.py` tested.

`python tools/reliability.py docs/pictures/reliability.png`
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from meetinghouse.lab.charts import new_figure, png
from meetinghouse.lookback import Lookback
from meetinghouse.lookback.fit import features_of
from meetinghouse.registry import all_games
from meetinghouse.words import Words


def main(out: str) -> int:
    """One panel for each game that has a value; a point for each tenth, as large as it was often said."""
    games = [game for game in all_games() if game.declares(Lookback).value is not None]
    picture, axes = new_figure(1, len(games), (4.2 * len(games), 4.2))
    for axis, game in zip(axes, games, strict=True):
        test = json.loads(features_of(game.id).weights.read_text(encoding="utf-8"))["test"]
        said, true, often = zip(*test["bins"], strict=True)
        axis.plot([0, 1], [0, 1], "--", linewidth=1)
        axis.scatter(said, true, s=[8 + 300 * n / sum(often) for n in often])
        name = Words("en").say(f"{game.id}-name")
        axis.set_title(f"{name}: AUC {test['auc']:.2f}, Brier {test['brier']:.3f}", fontsize=10)
        axis.set_xlabel("chance that was given")
        axis.set_ylabel("how often it came true")
    Path(out).write_bytes(png(picture, "Chances after the game, on games that were not fitted on"))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1]))
