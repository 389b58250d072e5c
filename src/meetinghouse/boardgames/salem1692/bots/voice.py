"""What a player of Salem 1692 says beside its play: never more than its cards have shown already, witch or not."""

from __future__ import annotations

from random import Random

from meetinghouse.boardgames.salem1692.bots.memory import HELPS
from meetinghouse.boardgames.salem1692.bots.sight import RED_WORTH
from meetinghouse.engine.json_types import Json

OFTEN = 0.4  # a table bears no more


class Voice:
    """One player's remarks; it never says the same twice in a row."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed ^ 1692)  # apart, so that talking never changes how it plays
        self.last: Json | None = None

    def remark(self, card: str, target: int) -> Json | None:
        """What it says of a card that it plays on somebody."""
        kind = "suspect" if card in RED_WORTH else "trust" if card in HELPS else ""
        words = {"remark": kind, "about": target}
        if not kind or words == self.last or self.chance.random() >= OFTEN:
            return None
        self.last = words
        return words
