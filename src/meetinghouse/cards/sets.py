"""Card sets: TOML files with what is printed on a game's cards. One reader and one checker for all games.

A game declares the shape of its sets, and all mistakes of a file come out at once, each with its line and field:

    SHAPE = Shape("lighthouse", {"ships": CardSection({"cargo": Number(0, 9), "flag": OneOf(FLAGS)}, ids=SHIPS)})
    SETS = CardSets(SHAPE, Ships, folder)          # `Ships(raw)` makes of a checked file what the rules look at
    Option("house", SETS.names, own=SETS.of)       # a table may also be given the whole text of a set

Sets come from strangers as well, so what a set may be is bounded before it is read: see `toml_bounds` and
`fields.PrintedWords`.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from meetinghouse.cards.fields import Fields, Matching, OneOf, PrintedWords, Problem, short
from meetinghouse.cards.toml_bounds import MOST_BYTES, excess
from meetinghouse.cards.toml_lines import Path as Way
from meetinghouse.cards.toml_lines import TomlPlace, lines
from meetinghouse.engine.errors import BadInput

FORMAT = "meetinghouse-cards/1"
ORIGINS = ("rulebook", "public", "house")
MOST_PROBLEMS = 100  # told of one file
MOST_NAME = 60  # signs in the name of a card
MOST_TEXT = 300  # and in the words on it
BYTE_ORDER_MARK = "\ufeff"  # some editors begin every file with it
MOST_SETS = 64  # sets given as text that a process keeps ready

Raw = dict[str, Any]
C = TypeVar("C")


class BadCards(BadInput):
    """A card set that cannot be played, with every reason."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        """Quotes the first; `problems` has all of them."""
        first = problems[0]
        super().__init__("bad-cards", expected=first.expected, got=f"line {first.line}, {first.where}: {first.got}")
        self.problems = tuple(problems)

    def __reduce__(self) -> tuple[Any, ...]:
        """Crosses process borders with its reasons."""
        return BadCards, (self.problems,)


def parse(text: str) -> tuple[Raw, TomlPlace, list[Problem]]:
    """A text as TOML, with the place of every value, or why it is none that is read here."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    over = excess(text)
    if over is not None:
        return {}, TomlPlace(1), [over]
    try:
        return tomllib.loads(text), lines(text), []
    except ValueError as error:  # a number or a date that cannot be is not always a `TOMLDecodeError`
        return {}, TomlPlace(1), [Problem((), "unreadable", "TOML", str(error), _line_in(error))]


# ---- the shape of a set --------------------------------------------------------------------------------------------


def is_own(card: str) -> bool:
    """Whether an id is a place that only card sets of one's own fill: `own_7`. It has no words but the set's."""
    return re.fullmatch(r"own_\d+", card) is not None


class CardSection(NamedTuple):
    """One part of a set: a table for each card, or with `ids=()` one table alone."""

    fields: Fields | Callable[[str], Fields]  # of a card; or a function of its id
    ids: Sequence[str] | None = ()  # the cards there are, in order; None: those that the file names
    spare: Sequence[str] = ()  # those of the ids that a set may leave out
    family: str = ""  # what its ids are called in the words; such cards may have a name and a text of their own
    optional: bool = False  # whether a set may do without the whole part

    def of(self, card: str) -> Fields:
        """The fields of one card."""
        found = self.fields(card) if callable(self.fields) else self.fields
        if not self.family:
            return found
        return {**found, "name": PrintedWords(MOST_NAME, needed=is_own(card)), "text": PrintedWords(MOST_TEXT)}


class Shape:
    """What a game's card sets look like."""

    def __init__(
        self, game: str, sections: Mapping[str, CardSection], whole: Callable[[Raw], Iterable[Problem]] | None = None
    ) -> None:
        """`whole(raw)` looks at a set in which every single card is right."""
        self.game = game
        self.sections = dict(sections)
        self.whole = whole

    def read(self, text: str) -> tuple[Raw, list[Problem]]:
        """A set with everything that may be left out filled in, and all that is wrong with it."""
        raw, places, unread = parse(text)
        return raw, unread or self.problems(raw, places)

    def problems(self, raw: Raw, places: TomlPlace) -> list[Problem]:
        """All that is wrong with a set that was parsed, in the order of its lines."""
        found = (problem._replace(line=places.line_of(problem.way)) for problem in self.check(raw))
        return sorted(found, key=lambda problem: problem.line)

    def check(self, raw: Raw) -> list[Problem]:
        """The same for TOML that has been parsed; no lines are known then."""
        found: list[Problem] = []
        for problem in self._all(raw):
            found.append(problem)
            if len(found) == MOST_PROBLEMS:
                break
        return found

    def _all(self, raw: Raw) -> Iterator[Problem]:
        head: Fields = {
            "format": OneOf([FORMAT]),
            "game": OneOf([self.game]),
            "set": Matching("[a-z][a-z0-9_]{0,39}", "a-z, 0-9, _"),
            "name": PrintedWords(MOST_NAME),
            "text": PrintedWords(MOST_TEXT),
        }
        parts = {name: raw[name] for name in raw if name in self.sections}
        clean = True
        for problem in _table({k: v for k, v in raw.items() if k not in parts}, head, (), [*head, *self.sections]):
            clean &= problem.late
            yield problem
        for name, section in self.sections.items():
            given = raw.setdefault(name, {}) if section.optional else raw.get(name)
            for problem in _section(section, given, name):
                clean &= problem.late
                yield problem
        if clean:  # how many there are makes sense only when every card does
            self._fill(raw)
            yield from () if self.whole is None else self.whole(raw)

    def _fill(self, raw: Raw) -> None:
        for name, section in self.sections.items():
            if section.optional:
                raw[name] = {
                    card: raw[name].get(card, {}) for card in section.ids or () if card in raw[name] or not is_own(card)
                }
            for card, printed in [(name, raw[name])] if section.ids == () else raw[name].items():
                for field_name, field in section.of(card).items():
                    if field.default is not None:
                        printed.setdefault(field_name, field.default)

    def words(self, raw: Raw) -> dict[str, Raw]:
        """The names and texts that a set brings: by language (`*` for all), family and id."""
        found: dict[str, Raw] = {}
        cards = [(s.family, id, c) for name, s in self.sections.items() if s.family for id, c in raw[name].items()]
        for family, card, printed in [("set", "title", raw), *cards]:
            for part in ("name", "text"):
                given = printed.get(part) or {}
                for lang, text in (given if isinstance(given, dict) else {"*": given}).items():
                    found.setdefault(lang, {}).setdefault(family, {}).setdefault(card, {})[part] = text
        return found


def _section(section: CardSection, given: Any, name: str) -> Iterator[Problem]:
    if not isinstance(given, dict):
        yield Problem((name,), "missing", f"[{name}]", short(given))
        return
    if section.ids == ():
        yield from _card(section.of(name), given, (name,))
        return
    ids = list(given) if section.ids is None else section.ids
    for card in given:
        if card not in ids:
            yield Problem((name, card), "unknown-field", ", ".join(ids), short(card))
    for card in ids:
        if card not in given:
            if card not in section.spare:
                yield Problem((name, card), "missing", f"[{name}.{card}]", short(None))
        elif not isinstance(given[card], dict):
            yield Problem((name, card), "missing", f"[{name}.{card}]", short(given[card]))
        else:
            yield from _card(section.of(card), given[card], (name, card))


def _card(fields: Fields, card: Raw, way: Way) -> Iterator[Problem]:
    """A card and the origin of its fields, which a set of one's own need not give."""
    origin = card.get("origin", {})
    known = dict.fromkeys((*fields, "name"), OneOf(ORIGINS).or_else(None))
    if not isinstance(origin, dict):
        yield Problem((*way, "origin"), "bad-value", "origin = { … }", short(origin))
    else:
        yield from _table(origin, known, (*way, "origin"), list(known))
    yield from _table({k: v for k, v in card.items() if k != "origin"}, fields, way, list(fields))


def _table(given: Raw, fields: Fields, way: Way, known: Sequence[str]) -> Iterator[Problem]:
    """The fields of one table."""
    for name in given:
        if name not in fields:
            yield Problem((*way, name), "unknown-field", ", ".join(known), short(name))
    for name, field in fields.items():
        if name in given:
            yield from field.problems(given[name], (*way, name))
        elif field.needed:
            yield Problem((*way, name), "missing", field.expected, short(None))


def _line_in(error: ValueError) -> int:
    told = re.search(r"at line (\d+)", str(error))
    return int(told.group(1)) if told else 1


# ---- the sets of a game --------------------------------------------------------------------------------------------


class CardSets(Generic[C]):
    """The sets that one game can be played with: those it ships by name, any other by its whole text."""

    def __init__(self, shape: Shape, make: Callable[[Raw, str], C], folder: Path) -> None:
        """`make(raw, value)` makes the set; `value` is how a table's options name it. The house set comes first."""
        self.shape = shape
        self.make = make
        self.folder = folder
        files = sorted(folder.glob("*.toml"), key=lambda file: (file.stem != "house", file.stem))
        self.names = tuple(file.stem for file in files)
        self._made: dict[str, C] = {}
        self._own: dict[str, C] = {}  # the one used last at the end
        self._late: set[str] = set()  # those among them that a new table could not have

    def of(self, value: str, new: bool = False) -> C:
        """The set behind the value of an option: a name, or the text of a set; `BadCards` if it cannot be played.

        A set that stands in a log or a record passed the check of its day: what is refused only since is refused to a
        `new` one.
        """
        found = self._made.get(value)
        if found is None:
            if value not in self.names:
                return self._of_text(value, new)
            found = self._made[value] = self.make(self._read(self.text(value), new=True), value)
        return found

    def _of_text(self, text: str, new: bool) -> C:
        found = None if new and text in self._late else self._own.pop(text, None)
        return self.keep(text, self._read(text, new)) if found is None else self._kept(text, found)

    def keep(self, text: str, raw: Raw) -> C:
        """Make a set of one's own that was read and found right elsewhere, such as in another process."""
        return self._kept(text, self.make(raw, text))

    def keeps(self, value: str) -> bool:
        """Whether `of` has this set ready for a new table, too, and reads nothing."""
        return value in self.names or (value in self._own and value not in self._late)

    def _kept(self, text: str, made: C) -> C:
        self._own[text] = made
        while len(self._own) > MOST_SETS:
            oldest = next(iter(self._own))
            self._late.discard(oldest)
            del self._own[oldest]
        return made

    def _read(self, text: str, new: bool) -> Raw:
        raw, problems = self.shape.read(text)
        if problems:
            if new or len(problems) == MOST_PROBLEMS or not all(problem.late for problem in problems):
                raise BadCards(problems)
            self._late.add(text)
        return raw

    def text(self, name: str) -> str:
        """A shipped set as it stands in its file."""
        return (self.folder / f"{name}.toml").read_text("utf-8")

    def use(self, path: str | Path) -> str:
        """Read a set of one's own from a file: the value of the option that plays with it."""
        text = load(path)
        self.of(text, new=True)
        return text


def load(path: str | Path) -> str:
    """The text of a card set file, for `Shape.read`; `BadCards` when there is none."""
    try:
        data = Path(path).read_bytes() if Path(path).stat().st_size <= MOST_BYTES else None
        if data is None:
            raise BadCards([Problem((), "too-big", str(MOST_BYTES), str(Path(path).stat().st_size))])
        return data.decode("utf-8").removeprefix(BYTE_ORDER_MARK)
    except OSError as error:
        problem = Problem((), "unreadable", "file", error.strerror or type(error).__name__)
    except UnicodeDecodeError:
        problem = Problem((), "unreadable", "UTF-8", "bytes")
    raise BadCards([problem])
