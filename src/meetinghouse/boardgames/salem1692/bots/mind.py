"""How a turn is weighed. The two sides differ in whom they want to see turned up and whom they want to keep."""

import random
from collections.abc import Iterable
from itertools import permutations
from typing import NamedTuple

from meetinghouse.boardgames.salem1692.bots.belief import Belief
from meetinghouse.boardgames.salem1692.bots.memory import HELPS, DeedMemory
from meetinghouse.boardgames.salem1692.bots.sight import RED_WORTH, Sight
from meetinghouse.boardgames.salem1692.bots.voice import Opinion
from meetinghouse.bots.fair import best, exceeds
from meetinghouse.bots.temper import PLAIN, Temper

# The value of drawing two cards; every play is measured against it. Ending a turn is worth nothing.
DRAW = 1.0
# What a character adds: how much sooner the bold lay a card, how much more the vengeful want those who accused them
# lately, how much sooner the trusting help.
STRIKE, REVENGE, HELPFUL = 0.45, 0.3, 0.3


class CardPlan(NamedTuple):
    """A play and what it is worth."""

    value: float
    do: str  # the act: play, play_as_witness, draw, end_turn, take_discards, order_deck
    card: str = ""
    target: int = -1
    second: int = -1  # to whom a Scapegoat or a Robbery goes


class PlayerMind:
    def __init__(
        self, sight: Sight, belief: Belief, memory: DeedMemory, chance: random.Random, temper: Temper = PLAIN
    ) -> None:
        self.temper = temper
        self.sight = sight
        self.belief = belief
        self.memory = memory
        self.chance = chance
        self.slip = 0.0  # how much worse than the best a play may be and still be taken for it

    # ---- what a side wants -----------------------------------------------------------------------------------

    def want(self, seat: int) -> float:
        """How much I want a Tryal of this seat turned up, from 0 (or below) to 1."""
        raise NotImplementedError

    def friend(self, seat: int) -> float:
        """How much I want this seat to live and prosper: 1 friend, -1 foe."""
        raise NotImplementedError

    def plans(self) -> list[CardPlan]:
        """Everything worth considering on my turn."""
        raise NotImplementedError

    def opinion(self) -> Opinion:
        """What I make known of my belief."""
        took = any(what == "took" for _, what, _, _ in self.sight.view["learned"])
        return Opinion({seat: self.belief.hit(seat) for seat in self.sight.others}, took=took)

    # ---- laying red cards ------------------------------------------------------------------------------------

    def reveals(self) -> list[CardPlan]:
        """Red cards that bring somebody to the limit now; the first card of the cheapest way."""
        found = []
        for seat in self.sight.others:
            want = self.want(seat)
            first = self.first_red(seat)
            if exceeds(want, 0) and first is not None:
                card, waste = first
                do = "play_as_witness" if card == "alibi" else "play"
                found.append(CardPlan(2 + 10 * want - 0.15 * waste, do, card, seat))
        return found

    def first_red(self, seat: int) -> tuple[str, int] | None:
        """The card to begin with, and how much the way wastes; None if the limit is out of reach."""
        sight = self.sight
        need = sight.need(seat)
        if self.early() and need > 1:
            need -= 1
        if sight.has(seat, "piety"):
            return None
        hand = sight.hand
        evidence_worth = sight.red_worth("evidence", seat)
        sevens = hand.get("witness", 0)
        griggs = hand.get("alibi", 0) if sight.power[sight.me] == "will_griggs" else 0
        best: tuple[float, str, int] | None = None
        for ones in range(min(hand.get("accusation", 0), need) + 1):
            for threes in range(hand.get("evidence", 0) + 1):
                for big in range(min(1, sevens + griggs) + 1):
                    total = ones + threes * evidence_worth + RED_WORTH["witness"] * big
                    if total < need or ones + threes + big == 0:
                        continue
                    # a Witness spent on a small gap is missed later
                    cost = ones + RED_WORTH["evidence"] * threes + (RED_WORTH["witness"] + 2) * big
                    if best is None or cost < best[0]:
                        card = "accusation" if ones else "evidence" if threes else "witness" if sevens else "alibi"
                        best = (cost, card, total - need)
        return None if best is None else (best[1], best[2])

    def early(self) -> bool:
        """Danforth calls reveals one accusation early."""
        return self.sight.power[self.sight.me] == "thomas_danforth"

    def push(self, seat: int, value: float) -> list[CardPlan]:
        """Lay a small red card towards somebody's limit without reaching it."""
        sight = self.sight
        if sight.has(seat, "piety"):
            return []
        for card in ("accusation", "evidence"):
            if sight.hand.get(card, 0) and sight.red_worth(card, seat) <= sight.need(seat):
                return [CardPlan(value, "play", card, seat)]
        return []

    def scapegoats(self) -> list[CardPlan]:
        """Move what lies before one player to another, to reach the other's limit or to help the first."""
        sight = self.sight
        found = []
        for giver, taker in self.from_to("scapegoat"):
            if not any(sight.front[giver].values()):
                continue
            moved = self.moved_worth(giver, taker)
            value = 0.35 * moved * (self.want(taker) - self.want(giver))
            reaches = sight.accused[taker] + moved >= sight.limits[taker] - self.early()
            if moved and reaches:
                lost = moved / sight.limits[giver]  # what had been gathered against the giver
                value = 2.0 + 10 * (self.want(taker) - lost * max(0.0, self.want(giver)))
            value += self.blue_move(giver, taker)
            found.append(CardPlan(value - 1.0, "play", "scapegoat", giver, taker))
        return found

    def from_to(self, card: str) -> Iterable[tuple[int, int]]:
        """Two other players between whom a card would move something; none where I have no such card."""
        return permutations(self.sight.others, 2) if self.sight.hand.get(card) else ()

    def moved_worth(self, giver: int, taker: int) -> int:
        """What the giver's red cards count before the taker."""
        front = self.sight.front[giver]
        total = sum(
            n * self.sight.red_worth(card, taker) for card, n in front.items() if card in ("accusation", "evidence")
        )
        return total + RED_WORTH["witness"] * (front.get("witness", 0) + front.get("alibi", 0))

    def blue_move(self, giver: int, taker: int) -> float:
        """What it means that the giver's blue cards and Stocks change their place."""
        front = self.sight.front[giver]
        gap = self.friend(taker) - self.friend(giver)
        good = front.get("piety", 0) + front.get("asylum", 0)
        bad = front.get("black_cat", 0) + front.get("stocks", 0)
        return 0.5 * gap * (good - bad)

    # ---- the rest of the hand --------------------------------------------------------------------------------

    def helps_and_harms(self) -> list[CardPlan]:
        """Green and blue cards, each where it does my side most good."""
        sight = self.sight
        found = []
        for seat in sight.others:
            friend = self.friend(seat)
            for card in sight.hand:
                value = self.card_value(card, seat, friend)
                if exceeds(value, 0):
                    found.append(CardPlan(value, "play", card, seat))
        found += self.robberies()
        return found

    def card_value(self, card: str, seat: int, friend: float) -> float:
        """What one of these cards does for my side when it is played on a seat."""
        sight = self.sight
        if card in HELPS and self.memory.just_accused(seat):
            return 0.0
        threatened = sight.accused[seat] / sight.limits[seat]
        if card == "alibi":
            if sight.power[sight.me] == "will_griggs" or not sight.accused[seat]:
                return 0.0
            return friend * (3 * threatened + (1 if sight.hidden[seat] <= 1 else 0)) - 0.8 + HELPFUL * self.temper.faith
        if card == "stocks":
            return -friend * 1.3 if not sight.has(seat, "stocks") else 0.0
        if card == "arson":
            return -friend * (0.5 * sight.hand_sizes[seat]) if sight.power[seat] != "sarah_good" else 0.0
        if card == "curse":
            return max([-self.blue_worth(blue) * friend for blue, n in sight.front[seat].items() if n] or [0.0])
        if card == "matchmaker":
            return self.match_value(seat)
        if card in ("asylum", "piety"):
            return self.blue_worth(card) * friend + (HELPFUL * self.temper.faith if friend > 0 else 0.0)
        if card == "black_cat":
            return self.blue_worth(card) * friend
        return 0.0

    def blue_worth(self, card: str) -> float:
        """What having such a card before one is worth."""
        return {"asylum": 1.2, "piety": 1.6, "black_cat": -1.2, "matchmaker": 0.0}.get(card, 0.0)

    def match_value(self, seat: int) -> float:
        """Linking foes is good; a link with a friend in it is not."""
        partner = next((s for s in self.sight.others if self.sight.has(s, "matchmaker")), None)
        if partner == seat or self.sight.has(self.sight.me, "matchmaker"):
            return 0.0
        other = 0.0 if partner is None else self.friend(partner)
        return 1.2 if self.friend(seat) < -0.2 and other <= 0 else 0.0

    def robberies(self) -> list[CardPlan]:
        """A foe's hand for a friend."""
        sight = self.sight
        found = []
        for giver, taker in self.from_to("robbery"):
            if sight.hand_sizes[giver] > 0 and sight.power[giver] != "sarah_good":
                gap = self.friend(taker) - self.friend(giver)
                found.append(CardPlan(0.35 * gap * sight.hand_sizes[giver], "play", "robbery", giver, taker))
        return found

    # ---- choosing --------------------------------------------------------------------------------------------

    def best(self, offered: set[tuple[str, str]]) -> CardPlan:
        """The best of all plans that the ask offers; `offered` holds pairs of act and card."""
        plans = [plan for plan in self.plans() if (plan.do, plan.card) in offered]
        plans.append(CardPlan(DRAW, "draw") if ("draw", "") in offered else CardPlan(0.0, "end_turn"))
        return best(self.chance, plans, lambda plan: plan.value + self.slip * self.chance.random())

    def second_target(self, card: str, first: int) -> int:
        """Where a Scapegoat or a Robbery goes when the plan for it is lost."""
        plans = self.scapegoats_from(first) if card == "scapegoat" else []
        if plans:
            return best(self.chance, plans, lambda plan: plan.value).second
        return best(self.chance, [s for s in self.sight.others if s != first], self.friend)

    def scapegoats_from(self, giver: int) -> list[CardPlan]:
        found = []
        for taker in self.sight.others:
            if taker != giver:
                moved = self.moved_worth(giver, taker)
                reaches = moved and self.sight.accused[taker] + moved >= self.sight.limits[taker]
                value = (10.0 if reaches else moved) * self.want(taker) + self.blue_move(giver, taker)
                found.append(CardPlan(value, "play", "scapegoat", giver, taker))
        return found
