"""What a bot is, and where the bots of each game are found.

A bot is told the events of its seat in order (`see`) and asked for answers (`decide`), with the same view and the same
options as a person at that seat. A game declares its levels as `Game(bots={2: "package.module:Class"})` with
`Class(seat, seed)`: 1 newcomer, 2 neighbour, 3 magistrate. Without a newcomer of its own level 1 plays at random; level
0, which people are not offered, takes the first option.
"""

import hashlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, NamedTuple, Protocol, runtime_checkable

import meetinghouse
from meetinghouse.bots.asking import can_multiply
from meetinghouse.bots.random_bot import FirstBot, RandomBot
from meetinghouse.bots.temper import Tempered, named
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.game import load
from meetinghouse.engine.json_types import Json
from meetinghouse.research import Research

NAMED_LEVELS = (1, 2, 3)  # those that people are offered by name: words under `bot-level-<n>`
GROUP = "meetinghouse.bots"


class Bot(Protocol):
    """One seat's player. It may keep a memory of its own; it never sees a table or another seat's view."""

    def see(self, event: Json) -> None:
        """Take note of something this seat was told. Called in order, before the next `decide`."""

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        """One of `ask.options`. A speak-up (`ask.required` is False) may be left alone with None."""


@runtime_checkable
class Talker(Protocol):
    """A bot that also speaks at the table."""

    def remark(self) -> Json | None:
        """What it says now, as `{"remark": kind, "about": seat, "why": {"id": reason, "n": 2}}`, or nothing.

        `about` only where the remark is about somebody, `why` only where it has a ground. Asked for after each
        decision and, at a table of the server, when somebody has just spoken of this seat.
        """


class Company(NamedTuple):
    """Whom a bot plays with and what, told once before the first event."""

    game: str
    names: Sequence[str]  # by seat, as people chose them
    lang: str = "en"
    talks: bool = False  # whether free talk can be heard and made
    seconds: float | None = None  # for an ordinary decision, where the table has a clock


@runtime_checkable
class Guest(Protocol):
    """A bot that wants to know its company."""

    def meet(self, company: Company) -> None:
        """Called once, before anything else."""


@runtime_checkable
class Listener(Protocol):
    """A bot that hears what others say in words of their own. Ready-made remarks come as events (`remark_event`)."""

    def hear(self, seat: int, text: str) -> None:
        """Somebody at the table said this."""


def introduce(bot: Bot, company: Company) -> None:
    """Tell a bot whom it plays with, if it wants to know."""
    if isinstance(bot, Guest):
        bot.meet(company)


def numbered(seats: int) -> list[str]:
    """Names for seats without names."""
    return [chr(ord("A") + seat % 26) for seat in range(seats)]


def remark_of(bot: Bot) -> Json | None:
    """What this bot says now; not every bot talks."""
    return bot.remark() if isinstance(bot, Talker) else None


def remark_event(seat: int, remark: str, about: int | None = None, why: Json | None = None) -> Json:
    """What a bot hears when somebody at the table makes a remark."""
    return {"key": "table.remark", "seat": seat, "remark": remark, "about": about, "why": why}


_KNOW_NO_GAME: dict[str, Callable[[int, int], Bot]] = {"random": RandomBot, "first": FirstBot}


def make(game: str, level: int | str, seat: int, seed: int, temper: str = "") -> Bot:
    """A bot for one seat. The same game, level, seat and seed give the same player in every process.

    Instead of a level, `"random"` and `"first"` name the players that know no game, `styles` the odd ones that a game
    is measured with, and `"my_bot.py:MyBot"` a class in a file of one's own; it is called with `(seat, seed)`. A
    package may bring bots by name, with an entry point of the group `meetinghouse.bots`. `temper` names a character
    (`TEMPERS`), for bots that can have one.
    """
    bot = player(game, level)(seat, seed_for(seed, "bot", seat))
    if temper and isinstance(bot, Tempered):
        bot.be(named(temper))
    return bot


def player(game: str, level: int | str) -> Callable[[int, int], Bot]:
    """What makes bots of this level or name; raises `BadInput` if unknown."""
    bots = meetinghouse.find_game(game).bots
    if isinstance(level, str):
        return _KNOW_NO_GAME.get(level) or styles(game).get(level) or _installed(level) or _load(level)
    if level in bots and level not in levels(game):
        load(bots[level])  # says which library is missing, where it is one of its own
        raise ModuleNotFoundError("no network can be asked without NumPy", name="numpy")
    check_level(game, level)
    if level not in bots:
        return _KNOW_NO_GAME["random" if level else "first"]
    made: Callable[[int, int], Bot] = load(bots[level])
    return made


def installed() -> list[str]:
    """The names of the bots that installed packages bring."""
    return sorted(entry.name for entry in entry_points(group=GROUP))


def styles(game: str) -> Mapping[str, Callable[[int, int], Bot]]:
    """The odd players that a game is measured with, by name."""
    return meetinghouse.find_game(game).declares(Research).styles


def _installed(name: str) -> Callable[[int, int], Bot] | None:
    found = next(iter(entry_points(group=GROUP, name=name)), None)
    made: Callable[[int, int], Bot] | None = None if found is None else found.load()
    return made


@cache
def _load(spec: str) -> Callable[[int, int], Bot]:
    file, colon, name = spec.rpartition(":")
    if not colon or not file.endswith(".py"):
        raise BadInput("bad-level", expected="a level, or file.py:Class", got=spec)
    if not Path(file).is_file():
        raise BadInput("no-bot-file", expected="FILE.py:CLASS", got=spec)
    found = importlib.util.spec_from_file_location(f"bot_{Path(file).stem}", file)
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    made: Callable[[int, int], Bot] | None = getattr(module, name, None)
    if made is None:
        known = sorted(key for key, value in vars(module).items() if isinstance(value, type))
        raise BadInput("no-bot-class", expected=known, got=name)
    return made


def levels(game: str) -> tuple[int, ...]:
    """The levels that can play this game here. People are offered those from 1 on (words under `bot-level-<n>`)."""
    bots = meetinghouse.find_game(game).bots
    return tuple(sorted({0, 1, *(level for level, place in bots.items() if _plays_here(place))}))


def _plays_here(place: str) -> bool:
    """Whether a bot can be made on this machine: a learned one asks a network. Where networks can be asked the bot is
    not imported to find out, because a server offers levels but never thinks."""
    return can_multiply() or _plays_alone(place)


@cache
def _plays_alone(place: str) -> bool:
    """Whether the bot can be imported and asks no network."""
    try:
        return not getattr(load(place), "asks_network", False)
    except ImportError:
        return False


def usual_level(game: str) -> int:
    """Who sits down when nobody says how strong: a sensible player, where the game has one."""
    return nearest_level(game, meetinghouse.find_game(game).usual_level)


def nearest_level(game: str, level: int) -> int:
    """The strongest level that is no stronger than this: an old table may remember one that has gone since."""
    return max(known for known in levels(game) if known <= level)


def check_level(game: str, level: int) -> None:
    """Refuse a level that the game does not have."""
    if type(level) is not int or level not in levels(game):
        raise BadInput("bad-level", expected=list(levels(game)), got=level)


def seed_for(seed: int, *path: int | str) -> int:
    """Deterministic 64-bit seed for one of many games or seats; different paths give different seeds."""
    text = "/".join(str(part) for part in (seed, *path))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8, person=b"mh-bots").digest(), "little")


def read_ask(game: str, given: Mapping[str, Any]) -> Ask:
    """An ask from its JSON (`Ask.to_json`), for bots that sit at the other end of a wire."""
    acts = meetinghouse.find_game(game).acts
    try:
        ask_id, kind, required = given["id"], given["kind"], given["required"]
        numbers = [acts.find(option) for option in given["options"]]
        seconds = given.get("seconds")
    except (KeyError, TypeError, AttributeError) as error:
        raise BadInput("malformed", expected="an ask", got=given) from error
    if type(ask_id) is not int or not isinstance(kind, str) or type(required) is not bool:
        raise BadInput("malformed", expected="an ask", got=given)
    known = [number for number in numbers if number is not None]
    if not known or len(known) != len(numbers):
        raise BadInput("malformed", expected="options of this game", got=given)
    return Ask(ask_id, kind, tuple(known), acts.acts, required, seconds)
