"""Abigail Williams: with the final accusation she may clear the red cards before herself (S9.3, S9.4)."""

from meetinghouse.boardgames.salem1692.accuse import clear_red
from meetinghouse.boardgames.salem1692.acts import YES
from meetinghouse.boardgames.salem1692.powers import CHARACTER_POWERS, Character
from meetinghouse.boardgames.salem1692.rules import may
from meetinghouse.boardgames.salem1692.state import Salem


def _answered(t: Salem, seat: int, act: int) -> None:
    if act == YES:
        t.emit("abigail_cleared", seat=seat, n=clear_red(t, seat))


ABIGAIL = may("abigail", _answered)


@CHARACTER_POWERS.add
class AbigailWilliams(Character):
    """Asked only when there is something to clear, which everyone can see."""

    def at_final_accusation(self, t: Salem, seat: int, accused: int) -> None:
        if t.accused_of(seat):
            t.ask(ABIGAIL, (seat,))
