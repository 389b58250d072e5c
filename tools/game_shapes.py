"""The shapes of what a game sends, as JSON Schema: its views, events and options, from what it declares.

Views come from the marked fields of its table and the return types of its `shown` methods (a `TypedDict` becomes a
shape of its own name), events from `Telling.events`, options from its acts. The client's types are made of this:
`make wire` runs it for all games of this house.
"""

from __future__ import annotations

import json
import sys
import types
import typing
from collections.abc import Collection, Sequence
from typing import Any, TypedDict

from meetinghouse import registry
from meetinghouse.engine.game import Game
from meetinghouse.engine.visibility import Counts, Named, Vis
from meetinghouse.telling import LIST, Telling

Schema = dict[str, Any]

NUMBER: Schema = {"type": "integer"}
ANYTHING: Schema = {}
_PLAIN: dict[Any, Schema] = {
    int: NUMBER,
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
    Any: ANYTHING,
}


class DecisionShape(TypedDict):
    """The open decision, as a view shows it."""

    id: int
    kind: str
    closes: str
    seats: list[int]
    seconds: int | None
    data: list[Any]
    answered: list[int] | None
    step: int
    mine: dict[str, Any] | None


class OutcomeShape(TypedDict):
    """How the match ended, as a view shows it."""

    winners: list[int]
    reason: str
    scores: dict[str, Any]


def document(game: Game) -> Schema:
    """`View`, `GameEvent`, `Option`, `DecisionKind`, `AskKind` and what they are made of, under `$defs`."""
    return _Shapes(game).document()


class _Shapes:
    """The shapes of one game, collected on the way."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.telling = game.declares(Telling)
        self.families = {name: family for family, names in self.telling.words.items() for name in names}
        # ids that are names; numbers need no list
        self.ids = {family: ids for family, ids in self.telling.ids.items() if all(isinstance(one, str) for one in ids)}
        self.defs: dict[str, Schema] = {
            _title(family): {"enum": list(ids), "x-ids": True} for family, ids in self.ids.items()
        }

    def document(self) -> Schema:
        kinds = self.game.rules.kinds.values()
        spelt = self.game.spelt
        self.defs["DecisionKind"] = {"enum": sorted(spelt[kind.name] for kind in kinds)}
        self.defs["AskKind"] = {"enum": sorted({spelt[label] for kind in kinds for label in kind.labels})}
        self.defs["View"] = self._view()
        self.defs["GameEvent"] = {"anyOf": [self._event(key) for key in self.telling.events]}
        self.defs["Option"] = {"anyOf": self._options()}
        return {"title": self.game.id, "$defs": self.defs}

    # ---- views ---------------------------------------------------------------------------------------------------

    def _view(self) -> Schema:
        decision = self._of(DecisionShape)
        self.defs["DecisionShape"]["properties"]["kind"] = _ref("DecisionKind")
        rows: dict[str, Schema] = {
            "game": {"enum": [self.game.id]},
            "rules": _PLAIN[str],
            "viewer": NUMBER,
            "seats": NUMBER,
            "options": {"type": "object"},
            "next_id": NUMBER,
            "stack": _list(ANYTHING),
            "decision": _or_null(decision),
            "outcome": _or_null(self._of(OutcomeShape)),
        }
        table = self.game.table
        for field in table.fields:
            if field.vis is Vis.SERVER:
                continue
            if field.vis is Vis.PUBLIC:
                rows[field.name] = self._of(field.type, field.named)
            else:  # a list by seat, of which each sees its own entry
                rows[field.name] = _or_null(self._of(typing.get_args(field.type)[0], field.named))
        for name in dir(table):
            method = getattr(table, name)
            if getattr(method, "shown", False):
                rows[name] = self._of(typing.get_type_hints(method, include_extras=True)["return"])
        rows["words"] = {"type": "object"}  # of a card set of one's own
        return _object(rows, optional=("words",))

    def _of(self, hint: Any, named: Named | None = None) -> Schema:
        """The shape of a type; `named` says which names the ints or strings in it stand for."""
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin is typing.Annotated:
            return self._of(args[0], next((one for one in args[1:] if isinstance(one, Named)), named))
        if origin in (typing.Union, types.UnionType):
            return {"anyOf": [self._of(one, None if one is type(None) else named) for one in args]}
        if origin is typing.NotRequired:
            return self._of(args[0], named)
        if origin is typing.Literal:
            return {"enum": list(args)}
        if origin is list or (origin is tuple and args[-1] is Ellipsis):
            if isinstance(named, Counts) and args[0] is int:
                return {"type": "object", "additionalProperties": NUMBER, "propertyNames": self._names(named.names)}
            return _list(self._of(args[0], named))
        if origin is tuple:
            return {"type": "array", "prefixItems": [self._of(one, named) for one in args], "items": False}
        if origin is dict:
            keys = {"propertyNames": self._of(args[0])} if typing.get_origin(args[0]) is typing.Annotated else {}
            return {"type": "object", "additionalProperties": self._of(args[1], named), **keys}
        if origin is frozenset:
            return _list(self._of(args[0], named))
        if typing.is_typeddict(hint):
            return self._typed_dict(hint)
        if hint is tuple:
            return _list(ANYTHING)
        if named is not None and hint in (int, str):
            return self._names(named.names)
        return _PLAIN[hint]

    def _typed_dict(self, shape: Any) -> Schema:
        if shape.__name__ not in self.defs:
            self.defs[shape.__name__] = {}  # a shape may hold itself
            hints = typing.get_type_hints(shape, include_extras=True)
            rows = {name: self._of(hint) for name, hint in hints.items()}
            optional = {name for name, hint in hints.items() if typing.get_origin(hint) is typing.NotRequired}
            self.defs[shape.__name__] = _object(rows, optional)
        return _ref(shape.__name__)

    def _names(self, names: Sequence[str]) -> Schema:
        """One of some names: by the family that they make up, or most of them."""
        for family, ids in self.ids.items():
            if tuple(names) == ids:
                return _ref(_title(family))
        inside = [family for family, ids in self.ids.items() if set(ids) < set(names)]
        if not inside:
            return {"enum": list(names)}
        family = max(inside, key=lambda one: len(self.ids[one]))
        return {"anyOf": [_ref(_title(family)), {"enum": [one for one in names if one not in self.ids[family]]}]}

    # ---- events and options ----------------------------------------------------------------------------------------

    def _argument(self, name: str) -> Schema:
        if name.endswith(LIST):
            return _list(self._argument(name.removesuffix(LIST)))
        family = self.families.get(name)
        if family in self.ids:
            return _ref(_title(family))
        return NUMBER if family is None or family == "seat" or family in self.telling.ids else _PLAIN[str]

    def _event(self, key: str) -> Schema:
        kind = self.telling.events[key]
        rows: dict[str, Schema] = {"key": {"enum": [self.game.spelt[key]]}}
        rows |= {name.removesuffix(LIST): self._argument(name) for name in (*kind.args, *kind.secret)}
        return _object(rows, optional={name.removesuffix(LIST) for name in kind.secret})

    def _options(self) -> list[Schema]:
        """One shape for each verb and set of arguments."""
        found: dict[tuple[str, ...], Schema] = {}
        for act in self.game.acts.acts:
            rows: dict[str, Schema] = {"ask": NUMBER, "do": {"enum": [act.do]}}
            rows |= {name: self._argument(name) for name in act.args}
            found.setdefault((act.do, *act.args), _object(rows))
        return list(found.values())


def _title(family: str) -> str:
    return "".join(part.capitalize() for part in family.split("_"))


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _or_null(shape: Schema) -> Schema:
    return {"anyOf": [shape, {"type": "null"}]}


def _object(rows: dict[str, Schema], optional: Collection[str] = ()) -> Schema:
    required = [name for name in rows if name not in optional]
    return {"type": "object", "properties": rows, "required": required, "additionalProperties": False}


def games() -> str:
    """The shapes of every game that ships with us; those of other packages bring their own client."""
    ours = [game for game in registry.all_games() if game.folder is None]
    return json.dumps({game.id: document(game) for game in ours})


if __name__ == "__main__":
    sys.stdout.write(games())
