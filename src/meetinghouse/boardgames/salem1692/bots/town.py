"""Playing for the town: find the Witch cards before nobody innocent is left."""

from math import fsum

from meetinghouse.boardgames.salem1692.bots.mind import REVENGE, STRIKE, CardPlan, PlayerMind
from meetinghouse.bots.fair import best, exceeds, reaches

KEEP = 1  # how many hidden Tryals a townsperson keeps at least when confessing
ENOUGH = 3  # accusations in hand that are worth a turn, even if they reach no limit
NEARLY = 2  # or fewer, if no more than this would then be missing
WORTHY = 0.6  # a reveal is worth its cards where a Witch is at least this likely, beside the likeliest place
LAPS = 2  # how long somebody who has lost a Tryal is spared another
SPARE = 0.85  # what each lost Tryal leaves of the wish for the next
LOSS = 0.5  # how much an innocent's death weighs against the chance of a Witch


class TownMind(PlayerMind):
    """Everybody turns up cards where a Witch is likeliest, and lays accusations where others have begun."""

    def want(self, seat: int) -> float:
        """How likely the next Tryal there is a Witch, less the loss of an innocent who would die of it."""
        if seat == self.sight.me:
            return -1.0
        hit = self.belief.hit(seat)
        if self.sight.hidden[seat] == 1:
            hit -= LOSS * (1 - hit) / max(1, len(self.sight.living) - 2)
        hit = hit * (1 + REVENGE * self.temper.grudge) if self.memory.accused_me(seat) else hit
        return hit * self.spared(seat) if hit > 0 else hit

    def spared(self, seat: int) -> float:
        """What is left of the wish in the first laps: less with each Tryal that was turned up there, so that nobody is
        finished before the game has begun. All see it, and it is the same for everybody."""
        early = self.memory.turns <= LAPS * self.sight.seats
        return SPARE ** len(self.sight.view["revealed"][seat]) if early else 1.0

    def friend(self, seat: int) -> float:
        """From 1 (surely innocent) to -1 (surely holds a Witch)."""
        if seat == self.sight.me:
            return 1.0
        usual = fsum(self.belief.expected(s) for s in self.sight.others) / max(1, len(self.sight.others))
        if usual <= 0:
            return 0.3
        mine = min(1.0, self.belief.expected(seat))
        return 1 - 2 * mine if exceeds(mine, 0.6) else max(-1.0, min(1.0, (usual - mine) / usual))

    def target(self) -> int | None:
        """On whom the town should lay its cards: where a Witch is likeliest, then where the most lies already."""
        open_to = [s for s in self.sight.others if not self.sight.has(s, "piety") and exceeds(self.want(s), 0)]
        if not open_to:
            return None
        top = max(self.want(s) for s in open_to)
        close = [s for s in open_to if reaches(self.want(s), 0.75 * top)]
        return best(self.chance, close, lambda s: (-self.sight.need(s), self.want(s)))

    def plans(self) -> list[CardPlan]:
        sight = self.sight
        found = self.helps_and_harms()
        top = max((self.want(s) for s in sight.others), default=0.0)
        found += [plan for plan in self.reveals() if reaches(self.want(plan.target), WORTHY * top)]
        found += [plan for plan in self.scapegoats() if reaches(self.want(plan.second), WORTHY * top)]
        target = self.target()
        if target is not None:
            small = sum(sight.red_worth(card, target) for card in sight.reds() if card != "witness")
            value = 1.4 if small >= ENOUGH or (small and sight.need(target) - small <= NEARLY) else 0.6
            found += self.push(target, value + STRIKE * self.temper.nerve)
        if sight.power[sight.me] == "samuel_parris":
            found.append(CardPlan(self.parris_value(), "take_discards"))
        return found

    def parris_value(self) -> float:
        """Worth it once strong cards lie in the discards."""
        strong = sum(1 for card in self.sight.view["discards"] if card in ("witness", "evidence", "scapegoat"))
        return 1.5 if strong >= 2 else 0.0

    def confess(self) -> str | None:
        """Which Tryal to turn up at Night, if any: cheap while enough are left, and it proves something to others."""
        sight = self.sight
        view = sight.view
        if view["gavel"] == sight.me or sight.has(sight.me, "asylum"):
            return None
        plain = sight.tryals.get("not_a_witch", 0)
        if sight.hidden[sight.me] > KEEP and plain:
            return "not_a_witch"
        return None

    def save(self) -> int:
        """Whom the Constable protects: the likeliest innocent, of those the one with the most to lose."""
        return best(self.chance, self.sight.others, lambda s: (round(self.friend(s), 1), self.sight.hidden[s]))
