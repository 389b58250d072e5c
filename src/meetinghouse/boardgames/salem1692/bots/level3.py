"""The level-3 player of Salem 1692: networks that learned by playing against themselves, level 2 and their past."""

from pathlib import Path

from meetinghouse.boardgames.salem1692.bots import eyes, hiding
from meetinghouse.boardgames.salem1692.bots.observing import kind_of, observe
from meetinghouse.boardgames.salem1692.bots.sight import RED_WORTH
from meetinghouse.boardgames.salem1692.bots.style import Style
from meetinghouse.boardgames.salem1692.bots.voice import Voice
from meetinghouse.boardgames.salem1692.names import CARDS, TRYALS, WITCH
from meetinghouse.bots.asking import Asked
from meetinghouse.bots.learned import Eyes, Learned, network
from meetinghouse.bots.temper import Temper
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json

FEWEST, MIDDLE = 4, 8  # seats


class Level3(Learned):
    game = "salem1692"
    weights = Path(__file__).with_name("weights.npz")
    at_four = Path(__file__).with_name("weights_4.npz")
    among_many = Path(__file__).with_name("weights_12.npz")
    own_eyes = True  # whether these weights read what `eyes` shows; those of the recipe read the one observation

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.voice = Voice(seat, seed)
        # a card that I have just laid before somebody, and whether it brings them to their limit
        self.played: tuple[str, int, bool] | None = None

    @classmethod
    def eyes(cls) -> Eyes | None:
        """Salem 1692's own, for weights that were trained with them."""
        return eyes.eyes() if cls.own_eyes else None

    def be(self, temper: Temper) -> None:
        self.style = Style(self.seat, temper)
        self.voice.manners.talkative = temper.talk

    def see(self, event: Json) -> None:
        super().see(event)
        self.voice.see(event)

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        self.voice.look(view)
        chosen = super().decide(view, ask)
        if chosen is not None and kind_of(view) == "target" and len(ask.numbers) > 1:
            card, seat = CARDS[view["decision"]["data"][0]], int(str(chosen.args["seat"]))
            worth = RED_WORTH.get(card, 0)
            tips = worth > 0 and view["accusations"][seat] + worth >= view["limits"][seat]
            self.played = card, seat, tips
        return chosen

    def leanings(self, view: Json, ask: Ask) -> list[float]:
        """What it makes of each option; at larger tables nobody asks the network at Dawn."""
        kind = kind_of(view)
        if kind in eyes.DAWN and view["seats"] >= hiding.CAT_BY_CHANCE:
            return hiding.at_dawn(view, ask, self.temperature)
        found = super().leanings(view, ask)
        if not eyes.matters(view):
            # whose answer does not count asks as well, so that no delay tells whose does
            if self.own_eyes and kind in eyes.SECRET:
                self.network_for(view)(observe(view, self.memory))
            return [0.0] * len(found)
        if kind in eyes.NIGHT:
            return hiding.at_night(view, ask, found, self.chance)
        return found

    def minds(self, view: Json) -> bool:
        """Not at questions that all are asked for secrecy, nor between the backs of cards."""
        return eyes.matters(view)

    def _asked(self, view: Json, ask: Ask) -> list[float]:
        found = super()._asked(view, ask)
        if not view["is_witch"]:
            # an innocent has no Witch to show, and so its network never learned what that would be like
            shows = [choice.args.get("tryal") == TRYALS[WITCH] for choice in ask.options]
            found = [hiding.NEVER if never else own for own, never in zip(found, shows, strict=True)]
        return found

    def hides(self, view: Json, ask: Ask) -> float:
        return hiding.share_by_day(view, kind_of(view))

    def innocent(self, view: Json) -> Json | None:
        """A witch's view as that of somebody who never held a Witch."""
        return hiding.as_innocent(view) if view["is_witch"] else None

    def network_for(self, view: Json) -> Asked:
        """Small, middling and large tables have their own: each was trained where it plays (docs/training.md)."""
        seats = view["seats"]
        file = self.at_four if seats == FEWEST else self.weights if seats <= MIDDLE else self.among_many
        return network(type(self), file)

    def remark(self) -> Json | None:
        played, self.played = self.played, None
        return self.voice.speak() if played is None else self.voice.speak(*played)
