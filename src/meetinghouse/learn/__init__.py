"""Learning a game: lessons, a coach, a glossary, pictures of how to play, and companions of printed boxes.

A game declares what it has in `LEARN`, in the module or folder `learn` of its package. All of it is optional.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meetinghouse.learn.coach import Coach
    from meetinghouse.learn.companion import Companion
    from meetinghouse.learn.glossary import TermRules
    from meetinghouse.learn.scenes import Panel, Scene


@dataclass(frozen=True)
class Learn:
    """What a game declares for people who learn it."""

    lesson: tuple[Scene, ...] = ()  # in order
    panels: tuple[Panel, ...] = ()  # pictures of how it is played: moments of the lesson
    coach: Coach | None = None
    glossary: tuple[TermRules, ...] = ()  # words that people may ask for
    companion: Companion | None = None  # for its printed box
