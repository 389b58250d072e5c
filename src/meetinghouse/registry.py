"""Which games there are: ours, those that installed packages bring, and those a program registers.

Ours are the folders of `meetinghouse.boardgames`. A package brings a game with an entry point in its `pyproject.toml`:

    [project.entry-points."meetinghouse.games"]
    lighthouse = "lighthouse_game:GAME"

A notebook or a test calls `meetinghouse.register(GAME)`. Nothing is imported before somebody asks for that game.
"""

import copyreg
import importlib
import pkgutil
import warnings
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.game import Game, load

GROUP = "meetinghouse.games"
OURS = "meetinghouse.boardgames"

_games: dict[str, Game] = {}  # loaded or registered


# A pickled match names its game: the code is found where the match is read.
copyreg.pickle(Game, lambda game: (find_game, (game.id,)))


def register(game: Game) -> Game:
    """Make a game known in this process, under its id. The same game may be registered twice, another one not."""
    if not isinstance(game, Game):
        raise BadInput("bad-game", expected="a Game", got=type(game).__name__)
    known = _games.get(game.id)
    if (known is not None and known is not game) or (known is None and game.id in _places()):
        raise BadInput("game-taken", expected="an id of its own", got=game.id)
    _games[game.id] = game
    _changed()
    return game


def unregister(game_id: str) -> None:
    """Take back `register`; for tests."""
    _games.pop(game_id, None)
    _changed()


@cache
def _places() -> dict[str, str]:
    """Where the games lie that nobody has to register: id -> `module:name`."""
    package = importlib.import_module(OURS)
    found = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    found |= {m.name: f"{OURS}.{m.name}:GAME" for m in pkgutil.iter_modules(package.__path__) if m.ispkg}
    return found


def known() -> list[str]:
    return sorted({*_places(), *_games})


def find_game(game_id: Any) -> Game:
    """The game behind an id; refuses unknown ids."""
    game = _games.get(game_id) if isinstance(game_id, str) else None
    if game is not None:
        return game
    place = _places().get(game_id) if isinstance(game_id, str) else None
    if place is None:
        raise BadInput("unknown-game", expected=known(), got=game_id)
    found = load(place)
    if not isinstance(found, Game) or found.id != game_id:
        raise BadInput("bad-game", expected=f"a Game with the id {game_id}", got=place)
    _games[game_id] = found
    return found


@cache
def all_games() -> tuple[Game, ...]:
    """Every game, the one for the largest tables first. A game that does not load is left out, with a warning."""
    return tuple(sorted(_loaded(known()), key=lambda game: (-game.spec.max_seats, game.id)))


def _loaded(ids: Iterable[str]) -> Iterator[Game]:
    for game_id in ids:
        try:
            yield find_game(game_id)
        except Exception as error:  # a broken package must not stop the other games
            warnings.warn(f"the game {game_id} could not be loaded: {error!r}", RuntimeWarning, stacklevel=2)


@cache
def folders() -> tuple[Path, ...]:
    """The folders of games that come from elsewhere, with their words, cards, rules pages and browser face."""
    theirs = [game_id for game_id in known() if not _places().get(game_id, "").startswith(OURS + ".")]
    return tuple(dict.fromkeys(game.folder for game in _loaded(theirs) if game.folder is not None))


def _changed() -> None:
    all_games.cache_clear()
    folders.cache_clear()
