"""Trial (N13.2): put a player on Trial. Always face up; the other Events that deal in Trials come here too (N9)."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.constable import return_badges
from meetinghouse.boardgames.new_salem.names import EVENTS
from meetinghouse.boardgames.new_salem.powers import POWERS, Naming, choose_seat
from meetinghouse.boardgames.new_salem.state import PARDON_CARD, Town

ON_TABLE = -1


def free_seats(t: Town, seat: int, *data: int) -> list[int]:
    """Players without a Trial, the Constable included (N9.1)."""
    return [s for s in t.from_constable() if not t.trials[s]]


def put_on_trial(t: Town, source: int, target: int) -> None:
    """A Trial goes from the table or from a player to a player; a Pardon stops it (N13.17)."""
    if t.holder[PARDON_CARD] == target:
        t.holder[PARDON_CARD] = -1
        t.used.append(EVENTS.index("pardon"))
        t.emit("pardon_spent", seat=target)
        return
    if source == ON_TABLE:
        t.trials_left -= 1
        t.emit("trial", seat=t.constable, target=target)
    else:
        t.trials[source] = False
        t.emit("trial_moved", seat=t.constable, source=source, target=target)
    t.trials[target] = True
    return_badges(t)


def lift(t: Town, seat: int) -> None:
    """A Trial returns face up to the table (N9.4)."""
    t.trials[seat] = False
    t.trials_left += 1
    t.emit("trial_lifted", seat=seat)
    return_badges(t)


def _accused(t: Town, by: int, target: int) -> None:
    put_on_trial(t, ON_TABLE, target)


ACCUSE = choose_seat("trial", free_seats, _accused)


@POWERS.add
class Trial(Naming):
    asks = ACCUSE

    def possible(self, t: Town) -> bool:
        return t.trials_left > 0 and not all(t.trials)
