"""What lies on the table, and who sees it."""

from __future__ import annotations

from typing import Annotated

from meetinghouse.engine.table import Table
from meetinghouse.engine.visibility import Counts, Named, Owner, Public, Server, alike
from moonrakers.names import GOODS, SHOWN


class Pond(Table):
    """A village pond by night."""

    hand: Annotated[Owner[list[list[int]]], Counts(GOODS)]
    sunk: Annotated[Owner[list[list[int]]], Counts(GOODS)]  # what each has in the pond: its own memory, too
    rolled: Annotated[Owner[list[int]], Named(SHOWN)]  # the barrel that is just going in
    cart: Server[list[int]]  # the last one is drawn first
    ashore: Annotated[Public[list[int]], Named(GOODS)]  # raked up and opened
    said: Annotated[Public[int], Named(SHOWN)]  # what the barrel that is going in is said to hold
    coins: Public[list[int]]
    turn: Public[int]

    @alike
    def barrels(self, viewer: int) -> list[int]:
        """How many barrels everyone has at hand."""
        return [sum(hand) for hand in self.hand]

    @alike
    def in_pond(self, viewer: int) -> list[int]:
        """How many barrels of everyone lie in the pond, the one that is going in among them."""
        return [sum(sunk) for sunk in self.sunk]

    @alike
    def on_cart(self, viewer: int) -> int:
        """How many barrels can still be drawn."""
        return len(self.cart)
