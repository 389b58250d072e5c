"""Writes lists of steps by chance, from what a game declares of its verbs alone: a new verb is tried by itself."""

from __future__ import annotations

import json
import random
from typing import Any

from meetinghouse.cards.fields import Field, Matching, Number, OneOf, Several
from meetinghouse.cards.verbs import GONE, MOST_DEPTH, MOST_NAMES, Amount, Program, Ref, Scope, Word

Step = dict[str, Any]
_TRIES = 40


def value(field: Field, scope: Scope, rng: random.Random) -> Any:
    """Something that may stand in a field; None where nothing was named that fits."""
    if isinstance(field, Ref):
        named = [*field.always, *(name for name, kind in scope.items() if kind in field.kinds)]
        if isinstance(field, Amount) and (not named or rng.random() < 0.6):
            return rng.randint(field.number.low, field.number.high)
        return rng.choice(named) if named else None
    if isinstance(field, Number):
        return rng.choice((field.low, field.high, rng.randint(field.low, field.high)))
    if isinstance(field, Word):
        return rng.choice(field.words) if rng.random() < 0.5 else value(field.number, scope, rng)
    if isinstance(field, OneOf):
        return rng.choice(field.values)
    if isinstance(field, Several):
        some = {value(field.item, scope, rng) for _ in range(rng.randint(field.least, field.most))}
        return sorted(some)
    assert not isinstance(field, Matching), field
    raise TypeError(field)


class Writer:
    """Writes programs of one game."""

    def __init__(self, program: Program, rng: random.Random) -> None:
        self.program = program
        self.rng = rng
        self.names = 0
        self.written: set[str] = set()  # the verbs so far

    def program_of(self, steps: int, first: str | None = None) -> list[Step]:
        """A list of steps that the check accepts; `first` is a verb that it has somewhere, if it can."""
        for _ in range(_TRIES):
            self.names = 0
            self.written.clear()
            found = self.listed({}, 1, self.rng.randint(1, steps), first)
            if found and not list(self.program.problems(found, ())):
                return found
        verb = self.rng.choice([name for name in ("gain", "draw") if name in self.program.verbs])
        return [{verb: 1}]

    def listed(self, scope: Scope, depth: int, steps: int, first: str | None = None) -> list[Step]:
        """Some steps, each with what those before it have named."""
        found: list[Step] = []
        while len(found) < steps:
            verb = first or self.rng.choice(list(self.program.verbs))
            step = self.step(verb, scope, depth, max(1, steps - len(found) - 1))
            if step is None:  # it needs something that nobody has named or done yet
                needed = self.program.verbs[verb].after
                step = self.step(needed if needed and needed not in self.written else "choose", scope, depth, 1)
            else:
                first = None
            if step is not None:
                found.append(step)
            if len(found) >= steps and first is not None and steps < 8:
                steps += 1
        return found

    def step(self, verb: str, scope: Scope, depth: int, inner: int) -> Step | None:
        declared = self.program.verbs[verb]
        lists = {"if": ("then", "else"), "for_each": ("do",)}.get(verb, ())
        if (lists and depth >= MOST_DEPTH) or (declared.after and declared.after not in self.written):
            return None
        step: Step = {}
        for name, field in {verb: declared.what, **declared.fields}.items():
            if verb == "if" and name in ("at_least", "at_most"):
                continue
            if not field.needed and self.rng.random() < 0.5:
                continue
            given = value(field, scope, self.rng)
            if given is None and field.needed:
                return None
            if given is not None:
                step[name] = given
        field_name, by_value = declared.only
        can_be = by_value.get(str(step[verb]), ())
        if can_be and step.get(field_name, "") not in can_be:
            step[field_name] = self.rng.choice([word for word in can_be if word])
        if declared.ends:
            scope[step[verb]] = GONE
        self.written.add(verb)
        if verb == "if":
            step[self.rng.choice(("at_least", "at_most"))] = self.rng.choice((1, 1, 2, 3, 9))
        within = dict(scope)
        kind = self.program.names(verb, step, scope)
        if kind and len(scope) < MOST_NAMES and self.rng.random() < 0.9:
            known = list(scope)
            again = known and self.rng.random() < 0.15  # a name may go to another thing
            step["as"] = self.rng.choice(known) if again else f"n{self.names}"
            self.names += 1
            (within if verb == "for_each" else scope)[step["as"]] = kind
        for name in lists:
            if name != "else" or self.rng.random() < 0.5:
                step[name] = self.listed(dict(within), depth + 1, self.rng.randint(1, min(3, inner)))
        return step


def toml(value: Any) -> str:
    """A value as it stands in a file."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml(entry)}" for name, entry in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def written(raw: dict[str, Any]) -> str:
    """A whole set as the text of a file."""
    lines = [f"{name} = {toml(entry)}" for name, entry in raw.items() if not isinstance(entry, dict)]
    for section, cards in raw.items():
        if isinstance(cards, dict):
            alone = not all(isinstance(card, dict) for card in cards.values())
            for card, printed in [("", cards)] if alone else cards.items():
                lines.append(f"[{section}.{card}]" if card else f"[{section}]")
                lines += [f"{name} = {toml(entry)}" for name, entry in printed.items()]
    return "\n".join(lines) + "\n"
