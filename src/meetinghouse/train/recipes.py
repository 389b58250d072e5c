"""How a game's level 3 is made from nothing: imitation of level 2, then stages of play, on 16 cores and one GPU.

    python -m meetinghouse.train --game salem1692 --recipe --out DIR --seconds 500

Run the same command again to go on from `DIR/ck.pt`: a recipe knows from its checkpoint which stage it is in, and says
when it is done. A game has its `RECIPE` in `lab/recipe`; `docs/training.md` has the curves.
"""

from typing import Any, NamedTuple

from meetinghouse.engine.game import Game

Ends = tuple[float, float]  # at the beginning of a stage, and at its end


class Stage(NamedTuple):
    """Some minutes of play with the same tables and opponents."""

    seconds: float
    seats: str  # as `--seats`
    against_bots: float  # share of the processes that seat bots at some seats
    rows: int  # decisions of a lesson
    rate: Ends
    entropy: Ends
    epochs: int = 2
    batch: int = 8192
    past: float = 0.2  # share of matches with selves of the past
    team: float = 0.0  # part of the reward that comes from one's side


class Recipe(NamedTuple):
    """All that one game's level 3 takes; the rest is `--workers` and time."""

    imitate: float  # seconds of level 2's games, and of learning them
    stages: tuple[Stage, ...]
    seed: int = 1692
    places: int = 64  # matches of each process
    options: tuple[dict[str, Any], ...] = ()  # of a tenth of the matches among itself


def recipe_of(game: Game) -> Recipe | None:
    found: Recipe | None = getattr(game.module("lab.recipe"), "RECIPE", None)
    return found
