"""What the secrecy properties of Meetinghouse need to know of this game: `MEETINGHOUSE_GAME=moonrakers`
and `pytest tests/properties`."""

from __future__ import annotations

from meetinghouse.proofs import GameProofs
from moonrakers.state import Pond


def _barrels(t: Pond) -> list[int]:
    """Every barrel there is, wherever it lies."""
    at_hand = [[good] * n for hand in (*t.hand, *t.sunk) for good, n in enumerate(hand)]
    return sorted([*t.cart, *t.ashore, *(good for goods in at_hand for good in goods)])


FACTS = GameProofs(
    cards=_barrels,
    living=lambda t: list(range(t.seats)),
    asks_all=frozenset(),  # nobody is ever asked in secret what others are asked, too
    alike=frozenset(),
    tells_all=frozenset({"begins", "raked"}),
    secret=lambda t, seat: t.hand[seat][0],  # how much hay: few enough answers to compare many deals
    knows=lambda t, seat: t.hand[seat][0],
)
