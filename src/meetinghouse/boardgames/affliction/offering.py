"""What an arrest and bringing somebody in have in common: who is affordable may be chosen, or nobody (A4.3)."""

from __future__ import annotations

from typing import Protocol

from meetinghouse.boardgames.affliction.acts import PASS, declining
from meetinghouse.boardgames.affliction.names import ABILITY_SPACES, COLONISTS
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.boardgames.affliction.state import Affliction
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
                _decline(t, seat)
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
            t.emit("no_action", seat=seat, space=t.space)


def _decline(t: Affliction, seat: int) -> None:
    """Tell that it was not taken: by the ability in use, or by the space."""
    if t.space in ABILITY_SPACES:
        t.emit("used_on_nobody", seat=seat, colonist=COLONISTS[t.used[-1]])
    else:
        t.emit("declined", seat=seat, space=t.space)
