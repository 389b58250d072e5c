"""What every Event card says of itself: a list of steps, and whether a player keeps the card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from meetinghouse.cards.verbs import Instruction

if TYPE_CHECKING:  # a table holds a card set, and that holds powers
    from meetinghouse.boardgames.new_salem.state import Town


class EventCard(NamedTuple):
    """What one Event does, or what it answers while a player keeps it; `number` is its card in frames."""

    number: int
    code: Sequence[Instruction]
    held: int = -1  # its place in `Town.holder` when a player keeps the card

    def possible(self, t: Town) -> bool:
        """Whether it would do anything once its cost is paid; by public facts only (N7.7)."""
        from meetinghouse.boardgames.new_salem.script import possible  # it builds on the table, which holds Events

        return possible(t, self.number)

    def begin(self, t: Town, seat: int) -> None:
        """Somebody carries out its text; may ask."""
        from meetinghouse.boardgames.new_salem.script import SCRIPTS

        SCRIPTS.begin(t, self.number, seat)
