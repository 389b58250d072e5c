"""The moments at which a Town Hall character may matter. Each character's own file overrides what is its own."""

from __future__ import annotations

from collections.abc import Callable

from meetinghouse.boardgames.salem1692.kinds import CHARACTERS
from meetinghouse.boardgames.salem1692.state import Salem


class Character:
    """By default nothing is special. A power works for whoever has it now: its owner, or Martha as that character."""

    link_immune = False  # a linked player's death does not kill
    cat_immune = False  # the Black Cat does no harm
    robbery_immune = False  # Arson and Robbery come to nothing
    reveals_early = 0  # how many accusations below the limit a reveal may be called
    alibi_as_witness = False
    confesses_unseen = False

    def turn_acts(self, t: Salem, seat: int) -> list[int]:
        """Further acts on a turn on which nothing was played yet."""
        return []

    def take_turn(self, t: Salem, seat: int, act: int) -> None:
        """Carry out one of them; it is the whole turn."""
        raise AssertionError("this character has no act of its own")

    def at_final_accusation(self, t: Salem, seat: int, accused: int) -> None:
        """This seat placed the final accusation; the reveal is pushed already and comes after what is asked here."""

    def at_reveal(self, t: Salem, seat: int) -> None:
        """Another player's Tryal was turned up by accusation or Black Cat: push what this seat may do."""


POWERS: list[Character] = [Character() for _ in CHARACTERS]


def character(name: str) -> Callable[[type[Character]], type[Character]]:
    """Class decorator: this is what the character of that name does."""

    def register(cls: type[Character]) -> type[Character]:
        POWERS[CHARACTERS.index(name)] = cls()
        return cls

    return register
