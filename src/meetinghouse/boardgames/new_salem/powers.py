"""What every Event card says of itself: a list of steps, and whether a player keeps the card."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from meetinghouse.boardgames.new_salem.rules import RULES
from meetinghouse.cards.running import Interpreter
from meetinghouse.cards.verbs import Instruction

if TYPE_CHECKING:  # a table holds a card set, and that holds powers
    from meetinghouse.boardgames.new_salem.state import Town

# Carries out the programs of Events; `script` says what their verbs do.
SCRIPTS: "Interpreter[Town]" = Interpreter(RULES, lambda t, event: t.set.powers[event].code)


class EventCard(NamedTuple):
    """What one Event does, or what it answers while a player keeps it."""

    number: int  # its card in frames
    code: Sequence[Instruction]
    held: int  # its place in `Town.holder` when a player keeps the card, or -1
