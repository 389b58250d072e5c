"""Which languages there are: every folder of `locales/` with a `grammar.toml`, English first."""

from pathlib import Path
from typing import TYPE_CHECKING, Literal

from meetinghouse import resources

GRAMMAR = "grammar.toml"


def found(folder: Path) -> tuple[str, ...]:
    codes = {file.parent.name for file in folder.glob(f"*/{GRAMMAR}")}
    return ("en", *sorted(codes - {"en"}))


LANGUAGES = found(resources.path("locales"))

if TYPE_CHECKING:  # which there are is known when the program starts, not when it is checked
    Lang = str
else:
    Lang = Literal[LANGUAGES]
