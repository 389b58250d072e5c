"""Playing for the witches: look like everyone else, keep the Witch cards down, and let the Nights do their work."""

import random

from meetinghouse.boardgames.salem1692.bots.belief import Belief
from meetinghouse.boardgames.salem1692.bots.memory import DeedMemory
from meetinghouse.boardgames.salem1692.bots.mind import CardPlan, PlayerMind
from meetinghouse.boardgames.salem1692.bots.sight import Sight
from meetinghouse.boardgames.salem1692.bots.town import TownMind
from meetinghouse.boardgames.salem1692.bots.voice import Opinion
from meetinghouse.bots.temper import PLAIN, Temper

# Now and then a witch does what no witch would do.
CAT_ON_OURSELVES = 0.12
OWN_MIND = 0.15  # a second pointing that does not follow the others
COVER = 0.9  # confessing as the innocent do
CALM = 0.05  # how much a witch wants any other Tryal turned up: about as much as the town does
SPENT = 0.1  # a fellow witch with fewer Witch cards than this, on average, has none


class Witch(PlayerMind):
    """Knows fellow witches from the last time eyes were open, and from the cards that passed through its hands."""

    def __init__(
        self,
        sight: Sight,
        belief: Belief,
        memory: DeedMemory,
        chance: random.Random,
        temper: Temper = PLAIN,
        cover: Belief | None = None,
    ) -> None:
        super().__init__(sight, belief, memory, chance, temper)
        self.cover = cover or belief
        self.composure = COVER

    def witches(self) -> set[int]:
        """All whom I know to be witches now."""
        view = self.sight.view
        found = {self.sight.me}
        for _, what, fact, seat in view["learned"]:
            if what == "witches":
                found.update(fact)
            elif what in ("gave", "took") and fact == 1 and seat >= 0:
                found.add(seat)
        return found

    def town(self) -> list[int]:
        """The living whom I do not know to be witches."""
        ours = self.witches()
        return [s for s in self.sight.others if s not in ours]

    def spent(self, seat: int) -> bool:
        """A fellow witch whose card has gone on: of no more use to the town's search, and good for my cover."""
        return seat != self.sight.me and self.belief.expected(seat) < SPENT

    def want(self, seat: int) -> float:
        """By day no more than the town wants it, so that nobody grows suspicious; with few left, the kill."""
        danger = self.belief.hit(seat)  # a card may have wandered there at Conspiracy
        if seat in self.witches():
            return CALM - danger if self.spent(seat) else -0.2 - danger
        if seat == self.last_one():
            return 0.9
        return max(0.0, CALM - danger)

    def friend(self, seat: int) -> float:
        if seat in self.witches():
            return 0.1 if self.spent(seat) else 0.6 + 0.4 * min(1.0, self.belief.expected(seat))
        return -0.7

    def plans(self) -> list[CardPlan]:
        """By day do what an innocent in my seat would do, unless that would reveal a hidden Witch card."""
        innocent = TownMind(self.sight, self.cover, self.memory, self.chance, self.temper)
        found = [plan for plan in innocent.plans() if not self.betrays(plan)]
        if self.last_one() is not None:
            found += [plan for plan in self.reveals() if plan.target == self.last_one()]
        return found

    def opinion(self) -> Opinion:
        """What an innocent in my seat would believe; of those who still hold a card with me I say nothing bad."""
        view = self.sight.view
        shown = "witch" in view["revealed"][self.sight.me]
        hits = {seat: self.cover.hit(seat) for seat in self.sight.others}
        friends = [seat for seat in self.witches() if seat != self.sight.me and not self.spent(seat)]
        innocent = not (shown or self.cover.lost or self.cover.guessed)
        return super().opinion()._replace(hits=hits, friends=friends, innocent=innocent)

    def last_one(self) -> int | None:
        """The last innocent, when one more Tryal turned up ends the game."""
        town = self.town()
        return town[0] if len(town) == 1 and self.sight.hidden[town[0]] == 1 else None

    def betrays(self, plan: CardPlan) -> bool:
        """Whether an innocent's plan would hurt a fellow witch who still holds a card."""
        hurt = plan.second if plan.card in ("scapegoat", "robbery") else plan.target
        if plan.card in ("alibi", "asylum", "piety", "curse") or hurt < 0 or hurt not in self.witches():
            return False
        return not self.spent(hurt)

    def first_victim(self) -> int:
        """Whom to kill tonight: somebody whom nothing protects, who cannot confess, or who knows too much."""
        return max(self.town() or self.sight.living, key=self.victim_value)

    def victim_value(self, seat: int) -> float:
        sight = self.sight
        value = self.chance.random()
        if sight.has(seat, "asylum"):
            value -= 9
        if sight.hidden[seat] == 1:
            value += 3  # confessing would kill as well
        partner = sight.linked(seat)
        if partner is not None:
            value += -6 if partner in self.witches() else 2
        if sight.power[seat] == "william_phips" and not sight.view["used"][seat][0]:
            value -= 1
        return value - 4 * self.belief.hit(seat)

    def second_victim(self) -> int:
        """Go with the others where they agree, mostly."""
        pointing = self.sight.view["witches_pointing"] or {}
        ours = self.witches()
        named: list[int] = [target for target in pointing.values() if target >= 0 and target not in ours]
        if not named or self.chance.random() < OWN_MIND:
            return self.first_victim()
        return max(sorted(set(named)), key=lambda s: (named.count(s), self.victim_value(s)))

    def cat(self) -> int:
        """Who gets the Black Cat at Dawn: a townsperson, or one of us to look harmless."""
        if self.chance.random() < CAT_ON_OURSELVES and self.sight.hidden[self.sight.me] >= 4:
            return self.sight.me
        town = self.town() or self.sight.living
        return town[int(self.chance.random() * len(town))]

    def confess(self) -> str | None:
        """Confess to escape a Kill that fellow witches named for me, or where an innocent would."""
        sight = self.sight
        if sight.view["kill"] == sight.me and sight.view["gavel"] != sight.me and not sight.has(sight.me, "asylum"):
            for face in ("not_a_witch", "constable"):
                if sight.tryals.get(face) and sight.hidden[sight.me] > 1:
                    return face
        if sight.hidden[sight.me] > 2 and self.chance.random() < self.composure:
            # as the innocent do: a player who never confesses is looked at
            return TownMind(sight, self.cover, self.memory, self.chance).confess()
        return None

    def save(self) -> int:
        """A Constable among us saves a witch in danger, otherwise wastes the gavel on one whom nobody wants dead."""
        marked = self.sight.view["kill"]
        ours = self.witches()
        if marked is not None and marked in ours and marked != self.sight.me:
            return int(marked)
        spared = [s for s in self.sight.others if s != marked]
        return (spared or self.sight.others)[int(self.chance.random() * len(spared or self.sight.others))]
