"""Networks in a page: `web/src/page/net.ts` multiplies, handed in by the worker that runs Python there.

const python = pyodide.pyimport("meetinghouse.bots.javascript");
python.hand_in(forPython);
"""

import json
from array import array
from collections.abc import Callable, Mapping
from typing import Any

from meetinghouse.bots.asking import Asked, multiply_with
from meetinghouse.bots.shape import HEADS, NEVER, NetworkShape
from meetinghouse.bots.weights import Weights, blocks_in


def hand_in(make: Callable[[str, memoryview], Any]) -> None:
    """Networks are made by this from now on: from a plan and all weights in a row to a function of an observation."""

    def made(shape: NetworkShape, weights: Mapping[str, Weights]) -> Asked:
        asked = make(plan_of(shape, weights), memoryview(in_a_row(weights)))
        return lambda seen: asked(seen).to_py().tolist()  # an array of JavaScript's

    multiply_with(made)


def plan_of(shape: NetworkShape, weights: Mapping[str, Weights]) -> str:
    """All but the weights themselves, as JSON: the shape, and where each weight begins in the row."""
    start, starts = 0, {}
    for name, found in weights.items():
        starts[name] = [start, found.shape[-1]]
        start += len(found.numbers)
    plan = shape._asdict() | {"pair_at": shape.pair_at.start, "heads": HEADS, "never": NEVER}
    del plan["labels"]
    return json.dumps(plan | {"blocks": blocks_in(weights), "weights": starts})


def in_a_row(weights: Mapping[str, Weights]) -> "array[float]":
    """All weights with 32 bits; training wrote them with 16."""
    row = array("f")
    for found in weights.values():
        row.fromlist(found.numbers.tolist())
    return row
