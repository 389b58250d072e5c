"""Puts the page that needs no server together: a folder of static files for any file server.

The client comes built (`web/dist-page`, in the wheel, too), our code from this package; Pyodide, and msgspec as its
makers built it for that, are given.
"""

import asyncio
import gzip
import hashlib
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from meetinghouse import resources
from meetinghouse.bots.asking import multiply_with
from meetinghouse.server.http.headers import PAGE_CSP
from meetinghouse.server.page import archive
from meetinghouse.server.page.page import Page
from meetinghouse.server.page.shelf import MemoryShelf

PYODIDE = "314.0.7"  # of web/package.json
MSGSPEC = ("0.22.0", "3.14", "pyemscripten_2026_0_wasm32")  # its version, the Python of that Pyodide, and the platform
_OF_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
_PARTS = re.compile(r"(networks|pyodide|house|answers|licences)")
_APART = ("index.html", "404.html", "sw.js")  # what the service worker does not keep under its name


class Weight(NamedTuple):
    """What a part of the folder weighs: as it lies there, and as a host that compresses sends it."""

    files: int
    bytes: int
    gzip: int


def client() -> Path | None:
    """The built client of the page, or None when nobody has built it."""
    folder = resources.path("web", "dist-page")
    return folder if (folder / "index.html").is_file() else None


def make(client: Path, pyodide: Path, wheel: Path, out: Path, server: str = "") -> dict[str, Weight]:
    """Everything into a new folder; returns what its parts weigh. `server` is for people with friends elsewhere."""
    shutil.copytree(client, out, dirs_exist_ok=True)
    held = out / "held"
    archive.all_of(wheel, pyodide / "python_stdlib.zip", held)
    # The library in it is cut to what we need, so its own bytes name the folder beside its version.
    place = f"pyodide-{PYODIDE}-{_hash((held / 'python_stdlib.zip').read_bytes())}/"
    (out / place).mkdir()
    for name in _OF_PYODIDE:
        shutil.copyfile(pyodide / name, out / place / name)
    # without the list of packages that are not here
    info = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))["info"]
    _write(out / place / "pyodide-lock.json", {"info": info, "packages": {}})
    (held / "python_stdlib.zip").rename(out / place / "python_stdlib.zip")
    house = _named(held / "house.bin", out)
    networks = {file.stem.removeprefix("networks-"): _named(file, out) for file in sorted(held.glob("networks-*"))}
    held.rmdir()
    fixed = asyncio.run(answers())
    kept = f"answers-{_hash(json.dumps(fixed).encode())}/"
    for name, text in fixed.items():
        (out / kept / name).parent.mkdir(parents=True, exist_ok=True)
        (out / kept / name).write_text(text, encoding="utf-8")
    of_memory = _hash(b"".join((out / name).read_bytes() for name in (house, place + "python_stdlib.zip")))
    parts = {"pyodide": place, "archive": house, "memory": of_memory, "networks": networks, "answers": kept}
    _write(out / "parts.json", parts | ({"server": server} if server else {}))
    index = out / "index.html"
    policy = f'<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="{PAGE_CSP}" />'
    index.write_text(index.read_text("utf-8").replace('<meta charset="utf-8" />', policy, 1), encoding="utf-8")
    _keep_all(out)
    return _weights(out)


async def answers() -> dict[str, str]:
    """The answers that never change, by the name of their file, from the very code that would give them."""
    multiply_with(lambda shape, weights: lambda seen: [])  # as in the page itself: networks can be asked there
    page = Page(MemoryShelf(), None, None)  # type: ignore[arg-type]  # nobody thinks, and no line is opened
    try:
        found = {f"{name}.json": await _asked(page, f"/api/{name}") for name in ("games", "card-sets")}
        for game in json.loads(found["games.json"])["games"]:
            found[f"panels/{game['id']}.json"] = await _asked(page, f"/api/panels/{game['id']}")
            for lang in game["text"]:
                for what in ("rules", "howto", "words"):
                    found[f"{what}/{game['id']}.{lang}.json"] = await _asked(
                        page, f"/api/{what}/{game['id']}?lang={lang}"
                    )
    finally:
        multiply_with(None)
    return found


async def _asked(page: Page, path: str) -> str:
    answer = json.loads(await page.ask("GET", path, "{}", ""))
    if answer["status"] != 200:
        raise LookupError(f"{path}: {answer['body']}")
    return str(answer["body"])


def _keep_all(out: Path) -> None:
    """The service worker keeps everything below the folder; networks are as large as all the rest, and come last."""
    names = [name for name in _names(out) if name not in _APART]
    names.sort(key=lambda name: (name.startswith("networks-"), name))
    sums = [name + _hash((out / name).read_bytes()) for name in [*names, "index.html"]]
    worker = (out / "sw.js").read_text("utf-8")
    worker = worker.replace("__VERSION__", _hash("\n".join(sums).encode()))
    (out / "sw.js").write_text(worker.replace("['__FILES__']", json.dumps(names)), encoding="utf-8")


def _weights(out: Path) -> dict[str, Weight]:
    found: dict[str, Weight] = {}
    for name in _names(out):
        part = _PARTS.match(name)
        data = (out / name).read_bytes()
        kind = part[1] if part else "client"
        old = found.get(kind, Weight(0, 0, 0))
        small = min(len(data), len(gzip.compress(data, 9)))
        found[kind] = Weight(old.files + 1, old.bytes + len(data), old.gzip + small)
    return found


def _names(out: Path) -> Iterator[str]:
    return (file.relative_to(out).as_posix() for file in sorted(out.rglob("*")) if file.is_file())


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:10]


def _named(file: Path, out: Path) -> str:
    """Moves an archive to where its name says what it holds."""
    name = f"{file.stem}-{_hash(file.read_bytes())}{file.suffix}"
    file.rename(out / name)
    return name


def _write(file: Path, value: Any) -> None:
    file.write_text(json.dumps(value, separators=(",", ":")), encoding="utf-8")
