"""What the players of Salem 1692 do to one another, seat by seat, as all can see it."""

from collections.abc import Iterable, Iterator

from meetinghouse.boardgames.salem1692.bots.memory import HARMS, HELPS
from meetinghouse.boardgames.salem1692.bots.sight import RED_WORTH
from meetinghouse.engine.json_types import Json


def fates(events: Iterable[Json]) -> Iterator[tuple[str, int]]:
    for event in events:
        key = event["key"].removeprefix("salem1692.")
        if key == "played":
            card = event["card"]
            what = "accused" if card in RED_WORTH else "helped" if card in HELPS else "harmed" if card in HARMS else ""
            if what and event["target"] != event["seat"]:
                yield what, event["target"]
        elif key == "died":
            yield "died", event["seat"]
        elif key == "cat_given":
            yield "cat", event["seat"]
        elif key == "gavel_placed":
            yield "saved", event["target"]
        elif key == "kill_named":
            yield "hunted", event["target"]
        elif key == "tryal_revealed" and event["how"] == "accusation":
            yield "tried", event["seat"]
