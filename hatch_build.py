"""Puts what lies outside src/ and is needed at run time into the wheel, under meetinghouse/_data.

The package's own description is the README without its pictures and its links into the checkout, which lead nowhere
outside of it. Where the project lives is said by whoever publishes it: MEETINGHOUSE_URLS="Homepage=https://…,Source=…".
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

# What `resources.py` finds in a checkout at the same places.
FOLDERS = ("locales", "cards", "docs/rules", "docs/howto", "web/dist", "web/dist-page")

_PICTURE = re.compile(r"!\[[^\]]*\]\((?!https?://)[^)]*\)")
_LINK = re.compile(r"\[([^\]]+)\]\((?!https?://|#)[^)]*\)")
_EMPTY_TABLE = re.compile(r"(?m)^\|(?:[^|\n]+\|)+\n\|(?:-+\|)+\n\|(?:\s*\|)+\n\n?")


def description(readme: str) -> str:
    """The README as it reads outside the checkout."""
    return _EMPTY_TABLE.sub("", _LINK.sub(r"\1", _PICTURE.sub("", readme)))


def addresses(named: str) -> dict[str, str]:
    """`Homepage=https://…,Source=https://…` as the metadata have it."""
    found = dict(part.strip().partition("=")[::2] for part in named.split(",") if part.strip())
    if not all(name and address.startswith("https://") for name, address in found.items()):
        raise ValueError(f"MEETINGHOUSE_URLS has names and addresses, such as Homepage=https://…, not {named!r}")
    return found


class DescriptionHook(MetadataHookInterface):
    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": description(text)}
        metadata["urls"] = addresses(os.environ.get("MEETINGHOUSE_URLS", ""))


class DataHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # an editable install reads the checkout itself
            return
        for name in FOLDERS:
            folder = Path(self.root, name)
            if folder.is_dir():
                build_data["force_include"][str(folder)] = f"meetinghouse/_data/{name}"


def get_build_hook() -> type[BuildHookInterface[Any]]:
    """Which of the two a build uses."""
    return DataHook


def get_metadata_hook() -> type[MetadataHookInterface]:
    """Which of the two the metadata use."""
    return DescriptionHook
