"""Which extra brings a package that is not installed, so that people read a command and not a traceback."""

from __future__ import annotations

import importlib

from meetinghouse.cli.talk import CliError

_EXTRAS = {
    "bots": ("numpy",),
    "cluster": ("dask", "distributed"),
    "export": ("pyarrow",),
    "lab": ("matplotlib",),
    "mcp": ("mcp",),
    "postgres": ("asyncpg",),
    "server": ("cryptography", "httptools", "uvicorn"),
}
EXTRA_OF = {package: extra for extra, packages in _EXTRAS.items() for package in packages}


def missing(error: ModuleNotFoundError) -> CliError:
    """What to tell somebody whose command needs a package that is not there; a mistake of ours is raised again."""
    package = (error.name or "").partition(".")[0]
    if package not in EXTRA_OF:
        raise error
    return CliError("needs-extra", package=package, extra=EXTRA_OF[package])


def need(package: str) -> None:
    """Check for a package before long work begins that needs it at its end."""
    importlib.import_module(package)
