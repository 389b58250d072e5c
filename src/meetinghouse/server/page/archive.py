"""What Python needs in a page, as archives.

`house` holds our code without what only servers, terminals and researchers use, its words, cards and rules, and the
packages it stands on; `networks-<game>` the weights of learned players, which are fetched when one sits down. Each is
a line of JSON with names and lengths, then all files in a row, compressed as one: smaller than a zip, and read at once.
`python_stdlib.zip` is Pyodide's without what nobody at a table imports.
"""

import gzip
import importlib.metadata
import zipfile
from pathlib import Path

from meetinghouse import resources
from meetinghouse.server.page.compiling import compiled, row

SOURCE = Path(__file__).resolve().parents[2]
DATA = ("locales", "cards", "docs/rules", "docs/howto")
# Folders and files below `meetinghouse` that no page imports; a test imports the rest without them.
LEFT_OUT = (
    *("agents", "cli", "client", "envs", "lab", "train", "server/admin.py", "server/app.py", "server/backups.py"),
    *("server/doctor.py", "server/http/pages.py", "server/http/protocol.py", "server/http/openapi.py"),
    *("server/page/archive.py", "server/page/compiling.py", "server/page/folder.py"),
    *("server/run.py", "server/sockets/frames.py", "server/store/migrate.py"),
    *("server/store/migrations", "server/store/opening.py", "server/store/postgres.py"),
    *("server/store/sql.py", "server/store/sqlite.py"),
)
PACKAGES = ("fluent.syntax", "typing_extensions")
NETWORKS = ".npz"
# The last for names of weights, as NumPy wrote them.
_ENCODINGS = "__init__ aliases ascii cp437 idna latin_1 punycode raw_unicode_escape unicode_escape utf_8 utf_32_le"
_UNUSED = """
    _pyrepl bdb cgi cmd cProfile ctypes curses dbm difflib doctest filecmp fileinput ftplib getpass html imaplib
    mailbox multiprocessing netrc optparse pdb pickletools poplib pprint profile pstats pydoc pydoc_data shelve
    smtplib socketserver sqlite3 symtable tarfile timeit trace tracemalloc turtle unittest venv webbrowser wsgiref
    xml xmlrpc zipapp
"""
ENCODINGS = _ENCODINGS.split()
UNUSED = set(_UNUSED.split())  # top-level modules


def _left_out(name: str) -> bool:
    return any(name == part or name.startswith(part + "/") for part in LEFT_OUT)


def files() -> dict[str, bytes]:
    """Every file of ours by its name in the archives."""
    found = {}
    for file in sorted(SOURCE.rglob("*")):
        name = file.relative_to(SOURCE).as_posix()
        if file.is_file() and "__pycache__" not in name and not _left_out(name) and not name.startswith("_data"):
            found[f"meetinghouse/{name}"] = file.read_bytes()
    root = resources.root()
    for folder in DATA:
        for file in sorted((root / folder).rglob("*")):
            if file.is_file():
                found[f"meetinghouse/_data/{file.relative_to(root).as_posix()}"] = file.read_bytes()
    return found


def packages(wheel: Path) -> dict[str, bytes]:
    """The files of what our code stands on, and of their descriptions the licences alone: Pyodide looks for packages
    when it starts, and keeps no memory once it has found one."""
    found = {}
    for name in PACKAGES:
        for file in importlib.metadata.files(name) or ():
            if file.suffix in (".py", ".typed") or ".dist-info" in file.parts[0]:
                found[file.as_posix()] = Path(str(file.locate())).read_bytes()
    with zipfile.ZipFile(wheel) as held:
        found |= {name: held.read(name) for name in held.namelist() if not name.endswith("/")}
    return {
        name.replace(".dist-info", "-licence"): data
        for name, data in found.items()
        if ".dist-info" not in name or "licenses/" in name or "/LICENSE" in name
    }


def write(archive: Path, held: dict[str, bytes]) -> None:
    """Write the archive that `web/src/page/python.ts` reads; the same files give the same bytes on every machine."""
    names = sorted(held, key=lambda name: (Path(name).suffix, name))  # like beside like is smaller
    archive.write_bytes(gzip.compress(row({name: held[name] for name in names}), 9, mtime=0))


def library(stdlib: Path) -> dict[str, bytes]:
    """Python's own modules, those that talk to networks, terminals and compilers left out."""
    with zipfile.ZipFile(stdlib) as held:
        return {name: held.read(name) for name in held.namelist() if not name.endswith("/") and _wanted(name)}


def _wanted(name: str) -> bool:
    first, _, rest = name.partition("/")
    if first == "encodings":
        return Path(rest).stem in ENCODINGS
    return Path(first).stem not in UNUSED


def all_of(wheel: Path, stdlib: Path, folder: Path) -> None:
    """Write all archives into a folder. `wheel` is msgspec's for Pyodide, `stdlib` Pyodide's library."""
    ours = files()
    networks = {name: data for name, data in ours.items() if name.endswith(NETWORKS)}
    rest = {name: data for name, data in ours.items() if name not in networks}
    folder.mkdir(parents=True, exist_ok=True)
    others = packages(wheel)
    ready = compiled(others | library(stdlib), stdlib.parent)
    write(folder / "house.bin", rest | {name: ready[name] for name in ready if name.removesuffix("c") in others})
    with zipfile.ZipFile(folder / "python_stdlib.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name in sorted(ready):
            if name.removesuffix("c") not in others:
                made.writestr(zipfile.ZipInfo(name), ready[name], made.compression)
    for game in sorted({name.split("/")[2] for name in networks}):
        write(
            folder / f"networks-{game}.bin",
            {name: data for name, data in networks.items() if name.split("/")[2] == game},
        )
