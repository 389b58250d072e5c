"""The only way out of a table: what a viewer sees and what it was told.

Reached as `match.observer`. Who sees what is decided here and nowhere else. Server, replays, terminal and bots only
encode what this hands out, in plain JSON types. `observation/` makes numbers of the table itself, part by part.
"""

from typing import Any, NamedTuple

from meetinghouse.engine import moments
from meetinghouse.engine.game import Closes, Spelt
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.table import Event, Table
from meetinghouse.engine.visibility import plain, viewer_bit


class Happening(NamedTuple):
    """An event and who may know what of it: masks of viewers, with bits as `viewer_bit` gives them."""

    to: int  # who sees it
    tells: int  # who learns something hidden by it, and sees the full form
    public: Json
    full: Json  # the same object as `public` where nothing in it is secret


class Observer:
    """Looks at one table for any viewer: a seat, or -1 for a spectator."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        """Use `match.observer` instead."""
        self._table = table

    @property
    def table(self) -> Table:
        """The table with all its secrets: for `observation/`, whose parts each look only at what their viewer knows."""
        return self._table

    # ---- views -----------------------------------------------------------------------------------------------

    def view(self, viewer: int) -> Json:
        """All that `viewer` knows."""
        table = self._table
        view: Json = {
            "game": table.game.id,
            "rules": table.game.spec.rules_version,
            "viewer": viewer,
            "seats": table.seats,
            "options": dict(table.options),
            "next_id": table.next_id,
            "stack": plain(table.stack),
            "decision": self.decision(viewer),
            "outcome": self._outcome(),
        }
        table.show_fields(view, viewer)
        return _with_words(table, view)

    def fixed(self) -> Json:
        """The part of a view that is the same for all viewers and never changes during a match."""
        table = self._table
        view: Json = {
            "game": table.game.id,
            "rules": table.game.spec.rules_version,
            "seats": table.seats,
            "options": dict(table.options),
        }
        table.show_fixed(view)
        return _with_words(table, view)

    def common(self) -> Json:
        """The part of a view that is the same for all viewers and may change."""
        table = self._table
        return {
            "next_id": table.next_id,
            "stack": plain(table.stack),
            "outcome": self._outcome(),
            **self.common_fields(),
        }

    def common_fields(self) -> Json:
        """`common` without what the engine shows: what the game itself shows to all alike. Tuples may stand for
        lists."""
        view: Json = {}
        self._table.show_shared(view)
        return view

    def fields(self, viewer: int) -> Json:
        """All that the game itself shows to this viewer, in plain JSON types."""
        view: Json = {}
        self._table.show_fields(view, viewer)
        return view

    def own_fields(self, viewer: int) -> Json:
        """What the game itself shows to this viewer and may not show to others. Tuples may stand for lists."""
        view: Json = {}
        self._table.show_own(view, viewer)
        return view

    def _outcome(self) -> Json | None:
        outcome = self._table.outcome
        if outcome is None:
            return None
        return {"winners": list(outcome.winners), "reason": outcome.reason, "scores": deep(outcome.scores)}

    # ---- the open decision -----------------------------------------------------------------------------------

    def decision(self, viewer: int) -> Json | None:
        """The open decision as it stands in a view."""
        table = self._table
        decision = table.decision
        if decision is None:
            return None
        kind = decision.kind
        step, mine = self.decision_key(viewer)
        return {
            "id": decision.id,
            "kind": table.game.spelt[kind.name],
            "closes": kind.closes.value,
            "seats": list(decision.seats),
            "seconds": kind.seconds,
            "data": plain(decision.data),
            "answered": sorted(table.answers) if kind.public_answers and kind.closes is Closes.ALL else None,
            "step": step,
            # own answer to a decision that is still open: the seat knows it, nobody else does
            "mine": None if mine is None else dict(table.game.acts[mine].json),
        }

    def decision_key(self, viewer: int) -> tuple[int, int | None]:
        """What of `decision` differs between viewers: those with the same key see the same, so it is encoded once."""
        table = self._table
        decision = table.decision
        asked = decision is not None and viewer in decision.seats
        return table.substep if asked else 0, table.answers.get(viewer)

    # ---- events ----------------------------------------------------------------------------------------------

    @property
    def event_count(self) -> int:
        """How many events there have been, seen by anybody: the cursor behind the last one."""
        return len(self._table.events)

    def seconds(self, cursor: int = 0) -> float:
        """How long people look at what happened from a cursor on, at the usual tempo."""
        return moments.seconds(self._table, cursor)

    def told(self, viewer: int, cursor: int = 0, until: int | None = None) -> list[Json]:
        """The events from a cursor on, or up to another, that `viewer` sees, as it sees them."""
        events = self._table.events.since(cursor)
        if until is not None:
            events = events[: until - cursor]
        return seen_by(events, viewer_bit(viewer), self._table.game.spelt)

    def happened(self, cursor: int = 0) -> list[Happening]:
        """The events from a cursor on, with who may know what of them. The operator's; not to be changed."""
        spelt = self._table.game.spelt
        found = []
        for key, args, secret, tells, to in self._table.events.since(cursor):
            public: Json = {"key": spelt[key], **args}
            found.append(Happening(to, tells, public, public if secret is None else {**public, **secret}))
        return found


def _with_words(table: Table, view: Json) -> Json:
    words = table.own_words()
    if words:
        view["words"] = words
    return view


def deep(value: Any) -> Any:
    """A copy of scores in plain JSON types, all the way down."""
    return {str(k): deep(v) for k, v in value.items()} if isinstance(value, dict) else plain(value)


def seen_by(events: list[Event], bit: int, spelt: Spelt) -> list[Json]:
    """Those of some events that the viewer with that bit sees, as it sees them."""
    seen = []
    for key, args, secret, tells, to in events:
        if to & bit:
            json: Json = {"key": spelt[key], **args}
            for name, value in args.items():
                if type(value) is list:
                    json[name] = value[:]
            if secret is not None and tells & bit:
                for name, value in secret.items():
                    json[name] = value[:] if type(value) is list else value
            seen.append(json)
    return seen
