"""Rev. George Burroughs: when he is arrested, each player takes 1 Fear off a colonist (rulebook, ruling 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import abilities, tokens
from meetinghouse.boardgames.affliction.acts import COMFORT, WHO
from meetinghouse.boardgames.affliction.colonists.base import Colonist
from meetinghouse.boardgames.affliction.roster import FEAR_STOPS_ABILITY
from meetinghouse.boardgames.affliction.rules import RULES

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class GeorgeBurroughs(Colonist):
    icon = "puritan"

    def when_arrested(self, t: Affliction, me: int, seat: int) -> None:
        for n in reversed(range(t.seats)):
            t.push(ease_fear, me, (t.first + n) % t.seats)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        return [COMFORT[card] for card, n in enumerate(t.fear) if n]

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        card = WHO[act]
        if t.fear[card] == FEAR_STOPS_ABILITY:
            t.freed.append(card)  # a voice given back here waits for the next arrest (point 43)
        tokens.comfort(t, seat, card)


@RULES.step
def ease_fear(t: Affliction, card: int, seat: int) -> None:
    """One player's turn to take Fear away, if there is any left."""
    if any(t.fear):
        abilities.ask_target(t, seat, card)
