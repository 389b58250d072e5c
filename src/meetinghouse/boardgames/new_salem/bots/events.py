"""What an Event is worth to the Constable, and whom or what it should meet. Worth is in points, as in `drafting`."""

from collections.abc import Callable, Collection, Iterable, Mapping
from random import Random
from typing import Any

from meetinghouse.boardgames.new_salem.bots.drafting import Drafter
from meetinghouse.boardgames.new_salem.bots.scripts import steps_worth
from meetinghouse.boardgames.new_salem.cardset import STEPS
from meetinghouse.boardgames.new_salem.names import EVENTS, SET_DESPAIR, SET_POINTS
from meetinghouse.bots.fair import best, ranked

Best = tuple[float, Any]

HOPE_KEPT = 0.2  # what a Hope in store is worth before the last round
GRATITUDE = 1.5  # what it would take to rob somebody who has just helped
NOTHING: Best = (-9.0, None)


class EventAdviser:
    """Weighs Events for one seat at one moment."""

    def __init__(self, drafter: Drafter, chance: Random, givers: Collection[int] = ()) -> None:
        """`givers` have given this seat Hope; it does not repay them with harm for a small gain."""
        self.drafter = drafter
        self.chance = chance
        self.givers = givers
        self.reading = drafter.reading
        self.odds = drafter.odds
        self.despair = drafter.despair_worth()
        self.interest = drafter.true_worth()
        self.rounds_left = 5 - self.reading.round  # what is learnt now is of use in so many rounds
        self.kept = HOPE_KEPT if self.reading.round < 5 else 0.02

    def worth(self, event: str) -> float:
        """What initiating it is worth, its cost included."""
        cards = self.reading.set
        effect = cards.effects[event]
        code = cards.powers[EVENTS.index(event)].code
        found = steps_worth(self, code, _WORTH) if effect == STEPS else _WORTH[effect](self)
        return found - self.kept * self.reading.costs[event]

    def answer_worth(self, event: str) -> float:
        """What it is worth to use an Event that I keep, once what it answers has happened."""
        return steps_worth(self, self.reading.set.powers[len(EVENTS) + EVENTS.index(event)].code, _WORTH)

    def cost_of(self, effect: str) -> int:
        """The lowest cost of the Events with that effect; 2 if there is none."""
        effects = self.reading.set.effects
        return min((cost for event, cost in self.reading.costs.items() if effects[event] == effect), default=2)

    # ---- Trials ------------------------------------------------------------------------------------------------

    def trial_worth(self, seat: int) -> float:
        """Putting a seat on Trial: 4 Despair less from a Witch, 2 more from a Puritan."""
        if self.reading.view["holder"][0] == seat:
            return 0.0
        return self.interest * (2 - 6 * self.odds[seat])

    def best_trial(self, among: list[int] | None = None, grudge: Mapping[int, float] | None = None) -> Best:
        """Whom to put on Trial; `grudge` adds to the worth of some."""
        seats = self.reading.others if among is None else [s for s in among if s != self.reading.me]
        free = [seat for seat in seats if not self.reading.trials[seat]]
        return self._best((self.trial_worth(seat) + (grudge or {}).get(seat, 0.0), seat) for seat in free)

    def best_release(self) -> Best:
        """Whose Trial to take away; this seat's own counts like any other's."""
        held = [seat for seat in range(self.reading.seats) if self.reading.trials[seat]]
        return self._best((-self.interest * (2 - 6 * self.odds[seat]), seat) for seat in held)

    # ---- Buildings ---------------------------------------------------------------------------------------------

    def gain(self, seat: int, building: str) -> float:
        """Points that a seat would get from one more of this Building; only this seat's own types are known."""
        kind, piece = building.rsplit("_", 1)
        reading = self.reading
        points = (1.0 if kind in reading.types else 0.0) if seat == reading.me else 0.5
        lacks = reading.lacks(seat, kind)
        if lacks == [piece]:
            points += SET_POINTS if seat == reading.me else 0.0
        elif piece in lacks:
            points += 0.25
        return points

    def set_change(self, seat: int, building: str, add: bool) -> float:
        """The worth of the Despair that a Death or Justice set brings when this piece comes or goes."""
        kind, piece = building.rsplit("_", 1)
        sign = {"death": 1.0, "justice": -1.0}.get(kind, 0.0)
        if sign == 0.0:
            return 0.0
        lacks = self.reading.lacks(seat, kind)
        if add:
            return SET_DESPAIR * sign * self.despair if lacks == [piece] else 0.0
        breaks = self.reading.complete(seat, kind) > 0 and piece in lacks
        return -SET_DESPAIR * sign * self.despair if breaks else 0.0

    def best_loot(self) -> Best:
        """The Building of another that is worth most here: (worth, (owner, building))."""
        found: list[Best] = []
        me = self.reading.me
        for seat in self.reading.others:
            for b in self.reading.view["buildings"][seat]:
                name = b["building"]
                worth = self.gain(me, name) + self.set_change(me, name, True) + self.set_change(seat, name, False)
                worth -= GRATITUDE * (seat in self.givers)
                found.append((worth + 0.15 * b["hope"], (seat, name)))
        return self._best(found)

    def worst_own(self) -> Best:
        """The own Building that is missed least: (loss, (me, building))."""
        me = self.reading.me
        found: list[Best] = []
        for b in self.reading.view["buildings"][me]:
            name = b["building"]
            kind, piece = name.rsplit("_", 1)
            loss = 1.0 if kind in self.reading.types else 0.0
            if self.reading.complete(me, kind) and piece in self.reading.lacks(me, kind):
                loss += SET_POINTS
            found.append((self.set_change(me, name, False) - loss - 0.15 * b["hope"], (me, name)))
        worth, which = self._best(found)
        return -worth, which

    def best_fire(self) -> Best:
        """The Building that had better burn."""
        found: list[Best] = []
        me = self.reading.me
        for seat, mine in enumerate(self.reading.view["buildings"]):
            for b in mine:
                name = b["building"]
                worth = -self.despair * b["despair"] + self.set_change(seat, name, False)
                if seat == me:
                    worth -= self.gain(me, name) + 0.2 * b["hope"]
                else:
                    worth += 0.15 + (0.15 * b["hope"] if self.reading.witch else -0.1 * b["hope"])
                found.append((worth, (seat, name)))
        return self._best(found)

    def best_deed(self) -> Best:
        """The Building of another that had better change hands: (worth, (owner, building, receiver))."""
        found: list[Best] = []
        for seat in self.reading.others:
            for b in self.reading.view["buildings"][seat]:
                name = b["building"]
                taken = 0.2 + self.set_change(seat, name, False)
                for other in self.reading.others:
                    if other != seat:
                        worth = taken + self.set_change(other, name, True) - 0.1 * self.gain(other, name)
                        found.append((worth, (seat, name, other)))
        return self._best(found)

    def _best(self, found: Iterable[Best]) -> Best:
        every = list(found)
        return best(self.chance, every, lambda one: one[0]) if every else NOTHING

    # ---- people ------------------------------------------------------------------------------------------------

    def building_chance(self) -> float:
        """What an unknown Building brings on the average: a match of types, and now and then a set."""
        return len(self.reading.types) / 6 + 0.15

    def friends(self, seats: list[int]) -> list[int]:
        """Seats by how likely they are on this seat's side, likeliest first."""
        return ranked(self.chance, seats, self.friend_share)

    def unsure(self, seats: list[int]) -> list[int]:
        """Seats by how little is known of them, least first."""
        return ranked(self.chance, seats, lambda s: -abs(self.odds[s] - 0.45))

    def friend_share(self, seat: int) -> float:
        """The probability that a seat is on this one's side."""
        return self.odds[seat] if self.reading.witch else 1 - self.odds[seat]


def _oath(a: EventAdviser) -> float:
    friend = a.friends(a.reading.others)[0]
    if a.reading.witch:
        return -0.3 + 1.3 * a.odds[friend]
    return 0.3 + 0.15 * a.rounds_left - 0.5 * a.despair * a.friend_share(friend)


def _tithe(a: EventAdviser) -> float:
    payers = sum(1 for seat in a.reading.others if a.reading.hope[seat])
    return 0.3 * min(3, payers) + (0.1 * min(3, payers) if a.reading.witch else 0.0)


def _thanksgiving(a: EventAdviser) -> float:
    """An unknown Building for each of two, and a Despair less."""
    friend = a.friend_share(a.friends(a.reading.others)[0])
    return a.building_chance() + 0.3 * friend - 0.2 - a.despair * min(1, a.reading.despair)


def _heart(a: EventAdviser) -> float:
    if a.reading.witch:
        return a.despair + 0.2 if any(a.reading.hope) else -0.5
    return 0.3 - a.despair if a.reading.despair else -0.5


def _prayer(a: EventAdviser) -> float:
    none, one, all_told = 1.0, 0.0, 0.0  # the chances of no shadow and of one, and how many to expect
    for seat, p in enumerate(a.odds):
        cast = p if seat == a.reading.me else 0.7 * p
        none, one = none * (1 - cast), one * (1 - cast) + none * cast
        all_told += cast
    learnt = 0.1 if a.reading.witch else 0.2 * a.rounds_left
    return learnt + a.despair * (all_told - one - (none + one) * min(1, a.reading.despair))


def _pardon(a: EventAdviser) -> float:
    me = a.reading.me
    released = float(a.best_release()[0])
    shield = 0.5 * abs(a.despair) if a.reading.witch and not a.reading.trials[me] and a.reading.round < 5 else 0.1
    return max(released, shield)


def _second_term(a: EventAdviser) -> float:
    """Worth it to a player who can then pay for one more Event."""
    left = a.reading.hope[a.reading.me] - a.cost_of("second_term")
    return 1.3 if left >= a.reading.costs["trial"] else 0.8 if left >= 2 else 0.2


def _election(a: EventAdviser) -> float:
    """Worth it when the best friend has a Badge and could not be chosen otherwise."""
    free = [seat for seat in a.reading.others if not a.reading.trials[seat]]
    badges = a.reading.view["badges"]
    return 0.9 if free and badges[a.friends(free)[0]] else 0.3


_WORTH: dict[str, Callable[[EventAdviser], float]] = {
    "cleansing": lambda a: -a.despair * min(a.reading.set.cleansing, a.reading.despair),
    "trial": lambda a: float(a.best_trial()[0]),
    "midnight_visit": lambda a: (0.25 if a.reading.witch else 0.6) * a.rounds_left,
    "sworn_oath": _oath,
    "letters_of_trade": lambda a: 0.4 + 0.15 * a.rounds_left,
    "character_witness": lambda a: (0.25 if a.reading.witch else 0.4) * a.rounds_left,
    "exchange_of_deeds": lambda a: float(a.best_loot()[0]) - float(a.worst_own()[0]),
    "seizure": lambda a: float(a.best_loot()[0]) + a.despair,
    "fire": lambda a: float(a.best_fire()[0]),
    "deed_of_gift": lambda a: float(a.best_deed()[0]),
    # the best of three Buildings, and another gets the second best of them; two unknown Buildings
    "peddlers_cart": lambda a: 1.1 + 0.4 * (a.building_chance() - 0.5),
    "land_rush": lambda a: 2 * (a.building_chance() + 0.15),
    "tithe": _tithe,
    "thanksgiving": _thanksgiving,
    "change_of_heart": _heart,
    "silent_prayer": _prayer,
    "pardon": _pardon,
    "rush_to_judgement": lambda a: float(a.best_trial()[0]) + float(a.best_release()[0]),
    "second_term": _second_term,
    "election": _election,
    "royal_charter": lambda a: 2.6 + a.despair,
    "scarlet_letter": lambda a: 0.5 - a.despair * min(1, a.reading.despair),
}
