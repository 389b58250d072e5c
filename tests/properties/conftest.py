"""Says at the end of a run how much the properties have looked at."""

from __future__ import annotations

import pytest

from tests.properties.tally import SEEN


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for what, times in sorted(SEEN.items()):
        terminalreporter.write_line(f"{what}: {times:,}")
