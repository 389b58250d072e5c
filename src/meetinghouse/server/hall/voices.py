"""Lines of the narrator that an operator recorded: a folder that is looked through once, when the server starts.

A recording is `<language>/<game>/<line>.<kind>`, and the lines are those of the game's own script. Nothing that a
request says ever becomes part of a path: what was not found at the start does not exist.
"""

import logging
from dataclasses import dataclass
from pathlib import Path

from meetinghouse import registry
from meetinghouse.languages import LANGUAGES
from meetinghouse.learn import Learn
from meetinghouse.learn.companion import recorded

log = logging.getLogger("meetinghouse.server")
KINDS = {".mp3": "audio/mpeg", ".m4a": "audio/mp4", ".ogg": "audio/ogg", ".wav": "audio/wav"}
MOST = 2**20  # bytes of one line: a minute of an MP3


@dataclass(frozen=True, slots=True)
class Recording:
    """One file, and what kind of sound it is."""

    file: Path
    media: str

    def read(self) -> bytes:
        """Its bytes up to the limit, even if the file has grown since."""
        with self.file.open("rb") as opened:
            return opened.read(MOST)


def found_in(folder: str) -> dict[tuple[str, str], dict[str, Recording]]:
    """The recordings of a folder, by game and language, then by line. One that is too large is left out, and told."""
    found: dict[tuple[str, str], dict[str, Recording]] = {}
    for game in registry.all_games() if folder else ():
        companion = game.declares(Learn).companion
        for lang in LANGUAGES if companion else ():
            here = found[game.id, lang] = {}
            for line in recorded(companion) if companion else ():
                for suffix, media in KINDS.items():
                    file = Path(folder, lang, game.id, line + suffix)
                    if not file.is_file():
                        continue
                    if file.stat().st_size > MOST:
                        log.warning("recording left out", extra={"file": str(file), "why": "too large"})
                        continue
                    here[line] = Recording(file, media)
                    break
    return found
