"""Reads what a program answers, strictly: a number it gave on purpose, or the exact words of an option.

An answer is never guessed from prose. If something that looks like an answer is not on offer, the answer is illegal:
nothing else in the text is tried.
"""

import json
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from meetinghouse.agents.prompt import MOST_NOTES, MOST_SAID, harmless

MOST_READ = 20_000  # characters, from the end: a model that thinks at length decides last
_BRACKETS = re.compile(r"\[\s{0,4}(\d{1,6})\s{0,4}\]")
_BARE = re.compile(r"\s*(\d{1,6})\s*[.)]?\s*")
_OBJECT = re.compile(r"\{\s{0,40}\"")
MOST_OBJECTS = 50  # places at which an object may begin, from the end
_THOUGHT = re.compile(r"<think(?:ing)?>.*?(?:</think(?:ing)?>|\Z)", re.DOTALL | re.IGNORECASE)
_LINE = {name: re.compile(rf"^[ \t]*{name}:(.*)$", re.MULTILINE) for name in ("SAY", "NOTE")}


class ReadAnswer(NamedTuple):
    """What was read: the number of an option, or `problem`: `empty`, `unparsable` or `illegal`."""

    number: int | None
    how: str = ""  # brackets, json, bare, label
    problem: str = ""
    say: str = ""  # meant for the table, on purpose
    note: str = ""  # meant for oneself


def read(text: str, labels: Mapping[int, str]) -> ReadAnswer:
    """The answer in a text; `labels` are the numbers on offer and what each means. Marked thoughts are not read."""
    text = _THOUGHT.sub("", text[-MOST_READ:])
    if not text.strip():
        return ReadAnswer(None, problem="empty")
    given, span = _object(text, "answer")
    marks = [found for found in _BRACKETS.finditer(text) if not span[0] <= found.start() < span[1]]
    say, note = _aside(text, given, "say"), _aside(text, given, "note")
    if given is not None and (not marks or marks[-1].start() < span[0]):
        number: Any = given["answer"]
        return _on_offer(number if type(number) is int else None, "json", labels, say, note)
    if marks:
        return _on_offer(int(marks[-1][1]), "brackets", labels, say, note)
    bare = _BARE.fullmatch(text)
    if bare:
        return _on_offer(int(bare[1]), "bare", labels, say, note)
    same = [number for number, label in labels.items() if label.casefold() == text.strip().casefold()]
    if len(same) == 1:
        return ReadAnswer(same[0], "label")
    return ReadAnswer(None, problem="unparsable", say=say, note=note)


def read_beliefs(text: str, seats: int) -> list[float] | None:
    """`{"beliefs": [20, 0, 75, ...]}`: a percentage for each seat, or None."""
    given, _ = _object(text[-MOST_READ:], "beliefs")
    stated = given["beliefs"] if given is not None else None
    if not isinstance(stated, list) or len(stated) != seats:
        return None
    if not all(type(one) in (int, float) and 0 <= one <= 100 for one in stated):
        return None
    return [one / 100 for one in stated]


def _on_offer(number: int | None, how: str, labels: Mapping[int, str], say: str, note: str) -> ReadAnswer:
    if number is None or number not in labels:
        return ReadAnswer(None, how, "illegal", say, note)
    return ReadAnswer(number, how, "", say, note)


def _object(text: str, wanted: str) -> tuple[dict[str, Any] | None, tuple[int, int]]:
    """The last JSON object with that key, and where it stands."""
    decoder = json.JSONDecoder()
    places = [found.start() for found in _OBJECT.finditer(text)][-MOST_OBJECTS:]
    last: tuple[dict[str, Any] | None, tuple[int, int]] = (None, (0, 0))
    for start in places:
        if start < last[1][1]:
            continue  # inside the last one
        try:
            found, end = decoder.raw_decode(text, start)
        except (ValueError, RecursionError):
            continue
        if isinstance(found, dict) and wanted in found:
            last = (found, (start, end))
    return last


def _aside(text: str, given: dict[str, Any] | None, name: str) -> str:
    """The text meant to be said or kept: a line that begins so, or a part of the JSON. Nothing else counts."""
    most = MOST_SAID if name == "say" else MOST_NOTES
    if given is not None and isinstance(given.get(name), str):
        return harmless(given[name], most)
    found = _LINE[name.upper()].findall(text)
    return harmless(found[-1], most) if found else ""
