"""What the properties in `tests/properties` need to know of a game: `FACTS` in the module `proofs` of its package."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple


class Pile(NamedTuple):
    """A hidden pile that is put together from cards everybody has seen: from then on all know what it held. Events are
    named by key, their arguments by name; an argument with a card may also be a list of them."""

    made: str  # the event at which it is put together
    cards: Callable[[Any], Sequence[int]]  # of a table
    names: Sequence[str]  # of the cards, as events spell them
    openly: Mapping[str, str] = {}  # events by which a card leaves it for all to see, and the argument with the card
    hands: Callable[[Any], Sequence[Sequence[int]]] | None = None  # of a table: how many of each card each seat holds
    drawn: Mapping[str, tuple[str, str]] = {}  # events by which cards go into a hand: the seat, and how many
    played: Mapping[str, tuple[str, str]] = {}  # events by which cards leave a hand face up: the seat, and the cards
    mixed: Mapping[str, tuple[str, ...]] = {}  # events by which cards pass between hands unseen: the seats


class GameProofs(NamedTuple):
    cards: Callable[[Any], Any]  # of a table: all that can be neither lost nor made, in a form that can be compared
    living: Callable[[Any], list[int]]  # the seats still in the game
    asks_all: frozenset[str]  # decisions that every living seat is asked
    alike: frozenset[str]  # and of these, those that offer every seat the same number of options
    tells_all: frozenset[str]  # the events that may tell everybody something hidden; a new one is added knowingly
    secret: Callable[[Any, int], Any]  # what a seat keeps from the others, for comparing deals
    knows: Callable[[Any, int], Any]  # what a seat knows of such secrets when the first decision opens
    # What public events fix about hidden piles and a view does not list card by card; none where everything that is
    # not in sight is in the one pile, as in New Salem and Affliction.
    piles: tuple[Pile, ...] = ()
    follows: frozenset[str] = frozenset()  # events of the deal that only repeat what others have told
