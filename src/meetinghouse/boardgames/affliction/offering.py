"""What an arrest and bringing somebody in have in common: who is affordable may be chosen, or nobody (A4.3)."""

from typing import Protocol

from meetinghouse.boardgames.affliction.acts import PASS, declining
from meetinghouse.boardgames.affliction.names import COLONISTS
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.boardgames.affliction.state import Affliction
from meetinghouse.cards.running import RUN
from meetinghouse.engine.acts import Family


class _Affordable(Protocol):
    def __call__(self, t: Affliction, seat: int, surcharge: int, most: int = ...) -> list[int]: ...


class _Chosen(Protocol):
    def __call__(self, t: Affliction, seat: int, card: int, surcharge: int) -> None: ...


class Offer:
    """The decision of that name: one of the colonists that are affordable, or none."""

    def __init__(self, name: str, family: Family[int], affordable: _Affordable, chosen: _Chosen) -> None:
        """`family` are the acts that name a colonist; `chosen` carries it out."""
        self.affordable = affordable

        def options(t: Affliction, seat: int, surcharge: int) -> list[int]:
            return [*family.acts(affordable(t, seat, surcharge)), PASS]

        def then(t: Affliction, seat: int, act: int, surcharge: int) -> None:
            if act == PASS:
                _not_taken(t, seat, "declined")
            else:
                chosen(t, seat, family.key(act), surcharge)

        self.kind = RULES.decision(name, options=options, then=then, default=declining, seconds=30)

    def possible(self, t: Affliction, seat: int, surcharge: int) -> bool:
        """Whether anybody is affordable."""
        return bool(self.affordable(t, seat, surcharge, most=1))

    def ask(self, t: Affliction, seat: int, surcharge: int) -> None:
        """Put it to a seat; without anybody affordable nothing happens (rulebook: Invalid Actions)."""
        if self.possible(t, seat, surcharge):
            t.ask(self.kind, (seat,), surcharge)
        else:
            _not_taken(t, seat, "no_action")


def _not_taken(t: Affliction, seat: int, key: str) -> None:
    """Tell that nobody was chosen: by the colonist whose ability offered it, or by the space."""
    at_work = next((frame[1] for frame in reversed(t.stack) if frame[0] == RUN), None)
    if at_work is None:
        t.emit(key, seat=seat, space=t.space)
    else:
        t.emit("used_on_nobody", seat=seat, colonist=COLONISTS[at_work])
