"""What a game declares for those who tell people about it: words, server and clients.

Code speaks in ids; `Telling` says which ids there are, what each event tells whom, and what players may say. A game
declares it as `TELLING` in the module `telling` of its package.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from meetinghouse.engine.json_types import Json

NOTHING: Mapping[str, Any] = MappingProxyType({})
LIST = "[]"


def bare(key: str) -> str:
    """The key of an event, or the kind of a decision, without its game.

    >>> bare("salem1692.turn")
    'turn'
    """
    return key.partition(".")[2]


class EventType(NamedTuple):
    """One kind of event; made with `event`.

    An argument is spelt with its name, and with `[]` behind it when it is a list: `cards[]`. What a name means stands
    in `Telling.words` (`card` and `cards` are ids of the family `card`) and is the same in all events of a game; a name
    without a family is a number.
    """

    rule: str  # the number of the rule behind it, unless `rules` says otherwise
    args: tuple[str, ...]  # everybody who sees the event sees these
    secret: tuple[str, ...]  # only those in `told` see these
    told: tuple[str, ...]  # arguments that name seats, or groups of the game
    to: tuple[str, ...]  # the same, for an event that only some see at all; empty: everybody sees it
    by: str  # the argument that decides which rule it is
    rules: Mapping[str, str]  # its value -> the number of the rule
    staging: float = 0.0  # seconds for which a table with people shows it before it goes on
    mood: str = ""  # how a log sets its line off from the others: `bold`, `bold red`, `dim`
    together: str = ""  # the name of a scene: events of it in a row are one moment
    settled: bool = False  # nothing that begins another moment follows it before somebody is asked: no table is kept
    begins: str = ""  # for half a deed: the argument that the event which ends it says again, beside the seat

    def rule_of(self, told: Mapping[str, Any]) -> str:
        """The number of the rule behind one such event, from what its viewer was told."""
        return self.rules.get(str(told.get(self.by)), self.rule)


def event(
    rule: str,
    args: str = "",
    *,
    secret: str = "",
    told: str = "",
    to: str = "",
    by: str = "",
    rules: Mapping[str, str] | None = None,
    staging: float = 0.0,
    mood: str = "",
    together: str = "",
    settled: bool = False,
    begins: str = "",
) -> EventType:
    """Declare a kind of event; names are separated by spaces.

    `event("S5.17", "seat giver target n", secret="cards[]", told="giver target")` says: everybody learns who robbed
    whom for whom and how many cards passed, and those two learn which. `by="card", rules={"alibi": "S5.7"}` gives
    single cards a rule of their own. `staging` belongs to events that everybody sees: what only some are told must not
    take time that others could measure; `together="passing"` makes one moment of all events in a row that say so.
    `begins="card"` says that a card is held up here: a log need not tell it where the next event is what the same seat
    did with the same card.
    """
    if staging and to:
        raise ValueError("an event that only some see cannot take everybody's time")
    seen, hidden, whom, only = (tuple(names.split()) for names in (args, secret, told, to))
    return EventType(rule, seen, hidden, whom, only, by, dict(rules or {}), staging, mood, together, settled, begins)


class Channel(NamedTuple):
    """A way to talk besides speaking to the whole table. A seat's own view alone says whether it may use it now."""

    name: str  # words under `<game>-channel-<name>`
    is_open: Callable[[Json], bool]  # of the parts of a seat's own view that it reads
    reads: tuple[str, ...]
    instead: bool = False  # who may use it may not speak to the table
    public: bool = False  # everybody reads it, not only those to whom it is open
    words: int = 0  # no more than these, once in a game; 0: as much and as often as one likes
    by_leave: bool = False  # only where the host allows it
    after: str = ""  # closed to a seat while that other channel is open to it and it has not spoken there


class Telling(NamedTuple):
    """What a game declares about what is told and said at its tables."""

    # Families of ids, and the names of arguments and parts of a view that hold them: {"card": ("card", "cards")}.
    words: Mapping[str, Sequence[str]] = MappingProxyType({"seat": ("seat", "target")})
    ids: Mapping[str, Sequence[str | int]] = NOTHING  # of each family but `seat`, where they are known beforehand
    events: Mapping[str, EventType] = NOTHING  # every kind of event by its key
    groups: Mapping[str, Callable[[Any], Iterable[int]]] = NOTHING  # seats of a table that some are told to
    talk: Sequence[Channel] = ()  # ways to talk besides speaking to the whole table
    remarks: Sequence[str] = ()  # the ready-made ones that fit this game best
    remarks_at: Mapping[str, Sequence[str]] = NOTHING  # those that fit while a kind of decision is open
    # What may be said to give a remark its ground (words under `<game>-why-<reason>`), with the remarks that offer it.
    reasons: Mapping[str, Sequence[str]] = NOTHING
    # How many times longer than usual bots seem to think about a kind of decision: for its weight, never for what
    # anybody holds.
    thinking: Mapping[str, float] = NOTHING
