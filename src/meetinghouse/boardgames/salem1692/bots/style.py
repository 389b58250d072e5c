"""How the character of a level-3 player of Salem 1692 shows by day; at Night nobody has one, for deaths tell enough."""

from collections import Counter

from meetinghouse.boardgames.salem1692.bots.grounds import OFTEN_ENOUGH
from meetinghouse.boardgames.salem1692.bots.memory import HARMS, HELPS
from meetinghouse.boardgames.salem1692.bots.sight import RED_WORTH
from meetinghouse.boardgames.salem1692.names import CARDS
from meetinghouse.bots import style
from meetinghouse.bots.temper import Temper
from meetinghouse.engine.acts import Choice
from meetinghouse.engine.json_types import Json

# Logits: how much sooner the bold lay a red card and reach a limit with it, and how much sooner the trusting help.
STRIKE, FINISH, HELPFUL = 2.5, 2.5, 2.5
LAPS = 2  # so long a wrong is minded


class Style(style.BaseStyle):
    revenge = spare = 2.5

    def __init__(self, me: int, temper: Temper) -> None:
        super().__init__(me, temper)
        self.lately = 0  # how many turns ago two laps began
        self.clean: Counter[int] = Counter()  # turned-up Tryals of a seat that were no Witch

    def see(self, event: Json) -> None:
        match event["key"].removeprefix("salem1692."):
            case "turn":
                self.now += 1
            case "played_as_witness":
                self.note(event["seat"], wronged=event["target"])
            case "played":
                if event["card"] in HELPS:
                    self.note(event["seat"], helped=event["target"])
                elif event["card"] in RED_WORTH or event["card"] in HARMS:
                    self.note(event["seat"], wronged=event["target"])
            case "scapegoat_moved":
                self.note(event["seat"], wronged=event["target"], helped=event["giver"])
            case "robbed":
                self.note(event["seat"], wronged=event["giver"], helped=event["target"])
            case "tryal_revealed":
                self.clean[event["seat"]] += event["tryal"] != "witch"

    def wronged(self, seat: int) -> bool:
        """Forgives in time, and remembers only the last to do it: sooner or later everybody has accused everybody."""
        last = max(self.foes.values(), default=0)
        return self.foes.get(seat) == last and self.now - last <= self.lately

    def trusts(self, seat: int) -> bool:
        return super().trusts(seat) or self.clean[seat] >= OFTEN_ENOUGH

    def of(self, view: Json, kind: str, option: Choice) -> float:
        self.lately = LAPS * len(view["living"])
        match kind.removeprefix("salem1692."):
            case "turn":
                return self._card(option)
            case "target":
                return self._target(view, int(str(option.args["seat"])))
            case "scapegoat_to":
                return self.hurting(int(str(option.args["seat"])))
            case "robbery_to":
                return -self.hurting(int(str(option.args["seat"])))
        return 0.0

    def _card(self, option: Choice) -> float:
        """Which card, or none."""
        card = option.args.get("card")
        if option.do == "play_as_witness" or card in RED_WORTH:
            return STRIKE * self.temper.nerve
        return HELPFUL * self.temper.faith if card in HELPS else 0.0

    def _target(self, view: Json, seat: int) -> float:
        """Before whom the card is laid."""
        number, as_witness = view["decision"]["data"][:2]
        card = "witness" if as_witness else CARDS[number]
        if card in RED_WORTH:
            reaches: bool = view["accusations"][seat] + RED_WORTH[card] >= view["limits"][seat]
            return self.hurting(seat) + FINISH * self.temper.nerve * reaches
        if card in HARMS:
            return self.hurting(seat)
        return -self.hurting(seat) if card in HELPS or card == "scapegoat" else 0.0
