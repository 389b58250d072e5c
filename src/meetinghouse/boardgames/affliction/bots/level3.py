"""The level-3 player of Affliction: a network that learned by playing, and a look at what comes of its best answers.

Where the network is not sure, each answer that it would give is tried in a world imagined from its view and played on
to the end of the next round, all by the rules of level 2; then everybody's points, influence and circles are compared.
"""

from pathlib import Path

from meetinghouse.boardgames.affliction.bots.level2 import Level2
from meetinghouse.boardgames.affliction.bots.position import Position
from meetinghouse.boardgames.affliction.lookback.trial import TRIAL
from meetinghouse.bots.fair import ranked
from meetinghouse.bots.learned import Learned
from meetinghouse.bots.lookahead import look_ahead
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json

PLAIN = 2.0  # by how much the network must like the best answer better to need no second look (logits, as below)
VAIN = -3.0  # what it likes so much less than the best is not tried
LIKING = 1.0  # points that one of these logits counts beside what was found out


class AnswerNetwork(Learned):
    """The network, which knows which answers won."""

    game = "affliction"
    weights = Path(__file__).with_name("weights.npz")


class Level3(Level2):
    """One seat's player. It talks as level 2 does; a character changes that and not how it plays."""

    asks_network = AnswerNetwork.asks_network

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.adviser = AnswerNetwork(seat, seed)

    def see(self, event: Json) -> None:
        super().see(event)
        self.adviser.see(event)

    def choose(self, position: Position, view: Json, ask: Ask) -> Choice:
        liked = self.adviser.leanings(view, ask)
        pairs = ranked(self.chance, zip(liked, ask.options, strict=True), lambda pair: pair[0])
        if pairs[0][0] - pairs[1][0] > PLAIN:
            return pairs[0][1]
        tried = [(LIKING * liking, choice) for liking, choice in pairs if liking > VAIN]
        return look_ahead(TRIAL, view, tried, self.chance)
