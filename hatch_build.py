"""Puts what lies outside src/ and is needed at run time into the wheel, under meetinghouse/_data."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What `resources.py` finds in a checkout at the same places.
FOLDERS = ("locales", "cards", "docs/rules", "docs/howto", "web/dist")


class DataHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # an editable install reads the checkout itself
            return
        for name in FOLDERS:
            folder = Path(self.root, name)
            if folder.is_dir():
                build_data["force_include"][str(folder)] = f"meetinghouse/_data/{name}"
