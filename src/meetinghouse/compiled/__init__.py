"""An optional build: the packer of observations and the players of level 2, compiled by mypyc from their own sources.

`python -m meetinghouse.compiled` makes it, with the extra `compile` and a C compiler, and says where. From then on
every process of this Python uses it, workers too, as long as the sources are those it was made from; after any change
they run as they stand until it is made anew. `MEETINGHOUSE_COMPILED` names another folder, or is `off`.

It is one source either way, so games and observations are equal; `make torture` plays both.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parents[1]
LIBRARY = "meetinghouse__mypyc"  # all code is in one library, with a small one for each module beside it
MANIFEST = "modules.json"


def folder() -> Path | None:
    """Where builds are kept; None where they are switched off."""
    named = os.environ.get("MEETINGHOUSE_COMPILED", "")
    if named == "off":
        return None
    caches = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")  # noqa: PTH111  # no home: no error
    return Path(named) if named else Path(caches, "meetinghouse", "compiled")


def source_of(module: str) -> Path:
    """The source of a module, which is named without the package."""
    return PACKAGE.joinpath(*module.split(".")).with_suffix(".py")


def digest(modules: Sequence[str]) -> str:
    """A sum over the sources, and over this Python and its machine."""
    import hashlib

    made = hashlib.blake2b(EXTENSION_SUFFIXES[0].encode(), digest_size=12)
    for name in modules:
        made.update(name.encode() + b"\0" + source_of(name).read_bytes())
    return made.hexdigest()


class Finder(MetaPathFinder):
    """Finds the modules of a build before their sources are found."""

    def __init__(self, place: Path, modules: Sequence[str]) -> None:
        names = [LIBRARY, *(f"meetinghouse.{name}" for name in modules)]
        self.files = {name: place / (name.replace(".", "/") + EXTENSION_SUFFIXES[0]) for name in names}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


def found(kept: Path | None) -> Finder | None:
    """The build that was made of these very sources, where there is one."""
    if kept is None or not kept.is_dir():
        return None
    import json

    for manifest in kept.glob(f"*/{MANIFEST}"):
        modules = json.loads(manifest.read_text(encoding="utf-8"))
        if all(source_of(name).is_file() for name in modules) and digest(modules) == manifest.parent.name:
            return Finder(manifest.parent, modules)
    return None


# The package imports this before anything that may be compiled.
IN_USE = found(folder())
if IN_USE is not None:
    sys.meta_path.insert(0, IN_USE)
