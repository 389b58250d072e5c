"""What happened, line under line, broken anew whenever the window has another width."""

from __future__ import annotations

from collections import deque

from rich.text import Text
from textual.events import Resize
from textual.widgets import RichLog

MOST = 5000  # lines that are kept


class Log(RichLog):
    """A log that remembers what it was told: Textual's own keeps only the lines as they were first broken."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id, wrap=True, min_width=20, max_lines=MOST)
        self._told: deque[Text] = deque(maxlen=MOST)
        self._width = 0

    def tell(self, line: Text) -> None:
        self._told.append(line)
        self.write(line)

    def on_resize(self, event: Resize) -> None:
        before, self._width = self._width, event.size.width
        if before not in (0, self._width):
            self.clear()
            for line in self._told:
                self.write(line)
