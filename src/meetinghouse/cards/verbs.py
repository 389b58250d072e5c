"""Effects put together from verbs: how a card set may say what a card does, in a list of small steps.

    do = [
      { choose = "player", from = "others", as = "guest" },
      { add = "hope", n = 2, to = "guest" },
      { if = "despair", at_least = 3, then = [{ remove = "despair", n = 1 }] },
      { for_each = "others", as = "neighbour", do = [{ add = "hope", n = 1, to = "neighbour" }] },
    ]

Each step is a table whose one verb says what the others mean. A game declares its verbs; this module checks a list of
steps and turns it into numbered instructions. Nothing can go round for ever: there is no way back but `for_each`, over
a list that is there when it begins, and a program has few steps and little depth.
"""

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from meetinghouse.cards.fields import Field, Number, OneOf, Problem, short
from meetinghouse.cards.toml_lines import Path as Way

MOST_STEPS = 24  # in one program, inner ones included
MOST_DEPTH = 3  # lists within lists
MOST_NAMES = 8  # things that a program names with `as`
MOST_RUN = 420  # steps that a program carries out in all, however long the lists that it goes through
MOST_LISTED = 8  # players in a list

GONE = "gone "  # before the kind of a thing that an earlier step has put away: nothing more can be done with it

Scope = dict[str, str]  # what has been named so far, and what kind of thing it is


class Ref(Field):
    """A thing that an earlier step has named, or one that always is there, such as `me`."""

    def __init__(self, *kinds: str, always: Sequence[str] = ()) -> None:
        """The kinds that fit here."""
        self.kinds = kinds
        self.always = tuple(always)

    def problems(self, value: Any, way: Way) -> Iterator[Problem]:
        """Where no step has named anything yet."""
        return self.in_scope(value, {}, way)

    def in_scope(self, value: Any, scope: Scope, way: Way) -> Iterator[Problem]:
        """Whether it has been named."""
        known = [*self.always, *(name for name, kind in scope.items() if kind in self.kinds)]
        if value not in known:
            late = isinstance(value, str) and scope.get(value, "") in [GONE + kind for kind in self.kinds]
            expected = ", ".join(known) or f"as = ({', '.join(self.kinds)})"
            yield Problem(way, "bad-value", expected, short(value), late=late)


class Amount(Ref):
    """A number, a number that an earlier step has named, or the length of a named list."""

    def __init__(self, low: int, high: int) -> None:
        """What may be written down; what is named may be more."""
        super().__init__("number", "players")
        self.number = Number(low, high)

    def in_scope(self, value: Any, scope: Scope, way: Way) -> Iterator[Problem]:
        if isinstance(value, str) and scope.get(value) in self.kinds:
            return
        yield from self.number.problems(value, way)


class Word(Field):
    """A number, or a word for one that the game counts."""

    def __init__(self, words: Sequence[str], number: Number) -> None:
        self.words, self.number = tuple(words), number
        self.expected = ", ".join((number.expected, *words))

    def problems(self, value: Any, way: Way) -> Iterator[Problem]:
        if value not in self.words and not self.number.fits(value):
            yield Problem(way, "bad-value", self.expected, short(value))


class Verb(NamedTuple):
    """One verb: what may stand after it, and what a step with `as` names."""

    what: Field  # the value of the verb itself
    fields: Mapping[str, Field] = {}
    names: str | Mapping[str, str] = ""  # the kind of thing that `as` names; or by the verb's value
    ends: bool = False  # whether what its value names is gone afterwards
    after: str = ""  # the verb that has to stand before it
    only: tuple[str, Mapping[str, Sequence[str]]] = ("", {})  # of a field: what it can be, by the verb's value


class Place(int):
    """Where a thing that a step has named is kept; no number that was written down."""


@dataclasses.dataclass(slots=True)
class Instruction:
    """One step, ready to run; `if`, `for_each` and the end of their lists are jumps to other steps."""

    verb: str
    args: dict[str, Any]  # `what` is the value of the verb; what an earlier step has named is a `Place`
    name: int = -1  # where to keep what the step names
    on: int = 0  # where to go on: after the steps of `for_each`, or where an `if` does not hold
    # what a game has read off it once, since it asks for it often
    read: Any = dataclasses.field(default=None, compare=False, repr=False)


class Program(Field):
    """A list of steps as the field of a card."""

    needed = False
    expected = "do = [{ … }]"

    def __init__(
        self,
        verbs: Mapping[str, Verb],
        conditions: Field,
        lists: Field | None = None,
        kinds: Mapping[str, str] | None = None,
        looks_at: Mapping[str, Field] | None = None,
        most: Mapping[str, int] | None = None,
    ) -> None:
        """`conditions` is what `if` looks at, and `looks_at` are further fields that say of whom. `lists` is what
        `for_each` may go through, where the game has it; `kinds` says what each list holds, `most` how much at most."""
        limits = {"at_least": Number(1, 99).or_else(None), "at_most": Number(0, 99).or_else(None)}
        self.verbs = {**verbs, "if": Verb(conditions, {**limits, **(looks_at or {})})}
        if lists is not None:
            self.verbs["for_each"] = Verb(lists)
        self.kinds = dict(kinds or {})
        self.most = dict(most or {})

    def problems(self, value: Any, way: Way) -> Iterator[Problem]:
        """What is wrong with the list and with every step, in order."""
        wrong = False
        for problem in self._list(value, way, {}, 1, []):
            wrong |= not problem.late
            yield problem
        run = 0 if wrong else self.budget(value)
        if run > MOST_RUN:
            yield Problem(way, "runs-long", str(MOST_RUN), str(run))

    def budget(self, steps: Sequence[Mapping[str, Any]]) -> int:
        """How many steps a list without mistakes carries out at most."""
        run = 0
        for step in steps:
            run += 1
            if "for_each" in step:
                run += self.most.get(str(step["for_each"]), MOST_LISTED) * self.budget(step["do"])
            elif "if" in step:
                run += max(self.budget(step["then"]), self.budget(step.get("else", ())))
        return run

    def _list(self, value: Any, way: Way, scope: Scope, depth: int, steps: list[str]) -> Iterator[Problem]:
        if not isinstance(value, list) or not value:
            yield Problem(way, "bad-value", self.expected, short(value))
            return
        if depth > MOST_DEPTH:
            yield Problem(way, "too-deep", str(MOST_DEPTH), str(depth))
            return
        for number, step in enumerate(value):
            steps.append("")  # the verbs so far
            if len(steps) > MOST_STEPS:
                yield Problem((*way, number), "too-long", str(MOST_STEPS), str(len(steps)))
                return
            yield from self._step(step, (*way, number), scope, depth, steps)

    def _step(self, step: Any, way: Way, scope: Scope, depth: int, steps: list[str]) -> Iterator[Problem]:
        known = [verb for verb in self.verbs if isinstance(step, dict) and verb in step]
        if len(known) != 1:
            yield Problem(way, "verb", ", ".join(self.verbs), short(", ".join(known) or step))
            return
        word = known[0]
        verb = self.verbs[word]
        if verb.after and verb.after not in steps:
            yield Problem((*way, word), "missing", verb.after, short(word), late=True)
        steps[-1] = word
        fields: dict[str, Field] = {word: verb.what, **verb.fields}
        lists = {"if": ("then", "else"), "for_each": ("do",)}.get(word, ())
        for name in step:
            if name not in fields and name not in lists and not (name == "as" and (verb.names or word == "for_each")):
                yield Problem((*way, name), "unknown-field", ", ".join([*fields, *lists]), short(name))
        for name, field in fields.items():
            if name in step:
                in_scope = isinstance(field, Ref)
                check = field.in_scope(step[name], scope, (*way, name)) if in_scope else ()  # type: ignore[attr-defined]  # it is a Ref
                yield from check if in_scope else field.problems(step[name], (*way, name))
            elif field.needed:
                yield Problem((*way, name), "missing", field.expected, short(None))
        field_name, by_value = verb.only
        can_be = by_value.get(str(step[word]), ())
        if can_be and step.get(field_name, "") not in can_be:
            expected, got = ", ".join(filter(None, can_be)), short(step.get(field_name))
            yield Problem((*way, field_name), "bad-value", expected, got, late=True)
        if verb.ends and isinstance(step[word], str) and step[word] in scope:
            scope[step[word]] = GONE + scope[step[word]].removeprefix(GONE)
        if word == "if" and len({"at_least", "at_most"} & set(step)) != 1:
            yield Problem(way, "missing", "at_least, at_most", short(None))
        inner = dict(scope)
        kind = self.names(word, step, scope)
        if "as" in step and kind:
            fits = isinstance(step["as"], str) and step["as"].isidentifier() and len(step["as"]) <= 20
            if not fits or len(scope) >= MOST_NAMES:
                yield Problem((*way, "as"), "bad-value", f"a-z, _ (≤ {MOST_NAMES})", short(step["as"]))
            else:
                (inner if word == "for_each" else scope)[step["as"]] = kind
        for name in lists:
            if name in step:
                yield from self._list(step[name], (*way, name), dict(inner), depth + 1, steps)
            elif name != "else":
                yield Problem((*way, name), "missing", self.expected, short(None))

    def names(self, word: str, step: Mapping[str, Any], scope: Scope) -> str:
        """The kind of thing that a step names."""
        if word == "for_each":
            listed = str(step[word])
            return self.kinds.get(scope.get(listed, listed), "")
        names = self.verbs[word].names
        return names if isinstance(names, str) else names.get(str(step[word]), "")

    def compile(self, steps: Sequence[Mapping[str, Any]]) -> tuple[Instruction, ...]:
        """Steps without mistakes as instructions."""
        code: list[Instruction] = []
        self._compile(steps, {}, code)
        return tuple(code)

    def _compile(self, steps: Sequence[Mapping[str, Any]], places: dict[str, int], code: list[Instruction]) -> None:
        for step in steps:
            word = next(verb for verb in self.verbs if verb in step)
            verb = self.verbs[word]
            fields = {word: verb.what, **verb.fields}
            args: dict[str, Any] = {}
            for name, field in fields.items():
                value = step.get(name, field.default)
                key = "what" if name == word else name
                args[key] = Place(places[value]) if isinstance(field, Ref) and value in places else value
            at = len(code)
            code.append(Instruction(word, args))  # where it goes on is known when its lists are written
            inner = dict(places)
            place = -1
            if "as" in step:
                place = max(places.values(), default=-1) + 1  # never that of a thing whose name has gone to another
                (inner if word == "for_each" else places)[step["as"]] = place
            if word == "if":
                self._compile(step["then"], dict(inner), code)
                if "else" in step:
                    jump = len(code)
                    code.append(Instruction("else", {}))
                    code[at] = Instruction(word, args, place, len(code))
                    self._compile(step["else"], dict(inner), code)
                    code[jump] = Instruction("else", {}, on=len(code))
                else:
                    code[at] = Instruction(word, args, place, len(code))
            elif word == "for_each":
                self._compile(step["do"], inner, code)
                code[at] = Instruction(word, args, place, len(code))
            else:
                code[at] = Instruction(word, args, place)


def one_of(values: Sequence[str], default: str | None = None) -> Field:
    """A word after a verb; with a default it may be left out."""
    field: Field = OneOf(values)
    return field if default is None else field.or_else(default)


OFTEN, PERHAPS = 2.0, 0.5


def how_often(code: Sequence[Instruction]) -> list[float]:
    """For each step about how often it is carried out: for bots that weigh a program. Steps within `for_each` more than
    once, steps that hang on an `if` in one of two cases."""
    times = [1.0] * len(code)
    for at, step in enumerate(code):
        for inner in range(at + 1, step.on):
            times[inner] *= OFTEN if step.verb == "for_each" else PERHAPS
    return times


def outermost(code: Sequence[Instruction]) -> list[Instruction]:
    """The steps of a program that belong to no list within it."""
    found = []
    at = 0
    while at < len(code):
        step = code[at]
        found.append(step)
        at = step.on or at + 1
        if step.verb == "if" and code[at - 1].verb == "else":
            at = code[at - 1].on
    return found
