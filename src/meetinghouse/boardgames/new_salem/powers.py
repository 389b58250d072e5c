"""What every Event card says of itself: a list of steps, and whether a player keeps the card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from meetinghouse.cards.verbs import Instruction, Place, outermost

if TYPE_CHECKING:  # a table holds a card set, and that holds powers
    from meetinghouse.boardgames.new_salem.state import Town


def free_choices(code: Sequence[Instruction]) -> tuple[Instruction, ...]:
    """The choices of a program that hang on nothing else."""
    named = ("by", "of", "but")
    found = [step for step in outermost(code) if step.verb in ("choose", "vote")]
    return tuple(step for step in found if not any(isinstance(step.args.get(arg), Place) for arg in named))


class EventCard:
    """What one Event does, or what it answers while a player keeps it; `number` is its card in frames."""

    __slots__ = ("_check", "code", "free", "held", "number")

    def __init__(self, number: int, code: Sequence[Instruction], held: int) -> None:
        """`held` is its place in `Town.holder` when a player keeps the card, or -1."""
        self.number = number
        self.code = code
        self.held = held
        self.free = free_choices(code)  # the choices that hang on nothing that another step has named
        self._check: Callable[[Town], bool] | None = None

    def possible(self, t: Town) -> bool:
        """Whether it would do anything once its cost is paid; by public facts only (N7.7)."""
        if self._check is None:
            self._check = _script().possible(self)
        return self._check(t)

    def begin(self, t: Town, seat: int) -> None:
        """Somebody carries out its text; may ask."""
        _script().SCRIPTS.begin(t, self.number, seat)


@cache
def _script() -> Any:
    """What carries out programs. It builds on the table, which holds Events."""
    from meetinghouse.boardgames.new_salem import script

    return script
