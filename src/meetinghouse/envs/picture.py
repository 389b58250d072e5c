"""A match as text and as a picture, for `render`: what one seat sees (or a spectator, -1), and nothing else."""

import json
import sys
import unicodedata
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from meetinghouse.board import Show, plain_lines, terminal_of
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.words import Words

MODES = ["human", "ansi", "rgb_array"]
SIZE = (960, 720)

_SKIP = frozenset({"stack", "options"})  # parts of every view that say nothing about the table
_LONGEST = 500  # characters of a fact: what is longer is a list to look things up in, such as printed cards

_GROUND, _PANEL, _ASKED, _LINE, _INK = "#efe4cc", "#f8f1e0", "#b5541c", "#b9aa8a", "#2b2118"
_LARGEST, _SMALLEST = 26, 7  # sizes of type: the largest with which everything fits
_SIGNS = str.maketrans({"–": "-", "−": "-", "×": "x", "’": "'", "“": '"', "”": '"'})


def read_mode(mode: str | None) -> str | None:
    """A render mode, or None for none; refuses what we cannot draw."""
    if mode is not None and mode not in MODES:
        raise BadInput("bad-render-mode", expected=MODES, got=mode)
    return mode


def show(match: Match, mode: str, seat: int = -1) -> Any:
    """What `render` returns in this mode; `human` is written to the terminal."""
    view = match.view(seat)
    if mode == "rgb_array":
        return pixels_of(view)
    text = text_of(view)
    if mode == "ansi":
        return text
    sys.stdout.write(text)
    return None


def text_of(view: Json) -> str:
    """A view, one fact a line."""
    facts = {name: _short(value) for name, value in view.items() if name not in _SKIP and value is not None}
    return "\n".join(f"{name}: {fact}" for name, fact in facts.items() if len(fact) <= _LONGEST) + "\n"


def _short(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Box(NamedTuple):
    """A paragraph of the picture; `asked` marks the seat that has to answer."""

    text: str
    seat: bool = False
    asked: bool = False


def boxes_of(view: Json) -> list[Box]:
    """What the terminal shows of a table, by paragraph: the title, every seat, what is mine, what lies open."""
    game = view["game"]
    words = Words("en").of_set(game, view.get("words"))
    names = [words.say("cli-seat-number", seat=seat) for seat in range(view["seats"])]
    board = terminal_of(game).describe(view, Show(words, game, names, view["viewer"]))
    asked = () if view["decision"] is None else view["decision"]["seats"]
    title = words.say(f"{game}-name") if words.has(f"{game}-name") else game
    lines = plain_lines(board, words, heading=False)
    seats = [Box(line, seat=True, asked=seat in asked) for seat, line in enumerate(lines[: view["seats"]])]
    return [
        Box("  |  ".join([title, *(text.plain for text in board.headline)])),
        *seats,
        *map(Box, lines[len(seats) :]),
    ]


def pixels_of(view: Json) -> Any:
    """The table as an RGB array of shape (height, width, 3), from a view alone, in the largest type that fits."""
    import numpy as np

    boxes, sizes = boxes_of(view), range(_LARGEST, _SMALLEST, -1)
    smaller = bisect_left(sizes, True, key=lambda size: Painter(SIZE, size).paint(boxes) <= SIZE[1])
    painter = Painter(SIZE, _LARGEST - smaller)
    painter.paint(boxes)
    return np.asarray(painter.image)


@cache
def _font(size: int) -> Any:
    from PIL import ImageFont

    return ImageFont.load_default(size)  # Pillow brings it: no font of the machine is needed


class Painter:
    """Lays paragraphs out from the top down in one size of type."""

    def __init__(self, size: tuple[int, int], type_size: int) -> None:
        from PIL import Image, ImageDraw

        self.image = Image.new("RGB", size, _GROUND)
        self.draw = ImageDraw.Draw(self.image)
        self.width = size[0]
        self.font = _font(type_size)
        self.line = round(type_size * 1.35)
        self.gap = max(2, type_size // 3)

    def paint(self, boxes: list[Box]) -> int:
        """Returns how far down it went, which may be more than there is."""
        down = 0
        for at, box in enumerate(boxes):
            lines = list(self._broken(_spelt(box.text), self.width - 6 * self.gap))
            lowest = down + len(lines) * self.line + 2 * self.gap
            if at == 0:
                self.draw.rectangle((0, 0, self.width, lowest), fill=_INK)
            elif box.seat:
                frame = (self.gap, down, self.width - self.gap, lowest)
                edge = (_ASKED, 3) if box.asked else (_LINE, 1)
                self.draw.rounded_rectangle(frame, self.gap, _PANEL, edge[0], edge[1])
            for n, line in enumerate(lines):
                self.draw.text(
                    (3 * self.gap, down + self.gap + n * self.line), line, _GROUND if at == 0 else _INK, self.font
                )
            down = lowest + (self.gap if at == 0 or box.seat else 0)
        return down

    def _broken(self, text: str, wide: int) -> Iterator[str]:
        """The text in lines that are no wider than this; a word that is wider goes on in the next line."""
        line = ""
        for word in text.split():
            longer = f"{line} {word}".strip()
            if line and self.draw.textlength(longer, font=self.font) > wide:
                yield line
                longer = word
            line = longer
            while self.draw.textlength(line, font=self.font) > wide:
                part = next(
                    n for n in range(len(line), 0, -1) if self.draw.textlength(line[:n], font=self.font) <= wide
                )
                yield line[:part]
                line = line[part:]
        yield line


def _spelt(text: str) -> str:
    """In letters that Pillow's own font has, which knows no accents: a card set may bring names of any language."""
    return unicodedata.normalize("NFKD", text.translate(_SIGNS)).encode("ascii", "ignore").decode("ascii")
