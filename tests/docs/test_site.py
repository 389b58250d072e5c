"""The site as `make docs` builds it: notebooks run, every link leads somewhere, nothing comes from elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import meetinghouse as mh
from tests.source import ROOT

_URL = re.compile(r"""(?:url\(\s*|@import\s+)["']?(?P<url>[^"')\s]+)""")
_AWAY = re.compile(r"(?:https?:)?//")
pytestmark = pytest.mark.timeout(3000)  # the site is built once, notebooks and all, however busy the machine is


class Page(HTMLParser):
    """What a page points at, what it loads, and where others may point."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, given: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in given}
        self.anchors.update(attributes[name] for name in ("id", "name") if attributes.get(name))
        if tag == "a" and "href" in attributes:
            self.links.append(attributes["href"])
        elif "href" in attributes and tag != "use":
            self.loads.append(attributes["href"])
        self.loads += [attributes[name] for name in ("src", "data", "poster") if attributes.get(name)]
        self.loads += [match["url"] for match in _URL.finditer(attributes.get("style", ""))]


@pytest.fixture(scope="module")
def site(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    """A warning is a failure: an unknown page, an unreadable docstring, a notebook that does not run."""

    def build(folder: Path) -> None:
        command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-d", str(folder / "read")]
        command += ["-c", "docs/site", ".", str(folder / "built")]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]

    return once("site", build) / "built"


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {file: Page(file.read_text(encoding="utf-8")) for file in site.rglob("*.html")}


def dead(site: Path, pages: dict[Path, Page]) -> Iterator[str]:
    """Every address within the site that leads nowhere, with the page it stands on."""
    for file, page in pages.items():
        if "_downloads" in file.parts:
            continue
        for address in page.links + page.loads:
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            anchor = unquote(parts.fragment)
            there = target.is_file() and (not anchor or target not in pages or anchor in pages[target].anchors)
            if not there:
                yield f"{file.relative_to(site)}: {address}"


def test_every_link_leads_somewhere(site: Path, pages: dict[Path, Page]) -> None:
    assert len(pages) > 60
    assert sorted(dead(site, pages)) == []


def test_nothing_is_loaded_from_elsewhere(site: Path, pages: dict[Path, Page]) -> None:
    away = [
        f"{file.relative_to(site)}: {load}" for file, page in pages.items() for load in page.loads if _AWAY.match(load)
    ]
    for file in site.rglob("*.css"):
        found = [match["url"] for match in _URL.finditer(file.read_text(encoding="utf-8"))]
        away += [f"{file.relative_to(site)}: {url}" for url in found if _AWAY.match(url)]
    assert away == []


def test_every_page_of_the_repository_is_in_the_site(site: Path) -> None:
    sources = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    sources += [*(ROOT / "docs").rglob("*.md"), *(ROOT / "docs" / "notebooks").glob("*.py")]
    names = {str(source.relative_to(ROOT).with_suffix(".html")) for source in sources}
    assert {name for name in names if not (site / name).is_file()} == set()


def test_notebooks_show_what_they_printed_and_drew(site: Path) -> None:
    for source in (ROOT / "docs" / "notebooks").glob("*.py"):
        text = (site / "docs" / "notebooks" / f"{source.stem}.html").read_text(encoding="utf-8")
        assert "cell_output" in text, source.name
        drawn = re.findall(r"plt\.subplots|Image\.fromarray", source.read_text(encoding="utf-8"))
        assert text.count("<img ") >= len(drawn), source.name


def test_the_whole_face_is_described(site: Path, pages: dict[Path, Page]) -> None:
    face = pages[site / "docs" / "site" / "api" / "face.html"]
    assert {name for name in mh.__all__ if name != "Game"} <= {
        anchor.removeprefix("meetinghouse.") for anchor in face.anchors if anchor.count(".") == 1
    }
