"""Martha Corey: she has the power of the first living player on her right (S9.15-S9.31).

`death.read_powers` puts that neighbour's character into `power[her seat]` at the start and after each death, so every
other character's file works for her unchanged; uses are counted by seat, so hers are her own (S9.16).
"""

from meetinghouse.boardgames.salem1692.accuse import reveal_due
from meetinghouse.boardgames.salem1692.powers import CHARACTER_POWERS, Character
from meetinghouse.boardgames.salem1692.state import Salem


@CHARACTER_POWERS.add
class MarthaCorey(Character):
    """She has no power of her own."""

    copies_right_neighbour = True

    def after_deaths(self, t: Salem, seat: int) -> None:
        """A neighbour's death may have changed her limit or the worth of Evidence before her (S4.7)."""
        if t.accused_of(seat) >= t.limit_of(seat):
            t.push(reveal_due, seat, t.turn, 0)
