"""Chooses who multiplies for the networks of learned players: NumPy, or a function that a page hands in."""

import importlib.util
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # who only wants to know which levels there are reads no weights
    from meetinghouse.bots.shape import NetworkShape
    from meetinghouse.bots.weights import Weights

Asked = Callable[[bytes], Sequence[float]]  # a network: from an observation to a logit for each act
Multiplier = Callable[["NetworkShape", Mapping[str, "Weights"]], Asked]

_handed_in: Multiplier | None = None
_networks: dict[Path, Asked] = {}


def multiply_with(multiplier: Multiplier | None) -> None:
    """Make networks with this from now on; None: with NumPy again."""
    global _handed_in
    _handed_in = multiplier
    _networks.clear()


def can_multiply() -> bool:
    """Whether networks can be asked on this machine."""
    return _handed_in is not None or _has_numpy()


@cache
def _has_numpy() -> bool:
    return importlib.util.find_spec("numpy") is not None


def network_of(shape: "NetworkShape", file: Path) -> Asked:
    """The one network of this process with these weights."""
    if file not in _networks:
        from meetinghouse.bots.weights import weights_for

        # imported by name: a page that hands in its own multiplier has no NumPy
        make = _handed_in or importlib.import_module("meetinghouse.bots.network").Network
        _networks[file] = make(shape, weights_for(shape, file))
    return _networks[file]
