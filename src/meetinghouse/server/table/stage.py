"""What a table waits for besides answers: people who read who they are, and the staging of what just happened.

Both follow from public facts alone, so that every node and every screen waits equally long.
"""

from __future__ import annotations

from typing import Any

import meetinghouse as mh
from meetinghouse.engine.match import Match
from meetinghouse.server.table import clock
from meetinghouse.server.table.entries import StoredSettings
from meetinghouse.server.wire.shapes import Tempo
from meetinghouse.telling import Telling, bare

TEMPOS: dict[Tempo, float] = {"slow": 1.75, "normal": 1.0, "fast": 0.4, "rush": 0.0}
LEAST_READING = 30.0  # seconds, at any pace


def reads(settings: StoredSettings) -> bool:
    """Whether a game begins with reading who one is. Where a question has days, nobody waits for its first clock."""
    return settings.reading > 0 and settings.pace != "slow"


def reading_time(settings: StoredSettings, people: int) -> int | None:
    """Milliseconds after which the table waits no longer; None (alone with bots, or without clocks): it waits on."""
    factor = clock.FACTORS.get(settings.pace)
    if people < 2 or factor is None:
        return None
    return int(max(LEAST_READING, settings.reading * factor) * 1000 / settings.speed)


def thinking(game: str, decision: dict[str, Any], tempo: Tempo) -> float:
    """How much longer than usual bots think about a decision.

    It follows from the kind of decision that all see open and from the tempo: never from who is asked, what they hold
    or how many answers they have.
    """
    return TEMPOS[tempo] * mh.find_game(game).declares(Telling).thinking.get(bare(decision["kind"]), 1.0)


def hold(match: Match, since: int, scale: float) -> int:
    """Milliseconds for the moments of what happened from event number `since` on."""
    return int(match.observer.seconds(since) * 1000 * scale) if scale else 0
