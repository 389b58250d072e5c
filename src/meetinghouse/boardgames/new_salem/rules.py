"""The registry of New Salem's steps and decisions; every chapter adds its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meetinghouse.engine.game import Kind, Rules

RULES = Rules("new_salem")

SECONDS = 30  # for a choice that wants a thought
CUBE_SECONDS = 15  # for saying where cubes lie


def question(
    name: str, options: Callable[..., Sequence[int]], then: Callable[..., None], seconds: int = SECONDS
) -> Kind:
    """A decision of one seat that must answer: silence takes one of the options by chance (N12.4)."""
    return RULES.decision(name, options=options, then=then, seconds=seconds)
