"""The site: every page of the repository as it stands, the games' pages, the notebooks and the Python face.

`make docs` builds it into build/site with Sphinx. Why Sphinx: docs/deciding/009-a-site-by-sphinx.md.
"""

from __future__ import annotations

import importlib
import inspect
import os
import re
from pathlib import Path
from typing import Any

from docutils import nodes
from pygments.lexers.configs import PropertiesLexer
from sphinx import addnodes

import meetinghouse
from meetinghouse.words import Words

ROOT = Path(__file__).resolve().parents[2]
os.chdir(ROOT)  # notebooks and autodoc find the repository wherever they are started

project = "Meetinghouse"
version = release = meetinghouse.__version__
copyright = "the Meetinghouse contributors, Apache License 2.0"
language = "en"

extensions = [
    "myst_nb",
    "sphinx.ext.autodoc",
]

# The source folder is the repository itself, so that links between its pages work here as they do in it.
root_doc = "docs/site/index"
include_patterns = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs/**.md",
    "docs/notebooks/*.py",
]
exclude_patterns = [
    ".*",
    "build",
    "dist",
    "web",
    "src",
    "tests",
    "examples",
    "bench",
    "tools",
    "deploy",
    "requirements",
]

html_theme = "furo"
html_title = f"Meetinghouse {version}"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False

# Docstrings are plain text with code in single backticks.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_class_signature = "separated"
autodoc_preserve_defaults = True
autodoc_inherit_docstrings = False
python_use_unqualified_type_names = True
suppress_warnings = ["ref.python"]  # the engine and the client each have a Table
add_module_names = False
python_maximum_signature_line_length = 90

myst_heading_anchors = 4
myst_ref_domains: list[str] = []  # a link names a page or a file, never a Python name that sounds like it
myst_enable_extensions = ["substitution", "colon_fence"]

# Notebooks are Python files with cells; what they print and draw is made when the site is.
nb_custom_formats = {".py": ["jupytext.reads", {"fmt": "py:percent"}]}
nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 1200
nb_execution_show_tb = True
nb_ipywidgets_js: dict[str, Any] = {}  # they would be loaded from elsewhere


def _facts(game: str, spec: meetinghouse.GameSpec) -> dict[str, str]:
    name = Words("en", strict=True).say(f"{game}-name".replace("_", "-"))
    return {"name": name, "seats": f"{spec.min_seats} to {spec.max_seats}", "rules": spec.rules_version}


# What the games' pages say of them, from the games themselves: {{ salem1692.seats }}.
myst_substitutions = {game: _facts(game, spec) for game, spec in meetinghouse.games().items()}


def _door(app: Any, error: Exception | None) -> None:
    """The first page stands beside its sources; the site's own address leads there."""
    if error is None:
        page = f"{root_doc}.html"
        line = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{html_title}</title>'
        line += f'<meta http-equiv="refresh" content="0; url={page}"><a href="{page}">{html_title}</a></html>\n'
        Path(app.outdir, "index.html").write_text(line, encoding="utf-8")


# Folders have no page in a site: a link to one leads to the page that lists what lies in it.
FOLDERS = {
    "docs/rules": "docs/index",
    "docs/howto": "docs/index",
    "docs/deciding": "docs/site/decisions",
    "cards": "docs/card-sets",
}


def _folders(app: Any, page: Any) -> None:
    name = app.env.docname
    for link in list(page.findall(addnodes.pending_xref)):
        listed = FOLDERS.get(os.path.normpath(Path(name).parent / link["reftarget"]))
        if listed is not None:
            address = app.builder.get_relative_uri(name, listed)
            link.replace_self(nodes.reference("", "", *link.children, refuri=address, internal=True))


def _fields(app: Any, what: str, name: str, field: Any, options: Any, lines: list[str]) -> None:
    """What a field of a named tuple is stands beside it in the source; Python itself only counts them."""
    if lines and lines[0].startswith("Alias for field number"):
        module, _, rest = name.rpartition(".")[0].rpartition(".")
        source = inspect.getsource(getattr(importlib.import_module(module), rest))
        beside = re.search(rf"^    {name.rpartition('.')[2]}: .*?# (.+)$", source, re.MULTILINE)
        lines[:] = [beside[1]] if beside else []


def setup(app: Any) -> None:
    app.connect("autodoc-process-docstring", _fields)
    app.connect("doctree-read", _folders)
    app.add_lexer("ftl", PropertiesLexer)  # Fluent's files, near enough
    app.connect("build-finished", _door)
