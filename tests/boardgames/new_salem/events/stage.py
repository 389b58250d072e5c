"""The stage for Event tests: seat 0 is Constable with enough Hope, and the Event lies face up."""

from __future__ import annotations

from typing import Any

from tests.boardgames.new_salem.scenario import Scene

CREW = ["midwife", "merchant", "fiddler", "notary", "tutor", "innkeeper", "printer", "shipwright"]
ONE = {seat: ["trade_left"] for seat in range(8)}  # a single Building: nobody has to be asked where cubes lie


def stage(event: str, seats: int = 4, **given: Any) -> Scene:
    """Set the scene; everything can be overridden."""
    given.setdefault("row", [event] if event not in ("cleansing", "trial") else [])
    given.setdefault("characters", CREW[:seats])
    given.setdefault("buildings", ONE)
    given.setdefault("hope", {0: 4})
    return Scene(seats, **given)
