"""Every event that a table tells is held against what its game declares about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from meetinghouse.engine.game import Game
from meetinghouse.engine.table import Table
from meetinghouse.engine.visibility import EVERYONE
from meetinghouse.telling import LIST, Telling


class Misfit(AssertionError):
    """An event is not what its game declared."""


@contextmanager
def declarations_hold() -> Iterator[set[str]]:
    """While this is open, an event that does not fit its declaration raises `Misfit`. Gives the keys that were told."""
    told: set[str] = set()
    emit = Table.emit

    def checked(self: Table, key: str, /, **given: Any) -> None:
        check(self, key, **given)
        told.add(key)
        emit(self, key, **given)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "emit", checked)
        yield told


def check(
    table: Table,
    key: str,
    /,
    *,
    tells: int = 0,
    to: int = EVERYONE,
    secret: Mapping[str, Any] | None = None,
    **args: Any,
) -> None:
    """Its arguments and their types, and exactly those viewers who are declared."""
    game = table.game
    if key not in game.declares(Telling).events:
        raise Misfit(f"{game.id} tells of {key}, which it does not declare")
    declared = game.declares(Telling).events[key]
    where = f"{game.id}.{key}"
    _fit(game, where, declared.args, args)
    _fit(game, where, declared.secret, secret or {})
    everything = {**args, **(secret or {})}
    if to != (_mask(table, declared.to, everything) if declared.to else EVERYONE):
        raise Misfit(f"{where}: seen by {to:b}, declared for {declared.to or 'everybody'}")
    if declared.secret and tells != _mask(table, declared.told, everything):
        raise Misfit(f"{where}: secrets told to {tells:b}, declared for {declared.told}")
    if not declared.secret and tells not in (0, to):
        raise Misfit(f"{where} has no secrets and tells {tells:b}")


def _fit(game: Game, where: str, declared: Iterable[str], given: Mapping[str, Any]) -> None:
    names = {one.removesuffix(LIST): one.endswith(LIST) for one in declared}
    if names.keys() != given.keys():
        raise Misfit(f"{where}: {sorted(given)} told, {sorted(names)} declared")
    families = {name: family for family, members in game.declares(Telling).words.items() for name in members}
    for name, value in given.items():
        if isinstance(value, list) != names[name]:
            raise Misfit(f"{where}: {name} is {value!r}")
        for one in value if names[name] else [value]:
            if not _is_a(game, families.get(name), one):
                raise Misfit(f"{where}: {name} is {one!r}, which is no {families.get(name) or 'number'}")


def _is_a(game: Game, family: str | None, value: Any) -> bool:
    if family is None:
        return type(value) is int
    if family == "seat":
        return type(value) is int and -1 <= value < game.spec.max_seats
    return value in game.declares(Telling).ids[family]


def _mask(table: Table, names: Iterable[str], args: Mapping[str, Any]) -> int:
    mask = 0
    for name in names:
        seats = (
            table.game.declares(Telling).groups[name](table)
            if name in table.game.declares(Telling).groups
            else args[name]
        )
        for seat in seats if isinstance(seats, Iterable) else [seats]:
            mask |= 1 << seat
    return mask
