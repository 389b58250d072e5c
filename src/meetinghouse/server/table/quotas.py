"""How much a person may do at a table, counted over all their sockets.

Every command takes from one budget; what the log keeps or everybody sees takes from a slower one besides. The rates
are for `rate = 20`; a server with another `rate` scales them all.
"""

from collections import OrderedDict

import msgspec

from meetinghouse.server.http.limits import Bucket
from meetinghouse.server.wire import inbound

USUAL = 20.0
MOST_PEOPLE = 500  # whose budgets one table keeps in memory
# Kind of command -> (name of its budget, how fast it fills, how much it holds)
_SLOWER: dict[type, tuple[str, float, float]] = {
    inbound.Say: ("talk", 1.0, 20.0),
    inbound.Remark: ("talk", 1.0, 20.0),
    inbound.Note: ("notes", 500.0, 50_000.0),  # bytes
    inbound.Configure: ("configured", 1000.0, 250_000.0),  # bytes: a card set may be in it, and the log keeps each
    inbound.Rename: ("name", 0.1, 5.0),
    inbound.Mute: ("mute", 0.5, 20.0),
    inbound.Report: ("reports", 0.005, 4.0),
    **dict.fromkeys((inbound.SeatLink, inbound.Renew), ("seats", 0.5, 24.0)),
    **dict.fromkeys((inbound.Kick, inbound.PauseGame, inbound.CloseTable), ("proposals", 0.05, 6.0)),
    inbound.TurnGlass: ("glass", 0.1, 4.0),
    inbound.CallMe: ("calls", 0.05, 8.0),
    inbound.Hasten: ("tempo", 1.0, 30.0),
    **dict.fromkeys((inbound.Ready, inbound.CastVote), ("votes", 0.2, 20.0)),
    **dict.fromkeys((inbound.SetBot, inbound.Fill, inbound.Move), ("settings", 2.0, 40.0)),
}


OF_ANY = 300.0  # bytes that the log keeps of a command besides its words
# What a game needs takes nothing from its address: neighbours of somebody who floods can still play.
_NEEDED = (inbound.Answer, inbound.Ready, inbound.CastVote, inbound.Start, inbound.Back, inbound.Leave)


def kept(message: inbound.ClientMessage) -> float:
    """About how many bytes the log keeps of what people need not say."""
    if isinstance(message, _NEEDED):
        return 0.0
    if isinstance(message, inbound.Note | inbound.Configure):
        return OF_ANY + _price(message)
    return OF_ANY + (len(message.text.encode()) if isinstance(message, inbound.Say) else 0)


def _price(message: inbound.ClientMessage) -> float:
    """What a message takes from its slower budget: most count as one, what can be long by its bytes."""
    if isinstance(message, inbound.Note):
        return len(message.text.encode()) + 100
    if isinstance(message, inbound.Configure):
        return len(msgspec.json.encode(message)) + 1000
    return 1.0


class Quotas:
    """The people of one table: by seat, or by address for those who only watch."""

    __slots__ = ("_people", "_rate")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._people: OrderedDict[int | str, dict[str, Bucket]] = OrderedDict()

    def take(self, who: int | str, message: inbound.ClientMessage) -> bool:
        """Whether this person may send this now."""
        mine = self._people.get(who)
        if mine is None:
            mine = self._people[who] = {"all": Bucket(self._rate, self._rate * 5)}
            if len(self._people) > MOST_PEOPLE:
                self._people.popitem(last=False)
        self._people.move_to_end(who)
        if not mine["all"].take():
            return False
        slower = _SLOWER.get(type(message))
        if slower is None:
            return True
        name, rate, most = slower
        scale = self._rate / USUAL
        if name not in mine:
            mine[name] = Bucket(rate * scale, most * max(1.0, scale))
        return mine[name].take(_price(message))
