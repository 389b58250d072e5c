"""What a terminal or a picture shows of a table, as plain data: a headline, a line for each seat, my own things.

The module `terminal` of a game's package describes its board (`describe(view, show) -> Board`); a game
without one is described from the shape of its view, so that it can be played before anyone has drawn it.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from meetinghouse import find_game
from meetinghouse.engine.acts import Choice
from meetinghouse.engine.json_types import Json
from meetinghouse.words import Words


class BoardSection(NamedTuple):
    title: str
    lines: list[Text]


class Board(NamedTuple):
    """Everything that is worth a look."""

    headline: list[Text]
    columns: list[str]
    rows: list[list[Text]]
    mine: list[BoardSection]
    more: list[BoardSection]


class Show:
    """Names of things in the reader's language, for those who describe boards."""

    def __init__(self, words: Words, game: str, names: Sequence[str], seat: int) -> None:
        self.words = words
        self.game = game
        self.names = list(names)
        self.seat = seat

    def say(self, entry: str, **args: Any) -> str:
        """An entry of cli.ftl."""
        return self.words.say(f"cli-{entry}", **args)

    def name(self, family: str, value: Any, attr: str | None = None) -> str:
        """The name of a card, a character, ..."""
        return self.words.name(self.game, family, str(value), attr)

    def cards(self, counts: dict[str, int]) -> str:
        """`Alibi, 2 × Accusation` from counts by kind."""
        parts = [self.name("card", k) if n == 1 else f"{n} × {self.name('card', k)}" for k, n in counts.items() if n]
        return ", ".join(parts)

    def player(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("nobody")

    def row_name(self, seat: int, marks: str) -> Text:
        """Who sits in this row of the table: one's own says so in words, for readers who do not know the marks."""
        own = seat == self.seat
        name = f"{self.player(seat)} ({self.say('you')})" if own else self.player(seat)
        return Text(f"{marks} {name}".strip(), style="bold" if own else "")

    def join(self, items: Sequence[str]) -> str:
        return self.words.join(items)

    def line(self, event: Json) -> str:
        return self.words.line(self.game, event, self.names, self.seat)

    def choice(self, choice: Choice, view: Json | None = None) -> str:
        """What one of my options means; with my view, also what the card that it names shows."""
        text = self.words.choice(self.game, choice.to_json(), self.names, self.seat)
        note = "" if view is None else terminal_of(self.game).note(view, choice, self)
        return self.words.titled(text, note) if note else text

    def moment(self, entry: str, **args: Any) -> str:
        """An entry of moments.ftl."""
        return self.words.say(f"moment-{entry}", **args)


class Terminal(NamedTuple):
    """What the module `terminal` of a game says to people; what it leaves out is said plainly, or not at all."""

    describe: Callable[[Json, Show], Board]
    who: Callable[[Json, Show], list[str]]  # who a player is, how they win and what they hold, once they know it
    note: Callable[[Json, Choice, Show], str]  # of an option: what the card that it names shows
    story: Callable[[list[Json], Show], list[str]]  # when it is over
    narrator: Callable[[Json | None, Json, Show], tuple[str, str]]  # before and after an event, or at a question


def terminal_of(game: str) -> Terminal:
    """How a terminal or a picture speaks of a game."""
    plain = Terminal(describe_by_shape, lambda *_: [], lambda *_: "", lambda *_: [], lambda *_: ("", ""))
    module = find_game(game).module("terminal")
    return plain._replace(**{name: getattr(module, name) for name in Terminal._fields if hasattr(module, name)})


# Parts of a view that every game has and that tell a player nothing at the table.
_ENGINE = frozenset({"game", "rules", "viewer", "seats", "options", "next_id", "stack", "decision", "outcome", "words"})


def describe_by_shape(view: Json, show: Show) -> Board:
    """Lists with one entry for each seat become columns; the rest is listed under its own name."""
    seats = view["seats"]
    columns = {k: v for k, v in view.items() if k not in _ENGINE and isinstance(v, list) and len(v) == seats}
    rows = [
        [Text(show.player(seat)), *(Text(_flat(column[seat])) for column in columns.values())] for seat in range(seats)
    ]
    others = [Text(f"{k}: {_flat(v)}") for k, v in view.items() if k not in _ENGINE and k not in columns]
    return Board([], [show.say("column-player"), *columns], rows, [], [BoardSection("", others)])


def _flat(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{k} {_flat(v)}" for k, v in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(_flat(v) for v in value) or "–"
    return "–" if value is None else str(value)


def plain_lines(board: Board, words: Words, heading: bool = True) -> list[str]:
    """A board as lines that make sense when read aloud one after another."""
    lines = [text.plain for text in board.headline] if heading else []
    for row in board.rows:
        first, *rest = row
        cells = zip(board.columns[1:], rest, strict=True)
        parts = [words.titled(column, cell.plain) for column, cell in cells if cell.plain]
        name = first.plain.replace("\n", ". ")
        lines.append(f"{name}. " + "; ".join(parts) + "." if parts else f"{name}.")
    for section in (*board.mine, *board.more):
        lines += section_lines(section, words)
    return lines


def section_lines(section: BoardSection, words: Words) -> list[str]:
    text = "; ".join(line.plain for line in section.lines)
    return [words.titled(section.title, text) if section.title else text] if section.lines else []
