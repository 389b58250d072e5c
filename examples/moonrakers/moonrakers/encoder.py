"""Moonrakers as numbers, for the research interfaces."""

from __future__ import annotations

from meetinghouse.engine.encoding import Part
from meetinghouse.envs.layout import SEAT, alike, clip, one_hot, own, shared_parts
from moonrakers import GAME
from moonrakers.names import GOODS, NOTHING, SHOWN
from moonrakers.state import Pond

_GOOD = one_hot(len(SHOWN))


def _table(t: Pond, viewer: int) -> bytes:
    return SEAT[t.seats][t.turn] + _GOOD[t.said] + clip(t.coins) + bytes([t.on_cart(viewer)])


def _barrels(t: Pond, viewer: int) -> bytes:
    return bytes([*t.barrels(viewer), *t.in_pond(viewer), *(t.ashore.count(good) for good in range(len(GOODS)))])


def _mine(t: Pond, viewer: int) -> bytes:
    if viewer < 0:
        return bytes(2 * len(GOODS)) + _GOOD[NOTHING]
    return bytes([*t.hand[viewer], *t.sunk[viewer]]) + _GOOD[t.rolled[viewer]]


PARTS: list[Part] = [
    *shared_parts(sorted(GAME.rules.kinds)),
    alike("table", _table, "turn", "said", "coins", "cart"),
    alike("barrels", _barrels, "hand", "sunk", "ashore"),
    own("mine", _mine, "hand[viewer]", "sunk[viewer]", "rolled[viewer]"),
]
