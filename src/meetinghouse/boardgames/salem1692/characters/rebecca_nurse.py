"""Rebecca Nurse: she may draw a card when another player's Tryal is turned up (S9.35, S9.36)."""

from meetinghouse.boardgames.salem1692.deck import can_draw, may_draw
from meetinghouse.boardgames.salem1692.powers import CHARACTER_BY_NUMBER, CHARACTER_POWERS, Character
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem

REBECCA = may_draw("rebecca", "rebecca_draws", 1)


@RULES.step
def rebecca_may_draw(t: Salem, seat: int) -> None:
    """After the reveal and the death it may have caused."""
    if isinstance(CHARACTER_BY_NUMBER[t.power[seat]], RebeccaNurse) and can_draw(t):
        t.ask(REBECCA, (seat,))


@CHARACTER_POWERS.add
class RebeccaNurse(Character):
    """Deaths and confessions turn Tryals up by other ways, which never come here."""

    def at_reveal(self, t: Salem, seat: int) -> None:
        t.push(rebecca_may_draw, seat)
