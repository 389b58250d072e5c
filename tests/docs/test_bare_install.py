"""The wheel in a bare environment: a plain install is small, plays in the terminal, and says which extra it lacks."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from meetinghouse.server.page.folder import PYODIDE
from tests.docs.conftest import built
from tests.source import ROOT

MEGABYTES = 60
EXTRAS = "server lab pettingzoo open-spiel gymnasium vector cluster postgres train bots all"


def plain_needs(wheel: Path) -> list[Distribution]:
    """What a plain install brings, as the metadata say it: each package here, and what those need."""
    inside = zipfile.ZipFile(wheel)
    (metadata,) = (name for name in inside.namelist() if name.endswith(".dist-info/METADATA"))
    wanted = re.findall(r"^Requires-Dist: (.*)$", inside.read(metadata).decode(), re.MULTILINE)
    found: dict[str, Distribution] = {}
    while wanted:
        need = Requirement(wanted.pop())
        if need.name in found or (need.marker is not None and not need.marker.evaluate({"extra": ""})):
            continue
        found[need.name] = distribution(need.name)
        wanted += found[need.name].requires or []
    return list(found.values())


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the wheel and what it asks for, copied from here: no network is needed."""
    home = tmp_path_factory.mktemp("bare")
    venv.create(home, with_pip=False)
    (site,) = home.glob("[Ll]ib/**/site-packages")
    zipfile.ZipFile(wheel).extractall(site)
    for package in plain_needs(wheel):
        for file in package.files or ():
            if ".." not in file.parts:
                target = site / file
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file.locate(), target)
    return next(home.glob("[bS]*/python*"))


def run(python: Path, *words: str, answers: str = "", cwd: Path | None = None) -> tuple[int, str]:
    """`python -m meetinghouse`, away from the checkout."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "MEETINGHOUSE"))}
    done = subprocess.run(
        [python, "-P", "-m", "meetinghouse", *words],
        input=answers,
        capture_output=True,
        text=True,
        cwd=cwd or python.parent,
        env=environ | {"LANG": "C.UTF-8"},
    )
    return done.returncode, done.stdout + done.stderr


def test_a_plain_install_is_small(bare: Path) -> None:
    size = sum(file.stat().st_size for file in bare.parents[1].rglob("*") if file.is_file() and not file.is_symlink())
    assert size < MEGABYTES * 1_000_000


def plays(python: Path) -> None:
    status, said = run(python, "play", "new_salem", "--seats", "3", "--plain", "--seed", "1", answers="1\n" * 2000)
    assert status == 0 and re.search(r"^You (won|lost|have won|have lost)", said, re.MULTILINE), said[-500:]
    status, said = run(python, "simulate", "affliction", "--seats", "2", "--games", "2")
    assert status == 0 and "Seat 2 wins" in said
    assert run(python, "--version") == (0, "0.1.0\n")


def test_it_plays_in_the_terminal_and_simulates(bare: Path) -> None:
    plays(bare)


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("serve --port 0", "server"),
        ("doctor", "server"),
        ("balance affliction --games 1", "lab"),
        ("export x.parquet affliction --games 1", "export"),
        ("simulate salem1692 --games 1 --cluster local:1", "cluster"),
        ("play salem1692 --level 3 --plain", "bots"),
    ],
)
def test_what_needs_an_extra_says_which_at_once(bare: Path, command: str, extra: str) -> None:
    status, said = run(bare, *command.split())
    assert status == 2 and said.startswith("needs-extra: ") and f"meetinghouse[{extra}]" in said, said
    assert len(said.splitlines()) == 1


def test_the_page_that_needs_no_server_is_built_from_the_wheel(bare: Path, tmp_path: Path) -> None:
    """From npm's package of Pyodide and a wheel of msgspec: our code and words come from the install itself. The client
    is a stand-in here; `make page` builds its own."""
    (site,) = bare.parents[1].glob("[Ll]ib/**/site-packages/meetinghouse/_data")
    client = site / "web" / "dist-page"
    shutil.rmtree(client, ignore_errors=True)
    status, said = run(bare, "page", str(tmp_path / "page"))
    assert status == 2 and said.startswith("page-no-client: ")
    shutil.copytree(ROOT / "web" / "page", client, ignore=shutil.ignore_patterns("*.ts"))
    shutil.copyfile(ROOT / "web" / "index.html", client / "index.html")
    packed, wheel = tmp_path / "pyodide.tgz", tmp_path / "msgspec.whl"
    with tarfile.open(packed, "w:gz") as package:
        package.add(ROOT / "web" / "node_modules" / "pyodide", "package")
    with zipfile.ZipFile(wheel, "w") as made:
        made.writestr("msgspec/__init__.py", "")
    line = ["page", str(tmp_path / "page"), "--pyodide", str(packed), "--msgspec", str(wheel)]
    status, said = run(bare, *line)
    assert status == 0, said
    status, said = run(bare, *line)
    assert status == 2 and said.startswith("page-not-empty: ")
    page = tmp_path / "page"
    parts = json.loads((page / "parts.json").read_text("utf-8"))
    # Names and lengths stand in the archive's first line, the files behind it.
    inside = json.loads(gzip.decompress((page / parts["archive"]).read_bytes()).partition(b"\n")[0])
    for wanted in ("server/page/page.py", "_data/locales/fr/web.ftl", "_data/cards/new_salem/house.toml"):
        assert f"meetinghouse/{wanted}" in inside
    games = json.loads((page / parts["answers"] / "games.json").read_text("utf-8"))["games"]
    assert {game["id"]: 3 in game["levels"] for game in games} == dict.fromkeys(parts["networks"], True)
    assert (page / parts["pyodide"] / "pyodide.asm.wasm").is_file()
    assert "'wasm-unsafe-eval'" in (page / "index.html").read_text("utf-8")
    assert parts["archive"] in (page / "sw.js").read_text("utf-8")


def test_the_pyodide_of_the_page_is_the_one_that_is_tried() -> None:
    """The version that the wheel asks for is the one of the client's lock file, with which `make page-test` plays."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    assert lock["packages"]["node_modules/pyodide"]["version"] == PYODIDE


def test_the_metadata_say_whose_it_is_and_what_it_offers(wheel: Path) -> None:
    inside = zipfile.ZipFile(wheel)
    (metadata,) = (name for name in inside.namelist() if name.endswith(".dist-info/METADATA"))
    text = inside.read(metadata).decode()
    assert set(re.findall(r"^Provides-Extra: (.*)$", text, re.MULTILINE)) >= set(EXTRAS.split())
    licence = "License-Expression: Apache-2.0 AND BSD-3-Clause AND CC-BY-3.0 AND MIT AND OFL-1.1"
    for line in ("Author: ", licence, "Requires-Python: >=3.11", "Keywords: "):
        assert f"\n{line}" in text
    description = text.partition("\n\n")[2]
    assert "# Meetinghouse" in description
    assert re.findall(r"\]\((?!https?://|#)[^)]*\)", description) == []  # nothing that only a checkout has


def test_the_licence_of_every_library_in_the_client_is_told(wheel: Path) -> None:
    """What the browser client imports ends up in the wheel, and so must its notice."""
    sources = [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    pattern = re.compile(r"""^\s*import (?!type )[^;]*?from ['"]((?:@[\w-]+/)?[a-z][\w-]*)""", re.MULTILINE)
    used = {name for source in sources for name in pattern.findall(source.read_text(encoding="utf-8"))}
    used -= {"virtual", "node", "pyodide"}  # what vite makes; the page has Pyodide's own notices beside it
    told = (ROOT / "web" / "public" / "licences" / "libraries.txt").read_text(encoding="utf-8")
    assert "svelte" in used and used <= set(re.findall(r"^=+\n(\S+)", told, re.MULTILINE))
    inside = zipfile.ZipFile(wheel).namelist()
    assert any(name.endswith("libraries.txt") and ".dist-info/licenses/" in name for name in inside)


def test_the_licences_of_fonts_and_icons_lie_beside_them(wheel: Path) -> None:
    icons = "game-icons.txt"
    folder = ROOT / "web" / "public" / "licences"
    for font in [file for file in folder.iterdir() if file.name != "libraries.txt"]:
        wanted = "CREATIVE COMMONS ATTRIBUTION 3.0" if font.name == icons else "SIL OPEN FONT LICENSE"
        assert wanted in font.read_text(encoding="utf-8").upper()
    inside = zipfile.ZipFile(wheel).namelist()
    assert any(name.endswith(icons) and ".dist-info/licenses/" in name for name in inside)
    fonts = {Path(name).name.rpartition("-")[0] for name in inside if name.endswith(".woff2")}
    licences = {Path(name).stem for name in inside if "/web/dist/licences/" in name}
    if fonts:  # the web client is built
        assert licences and all(any(font.startswith(licence) for licence in licences) for font in fonts)


def test_the_sdist_holds_what_a_build_needs_and_no_tests(tmp_path: Path) -> None:
    with tarfile.open(built("sdist", tmp_path)) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    folders = {name.split("/")[0] for name in names if "/" in name}
    assert folders == {"src", "locales", "cards", "docs", "web"}
    assert not any("tests" in Path(name).parts or name.startswith("web/src") for name in names)
    assert {"pyproject.toml", "hatch_build.py", "LICENSE", "CITATION.cff", "PKG-INFO"} <= set(names)


def others() -> list[Path]:
    """Every other Python from 3.11 on this machine."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    doors = [shutil.which(f"python3.{minor}") for minor in range(11, 20)]
    found = {}
    for door in [*(Path(door) for door in doors if door), *sorted(kept.glob("3.*/bin/python3"))]:
        asked = subprocess.run([door, "-c", "import sys; print(*sys.version_info[:2])"], capture_output=True, text=True)
        if asked.returncode == 0:
            found[tuple(map(int, asked.stdout.split()))] = door
    return [door for version, door in sorted(found.items()) if version >= (3, 11) and version != sys.version_info[:2]]


@pytest.mark.torture
def test_it_installs_and_plays_on_every_python_here(wheel: Path, tmp_path: Path) -> None:
    """With pip, from the package index: each Python has compiled packages of its own."""
    for number, python in enumerate(others()):
        home = tmp_path / str(number)
        subprocess.run([python, "-m", "venv", "--without-pip", home], check=True)
        inner = next(home.glob("[bS]*/python"))
        pip = [sys.executable, "-m", "pip", "--python", str(inner), "install", "--quiet", str(wheel)]
        subprocess.run(pip, check=True)
        assert shutil.which("meetinghouse", path=str(inner.parent)), python
        plays(inner)
