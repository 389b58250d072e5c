"""The observation of a game that has no encoder: made from the marked fields of its table.

It holds what the viewer's view holds, field by field: public fields, the viewer's own entries, and what `shown` methods
give. A named number becomes a one among its names, a list of named numbers the count of each name, any other list its
length and its first numbers. Texts, mappings and lists of lists are left out: they have no fixed size. A game writes an
encoder of its own where that is not enough to play well; this one is enough to play and to learn.
"""

import typing
from collections.abc import Callable
from typing import Any

from meetinghouse.engine.chance import seal_from_seed
from meetinghouse.engine.game import Game
from meetinghouse.engine.match import start
from meetinghouse.engine.visibility import Counts, MarkedField, Named, Vis
from meetinghouse.observation.parts import (
    Observation,
    Part,
    clip,
    numbers_of,
    one_hot,
    own,
    own_entry,
    question_parts,
    rows_of,
)

_FIRST = 8  # numbers of a list that are seen, beside its length

_Spell = Callable[[Any], bytes]


def fresh(game: Game, seats: int) -> Any:
    """A table of the game that was just dealt: for sizes, which are the same at every table of as many seats."""
    return start(game, seats, None, seal_from_seed(0)).observer.table


def observation_from_fields(game: Game) -> Observation:
    """What a game without an encoder shows of itself."""
    seats, table = question_parts(sorted(game.rules.kinds))
    dealt = [fresh(game, count) for count in (game.spec.min_seats, game.spec.max_seats)]
    for field in game.table.fields:
        if field.vis is not Vis.SERVER:
            held = [(getattr(one, field.name), one.seats) for one in dealt]
            part = _part_of(field, all(isinstance(value, list) and len(value) == seats for value, seats in held))
            if part is not None:
                (seats if part.row is not None else table).append(part)
    for name in sorted(set(dir(game.table))):
        method = getattr(game.table, name)
        spell = _spelling(typing.get_type_hints(method).get("return"), None) if hasattr(method, "shown") else None
        if spell is not None:
            table.append(_shown_part(name, spell))
    return Observation(tuple(seats), tuple(table))


def _part_of(field: MarkedField, by_seat: bool) -> Part | None:
    """The part of one field; None where its numbers have no fixed size."""
    if field.vis is Vis.PUBLIC and not (by_seat and typing.get_origin(field.type) is list):
        spell = _spelling(field.type, field.named)
        return None if spell is None else numbers_of(field.name, field.name, spell)
    spell = _spelling(typing.get_args(field.type)[0], field.named)
    if spell is None:
        return None
    return (
        rows_of(field.name, field.name, spell) if field.vis is Vis.PUBLIC else own_entry(field.name, field.name, spell)
    )


def _shown_part(name: str, spell: _Spell) -> Part:
    return own(name, lambda t, viewer: spell(getattr(t, name)(viewer)))


def _first_numbers(value: Any) -> bytes:
    first = [int(n) + 1 for n in (sorted(value) if isinstance(value, frozenset) else value)[:_FIRST]]
    return clip([len(value), *first, *[0] * (_FIRST - len(first))])


def _spelling(hint: Any, named: Named | None) -> _Spell | None:
    """How a value of a type becomes numbers, always as many; None where there is no way."""
    origin, given = typing.get_origin(hint), typing.get_args(hint)
    if len(given) == 2 and type(None) in given:
        hint = next(one for one in given if one is not type(None))
    if hint in (int, bool):
        if named is None:
            return lambda value: clip([0 if value is None else int(value) + 1])  # so that -1 and None are 0
        names = one_hot(len(named.names))
        return lambda value: names[-1 if value is None else value]
    if origin not in (list, tuple, frozenset) or given[:1] not in ((int,), (bool,)) or given[1:] not in ((), (...,)):
        return None
    if named is None:
        return _first_numbers
    if isinstance(named, Counts):
        return clip
    kinds = range(len(named.names))
    return lambda value: clip([list(value).count(kind) for kind in kinds])
