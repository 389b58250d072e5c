"""Facts of a game stand in its own folder: nobody else lists games or knows one by name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.source import OURS, PACKAGE, ROOT, files, tree

WEB = ROOT / "web" / "src"
NAMES = re.compile("|".join(rf"\b{re.escape(name)}\b" for game in OURS for name in (game, game.replace("_", "-"))))
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)  # `https://` is no comment


def strings(path: Path) -> Iterator[str]:
    """Every string of a module but its docstrings, which may name a game as an example."""
    module = tree(path)
    explained = {
        id(node.value)
        for node in ast.walk(module)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explained:
            yield node.value
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def shared_python() -> Iterator[Path]:
    games = PACKAGE / "boardgames"
    return (path for path in files(PACKAGE, ROOT / "tools") if games not in path.parents)


def shared_web() -> Iterator[Path]:
    """What every game uses, and the face of those that have none."""
    for path in sorted(WEB.rglob("*")):
        inside = path.relative_to(WEB).parts
        if path.suffix in (".ts", ".svelte", ".js", ".css") and not (inside[0] == "games" and inside[1] in OURS):
            yield path


@pytest.mark.parametrize("path", list(shared_python()), ids=lambda path: str(path.relative_to(ROOT)))
def test_shared_python_names_no_game(path: Path) -> None:
    assert [text for text in strings(path) if NAMES.search(text)] == []


@pytest.mark.parametrize("path", list(shared_web()), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_shared_part_of_the_client_names_no_game(path: Path) -> None:
    assert NAMES.findall(COMMENT.sub("", path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("name", ["Makefile", "hatch_build.py", "web/vite.config.ts", "web/index.html"])
def test_the_build_names_no_game(name: str) -> None:
    text = re.sub(r"#[^\n]*", "", (ROOT / name).read_text(encoding="utf-8"))
    assert NAMES.findall(text) == []


def test_the_search_finds_a_name() -> None:
    """It finds one where one may stand."""
    assert any(NAMES.search(text) for text in strings(PACKAGE / "boardgames" / OURS[0] / "__init__.py"))


def test_the_same_job_has_the_same_name_in_every_game() -> None:
    """ARCHITECTURE.md lists them, and `Game(package=...)` finds them."""
    jobs = {
        *(
            "names",
            "cardset",
            "acts",
            "state",
            "setup",
            "rules",
            "powers",
            "event_types",
            "imagine",
            "why_not",
            "telling",
            "research",
        ),
        *("encoder", "terminal"),
    }
    told = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").split("## A game's folder")[1].split("\n## ")[0]
    assert {job for job in jobs if f"`{job}`" not in told} == set()
    for game in OURS:
        assert jobs <= {file.stem for file in (PACKAGE / "boardgames" / game).glob("*.py")}, game


# Names that two classes may share, and why.
SHARED = {
    "Ask": "the engine's question and the same question on the wire",
}


def shared_names(defined: dict[str, list[Path]]) -> dict[str, list[str]]:
    """Names of several classes, unless each is in the same folder of another game: that is the same job."""
    games = PACKAGE / "boardgames"
    found = {}
    for name, paths in defined.items():
        jobs = {path.relative_to(games).parts[1:-1] if games in path.parents else path for path in paths}
        owners = {path.relative_to(games).parts[0] if games in path.parents else path for path in paths}
        if len(jobs) > 1 or len(owners) < len(paths):
            found[name] = [str(path.relative_to(PACKAGE)) for path in paths]
    return found


def test_a_class_has_a_name_of_its_own() -> None:
    """A reader of a stack trace knows the room from the class."""
    defined: dict[str, list[Path]] = {}
    for path in files(PACKAGE):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef):
                defined.setdefault(node.name, []).append(path)
    shared = shared_names(defined)
    assert {name: where for name, where in shared.items() if name not in SHARED} == {}
    assert SHARED.keys() <= shared.keys(), "an exception that nobody needs any more"


def test_the_search_finds_two_rooms_with_one_name() -> None:
    bots = [PACKAGE / "boardgames" / game / "bots" / "level1.py" for game in OURS]
    assert shared_names({"Level1": bots}) == {}
    assert list(shared_names({"Level1": [*bots, PACKAGE / "bots" / "base.py"]})) == ["Level1"]
    assert list(shared_names({"Level1": [bots[0], bots[0].with_name("level2.py")]})) == ["Level1"]


@pytest.mark.parametrize("game", OURS)
def test_who_sees_a_field_is_spelt_one_way(game: str) -> None:
    """`Public[T]`, and `Annotated[Public[T], Named(...)]` for ids."""
    text = (PACKAGE / "boardgames" / game / "state.py").read_text(encoding="utf-8")
    assert re.findall(r"\bVis\.\w+|\b(?:Public|Owner|Server)\[Annotated\[", text) == []


@pytest.mark.parametrize("game", OURS)
def test_the_first_page_of_a_game_names_modules_that_are_there(game: str) -> None:
    folder = PACKAGE / "boardgames" / game
    told = ast.get_docstring(tree(folder / "__init__.py")) or ""
    named = {*re.findall(r"\b([a-z_]+)\.py\b", told), *re.findall(r"`([a-z_]+)/?`", told)}
    assert len(named) > 10 and named - {path.stem for path in folder.iterdir()} == set()
