"""A game that goes on from a moment of another one: what it takes over, and whose key each outcome of chance hangs on.

The record of such a game begins with the other's lines up to that moment, and its header says where they come from
(`from`, oldest first). Up to there outcomes hang on the key of the other game, which is open, and from there on on a
key of its own: nobody who knows the other game to its end can tell what chance will bring in this one.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from meetinghouse.engine.chance import Chance, Seal, opened
from meetinghouse.engine.errors import BadInput, BrokenRecord
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.trail import Trail
from meetinghouse.engine.walk import Walk


class Branch(NamedTuple):
    """The beginning of a game that goes on from another."""

    origins: list[Json]  # as its header says them
    lines: list[str]  # of its record, without the header


def inputs_until(way: Walk, wished: int) -> int:
    """How many inputs lead to the newest decision, at most `wished` inputs on, that nobody has answered yet.

    Seats whose answer still waited for others are asked again; after the end it is the last decision.
    """
    found = 0
    for n, _ in enumerate(way, start=1):
        if n > wished:
            break
        decision = way.match.decision
        if decision is not None and len(way.match.waiting) == len(decision["seats"]):
            found = n
    return found


def origin(name: str, inputs: int, seal: Seal) -> Json:
    """One game that another goes on from, by the name under which people find it."""
    facts = {"table": name, "inputs": inputs, "commitment": seal.commitment}
    return {**facts, "key": seal.key.hex(), "nonce": seal.nonce.hex()}


def cut(lines: Sequence[str], inputs: int) -> list[str]:
    """The lines of a record, without its header, up to all that came of so many inputs."""
    kept: list[str] = []
    for line in lines:
        is_input = line.startswith(('{"answer":', '{"timeout":'))
        inputs -= is_input
        if inputs < 0 or line.startswith('{"end":'):
            break
        if line.startswith('{"reseal":'):
            raise BadInput("no-record", expected="a match whose keys are known", got="one that was sealed anew")
        kept.append(line)
    return kept


def origins_of(head: Json) -> list[Json]:
    """Where the game of a record comes from; refuses what is no such list."""
    found = head.get("from", [])
    kinds = {"table": str, "inputs": int, "commitment": str, "key": str, "nonce": str}
    for one in found if isinstance(found, list) else [None]:
        if not isinstance(one, dict) or {name: type(fact) for name, fact in one.items()} != kinds or one["inputs"] < 0:
            raise BrokenRecord("bad-record", expected="the games that this one goes on from", got=found)
    return list(found)


def foreign(origins: list[Json], before: Iterable[int]) -> int:
    """How many outcomes hang on the keys of other games; `before` says after how many inputs each came."""
    return sum(n <= origins[-1]["inputs"] for n in before) if origins else 0


def chances(origins: list[Json], own: Seal) -> list[tuple[int, Chance]] | None:
    """By the number of inputs after which it counts, newest first, whose chance it was; None: a key is not the one
    that was committed to."""
    seals = [*(opened(one, one["commitment"]) for one in origins), own]
    starts = [-1, *(one["inputs"] for one in origins)]
    made = [(start, Chance(seal, Trail())) for start, seal in zip(starts, seals, strict=True) if seal is not None]
    return made[::-1] if len(made) == len(seals) else None
