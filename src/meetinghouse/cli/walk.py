"""A record, walked through input by input."""

from __future__ import annotations

from typing import Any

import meetinghouse
from meetinghouse.engine import record as records
from meetinghouse.engine.chance import Chance, seal_from_seed
from meetinghouse.engine.match import Match, begin
from meetinghouse.engine.trail import Trail

Json = dict[str, Any]


class Walk:
    """The match of a record at some point of its way. Refuses a broken record before anything is shown."""

    def __init__(self, text: str) -> None:
        meetinghouse.replay(text)
        got = records.read(text)
        self.inputs = [value for value in got.inputs if "reseal" not in value]
        self.at = 0
        game = meetinghouse.find_game(got.head["game"])
        # the key is not needed on this way: every outcome is in the record
        chance = Chance(None, Trail(), got.chance, seal_from_seed(0))
        self.match: Match = begin(
            game, got.head["seats"], dict(got.head["options"]), chance, str(got.head["commitment"])
        )

    def step(self) -> Json | None:
        """Feed the next input and return it; None at the end."""
        if self.at >= len(self.inputs):
            return None
        given = self.inputs[self.at]
        self.at += 1
        if "timeout" in given:
            self.match.timeout(given["timeout"])
        else:
            self.match.answer(given["answer"], {k: v for k, v in given.items() if k != "answer"})
        return given
