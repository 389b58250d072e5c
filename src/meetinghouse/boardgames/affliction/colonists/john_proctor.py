"""John Proctor: put Fear on an Afflicted girl, or gather 1 influence at his tavern (A12.5)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.acts import COLLECT, FRIGHTEN
from meetinghouse.boardgames.affliction.names import IN_ROW
from meetinghouse.boardgames.affliction.powers import POWERS, Chooser
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class JohnProctor(Chooser):
    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        girls = tokens.frightenable(t, seat, [g for g in t.cards.girls if t.where[g] <= IN_ROW])
        return [*FRIGHTEN.acts(girls), COLLECT]

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        if act == COLLECT:
            tokens.gain(t, seat, 1, me)
        else:
            tokens.frighten(t, seat, FRIGHTEN.key(act))
