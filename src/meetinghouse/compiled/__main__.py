"""Makes the build: `python -m meetinghouse.compiled`."""

import json
import os
import shutil
import sys
import tempfile
from pathlib import Path

from meetinghouse.compiled import LIBRARY, MANIFEST, PACKAGE, digest, folder, source_of
from meetinghouse.envs import missing
from meetinghouse.registry import all_games
from meetinghouse.research import Research

_PACKER = ("observation.deeds", "observation.parts", "observation.watching")
_HERE = "meetinghouse."


def chosen() -> list[str]:
    """What is compiled: the packer, and of each game its encoder and what its research declaration names."""
    found = list(_PACKER)
    for game in all_games():
        if game.package.startswith(_HERE):  # a game of another package has a build of its own, or none
            names = ("encoder", *game.declares(Research).compiled)
            found += [f"{game.package}.{name}".removeprefix(_HERE) for name in names]
    return sorted(found)


def build(kept: Path) -> Path:
    """Compile, which takes one core a few minutes, and give the folder of this build."""
    try:
        from mypyc.build import mypycify
        from setuptools import setup
    except ModuleNotFoundError as error:
        raise missing(error, "compile") from None
    modules = chosen()
    place, before = kept / digest(modules), Path.cwd()
    kept.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=kept) as work:
        shutil.copytree(PACKAGE, Path(work, "meetinghouse"), ignore=shutil.ignore_patterns("_data", "__pycache__"))
        os.chdir(work)  # away from the settings of the caller's folder
        try:
            files = [str(source_of(name).relative_to(PACKAGE.parent)) for name in modules]
            wanted = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports", *files]
            libraries = mypycify(wanted, opt_level="2", group_name=LIBRARY.removesuffix("__mypyc"))
            words = ["-q", "build_ext", "--build-lib", "made"]
            setup(name="meetinghouse", packages=[], ext_modules=libraries, script_args=words)
        finally:
            os.chdir(before)
        made = Path(work, "made")
        (made / MANIFEST).write_text(json.dumps(modules), encoding="utf-8")
        shutil.rmtree(place, ignore_errors=True)
        made.rename(place)
    return place


def main() -> int:
    """Make it where builds are kept."""
    kept = folder()
    if kept is None:
        sys.stderr.write("MEETINGHOUSE_COMPILED is off\n")
        return 2
    sys.stdout.write(f"{build(kept)}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
