"""What a game is to the engine: its rules, and where everything else that it declares is found."""

import enum
import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeVar

from meetinghouse.engine.acts import ActTable
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.json_types import Json as Json  # games have it at hand here

if TYPE_CHECKING:
    from meetinghouse.engine.table import Table

D = TypeVar("D")
F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")
V = TypeVar("V")


class Closes(enum.Enum):
    """How a decision closes."""

    ONE = "one"  # one seat is asked; its answer closes it
    ALL = "all"  # when all asked seats have answered
    FIRST_YES = "first-yes"  # at the first yes, when all have answered, or at the clock
    MAIN = "main"  # one seat decides while others may speak up; a speak-up closes it too


class Option(NamedTuple):
    """One table option and what it may be."""

    default: Any
    choices: tuple[Any, ...]
    # reads text that is none of the choices, or raises `BadInput`; and whether it is new or stood in a game before
    own: Callable[[str, bool], Any] | None = None


class GameSpec(NamedTuple):
    """The static facts of a game."""

    id: str
    min_seats: int
    max_seats: int
    rules_version: str
    options: Mapping[str, Option]
    usual_seats: int = 0  # the table a host is offered first
    minutes: int = 0  # how long such a table plays


class Sides(NamedTuple):
    """The sides of a game in which people win together."""

    names: tuple[str, ...]  # words under `<game>-side-<name>`
    of_view: Callable[[Json], str]  # the side that a seat's own view says it is on now
    won_by: Mapping[str, str]  # outcome reason -> the side that won; without an entry, the side of all winners


def load(place: str) -> Any:
    """What `package.module:name` names; `package.module` alone is the module. Imported here, when somebody needs it."""
    module, colon, name = place.partition(":")
    found = importlib.import_module(module)
    return getattr(found, name) if colon else found


@dataclass(eq=False, slots=True)
class Kind:
    """A kind of decision, as `Rules.decision` describes it. Made once at import and shared by all tables."""

    never_changes: ClassVar[bool] = True
    name: str
    closes: Closes
    options: Callable[..., Sequence[int]]
    default: Callable[..., int]
    then: Callable[..., None]
    seconds: int | None
    public_answers: bool
    label: Callable[..., str] | None
    labels: tuple[str, ...]
    yes: Callable[[int], bool] | None
    rule: str
    alone: bool = field(init=False)  # the first answer closes it

    def __post_init__(self) -> None:
        """Compute the fields that follow from the others."""
        self.alone = self.closes is Closes.ONE or self.closes is Closes.MAIN

    def __repr__(self) -> str:
        """By name."""
        return f"Kind({self.name!r})"


def by_chance(options: Callable[..., Sequence[int]]) -> Callable[..., int]:
    """What silence means where one of the options must be taken and none is better: chance takes one."""

    def default(table: "Table", seat: int, *data: Any) -> int:
        offered = options(table, seat, *data)
        return offered[table.chance.pick(len(offered))]

    return default


REFUSED = ("not-now", "not-a-choice")  # what `by_question` says


def by_question(table: "Table", seat: int, act: int) -> tuple[str, str]:
    """The default reason why an act is not offered: a code, and the rule by which the open question is asked.

    The act answers another question, or names what cannot be chosen here. A seat knows its own options, so this tells
    it nothing new.
    """
    decision, acts = table.decision, table.game.acts
    assert decision is not None
    asked = {acts[one].do for one in decision.kind.options(table, seat, *decision.data)}
    return REFUSED[acts[act].do in asked], decision.kind.rule


class Rules:
    """The rules of one game, all that the engine reads: facts of its table, and a registry that its modules fill.

    Steps and decisions are registered by name, because flow continues by name, never by closure. The table's class and
    the functions below are registered with a decorator each; only `set_up` must be.
    """

    def __init__(
        self,
        game_id: str,
        *,
        seats: tuple[int, int],
        version: str = "1",
        acts: ActTable | None = None,
        options: Mapping[str, Option] = MappingProxyType({}),
        usual_seats: int = 0,
        minutes: int = 0,
        outcomes: Sequence[str] = (),
        sides: Sides | None = None,
    ) -> None:
        """Declare the facts; the game's modules register the rest at import.

        `seats` are the fewest and the most, `usual_seats` the table that a host is offered first and `minutes` how long
        it plays. `version` rises whenever play changes. `acts` are all answers that there are. `outcomes` are all
        reasons for which a match may end, where the game lists them.
        """
        self.options = dict(options)
        self.spec = GameSpec(game_id, *seats, version, self.options, usual_seats or sum(seats) // 2, minutes)
        self.acts = ActTable() if acts is None else acts
        self.outcomes = tuple(outcomes)
        self.sides = sides
        self.kinds: dict[str, Kind] = {}
        self.steps: dict[str, Callable[..., None]] = {}
        self.why_codes: tuple[str, ...] = ()
        self.registered: dict[str, Any] = {}

    def table(self, table: type[T]) -> type[T]:
        """Register the class that holds what lies on the table; without one nothing does."""
        return self._register("table", table)

    def set_up(self, function: F) -> F:
        """Register `(table) -> None`, which sets up a fresh table and opens the first decision."""
        return self._register("set_up", function)

    def imagine(self, function: F) -> F:
        """Register `(table, view) -> None`, which fills in what a view does not show.

        The table's public fields and the viewer's own entries are restored already; chance is `table.chance`. A game
        that hides nothing needs no such function.
        """
        return self._register("imagine", function)

    def why_not(self, *codes: str) -> Callable[[F], F]:
        """Register `(table, seat, act) -> (code, rule number) or None`, which explains why an act is not offered."""
        self.why_codes = codes
        return lambda function: self._register("why_not", function)

    def check_options(self, function: F) -> F:
        """Register `(seats, options) -> None`, which refuses options that do not go together."""
        return self._register("check_options", function)

    def _register(self, name: str, found: V) -> V:
        if name in self.registered:
            raise TypeError(f"{self.spec.id} registers {name} twice")
        self.registered[name] = found
        return found

    def step(self, function: F) -> F:
        """Register a step `(table, *data) -> None` under its own name; `table.push(step, *data)` runs it later."""
        name = function.__name__
        if name in self.steps:
            raise TypeError(f"two steps named {name}")
        self.steps[name] = function
        return function

    def decision(
        self,
        name: str,
        options: Callable[..., Sequence[int]],
        then: Callable[..., None],
        default: Callable[..., int] | None = None,
        *,
        closes: Closes = Closes.ONE,
        seconds: int | None = None,
        public_answers: bool = False,
        label: Callable[..., str] | None = None,
        labels: Sequence[str] = (),
        yes: Callable[[int], bool] | None = None,
        rule: str = "",
    ) -> Kind:
        """Register a kind of decision.

        `options(table, seat, *data)` lists act numbers; it is called only when somebody looks.
        `default(table, seat, *data)` is what silence means; without it chance takes one of the options.
        `then` is called when the decision has closed:
        ONE and MAIN `(table, seat, act, *data)`, ALL `(table, {seat: act}, *data)` in the order of the asked seats,
        FIRST_YES `(table, seat or -1, act or -1, *data)`; `yes(act)` tells a yes from a no.
        `public_answers` lets everyone see who has answered; leave it off in secret phases.
        `label(table, seat, *data)` names the question each seat is asked (one of `labels`) when that differs by seat:
        only the seat itself sees it. `rule` is the number of the rule by which it is asked.
        """
        if name in self.kinds:
            raise TypeError(f"two decisions named {name}")
        silence = default or by_chance(options)
        asked = tuple(labels) or (name,)
        kind = Kind(name, closes, options, silence, then, seconds, public_answers, label, asked, yes, rule)
        self.kinds[name] = kind
        return kind


class Spelt(dict[str, str]):
    """The names of one game with its id in front, each built once."""

    def __init__(self, game_id: str) -> None:
        """Empty."""
        super().__init__()
        self.prefix = game_id + "."

    def __missing__(self, name: str) -> str:
        """Build a name on first use."""
        self[name] = full = self.prefix + name
        return full


class Game:
    """A game: its rules, who plays it, and what else it declares for those who tell, teach, look back and measure."""

    never_changes = True

    def __init__(
        self,
        rules: Rules,
        *,
        package: str = "",
        folder: Path | None = None,
        bots: Mapping[int, str] = MappingProxyType({}),
        usual_level: int = 2,
        declares: Sequence[object] = (),
    ) -> None:
        """Only `rules` must be given.

        `package` is the package whose modules have the usual names (ARCHITECTURE.md lists them): those with rules are
        imported here, the others when somebody needs them. `folder` is where a game of another package keeps `locales`,
        `cards`, `docs` and `web`. `bots` are players by level, each as `module:Class`, made as `Class(seat, seed)`;
        `usual_level` plays when nobody says how strong. `declares` are declarations (`Telling`, `Learn`, `Lookback`,
        `Research`) of a game that has no package for them.
        """
        self.rules, self.spec, self.id = rules, rules.spec, rules.spec.id
        self.package, self.folder = package, folder
        self.bots, self.usual_level = dict(bots), usual_level
        self._declared: dict[type, Any] = {type(one): one for one in declares}
        self._modules: dict[str, ModuleType | None] = {}
        for name in ("state", "setup", "imagine", "why_not"):
            self.module(name)
        if "set_up" not in rules.registered:
            raise TypeError(f"{self.id} registers no set_up")
        self.spelt = Spelt(self.id)
        self.acts, self.sides = rules.acts, rules.sides
        self.table: type[Table] = rules.registered.get("table") or load("meetinghouse.engine.table:Table")
        self.set_up: Callable[[Any], None] = rules.registered["set_up"]
        self.imagine: Callable[[Any, Json], None] | None = rules.registered.get("imagine")
        self.why_not: Callable[[Any, int, int], tuple[str, str] | None] | None = rules.registered.get("why_not")
        self.check_options: Callable[[int, Mapping[str, Any]], None] | None = rules.registered.get("check_options")

    def module(self, name: str) -> ModuleType | None:
        """The module of this name in the game's package, imported when somebody first asks; None if there is none."""
        if name not in self._modules:
            place = f"{self.package}.{name}"
            there = self.package and importlib.util.find_spec(place) is not None
            self._modules[name] = importlib.import_module(place) if there else None
        return self._modules[name]

    def declares(self, kind: type[D]) -> D:
        """What the game declares of this kind, such as `Learn`; the default where it declares nothing.

        A declaration is given to `Game(declares=...)`, or stands in the module of that name in the game's package:
        `Learn` is `LEARN` in `<package>.learn`. It is imported when somebody first asks, so that rules need none of it.
        """
        if kind not in self._declared:
            name = kind.__name__
            module = self.module(name.lower())
            self._declared[kind] = kind() if module is None else getattr(module, name.upper())
        found: D = self._declared[kind]
        return found

    def read_options(self, seats: Any, given: Any, new: bool = True) -> dict[str, Any]:
        """Every option with its value; refuses unknown names and values, and a seat count out of range."""
        spec = self.spec
        if type(seats) is not int or not spec.min_seats <= seats <= spec.max_seats:
            raise BadInput("bad-seats", expected=f"{spec.min_seats}..{spec.max_seats}", got=seats)
        if given is None:
            given = {}
        if not isinstance(given, Mapping):
            raise BadInput("bad-option", expected="a mapping of option names", got=given)
        values = {name: option.default for name, option in spec.options.items()}
        for name, value in given.items():
            if name not in values:
                raise BadInput("bad-option", expected=sorted(values), got=name)
            option = spec.options[name]
            if not any(type(value) is type(c) and value == c for c in option.choices):
                if option.own is None or type(value) is not str:
                    raise BadInput("bad-option", expected={name: list(option.choices)}, got=value)
                option.own(value, new)
            values[name] = value
        if self.check_options is not None:
            self.check_options(seats, values)
        return values
