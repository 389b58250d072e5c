"""Ann Putnam: with the final accusation she may draw two cards before the reveal (S9.5-S9.7)."""

from __future__ import annotations

from meetinghouse.boardgames.salem1692.acts import YES
from meetinghouse.boardgames.salem1692.asking import say_no, yes_or_no
from meetinghouse.boardgames.salem1692.deck import EXTRA_DRAW, can_draw, start_draw
from meetinghouse.boardgames.salem1692.powers import CHARACTER_POWERS, Character
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem


def _answered(t: Salem, seat: int, act: int) -> None:
    if act == YES:
        t.emit("ann_draws", seat=seat)
        start_draw(t, seat, 2, EXTRA_DRAW)


ANN = RULES.decision("ann", options=yes_or_no, default=say_no, then=_answered, seconds=15)


@CHARACTER_POWERS.add
class AnnPutnam(Character):
    """A black card among the two is resolved first; the pushed reveal then counts again (S9.7)."""

    def at_final_accusation(self, t: Salem, seat: int, accused: int) -> None:
        """Offer the two cards."""
        if can_draw(t):
            t.ask(ANN, (seat,))
