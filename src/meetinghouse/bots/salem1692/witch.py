"""Playing for the witches: look like everyone else, keep the Witch cards down, and let the Nights do their work."""

from __future__ import annotations

from meetinghouse.bots.salem1692.mind import Mind, Plan

# Now and then a witch does what no witch would do.
CAT_ON_OURSELVES = 0.12
OWN_MIND = 0.15  # a second pointing that does not follow the others
SHOW_OFF = 0.7  # accusing where the town accuses
COVER = 0.6  # confessing as the innocent do
CALM = 0.05
STRIKE = 1  # with no more townspeople than this alive there is nothing to hide any more


class Witch(Mind):
    """Knows fellow witches from the last time eyes were open, and from the cards that passed through its hands."""

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

    def want(self, seat: int) -> float:
        """By day no more than the town wants it, lest somebody wonder; when few are left to wonder, the kill."""
        if seat in self.witches():
            return -0.2 - self.belief.hit(seat)
        danger = self.belief.hit(seat)  # a card may have wandered there at Conspiracy
        if self.sight.hidden[seat] == 1 and len(self.town()) <= STRIKE:
            return 0.9 - danger
        return max(0.0, CALM - danger)

    def friend(self, seat: int) -> float:
        if seat in self.witches():
            return 0.6 + 0.4 * min(1.0, self.belief.expected(seat))
        return -0.7

    def plans(self) -> list[Plan]:
        sight = self.sight
        found = self.helps_and_harms() + self.scapegoats()
        town = self.town()
        if town:
            # where the town is already looking
            target = max(town, key=lambda s: (sight.accused[s], -s))
            found += [p for p in self.reveals() if p.target == target or self.want(p.target) > CALM]
            small = sum(sight.red_worth(card, target) for card in sight.reds() if card != "witness")
            if small >= 3:
                found += self.push(target, 1.4 if self.chance.random() < SHOW_OFF else 0.6)
        return found

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
        named = [target for target in pointing.values() if target >= 0 and target not in ours]
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
        """Only to escape a Kill that fellow witches have brought upon me."""
        sight = self.sight
        if sight.view["kill"] == sight.me and sight.view["gavel"] != sight.me and not sight.has(sight.me, "asylum"):
            for face in ("not_a_witch", "constable"):
                if sight.tryals.get(face) and sight.hidden[sight.me] > 1:
                    return face
        if sight.hidden[sight.me] > 2 and sight.tryals.get("not_a_witch") and self.chance.random() < COVER:
            return "not_a_witch"  # as the innocent do: whoever never confesses is looked at
        return None

    def save(self) -> int:
        """A Constable among us saves a witch in danger, otherwise wastes the gavel on one whom nobody wants dead."""
        marked = self.sight.view["kill"]
        ours = self.witches()
        if marked is not None and marked in ours and marked != self.sight.me:
            return int(marked)
        spared = [s for s in self.sight.others if s != marked]
        return (spared or self.sight.others)[int(self.chance.random() * len(spared or self.sight.others))]
