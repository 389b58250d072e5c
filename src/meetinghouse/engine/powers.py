"""Things with powers (cards, characters, events): each is a class named like the thing, which adds itself.

POWERS = Powers(("giles_corey", "tituba"), Character)  # in powers.py, below `class Character(Power)`
@POWERS.add  # in characters.py, which the game's __init__.py loads
class Tituba(Character): ...
"""

import re
from collections.abc import Sequence
from typing import TypeVar


class Power:
    """Base of the one class in which a game lists all moments at which such a thing may matter."""

    def __init__(self, number: int, name: str) -> None:
        """Which thing this is."""
        self.number, self.name = number, name


P = TypeVar("P", bound=Power)


class Powers(list[P]):
    """What each thing does, by its number. A thing without a class of its own does what the base class says."""

    def __init__(self, names: Sequence[str], base: type[P]) -> None:
        """`names[number]` is the id of a thing."""
        super().__init__(base(number, name) for number, name in enumerate(names))
        self.each = list(self)  # the same as a plain list, which the interpreter indexes faster: 3% of a move

    def add(self, cls: type[P]) -> type[P]:
        """Class decorator: this is the power of the thing that the class is named after."""
        name = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
        for number, power in enumerate(self):
            if power.name == name:
                self.put(number, cls)
                return cls
        raise LookupError(f"{cls.__name__} is named after nothing in this game: {[power.name for power in self]}")

    def put(self, number: int, cls: type[P]) -> None:
        """One thing has a power of this class."""
        self[number] = self.each[number] = cls(number, self[number].name)
