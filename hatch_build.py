"""Puts what lies outside src/ and is needed at run time into the wheel, under meetinghouse/_data."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# From where in the checkout, to where under meetinghouse/_data; `resources.py` knows the same places.
DATA = {"locales": "locales", "cards": "cards", "docs/rules": "docs/rules", "web/dist": "web/dist"}


class DataHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # an editable install reads the checkout itself
            return
        for source, target in DATA.items():
            folder = Path(self.root, source)
            if folder.is_dir():
                build_data["force_include"][str(folder)] = f"meetinghouse/_data/{target}"
