"""Nathaniel Putnam: place or move the Protection token, as he spoke up for Rebecca Nurse (A12.4)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.acts import PROTECT_WITH
from meetinghouse.boardgames.affliction.powers import POWERS, Chooser
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class NathanielPutnam(Chooser):
    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        return PROTECT_WITH.acts(tokens.without(t, t.protection))

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        tokens.protect(t, seat, PROTECT_WITH.key(act))
