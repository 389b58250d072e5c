"""The goods, and every answer that a player can give."""

from __future__ import annotations

from meetinghouse.engine.acts import ActTable

GOODS = ("hay", "salt", "brandy", "silk")
WORTH = (1, 2, 3, 4)  # coins for a barrel that is said to hold them (M3.1)
BARRELS = (9, 7, 5, 3)  # how many of each there are (M1.1)
NOTHING = len(GOODS)  # where a good would stand and there is none
SHOWN = (*GOODS, "nothing")

ACTS = ActTable()
ROLL = ACTS.family("roll", good=GOODS)
SAY = ACTS.family("say", good=GOODS)
RAKE = ACTS.add("rake")
LEAVE = ACTS.add("leave")
