"""The level-3 player of New Salem: two networks that learned by playing against themselves, level 2 and their past."""

from pathlib import Path

from meetinghouse.boardgames.new_salem.bots.player import Level2
from meetinghouse.boardgames.new_salem.bots.style import Style
from meetinghouse.boardgames.new_salem.cardset import named
from meetinghouse.boardgames.new_salem.names import CHARACTERS, TYPES
from meetinghouse.bots.asking import Asked
from meetinghouse.bots.learned import Learned, network
from meetinghouse.bots.shape import NEVER
from meetinghouse.bots.temper import Temper
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json

FEW = 3  # seats: the network for the side wins alone, too; with more, a Puritan's own points count (docs/arena.md)
# How much a Witch heeds what a Puritan would do, round by round: gifts and Events are what tells Witches apart.
HIDES = {
    "new_salem.draft": (0.6, 0.0, 0.0, 0.0, 0.0),
    "new_salem.last": (0.6, 0.0, 0.0, 0.0, 0.0),
    "new_salem.give": (1.0, 1.0, 1.0, 1.0, 0.8),
    "new_salem.ponder": (0.3, 0.3, 0.4, 0.5, 0.5),
}
FREELY = 0.8  # Hope given, for each seat and round: it has learned in no town that gave more
ON_TRIAL = ("new_salem.trial", "new_salem.judge")


class Level3(Learned):
    """One seat's player. It has not learned to talk: it says what level 2 would, and promises nothing."""

    game = "new_salem"
    weights = Path(__file__).with_name("weights.npz")
    for_the_side = Path(__file__).with_name("weights_side.npz")

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.voice = Level2(seat, seed)
        self.voice.voice.promises = False
        self.given = 0  # Hope, by all together

    def be(self, temper: Temper) -> None:
        self.style = Style(self.seat, temper)
        self.voice.be(temper)

    def see(self, event: Json) -> None:
        super().see(event)
        self.voice.see(event)
        if event["key"] == "new_salem.gave":
            self.given += event["n"]

    def gives_freely(self, view: Json) -> bool:
        """Whether the town gives more Hope than any it has learned in; everybody can count it."""
        return bool(self.given > FREELY * view["seats"] * view["round"])

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        if ask.kind in ("new_salem.draft", "new_salem.last"):  # there is time to talk, before Hope is given
            self.voice.decide(view, ask)
        return super().decide(view, ask)

    def network_for(self, view: Json) -> Asked:
        """The one that plays for its side; but a Puritan among many asks the one that minds its own points as well.
        Both are read at the first question, so that no delay tells which one is asked."""
        own, side = (network(type(self), file) for file in (self.weights, self.for_the_side))
        return own if view["side"] == "puritan" and view["seats"] > FEW else side

    def hides(self, view: Json, ask: Ask) -> float:
        """By round; not in a town that gives freely, where a Witch would have to cleanse term after term."""
        by_round = HIDES.get(ask.kind)
        return 0.0 if by_round is None or self.gives_freely(view) else by_round[view["round"] - 1]

    def leanings(self, view: Json, ask: Ask) -> list[float]:
        """In a town that gives freely it mistakes Witches for Puritans: a Witch accuses whom level 2 would."""
        found = super().leanings(view, ask)
        if ask.kind in ON_TRIAL and self.gives_freely(view):
            usual = self.voice.decide(view, ask)  # a Puritan thinks it over as well: no delay tells a Witch
            if view["side"] == "witch":
                found = [0.0 if option == usual else NEVER for option in ask.options]
        return found

    def innocent(self, view: Json) -> Json | None:
        return as_puritan(view) if view["side"] == "witch" else None

    def remark(self) -> Json | None:
        return self.voice.remark()


def as_puritan(view: Json) -> Json | None:
    """What this seat would be shown as the Puritan whom it looks most like; None where it knows too many others. Nobody
    else in town knows which Puritan a Witch could be, so its own Buildings may choose."""
    cards, me = named(view["options"]["cards"]), view["viewer"]
    taken = [CHARACTERS.index(name) for name in view["characters"] if name is not None]
    if sum(not cards.witch[character] for character in taken) >= cards.puritans[view["seats"]]:
        return None
    shown, own = view["types_shown"][me], cards.types[CHARACTERS.index(view["characters"][me])]
    mine = [TYPES.index(building["building"].rpartition("_")[0]) for building in view["buildings"][me]]

    def alike(character: int) -> tuple[int, int]:
        types = cards.types[character]
        return (types & own).bit_count(), sum(types >> kind & 1 for kind in mine)

    free = [c for c in cards.piles[False] if c not in taken and not shown & ~cards.types[c]]
    if not free:
        return None
    characters = list(view["characters"])
    characters[me] = CHARACTERS[max(free, key=alike)]
    return {**view, "side": "puritan", "characters": characters}
