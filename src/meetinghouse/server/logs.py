"""Structured logs: one JSON object on each line, without tokens, keys, names or what anyone said."""

import json
import logging
import re
import sys
import time
from collections import Counter

# Anything that looks like one of our tokens is cut, from every logger.
_TOKEN = re.compile(r"(?<![\w-])[\w-]{32}(?![\w-])")
# What steers a terminal or turns text round is spelt out; line breaks and tabs of a traceback stay.
_STEERS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]")


def safe(text: str) -> str:
    """Text for a log: without tokens, and without signs that do something to a terminal."""
    return _STEERS.sub(lambda found: f"\\u{ord(found.group()):04x}", _TOKEN.sub("[cut]", text))


class Bounded(logging.Filter):
    """Lets at most so many lines of one kind through in a minute, so that nobody fills a disk by what they send. The
    next line that is let through says how many were left out."""

    def __init__(self, most: int = 30) -> None:
        """A kind is a logger, a text before its values are put in, and the type of error."""
        super().__init__()
        self.most = most
        self._minute = 0
        self._seen: Counter[tuple[str, str, type | None]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        kind = record.name, str(record.msg), record.exc_info[0] if record.exc_info else None
        minute = int(record.created // 60)
        left_out = 0
        if minute != self._minute:
            left_out = sum(max(0, seen - self.most) for seen in self._seen.values())
            self._minute, self._seen = minute, Counter()
        self._seen[kind] += 1
        if left_out:
            record.msg, record.args = f"{record.getMessage()} ({left_out} lines left out before)", None
        return self._seen[kind] <= self.most


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": safe(record.getMessage()),
        }
        if record.exc_info:
            line["trace"] = safe(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


class PlainFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return safe(super().format(record))


def configure(level: str = "info", as_json: bool = True) -> None:
    """Send every log to standard error in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else PlainFormatter("%(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Bounded())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel(max(logging.getLogger().level, logging.WARNING))
