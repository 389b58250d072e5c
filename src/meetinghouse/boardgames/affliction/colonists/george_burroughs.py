"""Rev. George Burroughs: when he is arrested, each player takes 1 Fear off a colonist (A12.22)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.acts import COMFORT
from meetinghouse.boardgames.affliction.names import FEAR_STOPS_ABILITY
from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class GeorgeBurroughs(Colonist):
    def when_arrested(self, t: Affliction, me: int, seat: int) -> None:
        for n in reversed(range(t.seats)):
            t.push(ease_fear, me, (t.leader + n) % t.seats)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        return COMFORT.acts(tokens.afraid(t))

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        card = COMFORT.key(act)
        if t.fear[card] == FEAR_STOPS_ABILITY:
            t.freed.append(card)  # a voice given back here waits for the next arrest (A8.9)
        tokens.comfort(t, seat, card)


@RULES.step
def ease_fear(t: Affliction, card: int, seat: int) -> None:
    """One player's turn to take Fear away, if there is any left."""
    if any(t.fear):
        Colonist.ask(t, seat, card)
