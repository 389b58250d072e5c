"""Placing messengers (rulebook: Turn Order, Place Messengers)."""

from meetinghouse.boardgames.affliction.acts import PLACE
from meetinghouse.boardgames.affliction.names import SPACES
from meetinghouse.boardgames.affliction.resolution import resolve_from
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.boardgames.affliction.state import Affliction


def messengers_each(seats: int) -> int:
    """Three with two players, else two."""
    return 3 if seats == 2 else 2


@RULES.step
def start_round(t: Affliction) -> None:
    t.round += 1
    t.leader = t.first
    t.board = [-1] * (SPACES + 1)
    t.free = list(PLACE.values())
    t.messengers = [messengers_each(t.seats)] * t.seats
    t.space = 0
    t.used = []
    t.once = []
    t.once_a_round = []
    t.taken = False
    t.emit("round_began", n=t.round, seat=t.first)
    t.ask(MESSENGER, (t.first,))


def _placed(t: Affliction, seat: int, act: int) -> None:
    space = PLACE.key(act)
    t.board[space] = seat
    t.free.remove(act)
    t.messengers[seat] -= 1
    t.emit("placed", seat=seat, space=space)
    after = (seat + 1) % t.seats
    if t.messengers[after]:
        t.ask(MESSENGER, (after,))
    else:
        resolve_from(t, 1)


MESSENGER = RULES.decision("messenger", options=lambda t, seat: t.free, then=_placed, seconds=45)
