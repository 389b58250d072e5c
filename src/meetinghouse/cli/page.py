"""`meetinghouse page`: the whole house in one folder of static files, from a checkout or an installed wheel."""

import argparse
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from meetinghouse.cli.talk import CliError, LinePrinter
from meetinghouse.server.page import folder as pages


def page(voice: LinePrinter, given: argparse.Namespace) -> int:
    """Build the folder. npm and pip fetch what is not given."""
    client = pages.client()
    if client is None:
        raise CliError("page-no-client")
    out = Path(given.folder)
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise CliError("page-not-empty", folder=given.folder)
    with tempfile.TemporaryDirectory() as held:
        pyodide = _pyodide(given.pyodide, Path(held))
        wheel = Path(given.msgspec) if given.msgspec else _msgspec(Path(held))
        if not wheel.is_file():
            raise CliError("cannot-read", file=str(wheel), why="")
        voice.say("page-building")
        try:
            weights = pages.make(client, pyodide, wheel, out, given.server)
        except OSError as error:
            raise CliError("cannot-write", file=given.folder, why=error.strerror or str(error)) from error
    for name, weight in weights.items():
        voice.line(f"  {name:10} {weight.bytes / 1e6:6.2f} MB   gzip {weight.gzip / 1e6:5.2f} MB")
    voice.say("page-done", folder=given.folder)
    return 0


def _pyodide(given: str | None, held: Path) -> Path:
    """The folder with Pyodide's files: one that is given, or what is in npm's package."""
    found = Path(given) if given else _packed(held)
    if found.is_file():
        try:
            with tarfile.open(found) as package:
                package.extractall(held / "pyodide", filter="data")
        except (tarfile.TarError, OSError) as error:
            raise CliError("cannot-read", file=str(found), why=str(error)) from error
        found = held / "pyodide" / "package"
    try:
        version = json.loads((found / "package.json").read_text("utf-8"))["version"]
    except (OSError, ValueError, KeyError) as error:
        raise CliError("page-no-pyodide", version=pages.PYODIDE) from error
    if version != pages.PYODIDE:
        raise CliError("page-other-pyodide", version=pages.PYODIDE, got=str(version))
    return found


def _packed(held: Path) -> Path:
    npm = shutil.which("npm")
    line = [npm or "", "pack", "--silent", f"--pack-destination={held}", f"pyodide@{pages.PYODIDE}"]
    if npm is None or subprocess.run(line, cwd=held, stdout=subprocess.DEVNULL).returncode:
        raise CliError("page-no-pyodide", version=pages.PYODIDE)
    return next(held.glob("pyodide-*.tgz"))


def _msgspec(held: Path) -> Path:
    version, python, platform = pages.MSGSPEC
    line = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
    line += ["--python-version", python, "--platform", platform, "--dest", str(held), f"msgspec=={version}"]
    if subprocess.run(line, stdout=subprocess.DEVNULL).returncode:
        raise CliError("page-no-msgspec", version=version, python=python, platform=platform)
    return next(held.glob("msgspec-*.whl"))
