"""Ann Putnam: with the final accusation she may draw two cards before the reveal (S9.5-S9.7)."""

from meetinghouse.boardgames.salem1692.deck import can_draw, may_draw
from meetinghouse.boardgames.salem1692.powers import CHARACTER_POWERS, Character
from meetinghouse.boardgames.salem1692.state import Salem

ANN = may_draw("ann", "ann_draws", 2)


@CHARACTER_POWERS.add
class AnnPutnam(Character):
    """A black card among the two is resolved first; the pushed reveal then counts again (S9.7)."""

    def at_final_accusation(self, t: Salem, seat: int, accused: int) -> None:
        if can_draw(t):
            t.ask(ANN, (seat,))
