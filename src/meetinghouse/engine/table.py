"""The table: the state of one running game and the verbs that rules use on it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from meetinghouse.engine.acts import struct
from meetinghouse.engine.chance import Chance, LogEntry
from meetinghouse.engine.game import Closes, Game, Kind
from meetinghouse.engine.moments import Cuts
from meetinghouse.engine.trail import Trail
from meetinghouse.engine.visibility import EVERYONE, Public, Recorded, Server

# key, public args, secret args, mask of viewers told the secret, mask of viewers who see the event at all
Event = tuple[str, dict[str, Any], dict[str, Any] | None, int, int]


class Outcome(NamedTuple):
    """How a match ended."""

    winners: tuple[int, ...]
    reason: str
    scores: dict[str, Any]


@struct
@dataclass(eq=False, slots=True)
class _Decision:
    id: int
    kind: Kind
    seats: tuple[int, ...]  # for MAIN, the first decides and the others may speak up
    data: tuple[Any, ...]


class Decision(_Decision):
    """What the table waits for. Never changes once open; the answers so far are kept by the table."""

    never_changes = True

    def __repr__(self) -> str:
        """Without answers: those are secret."""
        return f"Decision(id={self.id}, kind={self.kind.name!r}, seats={self.seats})"


class Table(metaclass=Recorded):
    """Base of every game's state. In place, with an explicit `copy()`; games add their own marked fields."""

    # The engine's own fields; `view` shows what is public of them in a form of its own.
    game: Server[Game]
    seats: Public[int]
    options: Server[dict[str, Any]]
    decision: Server[Decision | None]
    answers: Server[dict[int, int]]
    stack: Public[list[tuple]]  # type: ignore[type-arg]  # frames: step name and its data, public facts only
    next_id: Public[int]
    substep: Server[int]  # how often the open decision went on under its public id; only the asked seat sees it
    outcome: Server[Outcome | None]
    events: Server[Trail[Event]]
    log: Server[Trail[LogEntry]]
    chance: Server[Chance]
    cuts: Server[Cuts | None]  # where somebody follows the match moment by moment

    if TYPE_CHECKING:  # methods that the metaclass generates from the marked fields of a game; see `visibility`
        clear_fields: Callable[[], None]  # empties them; where each seat sees its own, one for each
        copy_fields: Callable[[Any], None]  # to another table
        show_fields: Callable[[dict[str, Any], int], None]  # adds what a viewer sees to a view
        show_fixed: Callable[[dict[str, Any]], None]  # adds what all viewers see alike and what never changes
        show_shared: Callable[[dict[str, Any]], None]  # adds what else all viewers see alike
        show_own: Callable[[dict[str, Any], int], None]  # adds what may differ from viewer to viewer

    def __init__(self, game: Game, seats: int, options: dict[str, Any], chance: Chance) -> None:
        """An empty table; `game.set_up(table)` sets it up."""
        self.game = game
        self.seats = seats
        self.options = options
        self.decision = None
        self.answers = {}
        self.stack = []
        self.next_id = 1
        self.substep = 0
        self.outcome = None
        self.events = Trail()
        self.log = chance.log
        self.chance = chance
        self.cuts = None
        self.clear_fields()

    def own_words(self) -> dict[str, Any] | None:
        """The names and texts that the card set in use brings, as `Shape.words` gives them; shown with every view."""
        return None

    def __repr__(self) -> str:
        """Says nothing about what is on the table."""
        return f"<{self.game.id} table, {self.seats} seats>"

    def copy(self) -> Any:
        """An independent table in the same state; what cannot change is shared."""
        cls = type(self)
        other = cls.__new__(cls)
        other.game = self.game
        other.seats = self.seats
        other.options = self.options
        other.decision = self.decision
        other.answers = self.answers.copy()
        other.stack = self.stack[:]
        other.next_id = self.next_id
        other.substep = self.substep
        other.outcome = self.outcome
        other.events = self.events.copy()
        other.log = log = self.log.copy()
        other.chance = self.chance.copy(log)
        other.cuts = None
        self.copy_fields(other)
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        """As `copy`: nothing that is shared can change."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the values of its fields. A decision's kind is code: only its name is kept."""
        names = (*vars(Table)["__slots__"], *(field.name for field in type(self).fields))
        values = {name: getattr(self, name) for name in names}
        values["cuts"] = None
        decision = self.decision
        if decision is not None:
            values["decision"] = (decision.id, decision.kind.name, decision.seats, decision.data)
        return _table, (values,)

    # ---- verbs for rules -------------------------------------------------------------------------------------

    def emit(
        self, key: str, /, *, tells: int = 0, to: int = EVERYONE, secret: dict[str, Any] | None = None, **args: Any
    ) -> None:
        """Tell the viewers in `to` that something happened; those in `tells` learn something hidden by it.

        `secret` holds the arguments that only the viewers in `tells` see. A public event that shows what some viewer
        could not have known carries `tells=EVERYONE`.
        """
        self.events.append((key, args, secret, tells, to))
        if self.cuts is not None:
            self.cuts.told(self, key, to)

    def ask(self, kind: Kind, seats: Sequence[int], *data: Any) -> None:
        """Open a decision. Its data is public: secrets belong into marked fields."""
        self.decision = Decision(self.next_id, kind, tuple(seats), data)
        self.next_id += 1
        self.substep = 0
        if self.answers:
            self.answers = {}

    def again(self, kind: Kind, seat: int, *data: Any) -> None:
        """Ask the same decision again, as a further step that other seats cannot count.

        Its public id stays; only the asked seat's own ask gets a new one.
        """
        self.decision = Decision(self.next_id - 1, kind, (seat,), data)
        self.substep += 1

    @property
    def ask_id(self) -> int:
        """The id that answers must quote: the open decision's, with a different one for each step under `again`."""
        return (self.next_id - 1) | self.substep << 32

    def push(self, step: Callable[..., None], *data: Any) -> None:
        """Run `step(table, *data)` when what is going on now is over. Last pushed, first run. Data is public."""
        self.stack.append((step.__name__, *data))

    def finish(self, winners: Sequence[int], reason: str, scores: dict[str, Any] | None = None) -> None:
        """End the game here and now."""
        self.outcome = Outcome(tuple(winners), reason, scores or {})
        self.decision = None
        self.stack = []

    # ---- running ---------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Run pushed steps until a decision is open or the game is over."""
        stack = self.stack
        steps = self.game.rules.steps
        while stack and self.decision is None:
            frame = stack.pop()
            steps[frame[0]](self, *frame[1:])
            stack = self.stack

    def take(self, seat: int, act: int) -> None:
        """Apply an answer that has been checked."""
        decision = self.decision
        assert decision is not None
        kind = decision.kind
        if kind.alone:
            self.decision = None
            kind.then(self, seat, act, *decision.data)
            if self.decision is None:
                self.run()
            return
        answers = self.answers
        answers[seat] = act
        if kind.closes is Closes.FIRST_YES:
            assert kind.yes is not None
            if kind.yes(act):
                self._close(decision, seat, act)
            elif len(answers) == len(decision.seats):
                self._close(decision, -1, -1)
        elif len(answers) == len(decision.seats):
            self._close_all(decision)

    def silence(self) -> None:
        """Apply the defaults of the open decision: its time is over."""
        decision = self.decision
        assert decision is not None
        kind = decision.kind
        if kind.alone:
            self.take(decision.seats[0], kind.default(self, decision.seats[0], *decision.data))
        elif kind.closes is Closes.FIRST_YES:
            self._close(decision, -1, -1)
        else:
            for seat in decision.seats:
                if seat not in self.answers:
                    self.answers[seat] = kind.default(self, seat, *decision.data)
            self._close_all(decision)

    def _close_all(self, decision: Decision) -> None:
        given = self.answers
        # in the order of the seats, so that the order in which answers came in decides nothing
        self._close(decision, {seat: given[seat] for seat in decision.seats})

    def _close(self, decision: Decision, *given: Any) -> None:
        self.answers = {}
        self.decision = None
        decision.kind.then(self, *given, *decision.data)
        if self.decision is None:
            self.run()


def _table(values: dict[str, Any]) -> Table:
    game: Game = values["game"]
    table = game.table.__new__(game.table)
    for name, value in values.items():
        setattr(table, name, value)
    if values["decision"] is not None:
        number, kind, seats, data = values["decision"]
        table.decision = Decision(number, game.rules.kinds[kind], seats, data)
    return table
