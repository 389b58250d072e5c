"""Players that read and write text and need no model: the lowest rows of the benchmark."""

import random
import re
from collections.abc import Callable

from meetinghouse.agents.seat import Complete, Ledger, TextSeat, settled
from meetinghouse.bots.base import Company, introduce, make, remark_of
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json

_OPTION = re.compile(r"\[(\d+)\] (.*)")


def options_in(prompt: str) -> list[tuple[int, str]]:
    """The options that a prompt ends with, as a reader sees them."""
    found: list[tuple[int, str]] = []
    for one in reversed(prompt.splitlines()):
        option = _OPTION.match(one)
        if option is None:
            break
        found.insert(0, (int(option[1]), option[2]))
    return found


def first(seed: int) -> Complete:
    """The first option there is; silence where that is one."""
    return lambda prompt: f"[{(options_in(prompt) or [(1, '')])[0][0]}]"


def at_random(seed: int) -> Complete:
    """Any option."""
    chance = random.Random(seed)
    return lambda prompt: f"[{chance.choice(options_in(prompt) or [(1, '')])[0]}]"


SCRIPTED: dict[str, Callable[[int], Complete]] = {"first": first, "random": at_random}


class NarratedBot:
    """A bot of ours whose seat is told in text beside: what a model in its place would have read."""

    def __init__(self, game: str, level: int | str, seat: int, seed: int) -> None:
        self.seat = seat
        self.bot = make(game, level, seat, seed)
        self._seed = seed

    def meet(self, company: Company) -> None:
        introduce(self.bot, company)
        self.text = TextSeat(company.game, self.seat, company.names, company.lang, self._seed)

    @property
    def ledger(self) -> Ledger:
        return self.text.ledger

    def see(self, event: Json) -> None:
        self.bot.see(event)
        self.text.see(event)

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        choice = self.bot.decide(view, ask)
        if not settled(ask):
            self.text.question(view, ask)
            number = 0 if choice is None else ask.options.index(choice) + 1
            self.text.read(f"[{number}]")
        return choice

    def remark(self) -> Json | None:
        return remark_of(self.bot)
