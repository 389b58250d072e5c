"""The level-3 player of Salem 1692: a network that learned by playing against itself, level 2 and its own past."""

from __future__ import annotations

from random import Random

import numpy as np

from meetinghouse.boardgames.salem1692.acts import ACTS, SEAT
from meetinghouse.boardgames.salem1692.bots.network import network
from meetinghouse.boardgames.salem1692.bots.observing import Deeds, kind_of, observe, order_of
from meetinghouse.boardgames.salem1692.bots.voice import Voice
from meetinghouse.boardgames.salem1692.names import CARDS
from meetinghouse.bots.temper import Temper
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json

TEMPERATURE = 0.2  # how often it takes what is not the best: low, but nobody should know it by heart
POINTING = frozenset({"dawn", "dawn_again", "night", "night_again"})  # only a witch's answer counts
ALIKE = frozenset({"reveal", "point_first", "point_second", "pass_tryals"})  # cards nobody can tell apart


class Level3:
    """One seat's player."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.chance = Random(seed)
        self.deeds: Deeds | None = None
        self.voice = Voice(seat, seed)
        self.played: tuple[str, int] | None = None  # a card that I have just laid before somebody
        self.past: list[Json] = []  # what was told before the first question

    def be(self, temper: Temper) -> None:
        """Have this character: a network plays as it has learned to, and only talks more or less."""
        self.voice.manners.talkative = temper.talk

    def see(self, event: Json) -> None:
        self.voice.see(event)
        if self.deeds is None:
            self.past.append(event)
        else:
            self.deeds.see(event)

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        if self.deeds is None:
            self.deeds = Deeds(view["seats"])
            for event in self.past:
                self.deeds.see(event)
        self.voice.look(view)
        if len(ask.numbers) == 1 or not _matters(view):
            return self.chance.choice(ask.options)
        logits, _ = network()(observe(view, self.deeds), SEAT[0], len(ACTS.acts))
        own = logits[order_of(ask.numbers, SEAT[0], self.seat, view["seats"])] / TEMPERATURE
        chances = np.exp(own - own.max())
        chosen = self.chance.choices(ask.options, chances.tolist())[0]
        if kind_of(view) == "target":
            self.played = CARDS[view["decision"]["data"][0]], int(str(chosen.args["seat"]))
        return chosen

    def remark(self) -> Json | None:
        """What I say aloud beside my last answer."""
        played, self.played = self.played, None
        return self.voice.speak() if played is None else self.voice.speak(*played)


def _matters(view: Json) -> bool:
    """Whether it makes a difference what this seat answers; at Night all are asked so that nobody can tell."""
    kind = kind_of(view)
    if kind in POINTING:
        return bool(view["is_witch"])
    if kind == "constable":
        return bool(view["tryals"].get("constable"))
    return kind not in ALIKE
