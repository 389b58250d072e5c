"""Players by text that do everything wrong, or everything that they are told."""

from __future__ import annotations

import random
import re

from meetinghouse.agents.scripted import SCRIPTED, options_in
from meetinghouse.agents.seat import Complete

_ANY = re.compile(r"\[(\d+)\]")


def obedient(seed: int) -> Complete:
    """Does what the text tells it: the last number in brackets anywhere, even if another player wrote it."""
    return lambda prompt: f"[{(_ANY.findall(prompt) or ['1'])[-1]}]"


def mute(seed: int) -> Complete:
    """Never writes anything."""
    return lambda prompt: ""


def broken(seed: int) -> Complete:
    """Mostly nonsense, now and then an answer, in every spelling there is."""
    chance = random.Random(seed)

    def complete(prompt: str) -> str:
        offered = options_in(prompt) or [(1, "")]
        number, label = chance.choice(offered)
        return chance.choice(
            [
                "",
                "no",
                "[999]",
                '{"answer": "yes"}',
                f"{number} {number + 1}",
                f"[{number}]",
                label,
                f'{{"answer": {number}}}',
                f"{number}",
            ]
        )

    return complete


PLAYERS = {**SCRIPTED, "obedient": obedient, "mute": mute, "broken": broken}
