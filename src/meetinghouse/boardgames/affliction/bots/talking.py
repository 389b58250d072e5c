"""What the level-2 player says aloud, and what the words of others change: a little, and only for the round.

It speaks of public facts alone (who leads, whom anybody could arrest now), never of its grievance, so that neither a
remark nor its absence tells more than the table shows.
"""

from __future__ import annotations

import random

from meetinghouse.boardgames.affliction.bots.position import Position
from meetinghouse.engine.json_types import Json

LEAD = 4  # points ahead of every other opponent at which somebody is worth a warning
HEED = 0.12  # what a warning or a plea is worth, in points: enough where two choices are alike
HOSTILE = frozenset({"accuse", "arrest", "frighten", "haunt", "give_to"})


class Talk:
    """One player's voice and ears."""

    def __init__(self, seed: int) -> None:
        self.voice = random.Random(seed ^ 1692)  # apart, so that talking never changes how I play
        self.warned: dict[int, int] = {}  # seat -> how many warned of it this round
        self.pleaded: set[int] = set()
        self.said: set[str] = set()
        self._next: Json | None = None

    def hear(self, event: Json, me: int) -> None:
        """A remark of another player, or the round that ends all talk."""
        if event["key"] == "affliction.round_began":
            self.warned.clear()
            self.pleaded.clear()
            self.said.clear()
        elif event["key"] == "table.remark" and event["seat"] != me:
            about = event["about"]
            if event["remark"] == "watch_out" and about not in (me, event["seat"]):
                self.warned[about] = min(2, self.warned.get(about, 0) + 1)
            elif event["remark"] == "spare_me":
                self.pleaded.add(event["seat"])

    def sway(self, p: Position, do: str, name: str) -> float:
        """What words add to the worth of an act against a colonist: the warned-of are hit, those who plead spared."""
        owner = p.owner.get(name)
        if do not in HOSTILE or owner is None:
            return 0.0
        worth = HEED * self.warned.get(owner, 0)
        if owner in self.pleaded and owner not in self.warned:
            worth -= HEED
        return worth

    def think(self, p: Position) -> None:
        """Something to say beside the answer I am giving?"""
        self._next = None
        if "spare_me" not in self.said and self._hunted(p):
            self._say({"remark": "spare_me"})
        elif "watch_out" not in self.said:
            leader = self._leader(p)
            if leader is not None:
                self._say({"remark": "watch_out", "about": leader})

    def _say(self, remark: Json) -> None:
        self.said.add(remark["remark"])  # once in a round, whether or not I speak up
        if self.voice.random() < 0.5:
            self._next = remark

    def speak(self) -> Json | None:
        """What I say now, once."""
        remark, self._next = self._next, None
        return remark

    @staticmethod
    def _leader(p: Position) -> int | None:
        """The opponent well ahead of all other opponents; my own points have a secret part and stay out of it."""
        if len(p.others) < 2:
            return None
        ranked = sorted(((p.view["points"][seat]["total"], seat) for seat in p.others), reverse=True)
        return ranked[0][1] if ranked[0][0] - ranked[1][0] >= LEAD else None

    @staticmethod
    def _hunted(p: Position) -> bool:
        """Whether somebody could arrest one of my circle with what they have in hand."""
        for name in p.circles[p.me]:
            for other in p.others:
                price = p.arrest_price(other, name)
                if name != p.protection and price is not None and price <= p.influence[other]:
                    return True
        return False
