"""What a game declares about each of its events: its arguments, who is told the secret ones, and the rule behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

LIST = "[]"


class EventType(NamedTuple):
    """One kind of event; made with `event`.

    An argument is spelt with its name, and with `[]` behind it when it is a list: `cards[]`. What a name means stands
    in `Game.words` (`card` and `cards` are ids of the family `card`) and is the same in all events of a game; a name
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
    begins: str = "",
) -> EventType:
    """Declare a kind of event; names are separated by spaces.

    `event("S5.17", "seat giver target n", secret="cards[]", told="giver target")` says: everybody learns who robbed
    whom for whom and how many cards passed, and those two learn which. `by="card", rules={"alibi": "S5.7"}` gives
    single cards a rule of their own. `staging` belongs to events that everybody sees: what only some are told must not
    take time that others could measure. `begins="card"` says that a card is held up here: a log need not tell it where
    the next event is what the same seat did with the same card.
    """
    if staging and to:
        raise ValueError("an event that only some see cannot take everybody's time")
    return EventType(
        rule,
        tuple(args.split()),
        tuple(secret.split()),
        tuple(told.split()),
        tuple(to.split()),
        by,
        dict(rules or {}),
        staging,
        mood,
        begins,
    )
