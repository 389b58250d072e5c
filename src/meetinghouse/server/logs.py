"""Structured logs: one JSON object on each line, without tokens, keys, names or what anyone said."""

from __future__ import annotations

import json
import logging
import re
import sys
import time

# Anything that looks like one of our tokens is cut, whoever logs it.
_TOKEN = re.compile(r"(?<![\w-])[\w-]{32}(?![\w-])")


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, where, what; the traceback if there is one."""
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": _TOKEN.sub("[cut]", record.getMessage()),
        }
        if record.exc_info:
            line["trace"] = _TOKEN.sub("[cut]", self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


class Plain(logging.Formatter):
    """The same for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Without tokens as well."""
        return _TOKEN.sub("[cut]", super().format(record))


def configure(level: str = "info", as_json: bool = True) -> None:
    """Send every log to standard error in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else Plain("%(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel(max(logging.getLogger().level, logging.WARNING))
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("sqlalchemy").setLevel(logging.WARNING)
