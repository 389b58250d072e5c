"""Matchmaker: the two players who have one die together (S5.19, S5.20). `death.kill` follows the link."""

from meetinghouse.boardgames.salem1692.names import MATCHMAKER
from meetinghouse.boardgames.salem1692.powers import CARD_POWERS, Blue
from meetinghouse.boardgames.salem1692.state import Salem


def part_if_both(t: Salem, seat: int) -> None:
    """Both before one player: both are discarded."""
    if t.front[seat][MATCHMAKER] >= 2:
        t.front[seat][MATCHMAKER] -= 2
        t.discards += [MATCHMAKER, MATCHMAKER]
        t.emit("matchmakers_parted", seat=seat)


@CARD_POWERS.add
class Matchmaker(Blue):
    """May be laid where the other one lies already."""

    def play(self, t: Salem, seat: int, target: int) -> None:
        part_if_both(t, target)
