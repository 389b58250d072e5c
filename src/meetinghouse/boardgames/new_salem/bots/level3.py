"""The level-3 player of New Salem: a network that learned by playing against itself, level 2 and its own past."""

from __future__ import annotations

from pathlib import Path

from meetinghouse.boardgames.new_salem.bots.player import Level2
from meetinghouse.bots.learned import Learned
from meetinghouse.bots.temper import Temper
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json


class Level3(Learned):
    """One seat's player. It has not learned to talk: it says what level 2 would, and promises nothing."""

    game = "new_salem"
    weights = Path(__file__).with_name("weights.npz")

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.voice = Level2(seat, seed)
        self.voice.voice.promises = False

    def be(self, temper: Temper) -> None:
        """Have this character: a network plays as it has learned to, and only talks more or less."""
        self.voice.be(temper)

    def see(self, event: Json) -> None:
        super().see(event)
        self.voice.see(event)

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        if ask.kind in ("new_salem.draft", "new_salem.last"):  # there is time to talk, before Hope is given
            self.voice.decide(view, ask)
        return super().decide(view, ask)

    def remark(self) -> Json | None:
        """What I say aloud beside my last answer."""
        return self.voice.remark()
