"""A match as text and as a plain picture, for `render`. Only what a spectator sees."""

from __future__ import annotations

import json
from typing import Any

from meetinghouse.engine.match import Match

_WIDTH, _LINE, _MARGIN = 720, 14, 10
_SKIP = frozenset({"cards", "colonists", "faction_cards", "prices", "history", "stack", "options"})


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
