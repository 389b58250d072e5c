"""Players of Salem 1692 with one odd habit each, from whom no level has learned: what is a level worth against them?"""

from meetinghouse.boardgames.salem1692.bots.level2 import Level2
from meetinghouse.boardgames.salem1692.bots.mind import CardPlan, PlayerMind
from meetinghouse.boardgames.salem1692.bots.sight import Sight
from meetinghouse.boardgames.salem1692.bots.town import TownMind
from meetinghouse.boardgames.salem1692.bots.witch import Witch
from meetinghouse.bots.fair import best

AT_ONCE = 50.0  # worth more than anything else one could do


class Lurker(Level2):
    """Draws, and shows a card only where it turns a Tryal up at once; as a witch never, and hunts one of her own."""

    def _mind(self, sight: Sight) -> PlayerMind:
        assert self.belief is not None
        kind = LurkingWitch if sight.witch else LurkingTown
        return kind(sight, self.belief, self.memory, self.chance)


class LurkingTown(TownMind):
    def plans(self) -> list[CardPlan]:
        return self.reveals()


class LurkingWitch(Witch):
    """A player who was hunted and confessed seems innocent: the witches name one of themselves, who then confesses."""

    def plans(self) -> list[CardPlan]:
        return []

    def first_victim(self) -> int:
        return self.chance.choice([seat for seat in self.sight.living if seat in self.witches()])

    def second_victim(self) -> int:
        """Whom the others name, so that they agree."""
        named = [seat for seat in (self.sight.view["witches_pointing"] or {}).values() if seat in self.witches()]
        return best(self.chance, named, named.count) if named else self.first_victim()

    def confess(self) -> str | None:
        faces = [face for face in ("not_a_witch", "constable") if self.sight.tryals.get(face)]
        return faces[0] if faces and self.sight.hidden[self.sight.me] > 1 else None


class Hothead(Level2):
    """Lays every red card at once on the player who has the most before them already, friend or foe."""

    def _mind(self, sight: Sight) -> PlayerMind:
        assert self.belief is not None
        if sight.witch:
            return HotWitch(sight, self.belief, self.memory, self.chance, cover=self.cover)
        return HotTown(sight, self.belief, self.memory, self.chance)


class HotTown(TownMind):
    def plans(self) -> list[CardPlan]:
        return accusations(self)


class HotWitch(Witch):
    def plans(self) -> list[CardPlan]:
        return accusations(self)


def accusations(mind: PlayerMind) -> list[CardPlan]:
    """Every red card in hand, on the one who is accused the most."""
    sight = mind.sight
    open_to = [seat for seat in sight.others if not sight.has(seat, "piety")]
    if not open_to:
        return []
    leader = best(mind.chance, open_to, lambda seat: sight.accused[seat])
    return [CardPlan(AT_ONCE, "play", card, leader) for card in sight.reds()]
