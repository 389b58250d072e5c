"""The companions of all games, for people with the printed boxes.

`python -m meetinghouse.companion` prints them as JSON; `npm run wire` writes each into
`web/src/games/<game>/companion/declared.ts`, where the pages read it.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from meetinghouse import registry
from meetinghouse.engine.companion import Companion, as_json
from meetinghouse.engine.game import Game, load


def companion_of(game: Game) -> Companion | None:
    """What a game declares, or None."""
    if not game.companion:
        return None
    found = load(game.companion)
    assert isinstance(found, Companion)
    return found


def sheet(game: Game) -> dict[str, Any] | None:
    """A game's companion as the pages read it, or None."""
    found = companion_of(game)
    if found is None:
        return None
    spec = game.spec
    values = {
        name: (option.default, *(value for value in option.choices if value != option.default))
        for name, option in spec.options.items()
    }
    return as_json(found, range(spec.min_seats, spec.max_seats + 1), values)


def text() -> str:
    """All companions of this house, by the id of the game."""
    ours = [game for game in registry.all_games() if game.folder is None]
    return json.dumps({game.id: sheet(game) for game in ours if game.companion})


if __name__ == "__main__":
    sys.stdout.write(text())
