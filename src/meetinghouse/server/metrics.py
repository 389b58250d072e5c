"""Counters for `/metrics` in Prometheus' text form. Numbers only: nothing about any table or person."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields


@dataclass(slots=True)
class Metrics:
    """What one process has done."""

    commits: int = 0
    conflicts: int = 0
    loads: int = 0
    messages: int = 0
    refusals: int = 0
    sockets_opened: int = 0
    slow_readers: int = 0
    bot_answers: int = 0
    bot_overruns: int = 0
    internal_errors: int = 0
    http: dict[str, int] = field(default_factory=dict)

    def text(self, gauges: Mapping[str, float]) -> str:
        """Everything in the exposition format."""
        lines = []
        for item in fields(self):
            if item.name == "http":
                continue
            name = f"meetinghouse_{item.name}_total"
            lines += [f"# TYPE {name} counter", f"{name} {getattr(self, item.name)}"]
        lines.append("# TYPE meetinghouse_http_requests_total counter")
        for status, count in sorted(self.http.items()):
            lines.append(f'meetinghouse_http_requests_total{{status="{status}"}} {count}')
        for name, value in gauges.items():
            lines += [f"# TYPE meetinghouse_{name} gauge", f"meetinghouse_{name} {value:g}"]
        return "\n".join(lines) + "\n"
