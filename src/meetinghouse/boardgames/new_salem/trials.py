"""Trials (N9): put on a player from the table or from another player, and lifted; a Pardon stops one."""

from meetinghouse.boardgames.new_salem.constable import moment, return_badges
from meetinghouse.boardgames.new_salem.names import EVENTS
from meetinghouse.boardgames.new_salem.state import PARDON_CARD, Town

ON_TABLE = -1
PARDON = EVENTS.index("pardon")


def free_seats(t: Town) -> list[int]:
    """Players without a Trial, the Constable included (N9.1)."""
    return [s for s in t.from_constable() if not t.trials[s]]


def put_on_trial(t: Town, by: int, source: int, target: int) -> None:
    """A Trial goes from the table or from a player to a player; a Pardon stops it (N13.17)."""
    if t.holder[PARDON_CARD] == target and t.set.pardons:
        t.holder[PARDON_CARD] = -1
        (t.row if t.set.red[PARDON] else t.used).append(PARDON)
        if t.set.renamed[PARDON]:
            t.emit("answered", seat=target, event=EVENTS[PARDON])
        else:
            t.emit("pardon_spent", seat=target)
        return
    t.trials[target] = True
    if source == ON_TABLE:
        t.trials_left -= 1
        t.emit("trial", seat=by, target=target)
    else:
        t.trials[source] = False
        t.emit("trial_moved", seat=by, source=source, target=target)
    return_badges(t)
    moment(t, "i_am_tried", target)
    moment(t, "another_is_tried", target)


def lift(t: Town, seat: int) -> None:
    """A Trial returns face up to the table (N9.4)."""
    t.trials[seat] = False
    t.trials_left += 1
    t.emit("trial_lifted", seat=seat)
    return_badges(t)
