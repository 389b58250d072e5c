"""A match as text and as a plain picture, for `render`. Only what a spectator sees."""

from __future__ import annotations

import json
import sys
from typing import Any

from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.match import Match

MODES = ["human", "ansi", "rgb_array"]

_WIDTH, _LINE, _MARGIN = 720, 14, 10
_SKIP = frozenset({"cards", "colonists", "faction_cards", "prices", "history", "stack", "options"})


def read_mode(mode: Any) -> str | None:
    """A render mode, or None for none; refuses what we cannot draw."""
    if mode is not None and mode not in MODES:
        raise BadInput("bad-render-mode", expected=MODES, got=mode)
    found: str | None = mode
    return found


def show(match: Match, mode: str) -> Any:
    """What `render` returns in this mode; `human` is written to the terminal."""
    if mode == "rgb_array":
        return pixels_of(match)
    text = text_of(match)
    if mode == "ansi":
        return text
    sys.stdout.write(text)
    return None


def text_of(match: Match) -> str:
    """The spectator's view, one fact a line."""
    view = match.view(-1)
    lines = [f"{name}: {_short(value)}" for name, value in view.items() if name not in _SKIP and value is not None]
    return "\n".join(lines) + "\n"


def _short(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def pixels_of(match: Match) -> Any:
    """The same as an RGB array of shape (height, width, 3)."""
    import numpy as np
    from PIL import Image, ImageDraw

    lines = [line[:110] for line in text_of(match).splitlines()]
    image = Image.new("RGB", (_WIDTH, 2 * _MARGIN + 40 * _LINE), (244, 236, 219))
    draw = ImageDraw.Draw(image)
    for at, line in enumerate(lines[:40]):
        draw.text((_MARGIN, _MARGIN + at * _LINE), line, fill=(35, 28, 20))
    return np.asarray(image)
