"""What the pages promise is there: commands, links and code that runs."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import meetinghouse as mh
from meetinghouse.cli.parser import build
from meetinghouse.cli.talk import LinePrinter
from meetinghouse.words import Words
from tests.source import ROOT

PAGES = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")]
PAGES += sorted((ROOT / "docs").rglob("*.md"))

_BLOCK = re.compile(r"^```(?P<language>\w*)[^\n]*\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\((?P<target>[^)#\s]+)(?:#[^)]*)?\)")
_MAKE = re.compile(r"\bmake (?P<target>[a-z][a-z-]*)")
_TARGET = re.compile(r"^(?P<target>[a-z][a-z-]*):.*?(?P<help>## .*)?$", re.MULTILINE)


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def targets() -> dict[str, str]:
    """Target of the Makefile -> its line of help."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    return {match["target"]: match["help"] or "" for match in _TARGET.finditer(text)}


def blocks(page: Path, language: str) -> list[str]:
    text = page.read_text(encoding="utf-8")
    return [match["code"] for match in _BLOCK.finditer(text) if match["language"] == language]


def shell(page: Path) -> list[str]:
    """The commands in the shell blocks of a page, without prompts and comments."""
    text = "\n".join(code for language in ("sh", "console") for code in blocks(page, language))
    return [line.removeprefix("$ ").strip() for line in text.replace("\\\n", " ").splitlines()]


def python_blocks() -> dict[str, str]:
    return {
        f"{name(page)}-{number}": code for page in PAGES for number, code in enumerate(blocks(page, "python"), start=1)
    }


def test_every_picture_is_shown_on_a_page() -> None:
    """A picture that no page shows grows old unseen."""
    shown = {Path(match["target"]).name for page in PAGES for match in _LINK.finditer(page.read_text(encoding="utf-8"))}
    assert {path.name for path in (ROOT / "docs" / "pictures").iterdir()} <= shown


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_make_target_that_a_page_names_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    quoted = re.findall(r"`([^`\n]+)`", text) + shell(page)
    named = {match["target"] for code in quoted for match in _MAKE.finditer(code)}
    assert named - set(targets()) == set()


def test_every_target_has_a_line_of_help() -> None:
    inner = {"web-packages"}
    assert {target for target, text in targets().items() if not text} == inner


def test_the_targets_people_were_promised_are_there() -> None:
    promised = "play test lint goldens bench bench-server simulate torture arena balance web clean serve"
    assert set(promised.split()) - set(targets()) == set()


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_to_a_file_leads_somewhere(page: Path) -> None:
    links = {match["target"] for match in _LINK.finditer(page.read_text(encoding="utf-8"))}
    here = {link for link in links if "://" not in link and not link.startswith("mailto:")}
    assert {link for link in here if not (page.parent / link).exists()} == set()


@pytest.mark.parametrize("code", python_blocks().values(), ids=python_blocks().keys())
def test_python_on_the_pages_runs(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "page", "exec"), {"__name__": "page"})


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_command_on_a_page_is_understood(page: Path) -> None:
    parser = build(LinePrinter(Words("en", strict=True)))
    for line in shell(page):
        given = shlex.split(line, comments=True)
        if given and Path(given[0]).name == "meetinghouse":
            parser.parse_args(given[1:])


def test_translators_find_every_kind_of_file() -> None:
    """The page for translators names each file of a language, a game's by `<game>`."""
    page = (ROOT / "docs" / "translating.md").read_text(encoding="utf-8")
    names = {file.name for file in (ROOT / "locales" / "en").iterdir()}
    kinds = {re.sub(rf"({'|'.join(mh.games())})", "<game>", name) for name in names}
    assert {kind for kind in kinds if f"`{kind}`" not in page} == set()


def linked(page: Path) -> set[Path]:
    """The pages that a page links to; a folder stands for the pages in it, as a reader sees them there."""
    found: set[Path] = set()
    for match in _LINK.finditer(page.read_text(encoding="utf-8")):
        there = (page.parent / match["target"]).resolve()
        found |= set(there.glob("*.md")) if there.is_dir() else {there}
    return found


def test_every_page_is_two_clicks_away() -> None:
    """From the README, or from the list of pages. The site's own pages have its menu."""
    first = linked(ROOT / "README.md") | linked(ROOT / "docs" / "index.md")
    near = first.union({ROOT / "README.md"}, *(linked(page) for page in first if page.suffix == ".md"))
    site = ROOT / "docs" / "site"
    assert {name(page) for page in PAGES if page not in near and site not in page.parents} == set()
