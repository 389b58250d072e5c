"""Builds a match from a view: any full state that fits what one seat knows."""

import json
from collections.abc import Callable
from typing import Any

from meetinghouse.engine.chance import Chance, Seal, seal_from_seed
from meetinghouse.engine.errors import BadInput, MeetinghouseError
from meetinghouse.engine.game import Game
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.engine.observer import Observer
from meetinghouse.engine.table import Decision, Outcome, Table
from meetinghouse.engine.trail import Trail
from meetinghouse.engine.visibility import Vis, exactly, restore_value, tupled

_SEAL = seal_from_seed(0)  # of tables that nobody plays at


def imagine(game: Game, view: Any, seal: Seal, events: Any = None) -> Match:
    """A match with the same view and the same ask for the viewer, playable to its end."""
    if not isinstance(view, dict):
        raise BadInput("bad-view", expected="a view of this game", got=view)
    if events is not None and not (isinstance(events, list) and all(isinstance(e, dict) for e in events)):
        raise BadInput("bad-view", expected="the events of that seat", got=events)
    try:
        table = _restore(game, view, seal)
        if game.imagine is not None:
            game.imagine(table, view)
        elif any(field.vis is not Vis.PUBLIC for field in game.table.fields):
            raise BadInput("no-imagine", expected="a game with Rules.imagine, or one that hides nothing", got=game.id)
        _answers(table, view)
        _check_playable(table)
        fits = same(Observer(table).view(view["viewer"]), view)
    except MeetinghouseError:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError, RecursionError) as error:
        raise BadInput("bad-view", expected="a view of this game", got=f"{type(error).__name__}: {error}") from error
    if not fits:
        raise BadInput("bad-view", expected="a view that some table can give", got="a view that contradicts itself")
    match = Match(table, seal.commitment, imagined=True)
    if events is not None:
        match._past = (view["viewer"], [dict(event) for event in events])
    return match


def restored(game: Game, view: Json, fill: Callable[[Table, Json], None] | None) -> Table:
    """A table that looks like the view to its viewer and need not be playable.

    `fill` puts anything that looks the same in the place of what the view hides; without it a match is imagined.
    """
    if fill is None:
        return imagine(game, view, _SEAL)._table
    table = _restore(game, view, _SEAL)
    fill(table, view)
    _own_answer(table, view)
    return table


def same(a: Any, b: Any) -> bool:
    """Equal as JSON text, key order aside; `1` and `True` differ."""
    return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)


def _restore(game: Game, view: Json, seal: Seal) -> Table:
    """A table with everything that is public in the view, the viewer's own entries, and blanks elsewhere."""
    if view.get("game") != game.id or view.get("rules") != game.spec.rules_version:
        raise BadInput("bad-view", expected=[game.id, game.spec.rules_version], got=view.get("game"))
    seats, viewer = view.get("seats"), view.get("viewer")
    values = game.read_options(seats, view.get("options"), new=False)
    assert isinstance(seats, int)
    if type(viewer) is not int or not -1 <= viewer < seats:
        raise BadInput("bad-view", expected=f"a viewer in -1..{seats - 1}", got=viewer)
    table = game.table(game, seats, values, Chance(seal, Trail()))
    for field in game.table.fields:
        if field.vis is Vis.PUBLIC:
            setattr(table, field.name, restore_value(field.type, view[field.name], field.named))
        elif field.vis is Vis.OWNER and viewer >= 0:
            own = restore_value(field.type.__args__[0], view[field.name], field.named)
            getattr(table, field.name)[viewer] = own
    table.next_id = exactly(int, view["next_id"])
    table.stack = [_frame(game, frame) for frame in view["stack"]]
    table.decision = _decision(game, view["decision"], seats)
    table.substep = 0 if table.decision is None else exactly(int, view["decision"]["step"])
    if view["outcome"] is not None:
        out = view["outcome"]
        table.outcome = Outcome(tuple(out["winners"]), str(out["reason"]), dict(out["scores"]))
    return table


def _frame(game: Game, frame: Any) -> tuple[Any, ...]:
    if not isinstance(frame, list) or frame[0] not in game.rules.steps:
        raise ValueError("not a step of this game")
    return tuple(tupled(part) for part in frame)


def _decision(game: Game, shown: Any, seats: int) -> Decision | None:
    if shown is None:
        return None
    prefix, _, name = shown["kind"].partition(".")
    if prefix != game.id:
        raise ValueError("a decision of another game")
    asked = tuple(exactly(int, s) for s in shown["seats"])
    if not asked or len(set(asked)) != len(asked) or not all(0 <= s < seats for s in asked):
        raise ValueError("seats that cannot be asked")
    return Decision(exactly(int, shown["id"]), game.rules.kinds[name], asked, tupled(exactly(list, shown["data"])))


def _check_playable(table: Table) -> None:
    """A running match waits for somebody who has something to answer; a finished one ended as this game can end."""
    decision = table.decision
    if (decision is None) != (table.outcome is not None):
        raise ValueError("neither over nor waiting for anybody, or both")
    if decision is None:
        known, outcome = table.game.rules.outcomes, table.outcome
        if known and outcome is not None and outcome.reason not in known:
            raise ValueError("not an end of this game")
        return
    if decision.id != table.next_id - 1:
        raise ValueError("a decision that is not the last one opened")
    for seat in decision.seats:
        offered = decision.kind.options(table, seat, *decision.data)
        if not offered or table.answers.get(seat, offered[0]) not in offered:
            raise ValueError("an ask without options, or an answer that was not among them")


def _own_answer(table: Table, view: Json) -> None:
    if table.decision is not None and view["decision"]["mine"] is not None:
        act = table.game.acts.find(view["decision"]["mine"])
        if act is None:
            raise ValueError("an answer of another game")
        table.answers[view["viewer"]] = act


def _answers(table: Table, view: Json) -> None:
    """Restore the viewer's own answer; draw any for others of whom the view says only that they have answered."""
    decision = table.decision
    if decision is None:
        return
    _own_answer(table, view)
    for seat in view["decision"]["answered"] or ():
        if seat not in table.answers:
            options = decision.kind.options(table, seat, *decision.data)
            table.answers[seat] = options[table.chance.pick(len(options))]
