"""A match as text and as a picture, for `render`: what one seat sees (or a spectator, -1), and nothing else."""

from __future__ import annotations

import json
import sys
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Any

from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.envs.scene import Card, Named, Place, Row, Scene, scene_of
from meetinghouse.words import Words

MODES = ["human", "ansi", "rgb_array"]
SIZE = (960, 720)

_SKIP = frozenset({"cards", "colonists", "faction_cards", "prices", "history", "stack", "options"})

# Ground and ink of each kind of card.
_TONES = {
    "paper": ("#fffaf0", "#2b2118"),
    "back": ("#6b5a45", "#fffaf0"),
    "red": ("#8c2f2b", "#fffaf0"),
    "green": ("#3f6b4a", "#fffaf0"),
    "blue": ("#35577d", "#fffaf0"),
    "black": ("#231f1c", "#fffaf0"),
    "gold": ("#d9b45a", "#2b2118"),
    "grey": ("#8d8577", "#fffaf0"),
}
_GROUND, _PANEL, _OUT, _ASKED, _LINE, _INK = "#efe4cc", "#f8f1e0", "#ddd2ba", "#b5541c", "#b9aa8a", "#2b2118"
_LARGEST, _SMALLEST = 26, 7  # sizes of type: the largest with which everything fits
_BACKS = 5  # face-down cards that are drawn; a number beside them says how many there are
_NOTHING = Card("-")
_SIGNS = str.maketrans({"–": "-", "−": "-", "×": "x", "’": "'", "“": '"', "”": '"'})


def read_mode(mode: Any) -> str | None:
    """A render mode, or None for none; refuses what we cannot draw."""
    if mode is not None and mode not in MODES:
        raise BadInput("bad-render-mode", expected=MODES, got=mode)
    found: str | None = mode
    return found


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
    lines = [f"{name}: {_short(value)}" for name, value in view.items() if name not in _SKIP and value is not None]
    return "\n".join(lines) + "\n"


def _short(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def pixels_of(view: Json, size: tuple[int, int] = SIZE) -> Any:
    """The table as an RGB array of shape (height, width, 3), from a view alone."""
    import numpy as np

    words = Words("en").of_set(view["game"], view.get("words"))
    scene = scene_of(view, Named(words, view["game"]))
    painter = next(_fitting(scene, size))
    return np.asarray(painter.image)


def _fitting(scene: Scene, size: tuple[int, int]) -> Iterator[Painter]:
    """The scene in the largest type with which nothing is cut off; in the smallest if nothing else is left."""
    for type_size in range(_LARGEST, _SMALLEST - 1, -1):
        painter = Painter(size, type_size)
        fits = painter.paint(scene) <= size[1] and not painter.cut
        if fits or type_size == _SMALLEST:
            yield painter


@cache
def _font(size: int) -> Any:
    from PIL import ImageFont

    return ImageFont.load_default(size)  # Pillow brings it: no font of the machine is needed


class Painter:
    """Lays a scene out from the top down in one size of type; `cut` says whether something was too wide for it."""

    def __init__(self, size: tuple[int, int], type_size: int) -> None:
        from PIL import Image, ImageDraw

        self.image = Image.new("RGB", size, _GROUND)
        self.draw = ImageDraw.Draw(self.image)
        self.width, self.height = size
        self.font, self.large = _font(type_size), _font(round(type_size * 1.3))
        self.line = round(type_size * 1.35)
        self.gap = max(2, type_size // 3)
        self.cut = False

    def paint(self, scene: Scene) -> int:
        """Returns how far down it went, which may be more than there is."""
        bar = round(self.line * 1.3) + 2 * self.gap
        self.draw.rectangle((0, 0, self.width, bar), fill=_INK)
        self.draw.text((2 * self.gap, self.gap), _spelt(scene.title), fill=_GROUND, font=self.large)
        at = 2 * self.gap + self.draw.textlength(_spelt(scene.title), font=self.large) + 4 * self.gap
        told = "  |  ".join(scene.headline)
        down = bar
        if at + self._length(told) <= self.width - self.gap:
            self._write((at, self.gap + round(self.line * 0.2)), told, _GROUND)
        else:
            down = self._lines([told], 2 * self.gap, bar + self.gap, self.width - 2 * self.gap, _INK)
        down = self._rows(scene.rows, 2 * self.gap, down + self.gap, self.width - 2 * self.gap)
        down = self._places(scene.places, down + self.gap)
        if scene.mine:
            self.draw.line((0, down + self.gap, self.width, down + self.gap), fill=_ASKED, width=2)
            down = self._rows(scene.mine, 2 * self.gap, down + 3 * self.gap, self.width - 2 * self.gap)
        return down

    def _places(self, places: list[Place], down: int) -> int:
        """Seats in a grid of equal columns, the rows as high as their fullest place."""
        columns = _columns(len(places))
        wide = (self.width - self.gap) // columns
        for first in range(0, len(places), columns):
            some = places[first : first + columns]
            lefts = [self.gap + at * wide for at in range(len(some))]
            lowest = max(
                self._place(place, left, down, wide - self.gap) for place, left in zip(some, lefts, strict=True)
            )
            for place, left in zip(some, lefts, strict=True):  # again, now that the panels' height is known
                box = (left, down, left + wide - self.gap, lowest)
                edge = (_ASKED, 3) if place.asked else (_LINE, 1)
                self.draw.rounded_rectangle(box, self.gap, _OUT if place.out else _PANEL, edge[0], edge[1])
                self._place(place, left, down, wide - self.gap)
            down = lowest + self.gap
        return down

    def _place(self, place: Place, left: int, down: int, wide: int) -> int:
        inside, right = left + 2 * self.gap, left + wide - 2 * self.gap
        down += self.gap
        down = self._lines(place.lines[:1], inside, down, right, _ASKED if place.asked else _INK)
        down = self._lines(place.lines[1:], inside, down, right, _INK)
        return self._rows(place.rows, inside, down, right) + self.gap

    def _lines(self, lines: list[str], left: int, down: int, right: int, ink: str) -> int:
        for text in lines:
            for part in self._broken(text, right - left):
                self._write((left, down), part, ink)
                down += self.line
        return down

    def _rows(self, rows: list[Row], left: int, down: int, right: int) -> int:
        for row in rows:
            title = f"{row.title[0].upper()}{row.title[1:]}:" if row.title else ""
            self._write((left, down), title, _INK)
            at = left + (round(self._length(title)) + 2 * self.gap if title else 0)
            for card in row.cards or [_NOTHING]:
                wide = self._wide(card)
                self.cut |= wide > right - left
                if at + wide > right and at > left:
                    at, down = left, down + self.line + self.gap
                self._card(card, at, down, wide)
                at += wide + self.gap
            down += self.line + self.gap
        return down

    def _wide(self, card: Card) -> int:
        if not card.name:
            number = round(self._length(str(card.copies)))
            return self._step() * (min(card.copies, _BACKS) + 1) + self.gap + number
        return round(self._length(_label(card))) + 2 * self.gap

    def _card(self, card: Card, left: int, down: int, wide: int) -> None:
        ground, ink = _TONES[card.tone]
        if not card.name:  # a face-down card, with how many there are
            for at in range(min(card.copies, _BACKS)):
                corner = left + at * self._step()
                box = (corner, down, corner + 2 * self._step(), down + self.line)
                self.draw.rounded_rectangle(box, 2, ground, _PANEL)
            number = left + self._step() * (min(card.copies, _BACKS) + 1) + self.gap
            self._write((number, down), str(card.copies), _INK)
            return
        self.draw.rounded_rectangle((left, down, left + wide, down + self.line), self.gap, ground, _LINE)
        self._write((left + self.gap, down), _label(card), ink)

    def _step(self) -> int:
        """How far face-down cards lie apart: each covers half of the one before."""
        return round(self.line * 0.35)

    def _length(self, text: str) -> float:
        length: float = self.draw.textlength(_spelt(text), font=self.font)
        return length

    def _write(self, at: tuple[float, float], text: str, ink: str) -> None:
        self.draw.text(at, _spelt(text), fill=ink, font=self.font)

    def _broken(self, text: str, wide: int) -> Iterator[str]:
        """The text in lines that are no wider than this."""
        line = ""
        for word in text.split():
            longer = f"{line} {word}".strip()
            if line and self._length(longer) > wide:
                yield line
                line = word
            else:
                line = longer
        yield line


def _spelt(text: str) -> str:
    """In letters that Pillow's own font has, which knows no accents: a card set may bring names of any language."""
    return unicodedata.normalize("NFKD", text.translate(_SIGNS)).encode("ascii", "ignore").decode("ascii")


def _label(card: Card) -> str:
    return card.name if card.copies == 1 else f"{card.copies} x {card.name}"


def _columns(places: int) -> int:
    return next(columns for most, columns in ((4, 2), (6, 3), (12, 4), (places, 6)) if places <= most)
