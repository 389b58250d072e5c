"""The only way out of a table: views and events as one viewer sees them, in plain JSON types."""

from __future__ import annotations

from typing import Any

from meetinghouse.engine.game import Closes, Json, Spelt
from meetinghouse.engine.table import Event, Table
from meetinghouse.engine.visibility import plain, viewer_bit


def project(table: Table, viewer: int) -> Json:
    """What `viewer` (a seat, or -1 for a spectator) knows of the table."""
    view: Json = {
        "game": table.game.id,
        "rules": table.game.spec.rules_version,
        "viewer": viewer,
        "seats": table.seats,
        "options": dict(table.options),
        "next_id": table.next_id,
        "stack": plain(table.stack),
        "decision": _decision(table, viewer),
        "outcome": _outcome(table),
    }
    table.show_fields(view, viewer)
    return view


def project_shared(table: Table) -> Json:
    """The part of every view that is the same for all viewers. With `project_own`, the whole of `project`."""
    view: Json = {
        "game": table.game.id,
        "rules": table.game.spec.rules_version,
        "seats": table.seats,
        "options": table.options,
        "next_id": table.next_id,
        "stack": plain(table.stack),
        "outcome": _outcome(table),
    }
    table.show_shared(view)
    return view


def project_own(table: Table, viewer: int) -> Json:
    """The part of a view that may differ from viewer to viewer."""
    view: Json = {"viewer": viewer, "decision": _decision(table, viewer)}
    table.show_own(view, viewer)
    return view


def _decision(table: Table, viewer: int) -> Json | None:
    decision = table.decision
    if decision is None:
        return None
    kind = decision.kind
    shown: Json = {
        "id": decision.id,
        "kind": f"{table.game.id}.{kind.name}",
        "closes": kind.closes.value,
        "seats": list(decision.seats),
        "seconds": kind.seconds,
        "data": plain(decision.data),
        "answered": sorted(table.answers) if kind.public_answers and kind.closes is Closes.ALL else None,
    }
    shown["step"] = table.substep if viewer in decision.seats else 0
    mine = table.answers.get(viewer)
    # own answer to a decision that is still open: the seat knows it, nobody else does
    shown["mine"] = None if mine is None else dict(table.game.acts[mine].json)
    return shown


def _outcome(table: Table) -> Json | None:
    outcome = table.outcome
    if outcome is None:
        return None
    return {"winners": list(outcome.winners), "reason": outcome.reason, "scores": deep(outcome.scores)}


def deep(value: Any) -> Any:
    """A copy of scores in plain JSON types, all the way down."""
    if isinstance(value, dict):
        return {str(k): deep(v) for k, v in value.items()}
    return plain(value)


def told(table: Table, viewer: int, start: int) -> list[Json]:
    """The events from number `start` of the table's own count on, as `viewer` sees them."""
    return seen_by(table.events.since(start), viewer_bit(viewer), table.game.spelt)


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
