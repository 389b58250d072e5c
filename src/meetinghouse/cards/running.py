"""Carries out lists of steps (`verbs`): one interpreter for every game.

A deed lives on the table's stack in frames `("run_card", card, seat, at, end, named)`: whose deed it is, who does it,
the next step, where its list ends, and what the steps so far have named. All of it is public, as frames are. A game
says what its verbs do, whom its groups hold and what its numbers count; `if`, `for_each` and names are the same
everywhere.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from meetinghouse.cards.verbs import Instruction, Place
from meetinghouse.engine.game import Rules
from meetinghouse.engine.table import Table

Named = tuple[Any, ...]  # what the steps so far have named, by place
Frame = tuple[Any, ...]
T = TypeVar("T", bound=Table)

RUN = "run_card"


def keep(named: Named, place: int, thing: Any) -> Named:
    """The names, with this thing in its place."""
    if place < 0:
        return named
    if place == len(named):
        return (*named, thing)
    room = named + (None,) * (place + 1 - len(named))
    return (*room[:place], thing, *room[place + 1 :])


def value_of(step: Instruction, arg: str, named: Named) -> Any:
    """An argument of a step: what was named, or what is written there; None where it is left out."""
    value = step.args.get(arg)
    if type(value) is Place:
        return named[value] if value < len(named) else None
    return value


class Run(Generic[T]):
    """One step at the moment at which it is carried out."""

    __slots__ = ("at", "card", "named", "seat", "step", "t")

    def __init__(self, t: T, card: int, seat: int, at: int, step: Instruction, named: Named) -> None:
        """`card` whose deed it is, `seat` who does it, `at` the place of the step in its program."""
        self.t = t
        self.card = card
        self.seat = seat
        self.at = at
        self.step = step
        self.named = named

    def __getitem__(self, arg: str) -> Any:
        """An argument of the step, as `value_of` gives it."""
        value = self.step.args.get(arg)
        if type(value) is Place:
            return self.named[value] if value < len(self.named) else None
        return value

    def player(self, arg: str) -> int:
        """An argument that is a player: one that was named, or the one who does the deed."""
        value = self.step.args.get(arg)
        if type(value) is not Place or value >= len(self.named):
            return self.seat
        found = self.named[value]
        return found if type(found) is int else self.seat

    def number(self, arg: str = "n") -> int:
        """A number that is written down or was named, or the length of a named list."""
        found = self[arg]
        return len(found) if isinstance(found, tuple) else int(found or 0)

    def with_name(self, arg: str, thing: Any) -> Named:
        """The names, where the argument names another thing from now on."""
        value = self.step.args[arg]
        return keep(self.named, value, thing) if isinstance(value, Place) else self.named


class Interpreter(Generic[T]):
    """Runs the programs of one game. What verbs do builds on the table, and the table holds the cards, which need their
    interpreter. So a game makes it first, and says the rest later."""

    # Deeds change the table. They return the names where those have changed; what they push or ask comes before the
    # next step.
    deeds: Mapping[str, Callable[[Run[T]], Named | None]]
    # Asks open a question whose answer goes on with `go_on`; false where there is nothing to choose from.
    asks: Mapping[str, Callable[[Run[T]], bool]]
    # Functions of the table, the seat and the thing that `of` names.
    groups: Mapping[str, Callable[[T, int, Any], Sequence[Any]]]
    numbers: Mapping[str, Callable[[T, int, Any], int]]
    # Reads a power's program once, and gives the function that tells whether it would do anything now.
    possible: Callable[[Any], Callable[..., bool]]
    # Whether a deed has gone on for long enough; tells so.
    cut_short: Callable[[T, int, int], bool] | None = None

    def __init__(self, rules: Rules, code_of: Callable[[T, int], Sequence[Instruction]]) -> None:
        """`code_of` gives the program of a card."""
        self.code_of = code_of

        def run_card(t: T, card: int, seat: int, at: int, end: int, named: Named) -> None:
            if at < end:
                self._run(t, code_of(t, card), card, seat, at, end, named)

        rules.step(run_card)

    def begin(self, t: T, card: int, seat: int) -> None:
        """Carry out a card's deed, until a step has to wait for an answer."""
        code = self.code_of(t, card)
        self._run(t, code, card, seat, 0, len(code), ())

    def _run(self, t: T, code: Sequence[Instruction], card: int, seat: int, at: int, end: int, named: Named) -> None:
        """The steps of a program from `at` on; there is at least one."""
        deeds, asks, cut_short = self.deeds, self.asks, self.cut_short
        run = Run(t, card, seat, at, code[at], named)  # one for all its steps: nobody keeps it
        while at < end:
            if cut_short is not None and cut_short(t, card, seat):
                t.stack = [frame for frame in t.stack if frame[:2] != (RUN, card)]
                return
            step = code[at]
            verb = step.verb
            run.at, run.step, run.named = at, step, named
            if verb in asks:
                t.stack.append((RUN, card, seat, at + 1, end, named))
                if not asks[verb](run):
                    t.stack.pop()  # nothing to choose from: the rest comes to nothing
                return
            deed = deeds.get(verb)
            if deed is not None:
                rest: Frame = (RUN, card, seat, at + 1, end, named)  # what a step pushes or asks comes before it
                t.stack.append(rest)
                changed = deed(run)
                if changed is not None:
                    named = changed
                stack = t.stack
                if t.decision is None and stack and stack[-1] is rest:
                    stack.pop()
                    at += 1
                    continue
                if changed is not None:
                    stack[_place_of(stack, rest)] = (*rest[:-1], named)
                return
            if verb == "if":
                at = at + 1 if self.holds(run) else step.on
            elif verb == "else":
                at = step.on
            else:  # for_each
                what = run["what"]
                t.stack.append((RUN, card, seat, step.on, end, named))
                for thing in reversed(what if isinstance(what, tuple) else self.groups[what](t, seat, run["of"])):
                    t.stack.append((RUN, card, seat, at + 1, step.on, keep(named, step.name, thing)))
                return

    def holds(self, run: Run[T]) -> bool:
        """Whether the number that an `if` looks at is in its limits."""
        what = run["what"]
        n = self.numbers[what](run.t, run.seat, run["of"]) if isinstance(what, str) else run.number("what")
        low, high = run.step.args["at_least"], run.step.args["at_most"]
        return bool(n >= low if low is not None else n <= high)

    def waiting(self, t: T, card: int, at: int, named: Named) -> Run[T]:
        """The step whose question is open: who does the deed stands in the frame that waits for its answer."""
        return Run(t, card, t.stack[-1][2], at, self.code_of(t, card)[at], named)

    def go_on(self, t: T, thing: Any) -> None:
        """What was chosen, for the steps that wait on top of the stack."""
        _, card, seat, at, end, named = t.stack.pop()
        if at < end:
            code = self.code_of(t, card)
            place = code[at - 1].name
            named = (*named, thing) if place == len(named) else keep(named, place, thing)
            self._run(t, code, card, seat, at, end, named)

    def decline(self, t: T) -> None:
        """Nothing was chosen: the steps that wait on top of the stack come to nothing."""
        t.stack.pop()

    def afterwards(self, run: Run[T], step: Callable[..., None], *data: Any) -> None:
        """Have something done, once, when the whole deed is over."""
        stack = run.t.stack
        lowest = place = len(stack)
        for waiting in reversed(stack):
            place -= 1
            if waiting[0] == RUN:
                if waiting[1] != run.card:
                    break
                lowest = place
        frame = (step.__name__, *data)
        if lowest == 0 or stack[lowest - 1] != frame:
            stack.insert(lowest, frame)


def card_at_work(t: Table) -> int | None:
    """The card whose deed is being carried out: the steps that are left of it wait on the stack."""
    for frame in reversed(t.stack):
        if frame[0] == RUN:
            return int(frame[1])
    return None


def _place_of(stack: list[Frame], frame: Frame) -> int:
    return next(place for place in range(len(stack) - 1, -1, -1) if stack[place] is frame)
