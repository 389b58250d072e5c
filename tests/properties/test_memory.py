"""A view holds what its seat has learned: what an event told is true in every world imagined from the view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from meetinghouse.engine.chance import seal_from_seed
from meetinghouse.engine.game import Game
from meetinghouse.engine.imagine import imagine
from tests.properties.play import points, viewers
from tests.properties.worlds import EFFORT, World, in_worlds

pytestmark = [EFFORT]


def witches_told_of(events: list[dict[str, Any]]) -> tuple[set[int], set[int]]:
    """Who, by what one seat was told, has held a Witch, and who certainly never has so far."""
    held: set[int] = set()
    never: set[int] = set()
    for event in events:
        key = event["key"].removeprefix("salem1692.")
        if key == "black_drawn" and event["card"] == "conspiracy":
            never.clear()  # whoever was none may be about to become one
        elif key == "eyes_open":
            held |= set(event["seats"])
            never |= set(range(12)) - held
        elif key == "tryal_revealed" and event["tryal"] == "witch":
            held.add(event["seat"])
        elif key == "tryals_turned_up":
            if "witch" in event["tryals"] or event["was_witch"] == 1:
                held.add(event["seat"])
        elif key == "tryal_passed" and event.get("tryal") == "witch":
            held |= {event["seat"], event["giver"]}
        elif key in ("tryal_given", "tryal_dealt") and event.get("tryal") == "witch":
            held.add(event["seat"])
    return held, never - held


def at(game_id: str, *seats: int) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("game_id", "seats"), [(game_id, n) for n in seats])


@in_worlds(0.1, at("salem1692", 4, 6, 9, 12))
def test_salem_never_forgets_who_was_a_witch(game: Game, world: World) -> None:
    match, rng = world.deal(game)
    for point in points(match, rng, 3):
        for viewer in viewers(point):
            held, never = witches_told_of(point.events(viewer))
            table: Any = imagine(game, point.view(viewer), seal_from_seed(rng.randrange(2**32)))._table
            for seat in range(world.seats):
                assert seat not in held or table.witch[seat], f"{viewer} of {point!r} was told that {seat} is a witch"
                alive = seat in table.living
                assert seat not in never or not alive or not table.witch[seat], (
                    f"{viewer} of {point!r} was told that {seat} is none"
                )


def characters_told_of(events: list[dict[str, Any]]) -> Iterator[tuple[int, str]]:
    """The last Character that one seat was shown of each seat."""
    last: dict[int, str] = {}
    for event in events:
        character = event.get("character")
        if isinstance(character, str):
            last[event.get("target", event["seat"])] = character
    yield from last.items()


@in_worlds(0.1, at("new_salem", 3, 5, 8))
def test_new_salem_never_forgets_a_character(game: Game, world: World) -> None:
    from meetinghouse.boardgames.new_salem.names import CHARACTERS

    match, rng = world.deal(game)
    for point in points(match, rng, 3):
        for viewer in viewers(point):
            table: Any = imagine(game, point.view(viewer), seal_from_seed(rng.randrange(2**32)))._table
            for seat, character in characters_told_of(point.events(viewer)):
                now = CHARACTERS[table.character[seat]]
                assert now == character, f"{viewer} of {point!r} was shown {character} of {seat}, imagines {now}"
