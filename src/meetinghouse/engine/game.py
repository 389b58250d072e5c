"""What a game declares: its options, decisions, steps and acts, and all that others need to know about it."""

from __future__ import annotations

import enum
import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeVar

from meetinghouse.engine.acts import ActTable
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.event_types import EventType
from meetinghouse.engine.glossary import Word
from meetinghouse.engine.json_types import Json as Json  # games have it at hand here

if TYPE_CHECKING:
    from meetinghouse.engine.table import Table

F = TypeVar("F", bound=Callable[..., Any])


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
    own: Callable[[str], Any] | None = None  # reads text that is none of the choices, or raises `BadInput`


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


class Measures(NamedTuple):
    """What the lab counts of a game."""

    cards: Mapping[str, tuple[str, str]]  # event -> its arguments with the card that was used and the seat that did
    character: Callable[[Json], str]  # who or what the seat of a view is: a character, a faction
    fates: str = ""  # `module:name`: `fates(public events)` yields what players do to one another, as (what, seat)
    lap: tuple[str, bool] = ("", False)  # the event that ends a round, and whether each seat has its own in a round
    facts: tuple[str, ...] = ()  # public events that no player can help: cards turned up
    styles: Mapping[str, str] = MappingProxyType({})  # `module:Class` of bots with one odd habit each, by name


class Channel(NamedTuple):
    """A way to talk besides speaking to the whole table. A seat's own view alone says whether it may use it now."""

    name: str  # words under `<game>-channel-<name>`
    is_open: Callable[[Json], bool]  # of the parts of a seat's own view that it reads
    reads: tuple[str, ...]
    instead: bool = False  # who may use it may not speak to the table
    public: bool = False  # everybody reads it, not only those to whom it is open
    words: int = 0  # no more than these, once in a game; 0: as much and as often as one likes
    by_leave: bool = False  # only where the host allows it
    after: str = ""  # closed to a seat while that other channel is open to it and it has not spoken there


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
    alone: bool = field(init=False)  # the first answer closes it

    def __post_init__(self) -> None:
        """What follows from the rest."""
        self.alone = self.closes is Closes.ONE or self.closes is Closes.MAIN

    def __repr__(self) -> str:
        """By name."""
        return f"Kind({self.name!r})"


def by_chance(options: Callable[..., Sequence[int]]) -> Callable[..., int]:
    """What silence means where one of the options must be taken and none is better: chance takes one."""

    def default(table: Table, seat: int, *data: Any) -> int:
        offered = options(table, seat, *data)
        return offered[table.chance.pick(len(offered))]

    return default


class Rules:
    """The registry of one game: decision kinds and steps, by name. Flow continues by name, never by closure."""

    def __init__(self, game_id: str) -> None:
        """Empty; the game's modules fill it at import."""
        self.game_id = game_id
        self.kinds: dict[str, Kind] = {}
        self.steps: dict[str, Callable[..., None]] = {}

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
    ) -> Kind:
        """Register a kind of decision.

        `options(table, seat, *data)` lists act numbers; it is called only when somebody looks.
        `default(table, seat, *data)` is what silence means; without it chance takes one of the options.
        `then` is called when the decision has closed:
        ONE and MAIN `(table, seat, act, *data)`, ALL `(table, {seat: act}, *data)` in the order of the asked seats,
        FIRST_YES `(table, seat or -1, act or -1, *data)`; `yes(act)` tells a yes from a no.
        `public_answers` lets everyone see who has answered; leave it off in secret phases.
        `label(table, seat, *data)` names the question each seat is asked (one of `labels`) when that differs by seat:
        only the seat itself sees it.
        """
        if name in self.kinds:
            raise TypeError(f"two decisions named {name}")
        silence = default or by_chance(options)
        asked = tuple(labels) or (name,)
        kind = Kind(name, closes, options, silence, then, seconds, public_answers, label, asked, yes)
        self.kinds[name] = kind
        return kind


class Spelt(dict[str, str]):
    """Names of one game as they are shown, with its id before them; each is put together once."""

    def __init__(self, game_id: str) -> None:
        """Empty."""
        super().__init__()
        self.prefix = game_id + "."

    def __missing__(self, name: str) -> str:
        """Put it together."""
        self[name] = full = self.prefix + name
        return full


class Game:
    """A game as the engine sees it."""

    never_changes = True

    def __init__(
        self,
        *,
        id: str,
        min_seats: int,
        max_seats: int,
        rules_version: str,
        options: Mapping[str, Option],
        table: type[Table],
        package: str = "",
        rules: Rules | None = None,
        acts: ActTable | None = None,
        new: Callable[[Any], None] | None = None,
        imagine: Callable[[Any, Json], None] | None = None,
        words: Mapping[str, Sequence[str]] | None = None,
        events: Mapping[str, EventType] | None = None,
        outcome_reasons: Sequence[str] | None = None,
        ids: Mapping[str, Sequence[str | int]] | None = None,
        groups: Mapping[str, Callable[[Any], Iterable[int]]] | None = None,
        why_not: Callable[[Any, int, int], tuple[str, str] | None] | None = None,
        why_codes: Sequence[str] | None = None,
        check_options: Callable[[int, Mapping[str, Any]], None] | None = None,
        usual_seats: int = 0,
        minutes: int = 0,
        arena_seats: Sequence[int] = (),
        sides: Sides | None = None,
        measures: Measures | None = None,
        bots: Mapping[int, str] | None = None,
        usual_level: int = 2,
        encoder: str = "",
        layout_2: str = "",
        terminal: str = "",
        picture: str = "",
        story: str = "",
        companion: str = "",
        lesson: str = "",
        panels: str = "",
        coach: str = "",
        glossary: Sequence[Word] | None = None,
        balance: str = "",
        cards: str = "",
        proofs: str = "",
        folder: Path | None = None,
        talk: Sequence[Channel] = (),
        remarks: Sequence[str] = (),
        remarks_at: Mapping[str, Sequence[str]] | None = None,
        reasons: Mapping[str, Sequence[str]] | None = None,
        thinking: Mapping[str, float] | None = None,
        value: str = "",
        mind: str = "",
        trial: str = "",
    ) -> None:
        """Keep the parts.

        `new(table)` sets up a fresh table and opens the first decision. `imagine(table, view)` fills in what the view
        does not show on a table whose public fields are restored already; chance is `table.chance`.
        `words` maps an id family to the argument names that hold its ids, such as `{"seat": ["seat", "target"],
        "card": ["card", "cards"]}`; `ids` lists the ids of each family but `seat`, where they are known beforehand.
        `events` declares every kind of event by its key (see `event_types`), and `groups` the groups of seats that are
        told some of them, each as a function of the table. `outcome_reasons` lists all reasons there are.
        `why_not(table, seat, act)` may explain why an act is not offered: `(code, rule number)`.

        The rest is for those who play, watch and measure. What they load is named as `module:name`, so that rules
        import nothing of it: `bots` by level (`Class(seat, seed)`; `usual_level` plays when nobody says how strong),
        `encoder` (its observation's parts), `layout_2` (its observation with a memory), `terminal` (a module with
        `describe`, `who` and `story`), `story` (the `Storyteller` that looks back once it is over),
        `companion` (the `Companion` for its printed box), `lesson` (its `Scene`s in order), `panels` (the pictures of
        how it is played), `coach` (a module with `matters` and `why`), `balance` (the command that fills its balance
        page), `cards` (the module whose `SETS` it plays with), `proofs` (its `Facts` for the secrecy properties).
        `arena_seats` are the tables at which strength is measured. `folder` is where a game of another package keeps
        `locales`, `cards`, `docs/rules` and `web`. `talk` are the channels besides the table's own, `remarks` the
        ready-made ones that fit this game best, `remarks_at` those that fit while a kind of decision is open, `reasons`
        what may be said to give a remark its ground (words under `<game>-why-<reason>`), with the remarks for which
        people are offered it. `thinking` says how many times longer than usual bots seem to think about a kind of
        decision: for its weight, never for what anybody holds. `value` (a module), `mind` (a class) and `trial` (a
        `Trial`) are for looking back, as `analysis` says. `picture` is what lays its table out for environments
        to paint. `glossary` are the words that people may ask for (`engine/glossary`).

        A game whose modules have the names that ARCHITECTURE.md has says `package=__name__` instead of naming them, and
        what stands in them, one by one: `acts:ACTS` are its acts, `setup:set_up` is `new`, and so on as written below.
        """

        def part(given: Any, usual: str, *left_out: Any) -> Any:
            if given is None and not package and not left_out:
                raise TypeError(f"{id} has no {usual}, and names no package where it would be found")
            return given if given is not None else load(f"{package}.{usual}") if package else left_out[0]

        def found(place: str, usual: str) -> str:
            return place or (f"{package}.{usual}" if package else "")

        usual = usual_seats or (min_seats + max_seats) // 2
        self.spec = GameSpec(id, min_seats, max_seats, rules_version, dict(options), usual, minutes)
        self.id = id
        self.usual_level = usual_level
        self.spelt = Spelt(id)
        self.table = table
        self.acts: ActTable = part(acts, "acts:ACTS")
        self.events: dict[str, EventType] = dict(part(events, "event_types:EVENT_TYPES"))
        self.glossary: tuple[Word, ...] = tuple(part(glossary, "glossary:GLOSSARY", ()))
        self.imagine: Callable[[Any, Json], None] = part(imagine, "imagine:imagine")
        self.rules: Rules = part(rules, "rules:RULES")
        self.new: Callable[[Any], None] = part(new, "setup:set_up")
        self.check_options: Callable[[int, Mapping[str, Any]], None] | None = part(
            check_options, "setup:check_options", None
        )
        self.why_not: Callable[[Any, int, int], tuple[str, str] | None] | None = part(why_not, "why_not:why_not", None)
        self.why_codes: tuple[str, ...] = tuple(part(why_codes, "why_not:CODES", ()))
        families: Mapping[str, Sequence[str]] = part(words, "words:WORDS")
        self.words = {family: tuple(names) for family, names in families.items()}
        known: Mapping[str, Sequence[str | int]] = part(ids, "words:IDS", {})
        self.ids = {family: tuple(there_are) for family, there_are in known.items()}
        self.outcome_reasons: tuple[str, ...] = tuple(part(outcome_reasons, "words:OUTCOMES"))
        self.groups = dict(groups or {})
        self.arena_seats = tuple(arena_seats) or (usual,)
        self.sides = sides
        self.measures = measures
        self.bots = dict(bots or {})
        self.encoder = found(encoder, "encoder:PARTS")
        self.layout_2 = found(layout_2, "encoder:LAYOUT_2")
        self.terminal = found(terminal, "terminal")
        self.picture = found(picture, "picture:scene")
        self.story = found(story, "story:Story")
        self.companion = found(companion, "companion:COMPANION")
        self.lesson = found(lesson, "lesson:SCENES")
        self.panels = found(panels, "lesson:PANELS")
        self.coach = found(coach, "bots.coach")
        self.balance = balance
        self.cards = cards
        self.proofs = proofs
        self.folder = folder
        self.talk = tuple(talk)
        self.remarks = tuple(remarks)
        self.remarks_at = {kind: tuple(fit) for kind, fit in (remarks_at or {}).items()}
        self.reasons = {reason: tuple(grounds) for reason, grounds in (reasons or {}).items()}
        self.thinking = dict(thinking or {})
        self.value = found(value, "lab.value")
        self.mind = found(mind, "bots.hindsight:Mind")
        self.trial = trial

    def read_options(self, seats: Any, given: Any) -> dict[str, Any]:
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
                option.own(value)
            values[name] = value
        if self.check_options is not None:
            self.check_options(seats, values)
        return values
