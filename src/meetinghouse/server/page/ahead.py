"""What a page does once and keeps: its memory with everything imported, from which later starts go on."""

import gc
import importlib
import random

import msgspec

from meetinghouse.bots.base import levels, make
from meetinghouse.learn import Learn
from meetinghouse.lookback import Lookback
from meetinghouse.registry import all_games
from meetinghouse.telling import Telling


def everything() -> None:
    """Import what tables, bots and looks back need of every game."""
    importlib.import_module("meetinghouse.server.page.page")
    for game in all_games():
        for declared in (Learn, Lookback, Telling):
            game.declares(declared)
        for level in levels(game.id):
            if level < 3:
                make(game.id, level, 0, 1)


def hold_still() -> None:
    """Before its picture is taken: nothing stays open that would not be there later."""
    importlib.invalidate_caches()
    gc.collect()


def woken() -> None:
    """Go on from kept memory: other chance than last time, other files; what is linked to it answers, or this fails."""
    random.seed()
    importlib.invalidate_caches()
    if msgspec.json.decode(msgspec.json.encode({"here": 1692}), type=dict[str, int]) != {"here": 1692}:
        raise RuntimeError("kept memory does not fit")
