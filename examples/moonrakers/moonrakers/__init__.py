"""Moonrakers, for two to six: roll barrels into the pond, say what is in them, and rake up whoever lies.

The game of `docs/writing-a-game.md`. It is a package of its own: Meetinghouse finds it by its entry point.
"""

from __future__ import annotations

from pathlib import Path

from meetinghouse.engine.game import Game
from moonrakers.rules import RULES

GAME = Game(RULES, package=__name__, folder=Path(__file__).parent, bots={2: f"{__name__}.bot:Listener"})
