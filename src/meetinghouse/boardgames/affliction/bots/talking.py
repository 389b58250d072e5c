"""What the level-2 player says aloud, and what the words of others change: a little, and only for the round.

It speaks of public facts alone (who leads, who took whose colonists, whom anybody could arrest now), never of its
grievance, so that neither a remark nor its absence tells more than the table shows.
"""

from collections import Counter

from meetinghouse.boardgames.affliction.bots.position import Position
from meetinghouse.bots.manners import Manners, asked, remark
from meetinghouse.bots.temper import PLAIN, Temper
from meetinghouse.engine.json_types import Json

LEAD = 4  # points ahead of every other opponent at which somebody is worth a warning
HEED = 0.12  # what a warning or a plea is worth, in points: enough where two choices are alike
MANY = 2  # colonists lost to one player that are worth a word
RICH = 9  # influence in hand that is worth a word
EVERY = 3  # messengers between two remarks at a table
REVENGE = 0.25  # what an act against somebody who took one of mine is worth to the vengeful, in points
HOSTILE = frozenset({"accuse", "arrest", "frighten", "haunt", "give_to"})


class Voice:
    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.manners = Manners(seat, seed, ("affliction.placed", "affliction.resolving"), EVERY)
        self.temper = PLAIN
        self.warned: dict[int, int] = {}  # seat -> how many warned of it this round
        self.pleaded: set[int] = set()
        self.said: set[str] = set()
        self.taken: Counter[int] = Counter()  # colonists of my circle whom somebody arrested or won over
        self._circle: frozenset[str] = frozenset()
        self._asked: Json | None = None  # the question that somebody has just put to me
        self._accused_me = -1  # who has just warned the others of me
        self._position: Position | None = None

    def be(self, temper: Temper) -> None:
        """Have this character from now on: the trusting heed what is said, the vengeful what was taken from them."""
        self.temper = temper
        self.manners.talkative = temper.talk

    def hear(self, event: Json) -> None:
        """A remark of another player, the round that ends all talk, or the loss of a colonist."""
        self.manners.see(event)
        match event["key"]:
            case "affliction.round_began":
                self.warned.clear()
                self.pleaded.clear()
                self.said.clear()
            case "affliction.arrested" | "affliction.won_over":
                self.taken[event["seat"]] += event["seat"] != self.seat and event["colonist"] in self._circle
            case "table.remark" if event["seat"] != self.seat:
                self._asked = event if asked(event, self.seat) else None
                self._listen(event["remark"], event["seat"], event["about"])

    def _listen(self, kind: str, speaker: int, about: int | None) -> None:
        if kind == "spare_me":
            self.pleaded.add(speaker)
        elif kind == "watch_out" and about is not None and about != speaker:
            if about == self.seat:
                self._accused_me = speaker
            else:
                self.warned[about] = min(2, self.warned.get(about, 0) + 1)

    def sway(self, p: Position, do: str, name: str) -> float:
        """What words add to the worth of an act against a colonist: the warned-of are hit, those who plead spared."""
        owner = p.owner.get(name)
        if do not in HOSTILE or owner is None:
            return 0.0
        heed = HEED * (1 + self.temper.faith)
        worth = heed * self.warned.get(owner, 0) + REVENGE * self.temper.grudge * (self.taken[owner] > 0)
        if owner in self.pleaded and owner not in self.warned:
            worth -= heed
        return worth

    def think(self, p: Position) -> None:
        """How the table stands while I give an answer."""
        self._position = p
        self._circle = frozenset(p.circles[self.seat])

    def speak(self) -> Json | None:
        """What I say beside my last answer, or when somebody has spoken of me."""
        accuser, self._accused_me = self._accused_me, -1
        question, self._asked = self._asked, None
        p = self._position
        if p is None:
            return None
        if question is not None:
            about = [question["seat"]] if question["remark"] == "ask_why" else p.others
            found = ((seat, self._against(p, seat)) for seat in self.manners.chance.sample(about, len(about)))
            ways = [remark("watch_out", seat, *why) for seat, why in found if why is not None]
            return self.manners.replies([*ways, remark("shrugs")])
        if accuser >= 0:
            why = self._against(p, accuser)
            return self.manners.answers(remark("disagree") if why is None else remark("watch_out", accuser, *why))
        if "spare_me" not in self.said and self._hunted(p):
            return self._say("spare_me", remark("spare_me"))
        if "watch_out" not in self.said:
            for seat in self.manners.chance.sample(p.others, len(p.others)):
                why = self._against(p, seat)
                if why is not None:
                    return self._say("watch_out", remark("watch_out", seat, *why))
        return None

    def _say(self, kind: str, words: Json) -> Json | None:
        """Once in a round, whether or not I speak up."""
        if self.manners.may_begin():
            self.said.add(kind)
        return self.manners.says(words, 0.5)

    def _against(self, p: Position, seat: int) -> tuple[str, int] | None:
        """Why the others should beware of somebody: something that all can count."""
        ahead = self._lead(p, seat)
        if ahead >= LEAD:
            return "leads", ahead
        if self.taken[seat] >= MANY:
            return "took_mine", self.taken[seat]
        if p.influence[seat] >= RICH and p.influence[seat] == max(p.influence):
            return "rich", p.influence[seat]
        return None

    @staticmethod
    def _lead(p: Position, seat: int) -> int:
        """By how much somebody leads all my other opponents; my own points have a secret part and stay out of it."""
        others: list[int] = [p.view["points"][other]["total"] for other in p.others if other != seat]
        lead: int = p.view["points"][seat]["total"] - max(others) if others else 0
        return lead

    @staticmethod
    def _hunted(p: Position) -> bool:
        """Whether somebody could arrest one of my circle with what they have in hand."""
        for name in p.circles[p.me]:
            for other in p.others:
                price = p.arrest_price(other, name)
                if name != p.protection and price is not None and price <= p.influence[other]:
                    return True
        return False
