"""Black Cat: its player shows a Tryal when Conspiracy is drawn (S5.24, S5.25). `cards/conspiracy.py` looks for it."""

from __future__ import annotations

from meetinghouse.boardgames.salem1692.names import BLACK_CAT
from meetinghouse.boardgames.salem1692.powers import CARD_POWERS, Blue
from meetinghouse.boardgames.salem1692.state import Salem


def holder(t: Salem) -> int:
    """Before whom the Black Cat lies, or -1."""
    for seat in t.living:
        if t.front[seat][BLACK_CAT]:
            return seat
    return -1


@CARD_POWERS.add
class BlackCat(Blue):
    """At Dawn the witches give it; afterwards it is a blue card like any other."""
