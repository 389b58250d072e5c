"""How the character of a level-3 player of New Salem shows: in Events and Trials, in gifts, and in whom it hurts."""

from meetinghouse.boardgames.new_salem.bots.scripts import question_like
from meetinghouse.boardgames.new_salem.cardset import named
from meetinghouse.bots import style
from meetinghouse.bots.temper import Temper
from meetinghouse.engine.acts import Choice
from meetinghouse.engine.json_types import Json

# Logits: how much sooner the bold have an Event or a Trial, and how much sooner the trusting give.
STRIKE, GIVE = 3.0, 3.0
# Questions that name somebody, or a Building of theirs, to their loss or to their gain.
HURTS = frozenset({"trial", "judge", "exchange_for", "seizure", "fire", "tithe", "scarlet_letter"})
FAVOURS = frozenset(
    {"next_constable", "sworn_oath", "cart_guest", "thanksgiving", "deed_to", "pardon", "election", "election_tie"}
)


class Style(style.BaseStyle):
    revenge = spare = 3.0

    def __init__(self, me: int, temper: Temper) -> None:
        super().__init__(me, temper)
        self.givers: set[int] = set()  # who has given me Hope in this round while I am Constable
        self.town: set[int] = set()  # everybody, as they are seen to build

    def see(self, event: Json) -> None:
        match event["key"].removeprefix("new_salem."):
            case "trial" | "trial_moved" | "exchanged" | "seized" | "burnt" | "lettered":
                self.note(event["seat"], wronged=event["target"])
            case "tithed":
                if self.me in event["seats"]:
                    self.note(event["seat"], wronged=self.me)
            case "deeded":
                self.note(event["seat"], wronged=event["source"], helped=event["target"])
            case "feasted" | "pardoned":
                self.note(event["seat"], helped=event["target"])
            case "gave":
                self.note(event["seat"], helped=event["target"])
                self.givers |= {event["seat"]} if event["target"] == self.me else set()
            case "built":
                self.town.add(event["seat"])
            case "constable":
                self.givers.clear()
            case "round_ended":
                for seat in self.town - self.givers:
                    self.note(seat, wronged=event["seat"])  # they left their Constable without help
                self.givers.clear()

    def of(self, view: Json, kind: str, option: Choice) -> float:
        asked = kind.removeprefix("new_salem.")
        if asked.startswith("script_"):
            asked = question_like(named(view["options"]["cards"]), asked, view["decision"]["data"])
        if asked == "ponder":
            return STRIKE * self.temper.nerve if option.do == "initiate" else 0.0
        if asked == "give":
            if option.do != "give":
                return 0.0
            return GIVE * self.temper.faith - self.hurting(int(str(option.args["target"])))
        seat = option.args.get("seat")
        if not isinstance(seat, int):
            return 0.0
        return self.hurting(seat) if asked in HURTS else -self.hurting(seat) if asked in FAVOURS else 0.0
