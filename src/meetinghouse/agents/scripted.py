"""Players that read and write text and need no model: for tests, and as the lowest rows of the benchmark."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from meetinghouse.agents.seat import Complete, Ledger, TextBot, TextSeat, settled
from meetinghouse.bots.base import Company, introduce, make, remark_of
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json

_OPTION = re.compile(r"\[(\d+)\] (.*)")
_ANY = re.compile(r"\[(\d+)\]")


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


def obedient(seed: int) -> Complete:
    """Does what the text tells it: the last number in brackets anywhere, even if another player wrote it."""
    return lambda prompt: f"[{(_ANY.findall(prompt) or ['1'])[-1]}]"


def mute(seed: int) -> Complete:
    """Never writes anything."""
    return lambda prompt: ""


def broken(seed: int) -> Complete:
    """Mostly nonsense, now and then an answer, in every spelling there is."""
    chance = random.Random(seed)

    def complete(prompt: str) -> str:
        offered = options_in(prompt) or [(1, "")]
        number, label = chance.choice(offered)
        return chance.choice(
            [
                "",
                "no",
                "[999]",
                '{"answer": "yes"}',
                f"{number} {number + 1}",
                f"[{number}]",
                label,
                f'{{"answer": {number}}}',
                f"{number}",
            ]
        )

    return complete


SCRIPTED: dict[str, Callable[[int], Complete]] = {
    "first": first,
    "random": at_random,
    "obedient": obedient,
    "mute": mute,
    "broken": broken,
}


def scripted(name: str, seat: int, seed: int) -> TextBot:
    """One of them at a seat."""
    return TextBot(seat, seed, SCRIPTED[name](seed))


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
        """It says what the bot says."""
        return remark_of(self.bot)
