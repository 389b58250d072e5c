"""Silent Prayer (N13.16): all secretly choose light or shadow; only the number of shadows is told."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.acts import LIGHT, SHADOW
from meetinghouse.boardgames.new_salem.cubes import place, remove_despair
from meetinghouse.boardgames.new_salem.powers import POWERS, SECRET_SECONDS, EventCard
from meetinghouse.boardgames.new_salem.rules import RULES
from meetinghouse.boardgames.new_salem.state import Town
from meetinghouse.engine.game import Closes
from meetinghouse.engine.visibility import EVERYONE

FORGIVEN = 1  # so many shadows do not spoil the prayer


def prayers(t: Town, seat: int) -> list[int]:
    return [LIGHT, SHADOW]


def shadows_of(t: Town, answers: dict[int, int]) -> int:
    """Only their number is told."""
    shadows = sum(act == SHADOW for act in answers.values())
    t.emit("prayed", tells=EVERYONE, n=shadows)
    return shadows


def _prayed(t: Town, answers: dict[int, int]) -> None:
    shadows = shadows_of(t, answers)
    if shadows > FORGIVEN:
        place(t, t.constable, 0, shadows)
    else:
        remove_despair(t, t.constable, 1)


PRAY = RULES.decision("silent_prayer", closes=Closes.ALL, options=prayers, then=_prayed, seconds=SECRET_SECONDS)


@POWERS.add
class SilentPrayer(EventCard):
    def begin(self, t: Town) -> None:
        t.ask(PRAY, range(t.seats))
