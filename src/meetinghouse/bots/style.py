"""The character of a learned player: what it adds to the network's logits.

It uses what all can see and what was done to this player, never a role or a secret card. So a player with a secret
plays as anybody else with this character in this seat would. If the network is sure, a character changes nothing; it
decides between answers that the network likes almost equally.
"""

from meetinghouse.bots.temper import Temper
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json


class BaseStyle:
    """One seat's. A game's own says what counts as a wrong or a help, and which answers hurt whom."""

    revenge = spare = 1.0  # logits: for hurting who has wronged me, and for sparing whom I trust

    def __init__(self, me: int, temper: Temper) -> None:
        self.me = me
        self.temper = temper
        self.now = 0  # the game counts turns or rounds
        self.foes: dict[int, int] = {}  # who has wronged me, and when last
        self.friends: dict[int, int] = {}  # who has helped me

    def see(self, event: Json) -> None:
        """Something that everybody is told."""

    def added(self, view: Json, ask: Ask) -> list[float]:
        """What my character adds to each option; the same for every role."""
        return [self.of(view, ask.kind, option) for option in ask.options]

    def of(self, view: Json, kind: str, option: Choice) -> float:
        """What it adds to one option."""
        raise NotImplementedError

    def wronged(self, seat: int) -> bool:
        """Whether I still mind what this seat did to me."""
        return seat in self.foes

    def trusts(self, seat: int) -> bool:
        """Whether I have a reason, seen by all, to think well of this seat."""
        return seat in self.friends

    def hurting(self, seat: int) -> float:
        """What it adds to an answer that hurts somebody, and takes from one that helps them."""
        if seat == self.me:
            return 0.0
        grudge, faith = self.temper.grudge, self.temper.faith
        return self.revenge * grudge * self.wronged(seat) - self.spare * faith * self.trusts(seat)

    def note(self, by: int, wronged: int = -1, helped: int = -1) -> None:
        """Somebody did this to somebody; it is kept if that was me, and the latest counts."""
        if by == self.me:
            return
        if wronged == self.me:
            self.foes[by] = self.now
            self.friends.pop(by, None)
        elif helped == self.me:
            self.friends[by] = self.now
            self.foes.pop(by, None)
