"""One match: the face that notebooks, bots, the server and our own checks use."""

from collections.abc import Mapping
from copy import deepcopy
from itertools import filterfalse
from typing import Any, NamedTuple

from meetinghouse.engine import record as records
from meetinghouse.engine.acts import Ask, Choice, read_choice
from meetinghouse.engine.chance import Chance, Seal
from meetinghouse.engine.errors import BadInput, IllegalMove
from meetinghouse.engine.game import Closes, Game
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.moments import Cuts, Moment
from meetinghouse.engine.observer import Observer, deep, seen_by
from meetinghouse.engine.table import Decision, Outcome, Table
from meetinghouse.engine.trail import Trail
from meetinghouse.engine.whole import whole

_MAIN = Closes.MAIN


class LoggedAnswer(NamedTuple):
    """One answer as it stands in the log."""

    ask: int
    seat: int
    act: int


class Match:
    """A running or finished game.

    >>> import meetinghouse as mh
    >>> m = mh.new_match("salem1692", seats=4, seed=1692)
    >>> m.waiting                                   # Dawn asks everyone alike
    (0, 1, 2, 3)
    >>> ask = m.ask(0)
    >>> len(ask.options)
    4
    >>> m.answer(0, ask.options[1])                 # nobody hears of it until all have answered
    []
    >>> m.ask(0) is None
    True
    """

    __slots__ = ("_asked", "_asks", "_imagined", "_past", "_table", "commitment", "origins")

    def __init__(self, table: Table, commitment: str, imagined: bool = False) -> None:
        """Use `meetinghouse.new_match`, `replay` or `imagine` instead."""
        self._table = table
        self._asks: dict[int, Ask] = {}
        self._asked: Decision | None = None  # the decision that `_asks` belong to
        self._imagined = imagined
        self._past: tuple[int, list[Json]] | None = None
        self.commitment = commitment
        self.origins: list[Json] = []  # games that this one goes on from, as its record says them

    def __repr__(self) -> str:
        """Says only what everybody may know."""
        return f"<Match of {self.game}, {self.seats} seats, {'over' if self.outcome else 'running'}>"

    # ---- facts -----------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The game's id."""
        return self._table.game.id

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._table.seats

    @property
    def options(self) -> dict[str, Any]:
        """The table options in force."""
        return dict(self._table.options)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        outcome = self._table.outcome
        return None if outcome is None else outcome._replace(scores=deep(outcome.scores))  # the caller's own

    @property
    def secret(self) -> Seal | None:
        """The key and nonce behind the commitment: the operator's own until the end, never to be sent before it."""
        return self._table.chance.seal

    @property
    def decision(self) -> Json | None:
        """What is public of the open decision, for clocks: id, kind, data, seats, wish in seconds, how it closes."""
        decision, shown = self._table.decision, self.observer.decision(-1)
        if decision is None or shown is None:
            return None
        facts = {name: shown[name] for name in ("id", "kind", "closes", "seats", "seconds", "data")}
        return {**facts, "public_answers": decision.kind.public_answers}

    # ---- asking and answering --------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may answer now. The operator's knowledge: in secret phases no seat is told it."""
        table = self._table
        decision = table.decision
        if decision is None:
            return ()
        answers = table.answers
        if not answers:
            return decision.seats
        return tuple([seat for seat in decision.seats if seat not in answers])

    def ask(self, seat: int) -> Ask | None:
        """What this seat is asked now, or None."""
        if type(seat) is not int:
            seat = self._seat(seat)
        table = self._table
        decision = table.decision
        if decision is None:
            self._seat(seat)
            return None
        if self._asked is not decision:
            self._asks = {}
            self._asked = decision
        elif seat in self._asks:
            return None if seat in table.answers else self._asks[seat]
        if seat not in decision.seats or seat in table.answers:
            self._seat(seat)
            return None
        kind = decision.kind
        game = table.game
        ask = self._asks[seat] = Ask(
            decision.id | table.substep << 32,
            game.spelt[kind.name if kind.label is None else kind.label(table, seat, *decision.data)],
            tuple(kind.options(table, seat, *decision.data)),
            game.acts.acts,
            kind.closes is not _MAIN or seat == decision.seats[0],
            kind.seconds,
        )
        return ask

    def answer(self, seat: int, choice: Choice | Mapping[str, Any]) -> list[Json]:
        """Answer for a seat; returns what that seat is told by it. `IllegalMove` changes nothing."""
        if type(seat) is not int:
            seat = self._seat(seat)
        table = self._table
        asks = self._asks
        if (  # the usual case, without a call: the caller has asked, and answers with one of the choices it was given
            type(choice) is Choice
            and self._asked is table.decision
            and seat in asks
            and seat not in table.answers
            and choice.ask == asks[seat].id
            and choice.act.id in asks[seat].numbers
            and table.game.acts.acts[choice.act.id] is choice.act
        ):
            ask_id, act = choice.ask, choice.act.id
        else:
            ask_id, act = self.check(seat, choice)
        events = table.events.tail
        before = len(events)
        table.log.append(("answer", ask_id, seat, act))
        table.take(seat, act)
        return seen_by(events[before:], 1 << seat, table.game.spelt) if len(events) != before else []

    def check(self, seat: int, choice: Choice | Mapping[str, Any]) -> tuple[int, int]:
        """Raise what answering would raise, and change nothing; returns the id of the ask and the number of the act."""
        ask = self.ask(seat)
        if ask is None:
            self._refuse_unasked(seat, choice)
        assert ask is not None
        asked, act = read_choice(self._table.game.acts, choice)
        if asked != ask.id:
            raise IllegalMove("stale", expected=ask.id, got=asked)
        if act not in ask.numbers:
            self._refuse_unoffered(seat, act)
        return asked, act

    def timeout(self, ask_id: int | None = None) -> None:
        """Silence: the open decision takes its defaults; with an id, only if that one is still open."""
        table = self._table
        decision = table.decision
        if decision is None:
            raise IllegalMove("game-over", expected="an open decision", got=ask_id)
        if ask_id is not None and (type(ask_id) is not int or ask_id not in (decision.id, table.ask_id)):
            raise IllegalMove("stale", expected=decision.id, got=ask_id)
        table.log.append(("timeout", decision.id))
        table.silence()

    def _seat(self, seat: Any, least: int = 0) -> int:
        """The number of a seat, NumPy's as well; all else is refused."""
        number = whole(seat)
        if type(number) is not int or not least <= number < self.seats:
            raise BadInput("no-such-seat", expected=f"0..{self.seats - 1}", got=seat)
        return number

    def _refuse_unasked(self, seat: int, choice: Any) -> None:
        table = self._table
        if table.decision is None:
            raise IllegalMove("game-over", expected="an open decision", got=choice)
        asked, _ = read_choice(table.game.acts, choice)
        # by the public part of the id alone: nobody else may count the small steps of the asked seat
        if asked & (1 << 32) - 1 != table.decision.id:
            raise IllegalMove("stale", expected=table.decision.id, got=asked)
        raise IllegalMove("not-asked", expected="a seat that is asked and has not answered", got=seat)

    def _refuse_unoffered(self, seat: int, act: int) -> None:
        table = self._table
        game = table.game
        why = game.why_not(table, seat, act) if game.why_not is not None else None
        shown = dict(game.acts[act].json)
        if why is not None:
            raise IllegalMove(why[0], expected="one of the options", got=shown, rule=why[1])
        raise IllegalMove("not-offered", expected="one of the options", got=shown)

    # ---- one seat at a time, for environments ------------------------------------------------------------------

    def turn(self) -> tuple[int, list[int]]:
        """The next seat whose answer is required and the numbers of its acts; -1 and none when it is over."""
        table = self._table
        decision = table.decision
        if decision is None:
            return -1, []
        seats, answers = decision.seats, table.answers
        seat = next(filterfalse(answers.__contains__, seats)) if answers else seats[0]
        return seat, list(decision.kind.options(table, seat, *decision.data))

    def take(self, seat: int, act: int) -> None:
        """Answer for the seat of `turn` with one of its acts, unchecked."""
        table = self._table
        table.log.append(("answer", (table.next_id - 1) | table.substep << 32, seat, act))  # with its `ask_id`
        table.take(seat, act)

    @property
    def ask_id(self) -> int:
        """The id that answers must quote now."""
        return self._table.ask_id

    def use_chance(self, chance: Chance) -> None:
        """Go on with another source of chance, which writes to this match's log: for trees with explicit chance."""
        chance.log = self._table.log
        self._table.chance = chance

    # ---- looking ---------------------------------------------------------------------------------------------

    @property
    def observer(self) -> Observer:
        """What any viewer sees and is told: the only way out of the table."""
        return Observer(self._table)

    def view(self, seat: int) -> Json:
        """What a seat knows, in plain JSON types; -1 is a spectator."""
        return Observer(self._table).view(self._seat(seat, -1))

    def events(self, seat: int, since: int = 0) -> list[Json]:
        """What that seat was told so far, in order, from its own number `since` on."""
        seat, since = self._seat(seat, -1), whole(since)
        if type(since) is not int or since < 0:
            raise BadInput("bad-since", expected="a number from 0", got=since)
        seen = self.observer.told(seat)
        if self._past is not None and self._past[0] == seat:
            seen = [dict(event) for event in self._past[1]] + seen
        return seen[since:]

    def news(self, seat: int, cursor: int) -> tuple[list[Json], int]:
        """Events for a seat from a cursor on, and the next cursor: for servers that follow a match. Start at 0."""
        return self.observer.told(seat, cursor), len(self._table.events)

    def follow(self) -> None:
        """From now on keep what happens as moments, until `moments` takes them."""
        self._table.cuts = Cuts(self._table)

    def moments(self) -> list[Moment]:
        """What happened since the last time in the order in which it is told, each with the table as it stood then.

        The last one is the match as it stands now; a match that was not followed has only that one, and is followed
        from now on. The operator's: show what `Observer(moment.table)` hands out.
        """
        if self._table.cuts is None:
            self._table.cuts = Cuts(self._table)
        return self._table.cuts.take(self._table)

    # ---- copies and records ----------------------------------------------------------------------------------

    def copy(self) -> "Match":
        """An independent match in the same state."""
        other = Match(self._table.copy(), self.commitment, self._imagined)
        other._past = self._past
        other.origins = self.origins
        other._asks = self._asks.copy()
        other._asked = self._asked
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        """As `copy`."""
        other = self.copy()
        other._table = deepcopy(self._table, memo)  # one table for all that hold it in what is being copied
        return other

    def __getstate__(self) -> tuple[None, dict[str, Any]]:
        """Pickled with every secret of the deal, like its record."""
        return None, {**{name: getattr(self, name) for name in self.__slots__}, "_asks": {}, "_asked": None}

    def record(self) -> str:
        """The whole match as JSON Lines. Holds every secret of the deal: the operator's own until the end."""
        return "\n".join(self.record_lines()) + "\n"

    def record_lines(self, since: int = -1) -> list[str]:
        """The lines of the record, or those that came after the match had a `version`, for logs that grow with it."""
        if self._imagined:
            raise BadInput("no-record", expected="a match that was dealt", got="an imagined one")
        return records.lines(self._table, self.commitment, self.origins, since)

    def answers(self, since: int = 0) -> list[LoggedAnswer]:
        """The answers given so far, or since the match had a `version`. The operator's knowledge."""
        log: list[Any] = self._table.log.since(since)
        return [LoggedAnswer(*entry[1:]) for entry in log if entry[0] == "answer"]

    @property
    def version(self) -> int:
        """Rises whenever the game changes: nothing happens in a match that is not in its log."""
        return len(self._table.log)


def start(game: Game, seats: Any, options: Any, seal: Seal, new: bool = True) -> Match:
    """Deal a match; `new` is false for one that was dealt before, whose options stand in a log."""
    values = game.read_options(seats, options, new)
    return begin(game, seats, values, Chance(seal, Trail()), seal.commitment)


def begin(game: Game, seats: int, values: dict[str, Any], chance: Chance, commitment: str) -> Match:
    """Set up a table on any source of chance and run it to its first decision."""
    table = game.table(game, seats, values, chance)
    game.set_up(table)
    if table.decision is None:
        table.run()
    return Match(table, commitment)
