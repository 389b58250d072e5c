"""The `meetinghouse` command."""

from meetinghouse.cli.main import main

__all__ = ["main"]
