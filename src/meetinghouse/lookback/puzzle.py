"""What a game declares so that moments of its games become puzzles: where to look, what is proven, and why.

A puzzle is a moment of a game between bots as one seat knew it, with one answer that can be proven from there.
`puzzles/` plays the moment again and keeps a year of them. All words stand under `<game>-trial-<key>`.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, NamedTuple, Protocol

from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match

Verdict = Literal["right", "unproven", "wrong"]
RIGHT: Final = "right"
UNPROVEN: Final = "unproven"
WRONG: Final = "wrong"


class ProofStep(NamedTuple):
    """One fact or one step of a proof: words under `<game>-trial-<key>`, and what is known of the seats after it."""

    key: str
    args: Mapping[str, Any] = {}
    may: tuple[int, ...] = ()  # seats of which it may still be true
    sure: tuple[int, ...] = ()  # seats of which it must be true


class Proof(NamedTuple):
    """The one answer, how hard it is to find (more is harder), and what was measured where a proof takes long."""

    answer: Json
    hard: int
    measured: list[Json]


class Puzzler(Protocol):
    """How moments of one game become puzzles: declared in `Lookback(puzzle=...)`."""

    kind: str  # the question under `<game>-trial-<kind>`
    seats: tuple[int, ...]  # tables at which bots play for it
    level: int  # of these bots

    def look(self, match: Match) -> Iterable[int]:
        """After an answer: the seats for which this moment may be worth a proof. Quick."""

    def prove(self, match: Match, seat: int, strict: bool = False) -> Proof | None:
        """The one answer that is proven from what this seat knows, or nothing. `strict` wants more than just enough."""

    def true(self, match: Match, seat: int, answer: Json) -> bool:
        """Whether the answer holds with open eyes; where nothing hidden decides it, it does."""

    def answers(self, match: Match, seat: int) -> list[Json]:
        """What may be answered."""

    def verdict(self, match: Match, seat: int, answer: Json, proven: Json) -> Verdict:
        """`RIGHT`, `WRONG`, or `UNPROVEN` for what may be true and is not proven; `proven` is the answer."""

    def facts(self, match: Match, seat: int) -> list[ProofStep]:
        """What this seat knows and the board does not show at a glance, in order."""

    def steps(self, match: Match, seat: int, answer: Json, measured: list[Json]) -> list[ProofStep]:
        """The proof step by step."""
