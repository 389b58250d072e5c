"""Setup (N3): Characters, Buildings, Events, Badges and the first Constable."""

from collections.abc import Mapping
from typing import Any

from meetinghouse.boardgames.new_salem.cardset import named
from meetinghouse.boardgames.new_salem.draft import begin_round
from meetinghouse.boardgames.new_salem.names import CHARACTERS
from meetinghouse.boardgames.new_salem.rules import RULES
from meetinghouse.boardgames.new_salem.state import HELD_EVENTS, Town
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.visibility import EVERYONE


@RULES.check_options
def check_options(seats: int, options: Mapping[str, Any]) -> None:
    first = options["first_constable"]
    if first != "chance" and int(first) >= seats:
        raise BadInput("bad-option", expected={"first_constable": f"0..{seats - 1}"}, got=first)


@RULES.set_up
def set_up(t: Town) -> None:
    n = t.seats
    t.set = named(t.options["cards"])
    t.badges = [False] * n
    t.trials = [False] * n
    t.holder = [-1] * len(HELD_EVENTS)
    t.designated = -1
    t.direction = 1
    t.hope = [0] * n
    t.despair = [0] * n
    t.fresh = [0] * n
    t.types_shown = [0] * n
    t.hands = [[] for _ in range(n)]
    t.hand_seen = [0] * n
    t.in_play = [[] for _ in range(n)]
    t.character = _deal_characters(t)
    t.character_seen = [1 << seat for seat in range(n)]
    box = t.set.box[n]
    t.deck = t.chance.shuffled(box)
    t.deck_size = len(box)
    t.row = t.set.red_events(t.options["edition"], n)
    events = t.set.deck_events(t.options["edition"], n)
    t.event_deck = t.chance.shuffled(events)
    t.trials_left = t.set.trials[n]
    first = t.options["first_constable"]
    t.constable = t.chance.pick(n) if first == "chance" else int(first)
    t.badges[t.constable] = True
    for seat in range(n):
        t.emit("character", to=1 << seat, tells=1 << seat, seat=seat, character=CHARACTERS[t.character[seat]])
    t.emit("first_constable", seat=t.constable, tells=EVERYONE if first == "chance" else 0)
    t.push(begin_round)


def _deal_characters(t: Town) -> list[int]:
    """Cards are drawn by chance from each pile, shuffled together and dealt (N3.1); the rest is put away unseen."""
    pool: list[int] = []
    for pile, many in zip(t.set.piles, (t.set.puritans[t.seats], t.set.witches[t.seats]), strict=True):
        pool += t.chance.shuffled(pile)[:many]
    return t.chance.shuffled(pool)[: t.seats]
