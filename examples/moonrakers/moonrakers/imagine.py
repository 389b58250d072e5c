"""From what one seat sees to a whole table: the barrels it cannot see are dealt anew."""

from __future__ import annotations

from typing import Any

from moonrakers.names import BARRELS, GOODS, NOTHING
from moonrakers.rules import RULES
from moonrakers.state import Pond


@RULES.imagine
def imagine(t: Pond, view: dict[str, Any]) -> None:
    """Public fields and the viewer's own entries are there already; everything else is only counted in the view."""
    viewer = view["viewer"]
    left = list(BARRELS)
    for good in t.ashore:
        left[good] -= 1
    if viewer >= 0:
        for good in range(len(GOODS)):
            left[good] -= t.hand[viewer][good] + t.sunk[viewer][good]
    unseen = [good for good, n in enumerate(left) for _ in range(n)]
    unseen = [unseen[i] for i in t.chance.shuffle(len(unseen))]
    for seat in range(t.seats):
        if seat != viewer:
            t.hand[seat] = _counted(unseen.pop() for _ in range(view["barrels"][seat]))
            sunk = [unseen.pop() for _ in range(view["in_pond"][seat])]
            t.sunk[seat] = _counted(sunk)
            t.rolled[seat] = sunk[-1] if _is_rolling(view, seat) else NOTHING
    t.cart = unseen


def _is_rolling(view: dict[str, Any], seat: int) -> bool:
    """Between rolling a barrel in and knowing whether anybody rakes, it lies in the open pond."""
    decision = view["decision"]
    return seat == view["turn"] and decision is not None and decision["kind"] != "moonrakers.turn"


def _counted(goods: Any) -> list[int]:
    counts = [0] * len(GOODS)
    for good in goods:
        counts[good] += 1
    return counts
