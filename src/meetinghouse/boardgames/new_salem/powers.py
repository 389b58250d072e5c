"""What every Event card says of itself: a list of steps, and whether a player keeps the card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from meetinghouse.cards.verbs import Instruction, Place, outermost

if TYPE_CHECKING:  # a table holds a card set, and that holds powers
    from meetinghouse.boardgames.new_salem.state import Town


def free_choices(code: Sequence[Instruction]) -> tuple[Instruction, ...]:
    """The choices of a program that hang on nothing else."""
    named = ("by", "of", "but")
    found = [step for step in outermost(code) if step.verb in ("choose", "vote")]
    return tuple(step for step in found if not any(isinstance(step.args.get(arg), Place) for arg in named))


class EventCard(NamedTuple):
    """What one Event does, or what it answers while a player keeps it; `number` is its card in frames."""

    number: int
    code: Sequence[Instruction]
    held: int = -1  # its place in `Town.holder` when a player keeps the card
    free: tuple[Instruction, ...] = ()  # the choices that hang on nothing that another step has named

    def possible(self, t: Town) -> bool:
        """Whether it would do anything once its cost is paid; by public facts only (N7.7)."""
        return bool(_script().possible(t, self))

    def begin(self, t: Town, seat: int) -> None:
        """Somebody carries out its text; may ask."""
        _script().SCRIPTS.begin(t, self.number, seat)


@cache
def _script() -> Any:
    """What carries out programs. It builds on the table, which holds Events."""
    from meetinghouse.boardgames.new_salem import script

    return script
