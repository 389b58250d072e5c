"""How far a batch of games is: a bar on standard error, where there is somebody to watch it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TextIO, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meetinghouse.lab.batch import in_parts

W = TypeVar("W")
T = TypeVar("T")


@contextmanager
def bar(total: int, what: str, file: TextIO | None = None) -> Iterator[Callable[[int], None]]:
    """Gives a function to call with the number of further games that are done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(file=file or sys.stderr)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(what, total=total)
        yield lambda more: progress.advance(task, more)


def watched(one: Callable[[W], T], todo: Sequence[W], jobs: int, what: str) -> list[T]:
    with bar(len(todo), what) as progress:
        return in_parts(one, todo, jobs, progress)
