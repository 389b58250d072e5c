"""Interfaces of other libraries: PettingZoo, OpenSpiel, Gymnasium and text. Each needs only its own extra.

`make` finds them by name, for programs that take the name from a setting. A package brings another with an entry point:

    [project.entry-points."meetinghouse.envs"]
    jumanji = "my_package:make"

It is called as ours are: with the id of a game and the caller's other arguments.
"""

from importlib.metadata import entry_points
from typing import Any

from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.game import load

GROUP = "meetinghouse.envs"
OURS = {
    "gymnasium": "meetinghouse.envs.gymnasium:OneSeat",
    "gymnasium_vector": "meetinghouse.envs.gymnasium_vector:ManySeats",
    "open_spiel": "meetinghouse.envs.open_spiel:load",
    "pettingzoo": "meetinghouse.envs.pettingzoo:env",
    "pettingzoo_parallel": "meetinghouse.envs.pettingzoo:parallel_env",
    "text": "meetinghouse.envs.text:TextEnv",
    "textarena": "meetinghouse.envs.textarena:TextArenaEnv",
    "vector": "meetinghouse.envs.vector:Vector",
}


def missing(error: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """The same error with the command that mends it."""
    return ModuleNotFoundError(f'{error.msg}: run pip install "meetinghouse[{extra}]"', name=error.name)


def known() -> list[str]:
    """The names of all environments: ours and those that installed packages bring."""
    return sorted({*OURS, *(entry.name for entry in entry_points(group=GROUP))})


def make(name: str, game: str, *args: Any, **kwargs: Any) -> Any:
    """An environment of a game by the name of its kind; ours cannot be replaced.

    >>> make("vector", "new_salem", 4).observations.shape
    (4, 1956)
    """
    if name in OURS:
        found = load(OURS[name])
    else:
        theirs = next(iter(entry_points(group=GROUP, name=name)), None)
        if theirs is None:
            raise BadInput("unknown-environment", expected=known(), got=name)
        found = theirs.load()
    return found(game, *args, **kwargs)
