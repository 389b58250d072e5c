"""The character of a bot at a table: it changes how somebody plays and talks, and hardly how well.

Who is what is drawn by the chance of the table, never from roles or cards, and shown when the game is over.
docs/arena.md says what each character costs or gains.
"""

from random import Random
from typing import NamedTuple, Protocol, runtime_checkable

from meetinghouse.engine.errors import BadInput


class Temper(NamedTuple):
    """One character: words under `bot-temper-<name>`. Zero and one are what a bot without a character has."""

    name: str
    talk: float = 1.0  # how much more readily it speaks
    nerve: float = 0.0  # how soon it strikes: -1 waits for a sure thing, 1 takes what it can have
    grudge: float = 0.0  # how much it minds what was done to it
    faith: float = 0.0  # how much longer it believes and helps others


PLAIN = Temper("plain")
TEMPERS = {
    temper.name: temper
    for temper in (
        Temper("bold", nerve=1.0),
        Temper("cautious", nerve=-1.0),
        Temper("vengeful", grudge=1.0),
        Temper("trusting", faith=1.0),
        Temper("talkative", talk=1.8),
        Temper("silent", talk=0.25),
    )
}


@runtime_checkable
class Tempered(Protocol):
    """A bot that can have a character."""

    def be(self, temper: Temper) -> None:
        """Take on this character."""


def named(name: str) -> Temper:
    """One of them; refuses others."""
    if name not in TEMPERS:
        raise BadInput("malformed", expected=" | ".join(TEMPERS), got=name)
    return TEMPERS[name]


def drawn(secret: str, seats: int) -> list[str]:
    """The character of each seat's bot, from a secret of the table that is opened when the game is over. As many of
    them differ as can, so that a small table has several."""
    chance = Random(f"temper {secret}")
    found: list[str] = []
    while len(found) < seats:
        found += chance.sample(list(TEMPERS), len(TEMPERS))
    return found[:seats]
