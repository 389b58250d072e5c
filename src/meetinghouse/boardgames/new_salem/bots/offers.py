"""Finding one's way in what an ask of New Salem offers."""

from collections.abc import Sequence
from typing import Any

from meetinghouse.boardgames.new_salem.bots.reading import ViewReading
from meetinghouse.engine.acts import Choice


def gifts_to(seat: int, options: Sequence[Choice]) -> list[Choice]:
    """The gifts for a seat, the smallest first."""
    return [o for o in options if o.do == "give" and o.args["target"] == seat]


def seats_in(options: Sequence[Choice]) -> list[int]:
    return [int(str(o.args["seat"])) for o in options if o.do == "seat"]


def doing(options: Sequence[Choice], verb: str) -> Choice:
    """The option that does this, or the first."""
    return next((o for o in options if o.do == verb), options[0])


def cubes_on(cubes: dict[tuple[Any, Any], tuple[int, int]], option: Choice) -> tuple[int, int]:
    """What lies on the Building that an option names."""
    return cubes.get((option.args["seat"], option.args["building"]), (0, 0))


def cubes_of(reading: ViewReading) -> dict[tuple[Any, Any], tuple[int, int]]:
    """The most Hope and the most Despair on a copy of each Building, by owner."""
    found: dict[tuple[Any, Any], tuple[int, int]] = {}
    for seat, mine in enumerate(reading.view["buildings"]):
        for b in mine:
            hope, despair = found.get((seat, b["building"]), (0, 0))
            found[seat, b["building"]] = (max(hope, b["hope"]), max(despair, b["despair"]))
    return found
