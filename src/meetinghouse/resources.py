"""Where the files outside the code lie: words, cards, rules pages and the built web client.

In a checkout they are read where they stand; in an installed wheel they are under `meetinghouse/_data`. A game of
another package has them in its own folder (`Game.folder`).
"""

from functools import cache
from pathlib import Path

from meetinghouse.engine.game import Game

_PACKAGE = Path(__file__).resolve().parent


@cache
def root() -> Path:
    """The folder that holds `locales`, `cards`, `docs/rules` and `web/dist`."""
    packaged = _PACKAGE / "_data"
    return packaged if packaged.is_dir() else _PACKAGE.parents[1]


def path(*parts: str) -> Path:
    """The place of one file or folder, for instance `path("cards", "new_salem", "house.toml")`. It may not exist."""
    return root().joinpath(*parts)


def of_game(game: Game, *parts: str) -> Path:
    """The place of a file of one game: `of_game(game, "docs", "rules", f"{game.id}.en.md")`. It may not exist."""
    return (game.folder or root()).joinpath(*parts)


def web_client() -> Path | None:
    """The folder of the built web client, or None when nobody has built it."""
    folder = path("web", "dist")
    return folder if (folder / "index.html").is_file() else None
