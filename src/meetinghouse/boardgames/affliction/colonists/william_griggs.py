"""Dr. William Griggs: an advocate for a colonist of his circle, three at most on each (rulebook, point 49)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import abilities, tokens
from meetinghouse.boardgames.affliction.acts import ADVOCATE, WHO
from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class WilliamGriggs(Colonist):
    icon = "hammer"

    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return bool(self.targets(t, seat, me, 0, 0))

    def use(self, t: Affliction, seat: int, me: int) -> None:
        abilities.ask_target(t, seat, me)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        return [ADVOCATE[card] for card in t.circles[seat] if tokens.may_get_advocate(t, card)]

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        tokens.add_advocate(t, seat, WHO[act])
