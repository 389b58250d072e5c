"""A town made to measure: tests say what lies where, then answer by name and look at what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import meetinghouse as mh
from meetinghouse.boardgames.new_salem.constable import begin_choice
from meetinghouse.boardgames.new_salem.draft import choose
from meetinghouse.boardgames.new_salem.names import BUILDINGS, CHARACTERS, EVENTS
from meetinghouse.boardgames.new_salem.state import ONE_DESPAIR, ONE_HOPE, Town, despair_on, hope_on

# a Building: its id, or (id, Hope, Despair)
Spec = str | tuple[str, int, int]

PLAIN: Sequence[Spec] = ("trade_middle", "entertainment_right")


def code(spec: Spec) -> int:
    name, hope, despair = (spec, 0, 0) if isinstance(spec, str) else spec
    return BUILDINGS.index(name) + hope * ONE_HOPE + despair * ONE_DESPAIR


class Scene:
    """One table in the middle of a game, in the phase in which Events are initiated."""

    def __init__(
        self,
        seats: int = 4,
        *,
        edition: str = "en",
        cards: str = "house",
        constable: int = 0,
        characters: Sequence[str] | None = None,
        buildings: Mapping[int, Sequence[Spec]] | None = None,
        hope: Mapping[int, int] | None = None,
        row: Sequence[str] = (),
        badges: Sequence[int] = (),
        trials: Sequence[int] = (),
        trials_left: int = 2,
        deck: Sequence[str] | None = None,
        round: int = 2,
        seed: int = 1,
    ) -> None:
        options = {"edition": edition, "first_constable": str(constable), "cards": cards}
        self.m = mh.new_match("new_salem", seats=seats, options=options, seed=seed)
        t = self.t
        t.decision, t.stack, t.answers = None, [], {}
        t.round = round
        t.hands = [[] for _ in range(seats)]
        t.hand_seen = [0] * seats
        if characters is not None:
            t.character = [CHARACTERS.index(name) for name in characters]
        for seat in range(seats):
            specs = (buildings or {}).get(seat, PLAIN)
            t.in_play[seat] = [code(spec) for spec in specs]
        for seat, n in (hope or {}).items():
            t.in_play[seat][0] += n * ONE_HOPE
        t.hope = [sum(hope_on(b) for b in mine) for mine in t.in_play]
        t.despair = [sum(despair_on(b) for b in mine) for mine in t.in_play]
        t.row = [EVENTS.index(name) for name in row]
        t.event_deck = [event for event in t.event_deck if event not in t.row]
        t.badges = [seat in (*badges, constable) for seat in range(seats)]
        t.trials = [seat in trials for seat in range(seats)]
        t.trials_left = trials_left
        if deck is not None:
            t.deck = [BUILDINGS.index(name) for name in reversed(deck)]
            t.deck_size = len(t.deck)
        self.before = len(t.events)

    @property
    def t(self) -> Town:
        table = self.m._table
        assert isinstance(table, Town)
        return table

    def begin(self) -> Scene:
        """Open the Constable's choice, with the giving before it."""
        self.t.push(begin_choice)
        self.t.run()
        return self

    def draft(self, *hands: Sequence[str], seen: Sequence[int] | None = None) -> Scene:
        """Open a draft with these hands."""
        t = self.t
        t.hands = [sorted(BUILDINGS.index(name) for name in hand) for hand in hands]
        t.hand_seen = list(seen or [0] * t.seats)
        t.push(choose)
        t.run()
        return self

    # ---- answering ---------------------------------------------------------------------------------------------

    def choice(self, by: int, verb: str, /, **args: Any) -> mh.Choice:
        ask = self.m.ask(by)
        assert ask is not None, f"seat {by} is not asked; {self.kind()} asks {self.m.waiting}"
        for option in ask.options:
            if option.do == verb and dict(option.args) == args:
                return option
        raise AssertionError(f"{verb} {args} is not offered: {[(o.do, dict(o.args)) for o in ask.options]}")

    def do(self, by: int, verb: str, /, **args: Any) -> Scene:
        self.m.answer(by, self.choice(by, verb, **args))
        return self

    def initiate(self, event: str) -> Scene:
        """The Constable initiates an Event; nobody gives anything."""
        if self.t.decision is None:
            self.begin()
        while self.kind() == "give":
            self.do(self.m.waiting[0], "keep")
        return self.do(self.t.constable, "initiate", event=event)

    def refuse(self, by: int, verb: str, /, **args: Any) -> mh.IllegalMove:
        """An answer that has to be refused, changing nothing."""
        assert self.t.decision is not None
        before = [self.m.view(viewer) for viewer in range(-1, self.t.seats)]
        try:
            self.m.answer(by, {"ask": self.t.decision.id, "do": verb, **args})
        except mh.IllegalMove as error:
            assert [self.m.view(viewer) for viewer in range(-1, self.t.seats)] == before
            return error
        raise AssertionError(f"{verb} {args} was accepted")

    # ---- looking -----------------------------------------------------------------------------------------------

    def kind(self) -> str | None:
        return None if self.t.decision is None else self.t.decision.kind.name

    def dos(self, seat: int) -> list[str]:
        """What a seat may answer: verbs with their one telling argument, such as `initiate fire`."""
        ask = self.m.ask(seat)
        if ask is None:
            return []
        return [" ".join([o.do, *(str(v) for v in o.args.values())]) for o in ask.options]

    def seats_offered(self, seat: int) -> list[int]:
        ask = self.m.ask(seat)
        assert ask is not None
        return sorted(o.args["seat"] for o in ask.options if o.do == "seat" and isinstance(o.args["seat"], int))

    def owns(self, seat: int) -> list[tuple[str, int, int]]:
        """The Buildings of a seat with their cubes, sorted."""
        shown = self.m.view(-1)["buildings"][seat]
        return sorted((b["building"], b["hope"], b["despair"]) for b in shown)

    def names(self, seat: int) -> list[str]:
        return [name for name, _, _ in self.owns(seat)]

    def told(self, viewer: int = -1) -> list[dict[str, Any]]:
        """The events that a viewer saw since the scene was set."""
        return [
            {**event, "key": event["key"].removeprefix("new_salem.")} for event in self.m.news(viewer, self.before)[0]
        ]

    def happened(self, viewer: int = -1) -> list[str]:
        return [event["key"] for event in self.told(viewer)]

    def row(self) -> list[str]:
        return [EVENTS[event] for event in self.t.row]
